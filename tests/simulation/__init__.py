"""The table server on a simulated clock, network, disk and scheduler: a seed is a run."""
