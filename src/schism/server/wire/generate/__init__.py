"""Generators of the protocol's documentation and TypeScript types."""
