"""All tables: creating, joining, waking and putting them to sleep."""
