"""What is announced: in which order, in which way, by which rules.

The browser of the tests has no voices, so those that speak here are put into the page.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kribo.locales import catalogue
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.table import ME, OPEN, join, play_until, primary, table
from tests.web.test_modules import run
from tests.web.test_shape import AXE, THEMES, faults, fits

VOICES = Path(__file__).with_name("fake_voices.js").read_text(encoding="utf-8")

ANNOUNCER = """
    let now = 0;
    const places = [document.createElement('div'), document.createElement('div')];
    const announcer = new it.Announcer(...places, { now: () => now });
    const told = () => places.map((place) => place.textContent.replace('\u200b', ''));
"""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    opened = open_page()
    opened.locator("#play-computer").wait_for()
    return opened


def with_voices(open_page: OpenPage, path: str = "/", **preferences: Any) -> Page:
    """A page in a browser with voices."""
    opened = open_page("about:blank", **preferences)
    opened.add_init_script(VOICES)
    opened.goto(path)
    return opened


# The announcer by itself


def test_a_question_comes_after_its_news_and_talk_comes_last(page: Page) -> None:
    calm, urgent = run(
        page,
        "announcer",
        ANNOUNCER
        + """announcer.announce('Bo: hello', 'chat');
           announcer.announce('Cy sits down.', 'table');
           announcer.announce('Your turn.', 'turn');
           announcer.announce(['Ana plays 5H.', 'Ana pegs 2.'], 'score');
           announcer.announce('Bo plays 6H.', 'play');
           announcer.announce('That does not fit.', 'error');
           const before = told();
           announcer.flush();
           return [before, told()];""",
    )
    assert calm == ["", "That does not fit."]
    news = "Ana plays 5H. Ana pegs 2. Bo plays 6H. Your turn. Cy sits down. Bo: hello"
    assert urgent == [news, "That does not fit."]


def test_the_same_words_are_said_once_unless_they_are_asked_for(page: Page) -> None:
    found = run(
        page,
        "announcer",
        ANNOUNCER
        + """const counts = [];
           const say = (how) => {
             announcer.announce('Your turn.', 'turn', how);
             announcer.flush();
             counts.push(announcer.spoken.length);
           };
           say(); now = 600; say(); now = 1400; say();
           const first = places[0].firstChild;
           const text = places[0].textContent;
           now = 1500; say({ again: true });
           return { counts, text: text !== places[0].textContent, node: first !== places[0].firstChild };""",
    )
    assert found == {"counts": [1, 1, 2, 3], "text": True, "node": True}


def test_announcements_are_apart_and_old_ones_go_away(page: Page) -> None:
    seen = run(
        page,
        "announcer",
        """const places = [document.createElement('div'), document.createElement('div')];
           const announcer = new it.Announcer(...places);
           const wait = (ms) => new Promise((done) => setTimeout(done, ms));
           const seen = [];
           const see = () => seen.push([performance.now(), places[0].textContent.replace('\u200b', '')]);
           new MutationObserver(see).observe(places[0], { childList: true });
           announcer.announce('One.');
           await wait(100);
           announcer.announce('Two.', 'chat');
           announcer.announce('Three.', 'turn');
           await wait(3600);
           return seen;""",
    )
    times, texts = zip(*seen, strict=True)
    assert texts == ("One.", "Three. Two.", "")
    assert times[1] - times[0] >= 190
    assert times[2] - times[1] >= 2900


def test_words_of_another_language_are_marked(page: Page) -> None:
    marked = run(
        page,
        "announcer",
        ANNOUNCER
        + """announcer.announce('Ваш ход.', 'turn', { lang: 'ru' });
           announcer.announce('Ana plays 5H.', 'play');
           announcer.flush();
           return [...places[0].children].map(({ lang, textContent }) => [lang, textContent]);""",
    )
    assert [[lang, text.strip(" \u200b")] for lang, text in marked] == [
        ["", "Ana plays 5H."],
        ["ru", "Ваш ход."],
    ]


@pytest.mark.parametrize(
    ("rule", "focused", "said"),
    [
        ("always", True, True),
        ("always", False, True),
        ("focused", True, True),
        ("focused", False, False),
        ("unfocused", True, False),
        ("unfocused", False, True),
        ("never", True, False),
    ],
)
def test_each_channel_has_its_rule(page: Page, rule: str, focused: bool, said: bool) -> None:
    told = run(
        page,
        "announcer",
        ANNOUNCER
        + """const { prefer } = await import(new URL('preferences.js', here));
           document.hasFocus = () => given.focused;
           prefer({ speech: { chat: given.rule } });
           announcer.announce('Bo: hello', 'chat');
           announcer.announce('Your turn.', 'turn');
           announcer.flush();
           return told()[0];""",
        {"rule": rule, "focused": focused},
    )
    assert told == ("Your turn. Bo: hello" if said else "Your turn.")


def test_the_newest_way_of_browsers_leaves_the_regions_silent(page: Page) -> None:
    regions, notified = run(
        page,
        "announcer",
        ANNOUNCER
        + """const { prefer } = await import(new URL('preferences.js', here));
           const notified = [];
           document.ariaNotify = (text, { priority }) => notified.push([text, priority]);
           prefer({ spoken: 'notify' });
           announcer.announce('Ana plays 5H.');
           announcer.flush();
           announcer.announce('That does not fit.', 'error');
           return [told(), notified];""",
    )
    assert regions == ["", ""]
    assert notified == [["Ana plays 5H.", "normal"], ["That does not fit.", "high"]]


# The voice by itself

VOICE = """
    const said = [];
    let now = null;
    const synth = {
      getVoices: () => [],
      speak: (utterance) => { said.push(utterance.text); now = utterance; },
      cancel: () => { said.push('-'); const was = now; now = null; was?.onerror?.({}); },
    };
    const voice = new it.Speech(synth);
    const say = (topic, text, cut = false) => voice.say([{ text, topic, lang: 'en', cut }]);
    const end = () => { const was = now; now = null; was?.onend?.({}); };
