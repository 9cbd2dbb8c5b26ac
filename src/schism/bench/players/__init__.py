"""The load of the benchmarks: players at many tables, in a process of their own."""
