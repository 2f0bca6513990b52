"""Who one is: guests, accounts, devices, and whom one does not want to hear."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from kribo.announce.voice import Verbosity
from kribo.errors import IllegalAction, KriboError
from kribo.locales import LANGUAGES, known_language
from kribo.notation import check_name
from kribo.server.api import Call, Endpoints
from kribo.server.house import House
from kribo.server.messages import Line
from kribo.server.people import SOMEONE, check_account, hash_of, new_id, new_token
from kribo.store.base import Conflict, Person
from kribo.table import hosted as tables
from kribo.table.hosted import Hosted
from kribo.table.table import SayGo

ENDPOINTS = Endpoints()

Secret = Annotated[str, Meta(max_length=1000)]
Language = Annotated[str, Meta(max_length=20)]


class PersonInfo(Struct, frozen=True, kw_only=True):
    """Somebody, as they see themselves; `token` only where it was asked for."""

    id: str
    name: str
    guest: bool
    account: str
    language: str
    verbosity: Verbosity
    say_go: SayGo
    token: str | UnsetType = UNSET


class Me(Struct, frozen=True):
    """Who one is, if anybody, and the languages there are."""

    person: PersonInfo | None
    languages: tuple[str, ...]


class NewGuest(Struct, frozen=True):
    """A name to play under."""

    name: Line
    language: Language = ""


class Changes(Struct, frozen=True):
    """What one changes of oneself."""

    name: Line | None = None
    language: Language | None = None
    verbosity: Verbosity | None = None
    say_go: SayGo | None = None


class Credentials(Struct, frozen=True):
    """An account and its password."""

    account: Line
    password: Secret


class Confirmation(Struct, frozen=True):
    """The password once more; "" for a guest."""

    password: Secret = ""


class Nothing(Struct, frozen=True):
    """An empty object."""


class Shunning(Struct, frozen=True):
    """How one does not want to hear somebody."""

    how: Literal["mute", "block"]


class ShunnedPerson(Struct, frozen=True, kw_only=True):
    """Somebody whom one does not want to hear."""

    person: str
    name: str
    how: Literal["mute", "block"]


class ShunnedPeople(Struct, frozen=True):
    """All of them."""

    people: list[ShunnedPerson]


@ENDPOINTS.add("GET", "/api/me")
async def me(call: Call) -> Me:
    """Who one is."""
    person = call.visitor.person
    return Me(info(person) if person else None, LANGUAGES)


@ENDPOINTS.add("POST", "/api/guests", status=201)
async def new_guest(call: Call, body: NewGuest) -> PersonInfo:
    """Become a guest, with nothing but a name."""
    house = call.house
    language = known_language(body.language) if body.language else call.visitor.language
    name = check_name(body.name)
    here = _is_loopback(call.visitor.address)
    (house.new_guests_from_here if here else house.new_guests).take(call.visitor.address)
    person = Person(id=new_id(), name=name, language=language, created=house.now())
    token = new_token()
    await house.store.add_person(person, hash_of(token))
    return _signed_in(call, person, token)


@ENDPOINTS.add("PATCH", "/api/me")
async def change_me(call: Call, body: Changes) -> PersonInfo:
    """Change one's name, language or habits. Names at tables stay what they were when one sat down."""
    person = call.visitor.known()
    person = replace(
        person,
        name=person.name if body.name is None else check_name(body.name),
        language=known_language(body.language) if body.language is not None else person.language,
        verbosity=body.verbosity or person.verbosity,
        say_go=body.say_go or person.say_go,
    )
    await call.house.store.save_person(person)
    return info(person)


@ENDPOINTS.add("POST", "/api/me/account")
async def new_account(call: Call, body: Credentials) -> PersonInfo:
    """Make an account of a guest, who keeps everything."""
    person = call.visitor.known()
    if person.account:
        raise IllegalAction("account-already", account=person.account)
    account = check_account(body.account)
    call.house.password_tries.take(call.visitor.address)
    password = await call.house.passwords.hash(body.password)
    person = replace(person, account=account, password=password)
    try:
        await call.house.store.save_person(person)
    except Conflict:
        raise IllegalAction("account-taken", account=account) from None
    return info(person)


