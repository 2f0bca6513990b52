"""A small typed layer over Starlette: endpoints with msgspec types, and the OpenAPI description made of them.

An endpoint is a coroutine function `(call, PATH PARAMETERS..., body=..., query=...)`. What it is given and
returns is read from its annotations, its summary is the first line of its docstring.
"""

from __future__ import annotations

import gzip
import inspect
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kribo import __version__
from kribo.errors import BadRecord, BadRules, BadText, IllegalAction, KriboError
from kribo.server.house import House
from kribo.server.messages import ErrorSaid
from kribo.server.people import Visitor
from kribo.server.room import Room

STATUS = {
    "bad-json": 400,
    "bad-origin": 403,
    "not-known": 401,
    "wrong-password": 401,
    "wrong-origin": 403,
    "not-host": 403,
    "not-sitting": 403,
    "not-your-seat": 403,
    "no-spectators": 403,
    "seat-refused": 403,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-code": 404,
    "no-such-game": 404,
    "no-such-person": 404,
    "unknown-page": 404,
    "method-not-allowed": 405,
    "too-big": 413,
    "not-json": 415,
    "too-many": 429,
}
"""The HTTP status of an error by its code; by its kind where it is not here."""

BY_KIND = ((BadText, 422), (BadRules, 422), (BadRecord, 422), (IllegalAction, 409), (KriboError, 409))

COMPRESS_FROM = 1400
"""Bytes from which on an answer is compressed: what does not fit into one packet."""

JSON = "application/json"


class Call:
    """One request: the house, who asks, the table that it is about, and the headers of the answer."""

    def __init__(self, house: House, request: Request, visitor: Visitor) -> None:
        self.house = house
        self.request = request
        self.visitor = visitor
        self.room: Room | None = None
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str | None] = {}


class Text(Struct, frozen=True):
    """An answer that is not JSON."""

    text: str
    media_type: str


Function = Callable[..., Awaitable[Any]]


class Endpoint(NamedTuple):
    """An endpoint and what it is given and returns; `size` is the setting that limits a body."""

    method: str
    path: str
    function: Function
    status: int
    size: str
    media_type: str
    tag: str

    @property
    def types(self) -> dict[str, Any]:
        """The annotations of the function."""
        return _types_of(self.function)

    @property
    def parameters(self) -> list[str]:
        """The names in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


@cache
def _types_of(function: Function) -> dict[str, Any]:
    return get_type_hints(function, include_extras=True)


class Endpoints:
    """Collects endpoints; use `get`, `post`, ... as decorators."""

    def __init__(self) -> None:
        self.all: list[Endpoint] = []

    def add(
        self, method: str, path: str, *, status: int = 200, size: str = "body_size", media_type: str = JSON
    ) -> Callable[[Function], Function]:
        """Register the function that follows."""

        def register(function: Function) -> Function:
            tag = function.__module__.rpartition(".")[2]
            self.all.append(Endpoint(method, path, function, status, size, media_type, tag))
            return function

        return register


def status_of(error: KriboError) -> int:
    """The HTTP status of an error."""
    by_kind = next(status for kind, status in BY_KIND if isinstance(error, kind))
    return STATUS.get(error.code, by_kind)


# Answering

Answering = Callable[[Request, Endpoint], Awaitable[Response]]


def routes(endpoints: Iterable[Endpoint], answer: Answering) -> list[Route]:
    """A route for each path, so that a wrong method is told which are right."""
    by_path: dict[str, dict[str, Endpoint]] = defaultdict(dict)
    for endpoint in endpoints:
        by_path[endpoint.path][endpoint.method] = endpoint

    def route(path: str, methods: Mapping[str, Endpoint]) -> Route:
        async def serve(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await answer(request, methods[method])

        return Route(path, serve, methods=list(methods))

    return [route(path, methods) for path, methods in by_path.items()]


async def run(endpoint: Endpoint, call: Call) -> Response:
    """Read what an endpoint wants, call it, and write what it returns.

    :raises KriboError: `bad-json`, `bad-body`, `bad-query`, `too-big`, `not-json`, or the endpoint's own.
    """
    given: dict[str, Any] = dict(call.request.path_params)
    types = endpoint.types
    if "query" in types:
        given["query"] = _query(types["query"], call.request)
    if "body" in types:
        given["body"] = _decode(types["body"], await _read(call, endpoint))
    result = await endpoint.function(call, **given)
    return response(result, endpoint.status, call.request.headers.get("accept-encoding", ""), call.headers)


def response(result: object, status: int, accepted: str, headers: Mapping[str, str]) -> Response:
    """A result as a response."""
    if result is None:
        return Response(status_code=204, headers=dict(headers))
    if isinstance(result, Text):
        content, media_type = result.text.encode(), result.media_type
    else:
        content, media_type = msgspec.json.encode(result), JSON
    sent = {"cache-control": "no-store", "vary": "accept-encoding, accept-language, cookie", **headers}
    if len(content) >= COMPRESS_FROM and "gzip" in accepted:
        content = gzip.compress(content, 5)
        sent["content-encoding"] = "gzip"
    return Response(content, status, sent, media_type)


async def _read(call: Call, endpoint: Endpoint) -> bytes:
    if call.request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise KriboError("not-json")
    most: int = getattr(call.house.settings, endpoint.size)
    body = bytearray()
    async for chunk in call.request.stream():
        body += chunk
        if len(body) > most:
            raise KriboError("too-big", what="body", most=most)
    return bytes(body)


def _decode(kind: Any, body: bytes) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, KriboError):  # a value that checks itself
            raise error.__cause__ from None
        raise BadText("bad-body", reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise KriboError("bad-json") from None


def _query(kind: Any, request: Request) -> Any:
    try:
        return msgspec.convert(dict(request.query_params), type=kind, strict=False)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadText("bad-query", reason=str(error)[:200]) from None


# Describing


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI 3.1 description of endpoints."""
    endpoints = list(endpoints)
    kinds = [kind for endpoint in endpoints for kind in _kinds(endpoint)]
    schemas, components = msgspec.json.schema_components(
        [*kinds, ErrorSaid], ref_template="#/components/schemas/{name}"
    )
    schema = iter(schemas)
    paths: dict[str, dict[str, Any]] = defaultdict(dict)
    for endpoint in endpoints:
        found = {name: next(schema) for name in _named_kinds(endpoint)}
        paths[endpoint.path][endpoint.method.lower()] = _operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "kribo",
            "version": __version__,
            "description": "The playroom. docs/protocol.md says what the words mean.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "kribo"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _named_kinds(endpoint: Endpoint) -> dict[str, Any]:
    types = endpoint.types
    return {name: types[name] for name in ("body", "return") if name in types and types[name] is not Text}


