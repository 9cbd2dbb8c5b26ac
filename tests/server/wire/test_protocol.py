"""The protocol's page and types are generated, and messages conform to them."""

from __future__ import annotations

from pathlib import Path

from pydantic import TypeAdapter

from schism.server.wire.generate.protocol_page import protocol_page
from schism.server.wire.generate.schemas import groups
from schism.server.wire.generate.typescript import typescript
from schism.server.wire.models.socket import SERVER_MESSAGES
from tests.server.kit import Server, play_on, run
from tests.server.lobby import seated

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol_page()


def test_every_model_has_a_type() -> None:
    made = typescript()
    for group in groups().values():
        for model in group:
            assert f"export interface {model.__name__} {{" in made


def test_what_the_server_says_fits_the_models(server: Server) -> None:
    models = {model.model_fields["type"].annotation.__args__[0]: model for model in SERVER_MESSAGES}  # type: ignore[union-attr]

    async def play() -> None:
        clients = await seated(server, "tolerance", clock={"seconds": 600})
        await play_on(clients, 5)
        await clients[0].ask("chat", text="Ave")
        await clients[0].ask("pause")
        for client in clients:
            for message in client.heard:
                TypeAdapter(models[message["type"]]).validate_python(message)

    run(play())
