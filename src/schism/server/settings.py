"""The settings of a server. The options of `schism serve` are made from this class."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = ""  # an SQLAlchemy URL; `schism serve` fills in its own file
    bus: str | None = None  # redis://...; without one this is the only process
    root_path: str = ""
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    most_connections: int = 5000
    most_sockets: int = 200  # of one client address
    most_tables: int = 100_000
    most_decks: int = 10_000  # uploaded, or used by a table
    most_spectators: int = 100  # of a table
    sleep_after: float = 30.0  # seconds without anybody at a table
    keep_days: float = 365.0  # without a move, until a table is removed
    messages_a_second: float = 50.0  # of one socket
    requests_a_minute: float = 120.0  # of one client address, if they store or compute something
    solo_on_server: bool = False  # games against bots too, instead of in players' browsers
    private_webhooks: bool = False  # whether webhooks may call addresses of this network
