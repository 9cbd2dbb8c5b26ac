"""How searches use what was learnt from games."""

from schism.bots.learnt.inference import infer_worlds
from schism.bots.learnt.policy_playout import compare_by_policy

__all__ = ["compare_by_policy", "infer_worlds"]
