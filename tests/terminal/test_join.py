"""`kribo join` at a real server: whole games in every language, company, and what can go wrong."""

from __future__ import annotations

import os
import re
import shlex
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from queue import Queue

import pytest

from kribo.cli import main
from kribo.client.connection import Connection
from kribo.client.server import Server
from kribo.client.tokens import Tokens
from kribo.game.actions import Play
from kribo.locales import LANGUAGES, catalogue
from kribo.notation import read
from kribo.server import messages
from kribo.server.messages import AnyMessage
from tests.server.conftest import Running, Start, start  # noqa: F401 (a fixture)
from tests.terminal.conftest import Ran
from tests.terminal.fragile import Fragile, Wire
from tests.terminal.robot import AtRemote
from tests.terminal.test_plain import check_plain
from tests.terminal.test_playthroughs import SOURCE

AT_ONCE = {"count_pause": 0, "go_pause": 0, "deal_pause": 0, "deal_pause_after_show": 0}
PATIENCE = 30


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def here(start: Start) -> Running:  # noqa: F811
    """A server that does not dawdle."""
    return start(**AT_ONCE)


@pytest.fixture
def join(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Join]:
    """Join in this process, by somebody who types these lines and then plays some games."""
    joining = Join(capsys, monkeypatch)
    yield joining
    joining.check_that_nothing_is_left()


class Join:
    """Runs `kribo join`."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, line: str, *typed: str, games: int = 1) -> Ran:
        with self.monkeypatch.context() as patched:
            AtRemote(patched, list(typed), games=games)
            status = main(["join", *shlex.split(line)])
        return Ran(status, *self.capsys.readouterr())

    def check_that_nothing_is_left(self) -> None:
        """No connection of a game that was left is still open."""
        assert not [thread for thread in threading.enumerate() if thread.name == "kribo connection"]


def friend(here: Running, name: str = "Bo") -> Server:
    """Somebody else at a server, over HTTP."""
    server = Server(here.base, "en")
    server.new_guest(name)
    return server


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counting", ["auto", "muggins"])
def test_a_whole_game(here: Running, join: Join, language: str, counting: str) -> None:
    ran = join(
        f"{here.base} --name Ana --bots basic --target 31 --counting {counting} --lang {language}"
        " --save games.kribo",
        games=1,
    )
    assert (ran.status, ran.err) == (0, "")
    check_plain(ran.out)
    say = catalogue(language)
    assert say("saved-finished", file="games.kribo") in ran.out
    assert say("next-game", number=2) in ran.out
    assert say("join-kept", command=re.findall("kribo join .*", ran.out)[-1]) == ran.out.splitlines()[-1]
    (record,) = read(Path("games.kribo").read_text(encoding="utf-8"))
    assert record.finished
    if transcripts := os.environ.get("KRIBO_TRANSCRIPTS"):
        Path(transcripts, f"{language}-join-{counting}.txt").write_text(ran.out, encoding="utf-8")


def test_one_game_after_the_other_in_one_file(here: Running, join: Join) -> None:
    ran = join(f"{here.base} --name Ana --bots basic --target 31 --match 2-games --save a.kribo", games=2)
    assert ran.status == 0
    assert len(read(Path("a.kribo").read_text(encoding="utf-8"))) == 2


@pytest.mark.parametrize(
    "options",
    [
        "--variant three-handed --bots basic,greedy",
        "--variant partners --bots basic,greedy,basic",
        "--variant auction --bots basic",
        "--variant five-card --bots basic --counting strict",
        "--bots basic --option say_go=myself",
        "--bots basic --option heels=claimed --counting assisted --option manual_pegging=on",
    ],
)
def test_games_of_all_kinds(here: Running, join: Join, options: str) -> None:
    ran = join(f"{here.base} --name Ana --target 31 {options}")
    assert (ran.status, ran.err) == (0, "")
    assert "Press Enter for game 2, or type quit." in ran.out


# Finding a table and a seat


def test_the_same_words_as_at_this_keyboard(here: Running, join: Join) -> None:
    ran = join(f"{here.base} --name Ana --bots basic --seat 1", "nonsense", "who", "k", "?", "quit")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "The game is six-card, to 121.",
        "Seat 1: You.",
        "Seat 2: Basic, a bot that plays basic.",
        "Type ? at any time to see what you can do, and rules to read how the game is played.",
    ]
    assert "> nonsense" in lines
    assert lines[lines.index("> nonsense") + 1].startswith("“nonsense” is not understood.")
    assert lines[lines.index("> k") + 1] == "No time is running."
    assert "At this table:" in lines


def test_a_link_a_code_and_coming_back(here: Running, join: Join) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card"})
    first = join(f"{here.base}{table.link}?ui=text --name Ana")
    assert (first.status, first.err) == (0, "")
    assert "Seat 1: Bo." in first.out
    assert "Seat 2: You." in first.out
    kept = first.out.splitlines()[-1].removeprefix("Your seat is kept. To come back: ")
    assert kept == f"kribo join {here.base}{table.link} --name Ana"
    for line in (f"{here.base} --code {table.code.lower()}", kept.removeprefix("kribo join ")):
        again = join(line)
        assert (again.status, again.err) == (0, "")
        assert "Seat 2: You." in again.out
    assert [chair.name for chair in bo.table(table.id).seats] == ["Bo", "Ana"]


@pytest.fixture(autouse=True)
def _alone_one_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table where nobody comes a script leaves at once, as if the input had ended."""
    from kribo.terminal.remote import Remote

    original = Remote._wants_line

    def wants_line(self: Remote) -> bool:
        waits = self.table.status == "open" and self.sits and not self._unanswered
        return original(self) or waits

    monkeypatch.setattr(Remote, "_wants_line", wants_line)


