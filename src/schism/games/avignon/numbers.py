"""What a simulation counts, taken from the final states of many games at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def numbers(states: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Each a row a game and a column a seat."""
    return {"people": np.bitwise_count(states["congregation"])}
