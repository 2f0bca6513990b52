"""Guests, accounts, devices; whom one does not want to hear; what others may know of one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kribo.server.settings import Rate
from tests.server.client import Player, Refused
from tests.server.conftest import Running, Start


def run(trial: Callable[[], Awaitable[None]]) -> None:
    """Run a trial."""

    async def main() -> None:
        await trial()

    asyncio.run(main())


def test_a_stranger_is_nobody_and_a_guest_has_a_name(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            assert (await ana.get("/api/me"))["person"] is None
            for method, path in (("GET", "/api/me/games"), ("POST", "/api/tables"), ("PATCH", "/api/me")):
                with pytest.raises(Refused) as caught:
                    await ana.call(method, path, {"variant": "six-card"} if method == "POST" else {})
                assert (caught.value.status, caught.value.code) == (401, "not-known")
            await ana.sign_in("Ana")
            person = (await ana.get("/api/me"))["person"]
            assert (person["name"], person["guest"], person["id"]) == ("Ana", True, ana.id)
            assert "token" not in person

    run(trial)


def test_the_token_is_in_a_cookie_that_pages_cannot_read(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            response = await ana.http.post("/api/guests", json={"name": "Ana"})
            assert "token" not in response.json()
            cookie = response.headers["set-cookie"]
            assert cookie.startswith("kribo=")
            assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
            assert (await ana.get("/api/me"))["person"]["name"] == "Ana"

    run(trial)


def test_behind_https_the_cookie_is_secure(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
            response = await ana.http.post("/api/guests", json={"name": "Ana"}, headers=headers)
            cookie = response.headers["set-cookie"]
            assert cookie.startswith("__Host-kribo=")
            assert "Secure" in cookie
            assert "Domain" not in cookie

    run(trial)


def test_the_database_holds_no_token_and_no_password(start: Start, tmp_path: Path) -> None:
    server = start()

    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in("Ana")
            await ana.post("/api/me/account", {"account": "ana", "password": "correct horse"})
            with sqlite3.connect(tmp_path / "kribo.db") as connection:
                dump = "\n".join(connection.iterdump())
            connection.close()
            assert ana.token not in dump
            assert "correct horse" not in dump
            assert "$argon2id$" in dump

    run(trial)


def test_a_guest_becomes_an_account_and_logs_in_elsewhere_with_all_games(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as elsewhere:
            await ana.sign_in("Ana")
            table = await ana.new_table()
            made = await ana.post("/api/me/account", {"account": " Ana.At.Home ", "password": "long enough"})
            assert (made["id"], made["account"], made["guest"]) == (ana.id, "ana.at.home", False)
            again = await elsewhere.post("/api/login", {"account": "ANA.at.home", "password": "long enough"})
            assert again["id"] == ana.id
            elsewhere._set_token(again["token"])
            assert [t["id"] for t in (await elsewhere.get("/api/me/tables"))["tables"]] == [table["id"]]
            await ana.post("/api/logout", {})
            assert (await ana.get("/api/me"))["person"] is None
            assert (await elsewhere.get("/api/me"))["person"]["name"] == "Ana"

    run(trial)


def test_a_guest_who_logs_in_brings_seats_and_games_along(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in("Ana")
            await ana.post("/api/me/account", {"account": "ana.brings", "password": "long enough"})
            own = await ana.new_table()
            guest = await bo.sign_in("Ana's phone")
            old = guest.id
            seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
            table = await guest.new_table(seats=seats, start=True, options={"first_dealer": "random"})
            await guest.say(table["id"], type="chat", phrase="hello")
            async with guest.socket(table["id"], 0) as before:
                await before.until(lambda: before.is_asked)
                again = await guest.post("/api/login", {"account": "ana.brings", "password": "long enough"})
                await before.until(lambda: before.closed_with is not None)
            assert again["id"] == ana.id != old
            guest._set_token(again["token"])
            async with guest.socket(table["id"], 0) as after:
                await after.until(lambda: after.is_asked)
                assert after.table["you"] == {"person": ana.id, "seats": [0], "host": True}
                assert after.game["seat"] == 0
                assert after.view["hand"] == before.view["hand"]
                cards = after.view["hand"][:2]
                said = await after.act({"type": "Discard", "seat": 0, "cards": cards})
                assert said["type"] == "moved"
            theirs = {t["id"] for t in (await ana.get("/api/me/tables"))["tables"]}
            assert theirs == {own["id"], table["id"]}
            (game,) = (await ana.get("/api/me/games"))["games"]
            assert game["id"] == after.game["game"]

    run(trial)


def test_wrong_passwords_and_accounts_that_are_taken(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            await ana.post("/api/me/account", {"account": "taken", "password": "long enough"})
            for account, password in (("taken", "wrong one"), ("nobody", "long enough"), ("", "")):
                with pytest.raises(Refused) as caught:
                    await bo.post("/api/login", {"account": account, "password": password})
                assert (caught.value.status, caught.value.code) == (401, "wrong-password")
            for body, code in (
                ({"account": "TAKEN", "password": "long enough"}, "account-taken"),
                ({"account": "other", "password": "short"}, "bad-password"),
                ({"account": "x", "password": "long enough"}, "bad-account"),
                ({"account": " ", "password": "long enough"}, "bad-name"),
            ):
                with pytest.raises(Refused) as caught:
                    await bo.post("/api/me/account", body)
                assert caught.value.code == code

    run(trial)


def test_passwords_can_only_be_tried_so_often(start: Start) -> None:
    server = start(passwords=Rate(0, 3))

    async def trial() -> None:
        async with server.player() as bo:
            codes = []
            for _ in range(4):
                with pytest.raises(Refused) as caught:
                    await bo.post("/api/login", {"account": "ana", "password": "guess"})
                codes.append(caught.value.code)
            assert codes == ["wrong-password"] * 3 + ["too-many"]
            assert caught.value.status == 429

    run(trial)


def test_one_can_be_deleted_and_leaves_no_name(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in("Ana to go")
            await bo.sign_in()
            waiting = await ana.new_table()
            table = await ana.new_table()
            await bo.say(table["id"], type="sit", seat=1)
            await ana.say(table["id"], type="start")
            await ana.post("/api/me/delete", {})
            assert (await ana.get("/api/me"))["person"] is None
            left = await bo.get(f"/api/tables/{table['id']}")
            assert (left["seats"][0]["kind"], left["seats"][0]["name"]) == ("bot", "Someone")
            assert left["host"] == bo.id
            assert (await bo.get(f"/api/tables/{waiting['id']}"))["status"] == "closed"
            (game,) = (await bo.get("/api/me/games"))["games"]
            assert game["names"][0] == "Someone"

    run(trial)


def test_deleting_an_account_takes_the_password(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            await ana.post("/api/me/account", {"account": "to delete", "password": "long enough"})
            with pytest.raises(Refused):
                await ana.post("/api/me/delete", {"password": "not that"})
            await ana.post("/api/me/delete", {"password": "long enough"})
            with pytest.raises(Refused):
                await ana.post("/api/login", {"account": "to delete", "password": "long enough"})

    run(trial)


async def table_of_three(server: Running, people: list[Player]) -> str:
    """A table where three sit, with text allowed."""
    for person in people:
        await person.sign_in()
    table = await people[0].new_table(variant="three-handed", chat="free")
    for seat, person in enumerate(people[1:], start=1):
        await person.say(table["id"], type="sit", seat=seat)
    return str(table["id"])


@pytest.mark.parametrize("how", ["mute", "block"])
def test_who_is_shunned_is_not_heard(server: Running, how: str) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo, server.player() as cleo:
            table = await table_of_three(server, [ana, bo, cleo])
            async with ana.socket(table, 0) as hers, cleo.socket(table, 2) as other:
                await bo.say(table, type="chat", text="before")
                await hers.until(lambda: "before" in texts(hers.received))
                await ana.call("PUT", f"/api/me/shunned/{bo.id}", {"how": how})
                people = (await ana.get("/api/me/shunned"))["people"]
                assert [(p["person"], p["how"]) for p in people] == [(bo.id, how)]
                await bo.say(table, type="chat", text="not for Ana")
                await bo.say(table, type="chat", phrase="hello")
                await cleo.say(table, type="chat", text="for all")
                await hers.until(lambda: "for all" in texts(hers.received))
                await other.until(lambda: "for all" in texts(other.received))
                assert texts(hers.received) == ["before", "for all"]
                assert texts(other.received) == ["before", "not for Ana", "Hello!", "for all"]
            async with ana.socket(table, 0) as anew:
                await anew.until(lambda: any(message["type"] == "chats" for message in anew.received))
                (chats,) = [m["chats"] for m in anew.received if m["type"] == "chats"]
                assert [line["text"] for line in chats] == ["for all"]
            await ana.call("DELETE", f"/api/me/shunned/{bo.id}")
            assert (await ana.get("/api/me/shunned"))["people"] == []

    run(trial)


def texts(messages: list[dict[str, object]]) -> list[object]:
    """What was said, in order."""
    return [message["text"] for message in messages if message["type"] == "chat"]


def test_who_is_blocked_cannot_sit_down_and_finds_no_table(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana, server.player() as bo:
            await ana.sign_in()
            await bo.sign_in()
            hers, his = await ana.new_table(listed=True), await bo.new_table(listed=True)
            await ana.call("PUT", f"/api/me/shunned/{bo.id}", {"how": "block"})
            for person, table in ((ana, his), (bo, hers)):
                with pytest.raises(Refused) as caught:
                    await person.say(table["id"], type="sit", seat=1)
                assert caught.value.code == "seat-refused"
                listed = {found["id"] for found in (await person.get("/api/tables"))["tables"]}
                assert table["id"] not in listed

    run(trial)


def test_nobody_shuns_nobody(server: Running) -> None:
    async def trial() -> None:
        async with server.player() as ana:
            await ana.sign_in()
            for other in (ana.id, "nobody"):
                with pytest.raises(Refused) as caught:
                    await ana.call("PUT", f"/api/me/shunned/{other}", {"how": "mute"})
                assert caught.value.code == "no-such-person"

    run(trial)
