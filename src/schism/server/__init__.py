"""The table server: one authority for each table, a journal, and a view for every viewer."""
