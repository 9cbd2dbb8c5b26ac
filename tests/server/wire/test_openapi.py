"""The HTTP side conforms to its OpenAPI description, whatever is requested."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

from schism.server.app import bare_app
from tests.server.kit import PATIENCE, Server

schema = schemathesis.openapi.from_dict(bare_app().openapi())


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_described(server: Server, case: Any) -> None:
    case.call_and_validate(
        base_url=server.url.rstrip("/"),
        checks=[
            checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ],
        timeout=PATIENCE,
    )
