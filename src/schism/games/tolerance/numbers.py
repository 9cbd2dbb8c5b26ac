"""What a simulation counts, taken from the final states of many games at once."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def numbers(states: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Each a row a game and a column a seat."""
    games = np.arange(len(states))[:, np.newaxis]
    seats = np.arange(states["role"].shape[1])[np.newaxis, :]
    return {
        "vp": states["points"][games, seats, states["role"]],
        "loans": states["loans"],
    }
