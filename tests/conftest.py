"""Report at the end of a run which tests were skipped for lack of a database."""

from __future__ import annotations

import pytest

from tests.server.databases import LEFT_OUT


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped}
    for reason in sorted(each for each in reasons if each.startswith(LEFT_OUT)):
        terminalreporter.write_line(reason)
