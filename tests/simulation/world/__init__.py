"""What the simulated server stands on: scheduler, event loops, network, disk, database, bus."""
