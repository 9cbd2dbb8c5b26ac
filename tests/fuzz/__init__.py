"""Games played against the referee, steered towards what has not been seen yet."""
