"""The table server: one authority a table, a journal, and a view for every viewer."""
