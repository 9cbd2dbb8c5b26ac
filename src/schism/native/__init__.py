"""The compiled functions as one library for each platform, made ahead of time; needs numba."""