@ENDPOINTS.add("POST", "/api/login")
async def login(call: Call, body: Credentials) -> PersonInfo:
    """Log in to an account here too; it gets the seats and games of the guest that one was."""
    house = call.house
    house.password_tries.take(call.visitor.address)
    person = await house.store.person_by_account(body.account.strip().casefold())
    await house.passwords.check(person, body.password)
    assert person
    token = new_token()
    await house.store.add_token(person.id, hash_of(token), house.now())
    guest = call.visitor.person
    if guest and not guest.account:
        await _at_tables_of(house, guest, lambda table: tables.hand_over(table, guest.id, person.id))
        await house.store.hand_over(guest.id, person.id)
        house.hang_up(guest.id)
        await house.hear_anew(person.id)
    return _signed_in(call, person, token)


async def _at_tables_of(house: House, person: Person, change: Callable[[Hosted], Hosted]) -> None:
    """Change all tables where somebody sits, but those whose game is damaged."""
    for stored in await house.store.tables_of(person.id):
        try:
            room = await house.room(stored.id)
        except KriboError:
            continue
        async with room.lock:
            await room.save(change(room.hosted))
            room.changed()


@ENDPOINTS.add("POST", "/api/logout")
async def logout(call: Call, body: Nothing) -> None:
    """Forget who one is on this device; a guest cannot come back."""
    if call.visitor.token:
        await call.house.store.drop_token(call.visitor.token)
    call.cookies["kribo"] = None


@ENDPOINTS.add("POST", "/api/me/delete")
async def delete_me(call: Call, body: Confirmation) -> None:
    """Delete oneself everywhere; games that were played stay, without the name."""
    house, person = call.house, call.visitor.known()
    if person.account:
        house.password_tries.take(call.visitor.address)
        await house.passwords.check(person, body.password)
    await _at_tables_of(house, person, lambda table: tables.abandon(table, person.id, SOMEONE))
    await house.store.delete_person(person.id, SOMEONE)
    house.hang_up(person.id)
    call.cookies["kribo"] = None


@ENDPOINTS.add("GET", "/api/me/shunned")
async def shunned(call: Call) -> ShunnedPeople:
    """Whom one mutes or blocks."""
    store, found = call.house.store, []
    for key, how in (await store.shunned(call.visitor.known().id)).items():
        other = await store.person(key)
        found.append(ShunnedPerson(person=key, name=other.name if other else SOMEONE, how=how))
    return ShunnedPeople(found)


@ENDPOINTS.add("PUT", "/api/me/shunned/{person}")
async def shun(call: Call, person: str, body: Shunning) -> None:
    """Mute or block somebody."""
    me = call.visitor.known()
    if person == me.id or await call.house.store.person(person) is None:
        raise KriboError("no-such-person")
    await call.house.store.shun(me.id, person, body.how)
    await call.house.hear_anew(me.id)


@ENDPOINTS.add("DELETE", "/api/me/shunned/{person}")
async def unshun(call: Call, person: str) -> None:
    """Hear somebody again."""
    me = call.visitor.known()
    await call.house.store.shun(me.id, person, None)
    await call.house.hear_anew(me.id)


def info(person: Person) -> PersonInfo:
    """A person as they see themselves."""
    return PersonInfo(
        id=person.id,
        name=person.name,
        guest=not person.account,
        account=person.account,
        language=person.language,
        verbosity=person.verbosity,
        say_go=person.say_go,
    )


def _signed_in(call: Call, person: Person, token: str) -> PersonInfo:
    call.cookies["kribo"] = token
    if call.request.headers.get("kribo-token") == "show":
        return replace(info(person), token=token)
    return info(person)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
