"""Scripts that made files of this repository."""