def _kinds(endpoint: Endpoint) -> list[Any]:
    return list(_named_kinds(endpoint).values())


def _operation(endpoint: Endpoint, schemas: Mapping[str, Any]) -> dict[str, Any]:
    summary, _, description = (inspect.getdoc(endpoint.function) or "").partition("\n")
    operation: dict[str, Any] = {
        "operationId": endpoint.function.__name__,
        "tags": [endpoint.tag],
        "summary": summary,
        "parameters": [*map(_path_parameter, endpoint.parameters), *_query_parameters(endpoint)],
        "responses": {
            str(_status(endpoint)): _answer(endpoint, schemas),
            "default": {
                "description": "Why not",
                "content": _json({"$ref": "#/components/schemas/ErrorSaid"}),
            },
        },
    }
    if description.strip():
        operation["description"] = description.strip()
    if "body" in schemas:
        operation["requestBody"] = {"required": True, "content": _json(schemas["body"])}
    return operation


_ERROR = {"$ref": "#/components/schemas/ErrorSaid"}


def _status(endpoint: Endpoint) -> int:
    return 204 if endpoint.types.get("return") is type(None) else endpoint.status


def _answer(endpoint: Endpoint, schemas: Mapping[str, Any]) -> dict[str, Any]:
    if endpoint.types.get("return") is type(None):
        return {"description": "Done"}
    if endpoint.types["return"] is Text:
        return {"description": "The text", "content": {endpoint.media_type: {"schema": {"type": "string"}}}}
    return {"description": "The answer", "content": _json(schemas["return"])}


def _json(schema: Any) -> dict[str, Any]:
    return {JSON: {"schema": schema}}


def _path_parameter(name: str) -> dict[str, Any]:
    schema = {"type": "string", "maxLength": 40}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameters(endpoint: Endpoint) -> Iterable[dict[str, Any]]:
    kind = endpoint.types.get("query")
    if kind is None:
        return
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]
    for name, described in schema["properties"].items():
        yield {"name": name, "in": "query", "required": False, "schema": described}
