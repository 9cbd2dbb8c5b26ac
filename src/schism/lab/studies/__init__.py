"""What the lab looks at in each game."""

from schism.lab.studies.avignon import AvignonStudy
from schism.lab.studies.study import Study
from schism.lab.studies.tolerance import ToleranceStudy

STUDIES: dict[str, Study] = {"tolerance": ToleranceStudy(), "avignon": AvignonStudy()}

__all__ = ["STUDIES", "Study"]
