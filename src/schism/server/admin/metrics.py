"""Numbers for those who watch over a server, in the text format of Prometheus."""

from __future__ import annotations

from schism.server.tables.registry import Hall


def metrics_text(hall: Hall) -> str:
    journal = hall.store.journal
    numbers = {
        "schism_tables_awake": ("gauge", len(hall.tables)),
        "schism_connections": ("gauge", hall.sockets.count),
        "schism_journal_entries_total": ("counter", journal.entries),
        "schism_journal_commits_total": ("counter", journal.commits),
    }
    lines = [f"# TYPE {name} {kind}\n{name} {value}" for name, (kind, value) in numbers.items()]
    return "\n".join(lines) + "\n"
