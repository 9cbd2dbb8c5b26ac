"""What people at a table do besides playing: come and go, ask each other, give up."""
