"""What is described is what is there: requests made from the OpenAPI description, good ones and bad ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kribo.server import api
from kribo.server.app import ALL
from tests.server.conftest import Running

pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the .random. module:hypothesis.errors.HypothesisDeprecationWarning"
)
"""Schemathesis does, and warnings are errors here."""

EXAMPLES = 12
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

DESCRIPTION = api.openapi(ALL)
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def token(server: Running) -> str:
    """Somebody at a table, with a game."""
    with httpx2.Client(base_url=server.base, trust_env=False) as http:
        answer = http.post("/api/guests", json={"name": "Ana"}, headers={"kribo-token": "show"})
        return str(answer.json()["token"])


@pytest.fixture(scope="module")
def known(server: Running, token: str) -> dict[str, str]:
    """What stands for the parameters of paths often enough for good answers to be seen."""
    with httpx2.Client(
        base_url=server.base, headers={"authorization": f"Bearer {token}"}, trust_env=False
    ) as http:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = http.post("/api/tables", json={"variant": "six-card", "seats": seats, "start": True}).json()
        return {"table": table["id"], "code": table["code"], "game": table["game"], "variant": "six-card"}


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, database=None)
def test_answers_are_as_described(
    case: schemathesis.Case[Any], server: Running, token: str, known: dict[str, str]
) -> None:
    if case.operation.path in ("/api/me/delete", "/api/logout"):
        return  # there would be nobody left to ask; other tests do it
    for name in list(case.path_parameters or {}):
        if name in known and len(str(case.path_parameters[name])) % 2:
            case.path_parameters[name] = known[name]
    headers = {"authorization": f"Bearer {token}"}
    case.call_and_validate(base_url=server.base, headers=headers, checks=CHECKS)


def test_every_endpoint_is_described(server: Running) -> None:
    served = httpx2.get(server.base + "/openapi.json", trust_env=False).json()
    assert served["openapi"].startswith("3.1")
    operations = list(walk(served["paths"]))
    assert len(operations) == len(ALL)
    assert len({operation["operationId"] for operation in operations}) == len(ALL)
    for operation in operations:
        assert operation["summary"].endswith(".")


def walk(paths: dict[str, dict[str, dict[str, str]]]) -> Iterator[dict[str, str]]:
    """All operations."""
    for methods in paths.values():
        yield from methods.values()
