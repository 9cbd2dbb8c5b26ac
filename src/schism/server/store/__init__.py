"""What lasts: tables, seats, journals, chats and decks, in SQLite or PostgreSQL."""
