"""The application: routes, who asks, and what every answer has in common."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kribo import __version__
from kribo.errors import KriboError
from kribo.locales.tags import LANGUAGES, first_known, language_of
from kribo.server import api, handling, pages, sockets
from kribo.server.api import Call, Endpoint, Endpoints
from kribo.server.endpoints import games, lobby, people, tables
from kribo.server.house import House
from kribo.server.pages import ASK_AGAIN, SECURITY, Pages
from kribo.server.people import Visitor, hash_of
from kribo.server.settings import Settings
from kribo.store.base import Store

LOG = logging.getLogger(__name__)

COOKIE, SECURE_COOKIE = "kribo", "__Host-kribo"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""

SAFE = ("GET", "HEAD", "OPTIONS")

LANGUAGE_COOKIE = "kribo-language"
"""The language that was chosen on a device. The page sets it too, so it is no secret from scripts."""

PAGE_PATHS = ("/", "/t/{table}", "/c/{code}", "/g/{game}", "/rules/{page}")

WEB = Path(__file__).parents[1] / "web"

ENDPOINTS = Endpoints()


class Health(Struct, frozen=True):
    """That the server is there."""

    status: str
    version: str


@ENDPOINTS.add("GET", "/healthz")
async def health(call: Call) -> Health:
    """Whether the server answers and its store can be read."""
    await call.house.store.person("")
    return Health("ok", __version__)


ALL: list[Endpoint] = [
    endpoint
    for module in (people.ENDPOINTS, lobby.ENDPOINTS, tables.ENDPOINTS, games.ENDPOINTS, ENDPOINTS)
    for endpoint in module.all
]


def make_app(store: Store, settings: Settings, web: Path = WEB) -> ASGIApp:
    """The application, which closes the store when it ends.

    :param web: the folder of the page.
    """
    files = Pages(web)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = app.state.house = House(store, settings)
        try:
            yield
        finally:
            await house.close()

    async def page(request: Request) -> Response:
        wanted = language_of(request.query_params.get("lang", ""))
        response = pages.send(files.index(wanted or _language(request)), request, ASK_AGAIN)
        response.headers["vary"] = "accept-encoding, accept-language, cookie"
        if wanted:
            _remember_language(response, wanted)
        return response

    async def web_file(request: Request) -> Response:
        file, caching = files.file(request.path_params["path"])
        return pages.send(file, request, caching)

    async def language(request: Request) -> Response:
        return pages.send(pages.catalogue_file(request.path_params["language"]), request, ASK_AGAIN)

    async def manifest(request: Request) -> Response:
        return pages.send(pages.manifest_file(request.path_params["language"]), request, ASK_AGAIN)

    description = pages.make_file(msgspec.json.encode(api.openapi(ALL)), api.JSON)

    async def described(request: Request) -> Response:
        return pages.send(description, request, ASK_AGAIN)

    app = Starlette(
        routes=[
            *(Route(path, page) for path in PAGE_PATHS),
            Route("/web/{path:path}", web_file),
            Route("/locales/{language}.ftl", language),
            Route("/locales/{language}.webmanifest", manifest),
            Route("/openapi.json", described),
            WebSocketRoute("/api/tables/{table}/ws", _socket),
            *api.routes(ALL, _answer),
        ],
        exception_handlers={KriboError: _kribo_error, HTTPException: _http_error, Exception: _our_fault},
        lifespan=lifespan,
    )
    return _with_headers(app)


# Answering


async def _answer(request: Request, endpoint: Endpoint) -> Response:
    house: House = request.app.state.house
    house.requests.take(_address(request))
    if request.method not in SAFE:
        check_origin(request)
    call = Call(house, request, await visitor_of(request, house))
    try:
        response = await api.run(endpoint, call)
    except KriboError as error:
        said = handling.refusal(error, call.room, call.visitor, None)
        response = api.response(said, api.status_of(error), "", _told_when(error))
    _set_cookies(response, call)
    return response


def _told_when(error: KriboError) -> Mapping[str, str]:
    return {"retry-after": "10"} if error.code == "too-many" else {}


async def _socket(websocket: WebSocket) -> None:
    house: House = websocket.app.state.house
    visitor = Visitor(None, "", LANGUAGES[0], _address(websocket))
    try:
        check_origin(websocket)
        house.requests.take(visitor.address)
        visitor = await visitor_of(websocket, house)
        await sockets.serve(websocket, house, visitor)
    except KriboError as error:
        said = handling.refusal(error, None, visitor, None)
        await websocket.send_denial_response(api.response(said, api.status_of(error), "", {}))


async def _kribo_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, KriboError)
    visitor = Visitor(None, "", _language(request), "")
    return api.response(handling.refusal(error, None, visitor, None), api.status_of(error), "", {})


async def _http_error(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: a path or a method that there is not."""
    assert isinstance(error, HTTPException)
    wrong_method = error.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    ours = KriboError("method-not-allowed") if wrong_method else KriboError("no-such-page")
    response = await _kribo_error(request, ours)
    response.headers.update(error.headers or {})
    return response


async def _our_fault(request: Request, error: Exception) -> Response:
    visitor = Visitor(None, "", _language(request), "")
    return api.response(handling.refusal(KriboError("our-fault"), None, visitor, None), 500, "", {})


# Who asks


async def visitor_of(connection: HTTPConnection, house: House) -> Visitor:
    """Who asks, by the token of a cookie or of the header `Authorization`."""
    token = connection.cookies.get(SECURE_COOKIE if _is_secure(connection) else COOKIE, "")
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        token = bearer.strip()
    hashed = hash_of(token) if token else ""
    person = await house.store.person_by_token(hashed) if token else None
    language = _chosen_language(connection) or (person.language if person else _language(connection))
    return Visitor(person, hashed, language, _address(connection))


def check_origin(connection: HTTPConnection) -> None:
    """Refuse what another site's page asks for.

    :raises KriboError: `wrong-origin`.
    """
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise KriboError("wrong-origin")


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _chosen_language(connection: HTTPConnection) -> str | None:
    return language_of(connection.cookies.get(LANGUAGE_COOKIE, ""))


def _language(connection: HTTPConnection) -> str:
    """The language that was chosen on a device, or else the first of `Accept-Language` that there is."""
    chosen = _chosen_language(connection)
    if chosen:
        return chosen
    wanted = connection.headers.get("accept-language", "").split(",")
    tags = sorted((_tag(entry) for entry in wanted), key=lambda tag: -tag[1])
    return first_known(tag for tag, _ in tags)


def _tag(entry: str) -> tuple[str, float]:
    tag, _, quality = entry.partition(";q=")
    try:
        return tag.strip(), float(quality) if quality else 1.0
    except ValueError:
        return tag.strip(), 0.0


def _remember_language(response: Response, language: str) -> None:
    response.set_cookie(LANGUAGE_COOKIE, language, max_age=COOKIE_SECONDS, samesite="lax")


def _set_cookies(response: Response, call: Call) -> None:
    secure = _is_secure(call.request)
    for name, token in call.cookies.items():
        assert name == COOKIE
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            token or "",
            max_age=COOKIE_SECONDS if token else 0,
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def _with_headers(app: ASGIApp) -> ASGIApp:
    """The application with the headers of `SECURITY` on every answer."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(SECURITY)
            await send(message)

        # A socket sends most of all, and its messages have no headers.
        await app(scope, receive, send_safely if scope["type"] == "http" else send)

    return run
