"""What is heard, the same in writing, and how a player learns that it is his turn or that time is short."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kribo.locales import LANGUAGES, catalogue
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.table import ME, OPEN, join, play_until, primary, sit, table
from tests.web.test_modules import run
from tests.web.test_shape import AXE, faults, fits

Tone = tuple[float, float, float]

SEMITONES = 2
"""How far apart two pitches are that nobody confounds."""
LONGER = 1.25
"""How much longer one of two times is that nobody confounds."""

RECORDER = """
    window.heard = []; window.pans = []; window.gains = []; window.buzzed = []; window.written = [];
    window.contexts = 0;
    window.AudioContext = class extends AudioContext { constructor() { super(); contexts += 1; } };
    window.OscillatorNode = class extends OscillatorNode {
      start(at) { heard.push(Math.round(69 + 12 * Math.log2(this.frequency.value / 440))); super.start(at); }
    };
    window.StereoPannerNode = class extends StereoPannerNode {
      constructor(context, options) { super(context, options); pans.push(options.pan); }
    };
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
      gains.push(value);
      return ramp.call(this, value, at);
    };
    navigator.vibrate = (pattern) => { buzzed.push(pattern); return true; };
    addEventListener('DOMContentLoaded', () => {
      const place = document.getElementById('caption');
      new MutationObserver(() => { if (place.textContent) written.push(place.textContent); })
        .observe(place, { childList: true });
    });
"""

NO_WAITING = """
    let later = 0;
    Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => (later += 10) });
