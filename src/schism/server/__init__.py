"""Tables for people: one authority a table, its journal, and everybody's own view of it."""