def test_a_seat_of_ones_choice(here: Running, join: Join) -> None:
    table = friend(here).new_table({"variant": "three-handed"})
    ran = join(f"{here.base}{table.link} --name Ana --seat 3")
    assert "Seat 2: open.\nSeat 3: You." in ran.out


def test_choosing_from_the_list(here: Running, join: Join) -> None:
    table = friend(here).new_table({"variant": "six-card", "listed": True})
    ran = join(here.base, "", "Ana", "7", "1")
    assert "What is your name?\n> \n“” cannot be a name." in ran.out
    assert "1: six-card, to 121. Players: Bo. One seat is open.\n" in ran.out
    assert "Seat 2: You." in ran.out
    assert table.link in ran.out
    again = join(here.base, "1")
    assert "1: six-card, to 121. Players: Bo, Ana. No seat is open. You sit there.\n" in again.out


def test_making_one_from_the_list(here: Running, join: Join) -> None:
    ran = join(here.base, "Ana", "new", "bot", "start", "quit")
    assert "No table is open here just now." in ran.out
    assert re.search(r"Link to this table: http.*/t/\w+ Code: \w{6}\n", ran.out)
    assert "sits down.\nAll seats are taken. Type start to begin." in ran.out
    assert "Cut for the deal" in ran.out


def test_two_at_one_computer_are_two(here: Running, join: Join) -> None:
    first = join(f"{here.base} --name Ana --target 61")
    link = re.findall(r"http\S*/t/\w+", first.out)[0]
    second = join(f"{link} --name Bo")
    assert "Seat 1: Ana.\nSeat 2: You." in second.out


def test_who_one_is_is_kept_for_the_owner_alone(here: Running, join: Join) -> None:
    join(f"{here.base} --name Ana --bots basic", "quit")
    (kept,) = Path("state/kribo/servers").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    assert Tokens(here.base).find("ana")


def test_a_server_that_forgot_who_one_is(here: Running, join: Join) -> None:
    Tokens(here.base).keep("Ana", "no such token")
    ran = join(f"{here.base} --name Ana --bots basic", "quit")
    assert (ran.status, ran.err) == (0, "")


# What is refused


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("HERE/t/nowhere --name Ana", "There is no such table."),
        ("HERE --code ABC234 --name Ana", "No table has that code."),
        ("HERE/x", "“http"),
        ("HERE --name Ana --bots nobody", "There is no player “nobody”."),
        ("HERE --name Ana --bots basic,basic", "Beside you one bot can play in six-card"),
        ("HERE --name Ana --clock soon", "“soon” is not a clock."),
        ("HERE --name Ana --clock 5", "The time for a decision must be from 10 to"),
        ("HERE --name Ana --seat 5 --bots basic", "--seat must be from 1 to 2, not 5."),
        ("HERE --name Ana --target 5", "--target must be from"),
        ("HERE/t/x --name Ana --target 61", "That table is there already, with its rules."),
        ("HERE --name Ana --watch --seat 1", "--watch and --seat set the same thing."),
        ("HERE --name Ana --save no-folder/x", "no-folder/x cannot be written"),
        ("localhost:1", "http://localhost:1 cannot be reached: no server is running there."),
        ("http://no-such-name.invalid", "http://no-such-name.invalid cannot be reached: "),
        ("", "After the command must come: URL."),
    ],
)
def test_bad_input_is_one_sentence(here: Running, join: Join, line: str, sentence: str) -> None:
    ran = join(line.replace("HERE", here.base))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1