"""


@pytest.mark.parametrize(
    ("steps", "heard"),
    [
        # A question waits for its news and goes before talk.
        ("say('play', 'a'); say('chat', 'b'); say('turn', 'c'); end(); end();", ["a", "c", "b"]),
        # Talk that is cut short by a question is said again.
        ("say('chat', 'a'); say('turn', 'b'); end();", ["a", "-", "b", "a"]),
        # An error silences the game; the question is still open.
        (
            "say('score', 'a'); say('play', 'b'); say('turn', 'c'); say('error', 'd'); end();",
            ["a", "-", "d", "c"],
        ),
        # Who acted needs no older news and no older question.
        ("say('play', 'a'); say('turn', 'b'); say('own', 'c', true); end();", ["a", "-", "c"]),
        # A question takes the place of an older one that was not said.
        ("say('play', 'a'); say('turn', 'b'); say('turn', 'c'); end(); end();", ["a", "c"]),
        # News do not interrupt news.
        ("say('play', 'a'); say('play', 'b'); end(); end();", ["a", "b"]),
    ],
)
def test_urgent_words_silence_older_calm_ones(page: Page, steps: str, heard: list[str]) -> None:
    assert run(page, "speech", f"{VOICE} {steps} return said;") == heard


def test_a_browser_that_never_ends_an_utterance_does_not_silence_the_rest(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at("2030-01-01")
    page.evaluate(
        f"""async () => {{
            const here = document.querySelector('script[type=module]').src;
            const it = await import(new URL('speech.js', here));
            {VOICE}
            window.said = said;
            say('play', 'a'); say('play', 'b');
        }}"""
    )
    assert page.evaluate("() => window.said") == ["a"]
    page.clock.run_for(6000)
    assert page.evaluate("() => window.said") == ["a", "b"]


def test_voices_of_neighbours_read_serbian_in_latin_letters(page: Page) -> None:
    voices = [{"name": name, "lang": name} for name in ("en-GB", "hr_HR", "sr-RS", "bs")]
    found = run(page, "speech", "return it.voicesFor('sr-Cyrl', given).map(({ name }) => name);", voices)
    assert found == ["sr-RS", "hr_HR", "bs"]
    assert run(page, "serbian", "return it.inLatin('Љиљана: Ђаво, 5H.');") == "Ljiljana: Đavo, 5H."


# At the table


def test_a_voice_reads_the_game_and_the_regions_are_silent(open_page: OpenPage) -> None:
    page = with_voices(open_page, spoken="voice", rate=150, loudness=40)
    page.evaluate(
        """() => {
            window.regions = [];
            for (const id of ['polite', 'assertive']) {
              const region = document.getElementById(id);
              new MutationObserver(() => { if (region.textContent) window.regions.push(region.textContent); })
                .observe(region, { childList: true });
            }
        }"""
    )
    page.locator("#play-computer").click()
    play_until(page, "#primary[data-action=discard]")
    page.wait_for_function("() => window.spoken.some(({ text }) => text.startsWith('Your hand: '))")
    page.keyboard.press("s")
    page.wait_for_function("() => window.spoken.some(({ text }) => text.includes('121'))")
    heard = page.evaluate(
        "() => window.spoken.map(({ voice, lang, rate, volume }) => [voice.name, lang, rate, volume])"
    )
    assert {tuple(one) for one in heard} == {("Emma", "en-GB", 1.5, 0.4)}
    assert page.evaluate("() => window.regions") == []


def test_a_key_silences_older_talk(open_page: OpenPage) -> None:
    page = with_voices(open_page, spoken="voice")
    page.evaluate("() => { window.slowVoices = true; }")
    page.locator("#play-computer").click()
    play_until(page, "#primary[data-action=discard]")
    page.wait_for_function("() => window.spoken.length === 1")
    page.keyboard.press("t")
    page.wait_for_function("() => window.spoken.length === 2")
    assert page.evaluate("() => window.cancelled") == 1


def test_a_voice_of_the_language_can_be_chosen(open_page: OpenPage) -> None:
    page = with_voices(open_page, "/#settings")
    page.locator("[name=web-spoken][value=voice]").check()
    choice = page.get_by_role("combobox", name="Voice")
    assert choice.locator(":scope > option").all_inner_texts() == [
        "The usual one",
        "Emma (en-GB)",
        "Joe (en-US)",
    ]
    assert choice.locator("optgroup option").count() == 2
    choice.select_option("Joe")
    for name, value in (("Speed of the voice", "200"), ("Volume of the voice", "50")):
        page.get_by_label(name).fill(value)
    page.get_by_role("button", name="Listen").click()
    said = page.evaluate(
        """() => {
            const { text, voice, rate, volume } = window.spoken.at(-1);
            return [text, voice.name, rate, volume];
        }"""
    )
    assert said == [catalogue("en")("web-voice-sample"), "Joe", 2, 0.5]
    page.locator("header .langswitch select").select_option("eo")
    expect(page.locator(".hearing")).to_contain_text(catalogue("eo")("web-voice-none"))
    page.locator("header .langswitch select").select_option("sr-Cyrl")
    page.get_by_role("button", name=catalogue("sr-Cyrl")("web-voice-try")).click()
    said = page.evaluate("() => { const { text, voice } = window.spoken.at(-1); return [text, voice.name]; }")
    assert said == [catalogue("sr-Latn")("web-voice-sample"), "Ivana"]


def test_a_channel_that_is_off_is_not_read_and_stays_in_the_log(open_page: OpenPage) -> None:
    ana, bo = open_page(), open_page()
    ana.goto("/#settings")
    ana.locator(".hearing summary").click()
    ana.get_by_label("Talk: aloud").select_option("never")
    link = table(ana, "Ana", seats=[ME, OPEN])
    ana.evaluate(
        """() => {
            window.heard = [];
            const region = document.getElementById('polite');
            const hear = () => window.heard.push(region.textContent);
            new MutationObserver(hear).observe(region, { childList: true });
        }"""
    )
    join(bo, "Bo", link)
    ana.wait_for_function("() => window.heard.some((text) => text.includes('Bo sits down'))")
    bo.get_by_role("tab", name="Talk").click()
    bo.locator(".phrases button").first.click()
    expect(ana.locator(".side .log")).to_contain_text("Bo: Hello!")
    primary(ana, "start").click()
    ana.wait_for_function("() => window.heard.some((text) => text.includes('Choose 2 cards'))")
    assert not any("Hello" in text for text in ana.evaluate("() => window.heard"))


def test_notifications_come_while_another_window_is_in_front(open_page: OpenPage, base: str) -> None:
    ana, bo = open_page("about:blank"), open_page()
    ana.add_init_script(
        """window.shown = [];
           window.Notification = class {
             static permission = 'default';
             static async requestPermission() { Notification.permission = 'granted'; return 'granted'; }
             constructor(title, { body, lang }) { window.shown.push([body, lang]); }
             close() {}
           };"""
    )
    ana.goto("/#settings")
    ana.locator(".hearing summary").click()
    for channel in ("turn", "table", "chat"):
        expect(ana.locator(f"[name=notice-{channel}]")).to_have_value("never")
    ana.get_by_label("Talk: notification").select_option("unfocused")
    ana.get_by_label("Seats, pauses, connection: notification").select_option("always")
    assert ana.evaluate("() => Notification.permission") == "granted"
    link = table(ana, "Ana", seats=[ME, OPEN])
    ana.evaluate("() => { Notification.permission = 'granted'; }")
    join(bo, "Bo", link)
    ana.wait_for_function("() => window.shown.length === 1")
    bo.get_by_role("tab", name="Talk").click()
    bo.locator(".phrases button").first.click()
    expect(ana.locator(".side .log")).to_contain_text("Bo: Hello!")
    ana.evaluate("() => { document.hasFocus = () => false; }")
    bo.locator(".phrases button").nth(1).click()
    ana.wait_for_function("() => window.shown.length === 2")
    shown = ana.evaluate("() => window.shown")
    assert shown[0] == ["Bo sits down.", "en"]
    assert shown[1][0] == "Bo: " + bo.locator(".phrases button").nth(1).inner_text()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_settings_of_what_is_heard_are_accessible(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = with_voices(open_page, "/#settings", size=size, spoken="voice")
    page.locator(".hearing summary").click()
    page.evaluate(AXE)
    for theme in THEMES:
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert not faults(page), theme
    fits(page)
    table(page)
    primary(page, "discard")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings", exact=True).click()
    page.locator("dialog .hearing summary").click()
    page.evaluate(AXE)
    assert not faults(page)
    fits(page)
