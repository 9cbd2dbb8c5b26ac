"""The fit of the calibration: it finds the slope that games were made with."""

from __future__ import annotations

import numpy as np
import pytest

from tools.calibrate import fit_slope


@pytest.mark.parametrize("slope", [0.7, 1.0, 1.6])
def test_the_slope_of_the_log_odds_is_found(slope: float) -> None:
    said = np.linspace(0.05, 0.95, 40)
    found = 1 / (1 + np.exp(-slope * np.log(said / (1 - said))))
    assert fit_slope(said, found) == pytest.approx(slope)


def test_certainty_does_not_break_the_fit() -> None:
    assert np.isfinite(fit_slope(np.array([0.0, 0.4, 1.0]), np.array([0.0, 0.3, 1.0])))
