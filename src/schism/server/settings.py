"""What whoever runs a server may choose."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    database: str  # an URL as SQLAlchemy has them
    bus: str | None = None  # redis://...; without one this is the only process
    root_path: str = ""
    origins: tuple[str, ...] = ()  # besides the server's own
    most_connections: int = 5000
    most_sockets: int = 200  # of one address
    most_tables: int = 100_000
    most_decks: int = 10_000  # uploaded, or used by a table
    most_spectators: int = 100  # at a table
    messages_a_second: float = 50.0  # of one socket; as many again at once
    requests_a_minute: float = 120.0  # of one address, where they make or compute something
    private_webhooks: bool = False  # whether turn notices may go to addresses of this network
    sleep_after: float = 30.0  # seconds without anybody at a table
