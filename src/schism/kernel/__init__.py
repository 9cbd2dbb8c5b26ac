"""What every game shares, compiled: numbers only, no strings and no input or output."""
