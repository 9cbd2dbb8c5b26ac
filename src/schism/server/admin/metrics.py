"""Metrics of a server in the text format of Prometheus."""

from __future__ import annotations

from schism.server.lobby.registry import TableRegistry
from schism.server.wire.limits import Sockets


def metrics_text(registry: TableRegistry, sockets: Sockets) -> str:
    journal = registry.store.journal
    numbers = {
        "schism_tables_awake": ("gauge", len(registry.tables)),
        "schism_connections": ("gauge", sockets.count),
        "schism_journal_entries_total": ("counter", journal.entries),
        "schism_journal_commits_total": ("counter", journal.commits),
    }
    lines = [f"# TYPE {name} {kind}\n{name} {value}" for name, (kind, value) in numbers.items()]
    return "\n".join(lines) + "\n"