def test_a_full_table_is_watched_only(here: Running, join: Join) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True})
    ran = join(f"{here.base}{table.link} --name Ana")
    assert (ran.status, ran.err) == (2, "No seat is open at this table. To watch: --watch\n")


def test_something_else_than_a_kribo_server(join: Join) -> None:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>hello</html>")

        do_POST = do_GET  # noqa: N815

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        ran = join(f"127.0.0.1:{other.server_port} --name Ana")
        other.shutdown()
        thread.join()
    assert ran.status == 2
    assert ran.err.endswith("does not answer as a kribo server of this version does.\n")


# A process of its own, which one talks to


class Talk:
    """`kribo join` as a process; waits for what it says."""

    def __init__(self, *words: str, state: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kribo", "join", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={
                "PYTHONPATH": str(SOURCE),
                "PYTHONIOENCODING": "utf-8",
                "KRIBO_LANG": "en",
                "XDG_STATE_HOME": str(state),
            },
        )
        self.said = ""
        self._pieces: Queue[bytes] = Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout
        while piece := os.read(self.process.stdout.fileno(), 4096):
            self._pieces.put(piece)
        self._pieces.put(b"")

    def until(self, words: str) -> str:
        """Wait for words; all that was said since the last time."""
        while words not in self.said:
            piece = self._pieces.get(timeout=PATIENCE)
            assert piece, self.said
            self.said += piece.decode()
        before, found, self.said = self.said.partition(words)
        return before + found

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> str:
        """Wait for the end; what was said until then."""
        while piece := self._pieces.get(timeout=PATIENCE):
            self.said += piece.decode()
        self.process.wait(PATIENCE)
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        return self.said


Begin = Callable[..., Talk]


@pytest.fixture
def talk(tmp_path: Path) -> Iterator[Begin]:
    """Processes that are gone after the test."""
    begun: list[Talk] = []

    def begin(*words: str) -> Talk:
        begun.append(Talk(*words, state=tmp_path / "state"))
        return begun[-1]

    yield begin
    for one in begun:
        if one.process.poll() is None:
            one.process.kill()
            one.end()


def test_two_people_talk_pause_and_come_and_go(here: Running, talk: Begin) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card", "chat": "free"})
    ana = talk(here.base + table.link, "--name", "Ana")
    ana.until("All seats are taken. The host begins the game.\n")
    bo.tell(table.id, messages.Start())
    ana.until("Cut for the deal")
    ana.until("> ")
    bo.tell(table.id, messages.Say(phrase="good-luck"))
    ana.until("Bo: Good luck!\n")
    ana.until("> ")
    ana.type("/hello there")
    ana.until("Ana: hello there\n")
    ana.type("say")
    ana.until("3: Well played!\n")
    ana.until("> ")
    ana.type("say 3")
    ana.until("Ana: Well played!\n")
    ana.type("say 99")
    ana.until("There is no phrase 99.")
    ana.until("> ")
    ana.type("pause")
    ana.until("Ana paused the game.\n")
    ana.until("> ")
    ana.type("resume")
    ana.until("The game goes on.\n")
    ana.until("> ")
    ana.type("resign")
    ana.until("Do you give the game up?")
    ana.until("> ")
    ana.type("no")
    ana.until("> ")
    ana.type("invite")
    ana.until(f"{table.link} Code: {table.code}\n")
    ana.type("full")
    ana.until("From now on all is said in full.")
    ana.type("leave")
    assert "Your seat is kept" not in ana.end()
    assert bo.table(table.id).paused.why == "away"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_process_that_is_asked_to_end_keeps_the_seat(
    here: Running, talk: Begin, number: signal.Signals
) -> None:
    ana = talk(here.base, "--name", "Ana", "--bots", "basic")
    ana.until("> ")
    ana.process.send_signal(number)
    assert "Your seat is kept. To come back: kribo join " in ana.end()
    assert ana.process.returncode == 130


