"""What a seat can do besides acting: previews, chat, and being notified."""

from __future__ import annotations

import asyncio
import json
import socket

from schism.games.contract import Json
from tests.server.conftest import Starter
from tests.server.kit import PATIENCE, Client, Server, everybody, play_on, run
from tests.server.lobby import full_table, seated


def test_what_a_preview_of_the_last_card_of_a_trick_tells_is_what_happens(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, "tolerance")
        before = await play_on(clients, 4)  # where to begin, and three cards
        version, seat = before["version"], before["view"]["to_act"]
        mine = (await clients[seat].position())["yours"]["actions"][0]
        foreseen = await clients[seat].ask("preview", version=version, action=mine)
        names = [event["event"] for event in foreseen["events"]]
        assert names[:2] == ["played", "trick_won"]
        as_it_lies = await clients[(seat + 1) % 4].ask("preview", version=version)
        assert [event["event"] for event in as_it_lies["events"]][:1] == ["trick_won"]
        assert (await play_on(clients, 1))["events"][: len(names)] == foreseen["events"]
        late = await clients[seat].ask("preview", version=version, action=mine)
        assert late["type"] == "stale"

    run(play())


def test_who_talks_too_much_is_asked_to_wait_also_after_coming_back(server: Server) -> None:
    async def play() -> None:
        made, tokens = await full_table(server)
        rome, avignon = await everybody(server, made, tokens)
        assert "too-many" in [await said(rome, number) for number in range(20)]
        again = await Client.at(server, made["table"], token=tokens[0])
        assert "too-many" in [await said(again, number) for number in range(20, 24)]
        assert await said(avignon, 25) == "ok"
        assert (await rome.ask("act", version=1, action="beseech 1"))["type"] == "ok"

    run(play())


async def said(client: Client, number: int) -> str:
    answer = await client.ask("chat", text=f"Ave {number}")
    return str(answer.get("error", {}).get("id", answer["type"]))


def test_a_turn_is_noticed_once_and_only_to_those_who_are_not_there(start_server: Starter) -> None:
    server = start_server("--private-webhooks", "--sleep-after=0.1")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(PATIENCE)

        async def play() -> list[Json]:
            url = f"http://127.0.0.1:{listener.getsockname()[1]}/turn"
            made, tokens = await full_table(server, grace=1000, webhook=url)
            notices = [await asyncio.to_thread(notice, listener)]  # nobody has come yet
            rome = await Client.at(server, made["table"], token=tokens[0])
            await rome.ask("act", version=1, action="beseech 1")
            notices.append(await asyncio.to_thread(notice, listener))
            for _ in range(3):  # looking in again calls nobody again
                await (await Client.at(server, made["table"], token=tokens[0])).close()
            avignon = await Client.at(server, made["table"], token=tokens[1])
            await rome.close()
            await avignon.ask("act", version=2, action="beseech 2")
            await play_until_seat(avignon, 0)
            notices.append(await asyncio.to_thread(notice, listener))
            return notices

        notices = run(play())
    assert [each["seat"] for each in notices] == [0, 1, 0]
    assert [each["name"] for each in notices] == ["Ann", "P1", "Ann"]
    assert set(notices[0]) == {"table", "seat", "version", "name"}


async def play_until_seat(client: Client, seat: int) -> None:
    while (position := await client.position())["view"]["to_act"] != seat:
        action = position["yours"]["actions"][0]
        await client.ask("act", version=position["version"], action=action)


def notice(listener: socket.socket) -> Json:
    """What the next who connects tells."""
    connection, _ = listener.accept()
    with connection:
        connection.settimeout(PATIENCE)
        received = b""
        while not received.endswith(b"}"):
            received += connection.recv(4096)
        connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
    head, _, body = received.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /turn ")
    return json.loads(body)  # type: ignore[no-any-return]
