"""The fit of the calibration: it finds the slope that games were made with."""

from __future__ import annotations

import numpy as np
import pytest

from tools.calibrate import fit_slope, means_at


@pytest.mark.parametrize("slope", [0.7, 1.0, 1.6])
def test_the_slope_of_the_log_odds_is_found(slope: float) -> None:
    said = np.linspace(0.05, 0.95, 40)
    found = 1 / (1 + np.exp(-slope * np.log(said / (1 - said))))
    assert fit_slope(list(said[:, None]), found) == pytest.approx(slope)


def test_what_is_certain_stays_so() -> None:
    said = [np.array([0.0, 0.0]), np.array([0.4, 0.3]), np.array([1.0])]
    assert means_at(3.0, said)[[0, 2]] == pytest.approx([0.0, 1.0])
    assert means_at(3.0, said)[1] < means_at(1.0, said)[1]