"""
"""Each sound finds that the one before is over: a game that is played in a hurry leaves out none."""


def listen(open_page: OpenPage, **how: Any) -> Page:
    """A page that writes down what it plays, with a first click made."""
    page = deaf(open_page, **how)
    page.mouse.click(2, 2)
    return page


def deaf(open_page: OpenPage, script: str = RECORDER + NO_WAITING, **how: Any) -> Page:
    """The same, before the first click."""
    page = open_page("about:blank", **how)
    page.add_init_script(script)
    page.goto("/")
    page.locator("#play-computer").wait_for()
    return page


def seated(page: Page, **wish: Any) -> None:
    """Sit down at a table, and click where nothing is."""
    table(page, **wish)
    page.locator("main").wait_for()
    page.mouse.click(2, 2)


def heard(page: Page) -> list[int]:
    """The pitches that were played."""
    found: list[int] = page.evaluate("() => window.heard")
    return found


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    opened = open_page()
    opened.locator("#play-computer").wait_for()
    return opened


def tones(page: Page) -> dict[str, list[Tone]]:
    """All sounds: start, length and pitch of each tone; the peg also with its ticks for many holes."""
    found: dict[str, list[Tone]] = run(
        page,
        "sounds",
        """const all = Object.entries(it.SOUNDS).map(([name, { tones }]) => [name, tones]);
           for (const points of [6, 12, 29]) all.push([`peg ${points}`, it.pegging(points)]);
           return Object.fromEntries(all.map(([name, tones]) =>
             [name, tones.map((tone) => tone.slice(0, 3))]));""",
    )
    return found


def differ_in_pitch(one: list[Tone], other: list[Tone]) -> bool:
    """Also where one of them begins as the other goes on from there."""
    return any(abs(a[2] - b[2]) >= SEMITONES for a, b in zip(one, other, strict=False))


def differ_in_rhythm(one: list[Tone], other: list[Tone]) -> bool:
    return len(one) != len(other) or any(
        max(a, b) >= LONGER * min(a, b) for a, b in zip(times(one), times(other), strict=True)
    )


def times(sound: list[Tone]) -> list[float]:
    """From each tone to the next, and the length of each."""
    return [b[0] - a[0] for a, b in pairwise(sound)] + [length for _, length, _ in sound]


def test_each_sound_differs_from_all_others_in_pitch_and_in_rhythm(page: Page) -> None:
    sounds = tones(page)
    assert len(sounds) > 25
    for (name, one), (other, two) in combinations(sounds.items(), 2):
        if not (name.startswith("peg") and other.startswith("peg")):
            assert differ_in_pitch(one, two), (name, other)
        assert differ_in_rhythm(one, two), (name, other)


def test_sounds_are_short_and_within_what_old_ears_hear(page: Page) -> None:
    for name, sound in tones(page).items():
        assert max(at + length for at, length, _ in sound) <= 0.7, name
        assert all(40 <= pitch <= 91 for _, _, pitch in sound), name
        assert [at for at, _, _ in sound] == sorted(at for at, _, _ in sound), name


def test_a_peg_ticks_every_five_holes_and_where_it_lands(page: Page) -> None:
    ticks = run(
        page, "sounds", "return given.map((points) => it.pegging(points).length)", [1, 2, 5, 6, 10, 12, 29]
    )
    assert ticks == [1, 1, 1, 2, 2, 3, 6]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sound_has_a_name_of_its_own(page: Page, language: str) -> None:
    names = run(page, "sounds", "return Object.keys(it.SOUNDS)")
    say = catalogue(language)
    assert len({say("web-sound-name", name=name) for name in names}) == len(names)


def test_events_and_their_sounds(page: Page) -> None:
    pegged = {"type": "Pegged", "points": 2, "items": []}
    both = [["fifteen", [1], 2], ["pair-royal", [2], 6]]
    given = [
        [{"type": "Played"}, True],
        [{"type": "Played"}, False],
        [{**pegged, "reason": "play", "points": 8, "items": both}, True],
        [{**pegged, "reason": "play", "items": [["thirty-one", [1], 2]]}, True],
        [{**pegged, "reason": "heels"}, False],
        [{**pegged, "reason": "invented", "points": -3}, False],
        [{**pegged, "reason": "hand", "items": both}, False],
        [{"type": "Called", "points": 4}, False],
        [{"type": "Called", "points": 0}, False],
        [{"type": "DealBegan"}, False],
    ]
    found = run(page, "table/cues", "return given.map(([event, mine]) => it.soundsOf(event, mine))", given)
    assert found == [
        ["card-mine"],
        ["card-other"],
        ["fifteen", "pair", "peg"],
        ["thirty-one", "peg"],
        ["heels", "peg"],
        ["back"],
        ["peg"],
        ["muggins"],
        [],
        [],
    ]


def test_warnings_come_where_there_is_time_to_heed_them(page: Page) -> None:
    found = run(
        page, "table/time", "return given.map((span) => it.warnings(span * 1000))", [5, 10, 15, 40, 300]
    )
    assert found == [[], [5000], [5000], [20000, 5000], [20000, 5000]]


def test_nothing_sounds_before_the_first_click(open_page: OpenPage) -> None:
    page = deaf(open_page, captions=True)
    table(page)
    play_until(page, "#primary[data-action=play]")
    assert page.evaluate("() => window.written.length") > 2
    assert heard(page) == []
    assert page.evaluate("() => window.contexts") == 0
    page.mouse.click(2, 2)
    # Where audio may only begin during a click, it has begun by now.
    assert page.evaluate("() => window.contexts") == 1
    play_until(page, ".outcome")
    assert len(heard(page)) > 10


def test_captions_tell_a_game_to_its_end(open_page: OpenPage) -> None:
    page = listen(open_page, captions=True, sound=False)
    seated(page, options={"target": "61"})
    play_until(page, ".outcome")
    written = " · ".join(page.evaluate("() => window.written"))
    for name in ("dealing", "cards for the crib", "starter", "your card", "another player’s card", "peg"):
        assert name in written
    assert "your turn" in written
    assert re.search(r"\b(won|lost)\b", page.locator("#caption").inner_text())
    assert heard(page) == []
    place = page.locator("#caption")
    expect(place).to_have_text(re.compile("^sound: "))
    assert not place.evaluate("(place) => place.closest('[aria-live], [role=log], [role=status]')")
    expect(place).to_be_hidden(timeout=10_000)


@pytest.mark.parametrize(
    ("language", "beginning"), [("ru", "звук: "), ("sr-Latn", "zvuk: "), ("eo", "sono: ")]
)
def test_captions_are_in_the_language_of_the_reader(
    open_page: OpenPage, language: str, beginning: str
) -> None:
    page = open_page(language=language, captions=True)
    table(page)
    play_until(page, "#primary[data-action=discard]")
    expect(page.locator("#caption")).to_have_text(re.compile(f"^{beginning}"))
    expect(page.locator("#caption")).to_contain_text(catalogue(language)("web-sound-name", name="turn"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1280, 640), (800, 400)], ids=str)
def test_captions_cover_nothing(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(size=size, captions=True, forced=False)
    table(page, options={"target": "121"})
    play_until(page, "#primary[data-action=play]")
    place = page.locator("#caption")
    things = page.locator("button:visible, .hand .card:visible, .plate:visible, .slim:visible")
    for percent in (100, 200):
        page.evaluate(
            "(size) => { localStorage.kribo = JSON.stringify({ ...JSON.parse(localStorage.kribo), size }); }",
            percent,
        )
        page.reload()
        expect(place).to_contain_text("your turn")
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        for thing in things.all():
            assert not overlap(place, thing), thing.inner_text()
        fits(page)
    page.evaluate(AXE)
    assert not faults(page)


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (
        a["x"] < b["x"] + b["width"] - 1
        and b["x"] < a["x"] + a["width"] - 1
        and a["y"] < b["y"] + b["height"] - 1
        and b["y"] < a["y"] + a["height"] - 1
    )


def test_captions_stand_above_an_open_sheet(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, captions=True)
    bo = open_page(size=PHONE)
    link = table(page, "Ana", seats=[ME, OPEN])
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    join(bo, "Bo", link)
    place = page.locator("#caption")
    expect(place).to_contain_text("somebody comes")
    box = place.bounding_box()
    assert box
    # A sheet makes all else inert, but for the eye; so the pointer is no way to ask what lies on top.
    assert not overlap(place, page.locator("dialog[open]"))
    assert box["y"] + box["height"] == PHONE[1]


@pytest.mark.parametrize(
    ("volumes", "game", "cues"),
    [
        ({"volumeGame": 0, "volumeCues": 60}, False, True),
        ({"volumeGame": 60, "volumeCues": 0}, True, False),
        ({"volumeGame": 60, "volumeCues": 60}, True, True),
        ({"volumeGame": 60, "volumeCues": 60, "sound": False}, False, False),
    ],
    ids=["cues", "game", "both", "off"],
)
def test_each_volume_is_obeyed(open_page: OpenPage, volumes: dict[str, Any], game: bool, cues: bool) -> None:
    page = listen(open_page, **volumes)
    seated(page)
    play_until(page, ".outcome")
    turn = {79}  # the second tone of "your turn", which ends no other sound of a game that goes on
    game_tones = {57, 47, 43}
    played = set(heard(page))
    assert bool(played & game_tones) == game
    assert bool(played & turn) == cues or game


def test_a_louder_volume_is_louder(open_page: OpenPage) -> None:
    loudest = []
    for volume in (20, 100):
        page = listen(open_page, volumeGame=volume, volumeCues=volume)
        seated(page)
        play_until(page, "#primary[data-action=play]")
        loudest.append(page.evaluate("() => Math.max(...window.gains)"))
    assert 0 < loudest[0] < loudest[1] / 4
    assert loudest[1] <= 0.3


@pytest.mark.parametrize("stereo", [True, False])
def test_i_sound_from_the_left_and_the_other_from_the_right(open_page: OpenPage, stereo: bool) -> None:
    page = listen(open_page, stereo=stereo)
    seated(page)
    play_until(page, ".outcome")
    pans = set(page.evaluate("() => window.pans.map((pan) => Math.round(pan * 10))"))
    assert pans == ({-7, 0, 7} if stereo else {0})


def test_three_players_sound_from_three_places(open_page: OpenPage) -> None:
    page = listen(open_page)
    seated(page, variant="three-handed", seats=[ME, {"kind": "bot"}, {"kind": "bot"}])
    play_until(page, ".outcome")
    assert set(page.evaluate("() => window.pans.map((pan) => Math.round(pan * 10))")) == {-7, 0, 7}


def test_the_seats_of_six_spread_from_left_to_right(page: Page) -> None:
    pans = run(
        page,
        "table/cues",
        """const cues = new it.Cues({ table: { seats: Array(6) }, seat: 4 });
           return [4, 5, 0, 1, 2, 3, undefined].map((seat) => Math.round(100 * cues.pan(seat)));""",
    )
    assert pans == [-70, -42, -14, 14, 42, 70, 0]


def test_in_a_hurry_sounds_are_left_out_but_not_the_end(open_page: OpenPage) -> None:
    page = listen(open_page, script=RECORDER)
    run(
        page,
        "audio",
        "for (let i = 0; i < 60; i++) it.sound('card-mine'); it.sound('won'); it.sound('skunk');",
    )
    cards, end = heard(page)[:-9], heard(page)[-9:]
    assert set(cards) == {57}
    assert 5 < len(cards) < 20
    assert end == [67, 72, 76, 79, 60, 56, 60, 56, 51]


def test_talk_and_who_comes_and_goes(open_page: OpenPage) -> None:
    page, bo = listen(open_page, captions=True, volumeGame=0, volumeCues=0), open_page()
    seated(page, name="Ana", seats=[ME, OPEN])
    join(bo, "Bo", page.url)
    place = page.locator("#caption")
    expect(place).to_contain_text("somebody comes")
    primary(page, "start").click()
    bo.get_by_role("tab", name="Talk").click()
    bo.locator(".phrases button").first.click()
    expect(place).to_contain_text("talk")
    bo.goto("about:blank")
    expect(place).to_contain_text("somebody goes")
    assert heard(page) == [61, 73, 86, 90, 61, 54]


def test_my_turn_shows_in_the_title_and_round_the_window(open_page: OpenPage) -> None:
    page, bo = listen(open_page, captions=True), open_page()
    seated(page, name="Ana", seats=[ME, OPEN], options={"target": "121"})
    join(bo, "Bo", page.url)
    primary(page, "start").click()
    primary(page, "discard")
    expect(page).to_have_title(re.compile("^● Your turn"))
    frame = page.locator("html[data-cue=turn]")
    expect(frame).to_have_count(1)
    drawn = page.evaluate(
        """() => {
             const style = getComputedStyle(document.body, '::after');
             return [style.borderStyle, style.pointerEvents];
           }"""
    )
    assert drawn == ["solid", "none"]
    expect(frame).to_have_count(0)
    assert page.evaluate("() => window.buzzed.length") > 0
    page.locator(".hand .card").nth(0).click()
    page.locator(".hand .card").nth(1).click()
    page.locator("#primary").click()
    expect(page.locator(".hand .card")).to_have_count(4)
    expect(page).not_to_have_title(re.compile("Your turn"))
    play_until(bo, "#primary[data-action=waiting], #primary[data-action=play], #primary[data-action=cut]")


def test_nobody_is_called_where_there_is_no_choice(open_page: OpenPage) -> None:
    page = listen(open_page, volumeGame=0)
    seated(page, pace="human", options={"target": "121"})
    play_until(page, '.hand[aria-label="Your hand, 1 card"]')
    page.evaluate("() => { heard.length = 0; }")
    page.locator("#primary[data-action=discard]").wait_for(timeout=25_000)
    page.wait_for_timeout(200)
    assert heard(page) == [74, 79]


def test_who_wants_no_motion_sees_a_frame_that_stands(open_page: OpenPage) -> None:
    page = open_page()
    page.emulate_media(reduced_motion="reduce")
    table(page)
    play_until(page, "html[data-cue=turn]")
    assert page.evaluate("() => getComputedStyle(document.body, '::after').animationName") == "none"


def test_each_way_to_be_called_can_be_left_out(open_page: OpenPage) -> None:
    page = listen(open_page, turn=[], low=[], volumeGame=0)
    seated(page)
    play_until(page, ".outcome")
    assert heard(page) == []
    assert page.evaluate("() => window.buzzed") == []
    page.goto("/")
    seated(page)
    primary(page, "discard")
    page.wait_for_timeout(300)
    expect(page).to_have_title("kribo")
    assert page.evaluate("() => document.documentElement.dataset.cue") is None


@pytest.mark.parametrize("text", [False, True], ids=["table", "text"])
def test_short_time_is_heard_and_seen_once(open_page: OpenPage, text: bool) -> None:
    page = listen(open_page, captions=True)
    options = {"counting": "self", "count_seconds": "15", "target": "121"}
    seated(page, options=options)
    play_until(page, "#primary[data-action=claim]")
    if text:
        page.locator(".textlink").click()
    page.evaluate("() => { heard.length = 0; written.length = 0; buzzed.length = 0; }")
    page.evaluate(
        """() => {
             window.said = [];
             const place = document.getElementById('polite');
             new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true });
           }"""
    )
    low = page.locator("html[data-cue=low]")
    expect(low).to_have_count(1, timeout=14_000)
    expect(page.locator(".time.low:visible").first).to_contain_text("0:05")
    expect(page).to_have_title(re.compile("^◷ Time is short"))
    expect(page.locator("#caption")).to_contain_text("time is short")
    assert page.evaluate("() => getComputedStyle(document.body, '::after').borderStyle") == "dashed"
    page.evaluate(AXE)
    assert not faults(page)
    expect(low).to_have_count(0, timeout=9_000)
    assert page.evaluate("() => said.filter((text) => text.includes('5 seconds left.')).length") == 1
    assert heard(page).count(83) == 3
    assert len(page.evaluate("() => buzzed")) >= 1
    written = " · ".join(page.evaluate("() => window.written"))
    assert "time is out" in written


def test_time_that_stands_is_not_short(open_page: OpenPage) -> None:
    page, bo = open_page(captions=True), open_page()
    table(page, "Ana", seats=[ME, OPEN], clock={"kind": "relaxed", "seconds": 10})
    join(bo, "Bo", page.url)
    primary(page, "start").click()
    primary(page, "discard")
    page.keyboard.press("p")
    expect(page.locator(".banner")).to_be_visible()
    page.wait_for_timeout(7000)
    assert page.evaluate("() => document.documentElement.dataset.cue") is None


def test_all_sounds_can_be_learned_in_the_settings(open_page: OpenPage) -> None:
    page = listen(open_page, sound=False)
    sit(page, "Ana")
    page.goto("/#settings")
    page.get_by_text("Learn the sounds").click()
    sounds = tones(page)
    names = [name for name in sounds if " " not in name]
    buttons = page.locator(".soundlist button")
    expect(buttons).to_have_count(len(names))
    button = page.get_by_role("button", name="Hear: fifteen")
    button.click()
    button.press("Enter")
    assert heard(page) == [67, 74, 67, 74]
    page.get_by_role("button", name="Hear: peg", exact=True).click()
    assert heard(page)[4:] == [76, 77, 78]
    page.evaluate(AXE)
    assert not faults(page)


def test_volumes_and_ways_are_set_and_kept(open_page: OpenPage) -> None:
    page = listen(open_page)
    page.goto("/#settings")
    slider = page.get_by_label("Volume: turn, time, errors")
    slider.focus()
    slider.press("Home")
    assert heard(page) == []
    slider.press("ArrowRight")
    assert heard(page) == [74, 79]
    page.locator("[data-cues=low]").get_by_label("Title of the window").uncheck()
    page.locator("[data-cues=turn]").get_by_label("Vibration").uncheck()
    page.reload()
    expect(page.get_by_label("Volume: turn, time, errors")).to_have_value("10")
    expect(page.locator("[data-cues=low]").get_by_label("Title of the window")).not_to_be_checked()
    expect(page.locator("[data-cues=turn]").get_by_label("Vibration")).not_to_be_checked()
    expect(page.locator("[data-cues=turn]").get_by_label("Title of the window")).to_be_checked()
