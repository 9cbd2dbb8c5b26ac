"""The HTTP side, one file per subject."""
