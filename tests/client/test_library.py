"""The client library without a server: links, tokens, and what is told once and only once."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from kribo.client.place import Place, read_place
from kribo.client.server import Refused, refusal
from kribo.client.story import is_forced
from kribo.client.tokens import Tokens
from kribo.errors import BadText
from kribo.server.messages import Legal


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("http://127.0.0.1:8000/t/k7m2?ui=text", Place("http://127.0.0.1:8000", table="k7m2")),
        ("https://example.org/c/7QKM4X", Place("https://example.org", code="7QKM4X")),
        ("https://example.org/", Place("https://example.org")),
        ("example.org", Place("https://example.org")),
        ("localhost:8000", Place("http://localhost:8000")),
        ("192.168.1.7:8000/t/x", Place("http://192.168.1.7:8000", table="x")),
        ("[::1]:80", Place("http://[::1]:80")),
    ],
)
def test_links(text: str, place: Place) -> None:
    assert read_place(text) == place


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://x",
        "http://",
        "a b",
        "x.org/y",
        "http://a:99999",
        "http://me:secret@x.org",
        "http://[",
        "x\x1b",
    ],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(BadText, match="bad-address"):
        read_place(text)


def test_tokens_by_name_and_the_last_one(tmp_path: Path) -> None:
    tokens = Tokens("http://localhost:8000", tmp_path)
    assert tokens.find(None) == ""
    tokens.keep("Ana", "a")
    tokens.keep("Bo", "b")
    assert (tokens.find("ANA"), tokens.find("Bo"), tokens.find("Eva")) == ("a", "b", "")
    assert tokens.find(None) == "b"
    tokens.keep("Ana", "a")
    assert tokens.find(None) == "a"
    assert Tokens("http://localhost:8001", tmp_path).find(None) == ""
    if sys.platform != "win32":
        assert stat.S_IMODE(tokens.path.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", ["", "no JSON", "[1]", '{"ana": 5}'])
def test_a_damaged_file_of_tokens_is_forgotten(tmp_path: Path, content: str) -> None:
    tokens = Tokens("http://localhost:8000", tmp_path)
    tokens.path.write_text(content)
    assert tokens.find(None) == ""
    tokens.keep("Ana", "a")
    assert tokens.find("Ana") == "a"


@pytest.mark.parametrize(
    "body", [b"", b"<html>", b"[]", b"{}", b'{"code": 1}', b'{"code": "x", "facts": 5, "message": ""}']
)
def test_an_answer_that_is_not_of_kribo(body: bytes) -> None:
    assert refusal(body, "http://x").code == "server-strange"


def test_a_refusal_keeps_the_code_and_the_sentence() -> None:
    refused = refusal(
        b'{"code": "no-such-table", "facts": {}, "message": "There is no such table."}', "http://x"
    )
    assert isinstance(refused, Refused)
    assert (refused.code, refused.sentence) == ("no-such-table", "There is no such table.")


@pytest.mark.parametrize(
    ("legal", "says_go", "forced"),
    [
        (Legal(go=True), False, True),
        (Legal(go=True), True, False),
        (Legal(go=True, play=[3]), False, False),
        (Legal(claim=[8]), False, True),
        (Legal(claim=[0, 1, 2]), False, False),
        (Legal(play=[3]), False, False),
        (Legal(discard=2), False, False),
        (Legal(muggins=[0, 1]), False, False),
        (Legal(go=True, claim_heels=True), False, False),
    ],
)
def test_what_the_table_does_by_itself(legal: Legal, says_go: bool, forced: bool) -> None:
    assert is_forced(legal, says_go=says_go) is forced
