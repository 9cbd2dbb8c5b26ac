"""Benchmarks of the engine and of its peers."""