def test_a_spectator_sees_a_game_to_its_end(here: Running, talk: Begin, join: Join) -> None:
    bo = friend(here)
    table = bo.new_table({"variant": "six-card", "options": {"target": "31"}})
    watching = talk(here.base + table.link, "--name", "Eva", "--watch")
    watching.until("You are watching.\n")
    bo.tell(table.id, messages.AddBot(seat=1, level="basic"))
    watching.until("sits down.")
    bo.tell(table.id, messages.Start())
    watching.until("Basic cuts")
    Tokens(here.base).keep("Bo", bo.token)
    assert join(f"{here.base}{table.link} --name Bo").status == 0
    assert "wins the game" in watching.end()
    assert watching.process.returncode == 0


def test_time_that_runs_out_is_told(here: Running, talk: Begin) -> None:
    ana = talk(here.base, "--name", "Ana", "--bots", "basic", "--clock", "10")
    ana.until("Each decision has 10 seconds.")
    ana.until("> ")
    ana.until("3 seconds left.\n")
    ana.until("You cut ")


@pytest.mark.parametrize("how", ["restart", "cut"])
def test_a_lost_connection_comes_back_by_itself(
    how: str, tmp_path: Path, join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kribo.client.connection.PAUSES", (0.5,))
    answers = count(1)
    original = AtRemote.readline

    def readline(self: AtRemote, size: int | None = -1, /) -> str:
        if next(answers) == 3:
            if how == "cut":
                wire.cut()
            else:
                fragile.stop()
                fragile.start()
        return original(self, size)

    monkeypatch.setattr(AtRemote, "readline", readline)
    with Fragile(tmp_path, **AT_ONCE) as fragile, Wire(fragile.base) as wire:
        ran = join(f"{wire.base} --name Ana --bots basic --target 31 --save game.kribo")
    assert (ran.status, ran.err) == (0, "")
    say, lines = catalogue("en"), ran.out.splitlines()
    assert lines.count(say("web-connection-lost")) == lines.count(say("web-connection-back")) == 1
    (record,) = read(Path("game.kribo").read_text(encoding="utf-8"))
    assert record.finished
    # Every card that was laid is told, and told once.
    laid = [action for action in record.actions if isinstance(action, Play)]
    told = [line for line in lines if re.match(r"(You play|Basic plays) ", line)]
    assert len(told) == len(laid)


def test_a_script_waits_for_a_lost_connection(tmp_path: Path, talk: Begin) -> None:
    with Fragile(tmp_path, **AT_ONCE) as fragile:
        ana = talk(fragile.base, "--name", "Ana", "--bots", "basic", "--option", "first_dealer=random")
        ana.until("Choose 2 cards")
        ana.until("> ")
        fragile.stop()
        ana.until("The connection is lost.")
        ana.type("1 2")
        ana.type("s")
        fragile.start()
        said = ana.until("You lay away")
        ana.until("> s\n")
        ana.until("0")
        ana.type("quit")
        said += ana.end()
    assert "There is no connection" not in said
    assert ana.process.returncode == 0


def test_what_got_lost_with_a_connection_is_sent_again(
    tmp_path: Path, join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kribo.client.connection.PAUSES", (0.1,))
    original, sent = Connection.send, count(1)

    def send(self: Connection, message: AnyMessage) -> None:
        if next(sent) == 1:
            wire.cut()  # before the message arrives
        else:
            original(self, message)

    monkeypatch.setattr(Connection, "send", send)
    with Fragile(tmp_path, **AT_ONCE) as fragile, Wire(fragile.base) as wire:
        ran = join(f"{wire.base} --name Ana --bots basic --option first_dealer=random", "1 2", "quit")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines.count("> 1 2") == lines.count(catalogue("en")("web-connection-back")) == 1
    assert sum(line.startswith("You lay away") for line in lines) == 1


def test_a_script_does_not_wait_for_ever(tmp_path: Path, join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kribo.terminal.remote.BACK_WITHIN", 0.5)
    original = AtRemote.readline

    def readline(self: AtRemote, size: int | None = -1, /) -> str:
        if self.lines == ["1 2"]:
            fragile.stop()
        return original(self, size) if self.lines else ""

    monkeypatch.setattr(AtRemote, "readline", readline)
    with Fragile(tmp_path, **AT_ONCE) as fragile:
        ran = join(f"{fragile.base} --name Ana --bots basic --option first_dealer=random", "s", "1 2")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines.count(catalogue("en")("error-not-connected")) == 1
    assert lines.index("1 2") < lines.index(catalogue("en")("error-not-connected"))
    assert lines[-1].startswith("Your seat is kept. To come back: ")
