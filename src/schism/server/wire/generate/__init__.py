"""Documents and types generated from the protocol's models."""
