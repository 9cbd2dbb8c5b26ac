"""A game that somebody has begun alone in a browser is opened to friends."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import httpx
import pytest

from schism.errors import RecordError
from schism.games.contract import Json
from schism.games.random_source import commitment_to
from schism.games.registry import GAMES, find_deck
from schism.server.store.journal import JournalEntry
from schism.server.tables.clocks import Clocks
from schism.server.tables.game_log import GameLog
from schism.table.proof import check_proof
from schism.table.record import seal
from schism.table.replay import replay
from tests.server.kit import Client, Server, everybody, play_on, run, until_awake
from tests.server.lobby import SEATS, bearer, join, key_of, make_table

MINE = 1


class Browser:
    """What a browser has of the game: its secret and its journal."""

    def __init__(self, game: str, actions: int) -> None:
        self.game, self.secret = game, sha256(game.encode()).digest()
        deck = find_deck(GAMES[game], None)
        self.log = GameLog(GAMES[game], deck, {}, self.secret, Clocks(0))
        self.entries: list[Json] = []
        self.append("start", None)
        for _ in range(actions):
            self.act()

    def append(self, kind: str, seat: int | None, text: str | None = None) -> None:
        self.log.apply(JournalEntry("here", self.log.version + 1, seat, kind, text, None, 0.0))
        self.entries.append({"kind": kind, "seat": seat, "text": text})

    def act(self) -> None:
        assert self.log.match is not None
        self.append("act", self.log.to_act, self.log.match.legal()[0])

    def request(self, **wish: Any) -> Json:
        seats = [{"who": "open", "level": "greedy"} for _ in range(SEATS[self.game])]
        seats[MINE] = {"who": "me"}
        rules = self.log.game.version
        begun = {"rules": rules, "secret": self.secret.hex(), "entries": self.entries}
        return {"game": self.game, "seats": seats, "begun": begun, **wish}


async def opened(http: httpx.AsyncClient, browser: Browser) -> tuple[Json, list[str]]:
    """The table, and the tokens of its seats in order once friends have joined."""
    made = await make_table(http, **browser.request())
    tokens = {made["seat"]: made["token"]}
    for number in range(1, SEATS[browser.game]):
        friend = await join(http, made, f"P{number}")
        tokens[friend["seat"]] = friend["token"]
    return made, [tokens[seat] for seat in sorted(tokens)]


async def refusal(server: Server, **body: Any) -> str:
    async with server.http() as http:
        answer = await http.post("api/tables", json={"name": "Ann", **body})
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["error"]["id"])


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("actions", [0, 9])
def test_it_goes_on_where_it_was_and_proves_both_its_chances(
    server: Server, game: str, actions: int
) -> None:
    async def play() -> None:
        browser = Browser(game, actions)
        async with server.http() as http:
            made, tokens = await opened(http, browser)
        assert made["seat"] == MINE
        clients = await everybody(server, made, tokens)
        welcome = clients[MINE].welcome
        public = browser.log.view_texts(SEATS[game], 0)[0]
        assert welcome["view"] == json.loads(public)
        assert welcome["events"] == browser.log.events(MINE, 0)
        await play_on(clients)
        async with server.http() as http:
            record = (await http.get(f"api/tables/{made['table']}/record")).json()
        proof = record["proof"]
        assert proof["commitment"] == welcome["table"]["commitment"]
        assert proof["begun"]["commitment"] == commitment_to(browser.secret)
        assert proof["begun"]["actions"] == actions
        assert check_proof(replay(record), record)
        others: list[Any] = [
            {**proof["begun"], "secret": "00" * 32},
            {**proof["begun"], "actions": "1"},
            [],
        ]
        if game == "tolerance":  # in Avignon nobody may be drawn after the opening, or the same
            others.append({**proof["begun"], "actions": 10_000})
        for wrong in others:
            other = seal({**record, "proof": {**proof, "begun": wrong}})
            with pytest.raises(RecordError):
                check_proof(replay(other), other)

    run(play())


def test_nobody_is_told_the_browsers_secret_before_the_end(server: Server) -> None:
    async def play() -> None:
        browser = Browser("tolerance", 5)
        async with server.http() as http:
            made, tokens = await opened(http, browser)
            table = await http.get(f"api/tables/{made['table']}")
            assert (await http.get(f"api/tables/{made['table']}/record")).status_code == 409
        clients = await everybody(server, made, tokens)
        said = table.text + str([client.welcome for client in clients])
        assert browser.secret.hex() not in said
        assert str(list(browser.secret)) not in said

    run(play())


def test_everybody_is_told_who_opened_it_and_who_came(sleepy_server: Server) -> None:
    server = sleepy_server

    async def play() -> None:
        browser = Browser("avignon", 3)
        async with server.http() as http:
            made, tokens = await opened(http, browser)
        told = [("opened", MINE), ("joined", 0)]
        (friend,) = await everybody(server, made, tokens[:1])
        assert [(each["kind"], each["seat"]) for each in friend.welcome["incidents"]] == told
        await friend.close()
        await until_awake(server, 0)
        (again,) = await everybody(server, made, tokens[:1])
        assert again.welcome["view"] == friend.welcome["view"]
        assert again.welcome["incidents"] == friend.welcome["incidents"]

    run(play())


def test_until_friends_come_bots_of_the_old_levels_play(server: Server) -> None:
    async def play() -> None:
        browser = Browser("avignon", 0)
        while browser.log.to_act == MINE:
            browser.act()
        async with server.http() as http:
            made = await make_table(http, **browser.request())
        client = await Client.at(server, made["table"], token=made["token"])
        seat = client.welcome["table"]["seats"][1 - MINE]
        assert (seat["who"], seat["level"], seat["held_by_bot"]) == ("open", "greedy", True)
        moved = await client.hear("moved")
        assert moved["seat"] == 1 - MINE

    run(play())


def test_a_seat_that_a_friend_has_left_is_nobody_elses(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            made, tokens = await opened(http, Browser("avignon", 3))
            left = await http.post(
                f"api/tables/{made['table']}/leave",
                headers=bearer(tokens[0]),
            )
            assert left.status_code == 204
            body = {"key": key_of(made["links"]["join"]), "name": "Eve"}
            answer = await http.post(f"api/tables/{made['table']}/join", json=body)
        assert answer.json()["error"]["id"] == "table-full"

    run(play())


def test_what_was_done_before_it_was_opened_cannot_be_taken_back(server: Server) -> None:
    async def play() -> None:
        browser = Browser("avignon", 0)
        while browser.log.to_act != MINE or not browser.log.acts_since(MINE):
            browser.act()
        async with server.http() as http:
            made = await make_table(http, **browser.request())
        client = await Client.at(server, made["table"], token=made["token"])
        assert client.welcome["undoable_by"] == []
        answer = await client.ask("undo", version=client.welcome["version"])
        assert answer["error"]["id"] == "no-undo"

    run(play())


def test_what_was_taken_back_in_the_browser_is_part_of_it(server: Server) -> None:
    async def play() -> None:
        browser = Browser("avignon", 0)
        while (
            browser.log.to_act != MINE
            or browser.log.undoable_by == MINE
            or not browser.log.acts_since(MINE)
        ):
            browser.act()
        browser.append("undo", MINE, str(browser.log.acts_since(MINE)))
        async with server.http() as http:
            made, tokens = await opened(http, browser)
        clients = await everybody(server, made, tokens)
        assert clients[0].welcome["table"]["practice"] is True
        await play_on(clients)
        async with server.http() as http:
            record = (await http.get(f"api/tables/{made['table']}/record")).json()
        assert check_proof(replay(record), record)

    run(play())


def test_what_cannot_have_been_played_so_is_refused(server: Server) -> None:
    async def ask() -> None:
        browser = Browser("avignon", 6)
        request = browser.request()
        entries = request["begun"]["entries"]

        async def told(**changed: Any) -> str:
            return await refusal(server, **{**request, "begun": {**request["begun"], **changed}})

        assert await told(rules=99) == "begun-otherwise"
        assert await told(entries=[]) == "not-started"
        wrong: list[Json] = [
            {"kind": "act", "seat": entries[-1]["seat"], "text": "fly"},
            {"kind": "act", "seat": 1 - browser.log.to_act, "text": "beseech 1"},  # type: ignore[operator]
            {"kind": "undo", "seat": 1 - MINE, "text": "1"},
            {"kind": "undo", "seat": MINE, "text": "5000"},
            {"kind": "undo", "seat": MINE, "text": "x"},
            {"kind": "pause", "seat": 1 - MINE},
            {"kind": "resume", "seat": MINE},
            {"kind": "start"},
        ]
        for each in wrong:
            assert await told(entries=[*entries, each]) == "begun-otherwise", each
        bots = [{"who": "bot", "level": "greedy"}] * 2
        assert await refusal(server, **{**request, "seats": bots}) == "begun-otherwise"

    run(ask())


def test_a_finished_game_is_not_opened(server: Server) -> None:
    browser = Browser("avignon", 0)
    while not browser.log.over:
        browser.act()
    assert run(refusal(server, **browser.request())) == "game-over"


def test_a_game_begun_alone_at_the_server_is_opened_too(server: Server) -> None:
    async def play() -> None:
        async with server.http() as http:
            bot = {"who": "bot", "level": "random"}
            made = await make_table(http, game="tolerance", seats=[{"who": "me"}, bot, bot, bot])
            path, mine = f"api/tables/{made['table']}", bearer(made["token"])
            client = await Client.at(server, made["table"], token=made["token"])
            body = {"key": key_of(made["links"]["join"]), "name": "Bob"}
            assert (await http.post(f"{path}/join", json=body)).status_code == 409
            info = (await http.post(f"{path}/open", headers=mine)).json()
            assert [seat["who"] for seat in info["seats"]] == ["person", "open", "open", "open"]
            friend = await join(http, made, seat=2)
            told = await client.hear_that(lambda heard: heard.get("kind") == "joined")
            assert told["seat"] == friend["seat"] == 2
            assert (await http.post(f"{path}/open", headers=bearer(friend["token"]))).is_error
            gone = await http.post(f"{path}/leave", headers=bearer(friend["token"]))
            assert gone.status_code == 204
            seats = (await http.post(f"{path}/open", headers=mine)).json()
        assert seats["error"]["id"] == "table-full"

    run(play())


def test_a_game_of_several_people_is_not_opened(server: Server) -> None:
    """The host would take a bot's seat by the link, and know one more hand than the others."""

    async def play() -> None:
        async with server.http() as http:
            bot = {"who": "bot", "level": "random"}
            seats = [{"who": "me"}, {"who": "open"}, bot, bot]
            made = await make_table(http, game="tolerance", seats=seats)
            friend = await join(http, made)
            path, mine = f"api/tables/{made['table']}", bearer(made["token"])
            refused = await http.post(f"{path}/open", headers=mine)
            assert (refused.status_code, refused.json()["error"]["id"]) == (409, "not-alone")
            key = key_of(made["links"]["join"])
            joined = await http.post(f"{path}/join", json={"key": key, "name": "Eve", "seat": 2})
            assert joined.status_code == 409
            await http.post(f"{path}/leave", headers=bearer(friend["token"]))
            info = (await http.post(f"{path}/open", headers=mine)).json()
        assert [seat["who"] for seat in info["seats"]] == ["person", "bot", "open", "open"]

    run(play())


def test_opening_a_game_again_changes_nothing_that_was_dealt(server: Server) -> None:
    async def play() -> None:
        browser = Browser("tolerance", 0)
        request = browser.request()
        request["seats"][MINE - 1] = {"who": "bot", "level": "random"}
        async with server.http() as http:
            made = await make_table(http, **request)
            path, mine = f"api/tables/{made['table']}", bearer(made["token"])
            client = await Client.at(server, made["table"], token=made["token"])
            while len(client.heard) < 20:  # bots play
                position = await client.position()
                if position["yours"]["actions"]:
                    action = position["yours"]["actions"][0]
                    await client.ask("act", version=position["version"], action=action)
            info = (await http.post(f"{path}/open", headers=mine)).json()
            assert info["seats"][MINE - 1]["who"] == "open"
            again = await Client.at(server, made["table"], token=made["token"])
        told = [each["kind"] for each in again.welcome["incidents"]]
        assert told == ["opened"]

    run(play())
