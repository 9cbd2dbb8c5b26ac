"""Looking after a server's database."""
