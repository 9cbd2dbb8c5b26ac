"""What goes over the wire: the one source of OpenAPI, docs/protocol.md and the TypeScript types."""
