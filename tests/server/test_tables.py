"""Tables: made, found, joined, paused, left, gone on with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from kribo import variants
from kribo.rules import OPTIONS
from tests.server.client import Json, Refused, Socket, play_on, some_action
from tests.server.conftest import Running, Start

Trial = Callable[[], Awaitable[None]]


def run(trial: Trial) -> None:
    """Run a trial."""

    async def main() -> None:
        await trial()

    asyncio.run(main())


async def refused(wanted: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as caught:
        await wanted
    assert caught.value.error["message"]
    assert caught.value.status < 500
    return caught.value.code


# Making and finding


def test_every_option_of_every_game_can_be_chosen(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            known = (await ana.get("/api/catalogue"))["variants"]
            assert [variant["name"] for variant in known] == list(variants.ALL)
            for variant in known:
                rules = variants.ALL[variant["name"]]
                assert [option["name"] for option in variant["options"]] == [
                    name for name in OPTIONS if rules.offers(name)
                ]
                for option in variant["options"]:
                    values = [value["value"] for value in option["values"]]
                    if option["numbers"]:
                        values.append(str(option["numbers"]["most"]))
                    for value in values:
                        wished = {"counting": "strict", option["name"]: value}
                        if value == "auto":
                            wished = {"counting": "auto"}
                        checked = await ana.post(
                            "/api/rules", {"variant": variant["name"], "options": wished}
                        )
                        assert checked["options"][option["name"]] == value
                        assert all(checked["say"])

    run(trial)


def test_options_that_no_game_has_are_refused(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            for variant, options, code in (
                ("bridge", {}, "unknown-variant"),
                ("six-card", {"trumps": "spades"}, "unknown-option-name"),
                ("six-card", {"target": "7"}, "bad-option-value"),
                ("six-card", {"count_seconds": "30"}, "option-needs-counting"),
            ):
                body = {"variant": variant, "options": options}
                assert await refused(ana.post("/api/rules", body)) == code
                assert await refused(ana.post("/api/tables", body)) == code

    run(trial)


def test_a_private_table_is_found_by_link_and_code_alone(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            table = await ana.new_table()
            assert set(table["code"]) <= set("23456789ABCDEFGHJKMNPQRSTVWXYZ")
            assert len(table["code"]) == 6
            found = await bo.get(f"/api/codes/{table['code'].lower()}")
            assert found == {"table": table["id"]}
            seen = await bo.get(f"/api/tables/{table['id']}")
            assert seen["rules_say"]
            assert seen["you"] == {"person": "", "seats": [], "host": False}
            listed = (await bo.get("/api/tables"))["tables"]
            assert table["id"] not in [other["id"] for other in listed]
            assert await refused(bo.get("/api/codes/ZZZZZZ")) == "no-such-code"
            assert await refused(bo.get("/api/tables/nothing")) == "no-such-table"
            drawn = await bo.get(f"/api/tables/{table['id']}/qr.svg")
            assert drawn.startswith("<svg")

    run(trial)


def test_a_listed_table_is_in_the_list_until_it_is_closed(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            table = await ana.new_table(listed=True, clock={"kind": "live", "bank": 300, "increment": 5})

            async def listed() -> list[Json]:
                found = (await bo.get("/api/tables"))["tables"]
                return [other for other in found if other["id"] == table["id"]]

            (seen,) = await listed()
            assert seen["clock"] == {"kind": "live", "seconds": 0, "bank": 300, "increment": 5}
            assert "300 seconds" in seen["clock_say"]
            await ana.say(table["id"], type="set", listed=False)
            assert await listed() == []
            await ana.say(table["id"], type="set", listed=True)
            await ana.say(table["id"], type="close")
            assert await listed() == []
            assert await refused(ana.say(table["id"], type="start")) == "table-closed"

    run(trial)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "relaxed"},
        {"kind": "relaxed", "seconds": 5},
        {"kind": "live", "bank": 0, "increment": 1},
        {"kind": "live", "bank": 300, "increment": 1000},
    ],
)
def test_clocks_that_make_no_sense_are_refused(server: Running, clock: Json) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            with pytest.raises(Refused) as caught:
                await ana.post("/api/tables", {"variant": "six-card", "clock": clock})
            assert caught.value.code == "bad-clock"
            # What is wrong is said in words, and not by the name it has in messages.
            wrong = caught.value.error["facts"]["setting"]
            words = {"seconds": "for a decision", "bank": "for a game", "increment": "after a decision"}
            assert words[wrong] in caught.value.error["message"]

    run(trial)


def test_seats_when_a_table_is_made(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in("Ana")
            table = await ana.new_table(
                variant="partners",
                seats=[{"kind": "bot"}, {"kind": "me"}, {"kind": "bot"}, {"kind": "me", "name": "Guest"}],
                start=True,
            )
            assert [seat["name"] for seat in table["seats"]] == ["Champion", "Ana", "Champion (2)", "Guest"]
            assert table["you"]["seats"] == [1, 3]
            assert table["status"] == "playing"
            for seats, code in (
                ([{"kind": "me"}], "wrong-number-of-seats"),
                ([{"kind": "bot"}, {"kind": "bot"}], "nobody-sits"),
                ([{"kind": "me"}, {"kind": "me"}], "name-twice"),
                ([{"kind": "me"}, {"kind": "bot", "level": "divine"}], "unknown-player"),
            ):
                assert await refused(ana.new_table(seats=seats)) == code
            assert await refused(ana.new_table(start=True)) == "seats-open"

    run(trial)


# Sitting down and getting up


def test_sitting_standing_bots_and_the_host(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in("Ana")
            await bo.sign_in("Bo")
            table = (await ana.new_table(variant="three-handed"))["id"]
            assert await refused(bo.say(table, type="sit", seat=0)) == "seat-taken"
            assert await refused(bo.say(table, type="sit", seat=3)) == "no-seat-there"
            assert await refused(bo.say(table, type="sit", seat=1, name="ANA")) == "name-twice"
            assert await refused(bo.say(table, type="bot", seat=1, level="basic")) == "not-host"
            assert await refused(bo.say(table, type="start")) == "not-host"
            assert await refused(bo.say(table, type="pause")) == "not-sitting"
            await bo.say(table, type="sit", seat=1)
            await ana.say(table, type="bot", seat=2, level="greedy")
            assert await refused(bo.say(table, type="kick", seat=2)) == "not-host"
            assert await refused(ana.say(table, type="kick", seat=0)) == "own-seat"
            assert await refused(ana.say(table, type="stand", seat=1)) == "not-your-seat"
            said = await ana.say(table, type="kick", seat=1)
            assert [seat["kind"] for seat in said["table"]["seats"]] == ["person", "open", "bot"]
            await bo.say(table, type="sit", seat=1)
            assert await refused(ana.say(table, type="close")) == "others-sit-here"
            said = await ana.say(table, type="stand", seat=0)
            assert said["table"]["host"] == bo.id
            await bo.say(table, type="bot", seat=0, level="basic")
            said = await bo.say(table, type="start")
            assert said["table"]["status"] == "playing"
            assert await refused(bo.say(table, type="stand", seat=1)) == "not-between-games"

    run(trial)


def test_two_at_one_device_each_see_their_own_cards(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in("Ana")
            seats = [{"kind": "me"}, {"kind": "me", "name": "Bo"}]
            table = await ana.new_table(
                options={"first_dealer": "random", "target": "31"}, seats=seats, start=True
            )
            async with ana.socket(table["id"], 0) as socket:
                await socket.until(lambda: socket.view["stage"]["type"] == "Discarding")
                first = socket.view["hand"]
                other = await socket.ask(type="look", seat=1)
                assert not set(first) & set(other["view"]["hand"])
                chance = Random(1)
                while not socket.is_over:
                    await socket.until(lambda: socket.is_over or bool(set(socket.view["to_act"]) & {0, 1}))
                    if not socket.is_over:
                        seat = socket.view["to_act"][0]
                        await socket.ask(type="look", seat=seat)
                        if seat in socket.view["to_act"]:
                            await socket.act(some_action(seat, socket.view, chance))

    run(trial)


def test_no_seat_sees_through_another(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            table = (await ana.new_table())["id"]
            await bo.say(table, type="sit", seat=1)
            await ana.say(table, type="start")
            assert await refused(bo.get(f"/api/tables/{table}/game?seat=0")) == "not-your-seat"
            assert await refused(bo.say(table, type="look", seat=0)) == "not-your-seat"
            said = bo.say(table, type="command", version=0, seat=0, text="hand")
            assert await refused(said) == "not-your-seat"
            async with bo.socket(table, 1) as socket:
                assert (await socket.ask(type="look", seat=0))["code"] == "not-your-seat"
                for action in ("Resign", "Go"):
                    answer = await socket.act({"type": action, "seat": 0})
                    assert answer["code"] == "not-your-seat"

    run(trial)


def test_spectators_see_what_lies_open_and_only_where_the_host_likes_it(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as watcher:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = (await ana.new_table(seats=seats, start=True))["id"]
            async with watcher.socket(table) as socket:
                await socket.until(lambda: bool(socket.game))
                assert socket.view["legal"] == {}
                await socket.until(lambda: socket.table["watching"] == 1)
                assert (await socket.ask(type="chat", phrase="hello"))["code"] == "not-sitting"
                await ana.say(table, type="set", spectators=False)
                await socket.until(lambda: socket.closed_with == 4003)
            assert await refused(watcher.get(f"/api/tables/{table}/game")) == "no-spectators"
            assert (
                await refused(watcher.say(table, type="command", version=0, text="scores")) == "no-spectators"
            )

    run(trial)


# The course of a game


async def two_playing(server: Running, *players: Any, **wishes: object) -> str:
    """A table where two people play."""
    for player in players:
        await player.sign_in()
    options = {"first_dealer": "random", "target": "61", **wishes.pop("options", {})}  # type: ignore[dict-item]
    table = await players[0].new_table(options=options, **wishes)
    await players[1].say(table["id"], type="sit", seat=1)
    await players[0].say(table["id"], type="start")
    return str(table["id"])


async def at(socket: Socket, stage: str) -> None:
    """Wait for a stage."""
    await socket.until(lambda: bool(socket.game) and socket.view["stage"]["type"] == stage)


def test_a_stale_version_changes_nothing_and_shows_the_game(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await asyncio.gather(at(one, "Discarding"), at(two, "Discarding"))
                version, hand = one.game["version"], one.view["hand"]
                discard = {"type": "Discard", "seat": 0, "cards": hand[:2]}
                for wrong in (version - 1, version + 1, 0, 999_999):
                    answer = await one.ask(type="act", version=wrong, action=discard)
                    assert (answer["code"], answer["game"]["version"]) == ("stale", version)
                    assert answer["game"]["view"]["hand"] == hand
                # The other's discard costs a version, and this one is welcome all the same.
                await two.act({"type": "Discard", "seat": 1, "cards": two.view["hand"][:2]})
                answer = await one.ask(type="act", version=version, action=discard)
                assert (answer["type"], answer["version"]) == ("moved", version + 2)

    run(trial)


def test_a_discard_can_be_taken_back_while_the_other_chooses(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo)
            async with ana.socket(table, 0) as one:
                await at(one, "Discarding")
                hand = one.view["hand"]
                await one.act({"type": "Discard", "seat": 0, "cards": hand[:2]})
                assert one.view["hand"] == hand[2:]
                assert one.view["legal"] == {"TakeBack": True, "Resign": True}
                await one.act({"type": "TakeBack", "seat": 0})
                assert one.view["hand"] == hand

    run(trial)


QUERIES = {
    "?": "help",
    "s": "scores",
    "ss": "details",
    "a 3": "again",
    "who": "who",
    "k": "clock",
    "b": "breakdown",
    "rules": "rules",
    "options": "options",
    "full": "full",
    "h": "hand",
    "t": "turn",
    "quit": "quit",
}


def test_the_commands_of_the_terminal(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo)
            async with ana.socket(table, 0) as one:
                await at(one, "Discarding")

                async def command(text: str) -> Json:
                    return await one.ask(type="command", version=one.game["version"], seat=0, text=text)

                for text, query in QUERIES.items():
                    answer = await command(text)
                    assert (answer["type"], answer["query"]) == ("answer", query)
                    assert any(answer["say"]) or query == "quit"
                resign = await command("resign")
                assert resign["confirm"] == {"type": "Resign", "seat": 0}
                assert one.table["status"] == "playing"
                assert (await command("fly away"))["code"] == "not-understood"
                assert (await command("9h"))["code"] in ("card-not-yours", "not-understood", "discard-number")
                assert (await command("1 2"))["type"] == "moved"
                assert len(one.view["hand"]) == 4
                await one.act(resign["confirm"])
                await one.until(lambda: one.is_over)
                assert one.game["result"]["resigned"]

    run(trial)


def test_anybody_who_sits_can_pause_and_go_on(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo, clock={"kind": "live", "bank": 300, "increment": 0})
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await at(one, "Discarding")
                await two.ask(type="pause")
                await one.until(lambda: one.table["status"] == "paused")
                assert one.table["paused"]["why"] == "asked"
                discard = {"type": "Discard", "seat": 0, "cards": one.view["hand"][:2]}
                assert (await one.act(discard))["code"] == "not-playing"
                before = (await one.ask(type="look", seat=0))["clock"]
                await asyncio.sleep(0.1)
                after = (await one.ask(type="look", seat=0))["clock"]
                assert before["left"] == after["left"]
                assert (after["running"], after["stopped"]) == ([], True)
                await one.ask(type="resume")
                assert (await one.act(discard))["type"] == "moved"
                assert 0 < one.game["clock"]["left"][0] < 300_000

    run(trial)


def test_the_table_decides_when_the_time_is_out(start: Start) -> None:
    server = start()

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo, clock={"kind": "live", "bank": 1, "increment": 0})
            async with ana.socket(table, 0) as one, bo.socket(table, 1):
                await at(one, "Discarding")
                await one.until(lambda: one.game.get("by", {}).get("how") == "clock")
                assert one.game["by"]["seat"] in (0, 1)
                assert one.table["status"] == "playing"

    run(trial)


def is_calling(socket: Socket) -> bool:
    """Whether a claim may be called."""
    return bool(socket.game) and socket.view["stage"]["type"] == "Calling"


def test_time_to_call_runs_out(start: Start) -> None:
    server = start()

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            options = {"counting": "muggins", "call_seconds": "1", "target": "121"}
            table = await two_playing(server, ana, bo, options=options)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await asyncio.gather(*(play_on(s, Random(5), lambda s=s: is_calling(s)) for s in (one, two)))  # type: ignore[misc]
                limit = one.game["clock"]["limit"]
                assert (limit["what"], limit["left"] <= 1000) == ("call", True)
                version = one.game["version"]
                await one.until(lambda: one.game["version"] > version)
                assert one.game["by"]["how"] == "clock"

    run(trial)


# Absence


def test_a_cable_costs_nothing_for_the_time_of_grace(start: Start) -> None:
    server = start(grace=30)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo, clock={"kind": "live", "bank": 300, "increment": 0})
            async with bo.socket(table, 1) as two:
                async with ana.socket(table, 0) as one:
                    await at(one, "Discarding")
                    hand = one.view["hand"]
                await two.until(lambda: two.table["seats"][0]["away_since"] > 0)
                assert not two.table["seats"][0]["present"]
                running = (await two.ask(type="look", seat=1))["clock"]["running"]
                assert running == [1]
                async with ana.socket(table, 0) as again:
                    await at(again, "Discarding")
                    assert again.view["hand"] == hand
                    await two.until(lambda: two.table["seats"][0]["present"])
                    assert (await two.ask(type="look", seat=1))["clock"]["running"] == [0, 1]

    run(trial)


def test_after_the_grace_a_casual_game_waits_and_goes_on_by_itself(start: Start) -> None:
    server = start(grace=0.1)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            for player in (ana, bo):
                await player.sign_in()
            table = (await ana.new_table(options={"first_dealer": "random"}))["id"]
            await bo.say(table, type="sit", seat=1)
            async with bo.socket(table, 1) as two:
                async with ana.socket(table, 0) as one:
                    await one.ask(type="start")
                    await at(one, "Discarding")
                await two.until(lambda: two.table["status"] == "paused")
                assert two.table["paused"] == {"why": "away", "by": "", "seats": [0]}
                async with ana.socket(table, 0):
                    await two.until(lambda: two.table["status"] == "playing")
                await two.until(lambda: two.table["status"] == "paused")
                said = await two.ask(type="stand_in", seat=0, level="greedy")
                assert said["table"]["seats"][0]["stand_in"] == "greedy"
                await two.act({"type": "Discard", "seat": 1, "cards": two.view["hand"][:2]})
                await two.until(lambda: two.game["view"]["stage"]["type"] != "Discarding")
                assert any(m.get("by", {}).get("how") == "stand-in" for m in two.received)
                async with ana.socket(table, 0):
                    await two.until(lambda: two.table["seats"][0]["stand_in"] == "")

    run(trial)


def test_after_the_grace_a_bot_stands_in_where_the_table_says_so(start: Start) -> None:
    server = start(grace=0.1)

    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            for player in (ana, bo):
                await player.sign_in()
            table = (await ana.new_table(absence="bot", options={"first_dealer": "random", "target": "31"}))[
                "id"
            ]
            await bo.say(table, type="sit", seat=1)
            async with bo.socket(table, 1) as two:
                async with ana.socket(table, 0) as one:
                    await one.ask(type="start")
                    await at(one, "Discarding")
                await two.until(lambda: two.table["seats"][0]["stand_in"] != "")
                await play_on(two, Random(3))
                await two.until(lambda: two.table["status"] == "between")
                assert two.table["seats"][0]["stand_in"] == ""

    run(trial)


def test_leaving_in_the_middle_needs_no_grace(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                await at(one, "Discarding")
                await one.ask(type="leave")
                await two.until(lambda: two.table["status"] == "paused")
                assert two.table["paused"]["seats"] == [0]
                assert (await two.ask(type="stand_in", seat=1, level="basic"))["code"] == "not-away"

    run(trial)


def test_who_left_and_is_still_there_goes_on_by_a_word(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo, absence="bot")
            async with ana.socket(table, 0) as one:
                await at(one, "Discarding")
                await one.ask(type="leave")
                assert one.table["status"] == "paused"
                assert (await one.ask(type="resume"))["table"]["status"] == "playing"
                async with bo.socket(table, 1) as two:
                    await at(two, "Discarding")
                    await one.ask(type="ping")
                    assert one.table["status"] == "playing"
                    await one.ask(type="leave")
                    assert one.table["seats"][0]["stand_in"] != ""
                    assert (await one.ask(type="resume"))["table"]["seats"][0]["stand_in"] == ""
                    assert (await one.ask(type="resume"))["code"] == "not-paused"

    run(trial)


# Chat


def test_chat_is_of_phrases_unless_the_host_allows_more(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            table = await two_playing(server, ana, bo)
            async with ana.socket(table, 0) as one, bo.socket(table, 1) as two:
                said = await one.ask(type="chat", phrase="good-luck")
                assert (said["text"], said["seat"]) == ("Good luck!", 0)
                await two.until(lambda: any(m["type"] == "chat" for m in two.received))
                assert (await one.ask(type="chat", text="hm"))["code"] == "chat-presets-only"
                assert (await one.ask(type="chat", phrase="bad-luck"))["code"] == "unknown-phrase"
                await one.ask(type="set", chat="free")
                assert (await two.ask(type="chat", text=" What a hand! "))["text"] == "What a hand!"
                for text in ("", "   ", "x" * 301, "two\nlines", "\x1b[31m"):
                    assert (await two.ask(type="chat", text=text))["code"] == "bad-chat"

    run(trial)


def test_partners_do_not_talk_while_a_deal_is_on(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
            table = (await ana.new_table(variant="partners", seats=seats, chat="free"))["id"]
            assert (await ana.say(table, type="chat", text="hello partner"))["type"] == "chat"
            await ana.say(table, type="start")
            assert await refused(ana.say(table, type="chat", text="I have fives")) == "chat-partners"
            assert (await ana.say(table, type="chat", phrase="hello"))["text"] == "Hello!"

    run(trial)
