"""The commands of `schism`, one file each."""
