// Where the page begins: preferences, words, who we are, and the page for the address.

import { announce } from './announcer.js';
import { Refusal, get } from './api.js';
import './audio.js';
import { logo } from './draw/glyphs.js';
import { html, nothing, render } from './html.js';
import { followPerson, languageSwitch, onLanguage } from './language.js';
import { loadPerson, person } from './person.js';
import { applyPreferences, onPreference, prefer, preferences } from './preferences.js';
import { onArrival } from './router.js';
import { nameRoom } from './width.js';
import { language, loadWords, say } from './words.js';

/**
 * A page between header and footer.
 * @typedef {object} Page
 * @property {() => string} title
 * @property {(redraw: () => void) => unknown} view
 * @property {(redraw: () => void) => Promise<void>} [load]
 * @property {(redraw: () => void) => Promise<void>} [translate] what the server said, in another language; loads, if it is left out
 * @property {(event: KeyboardEvent, redraw: () => void) => void} [key]
 * @property {(redraw: () => void) => void} [hash]
 * @property {number} [every] ms after which to load again
 * @property {() => void} [end]
 */

const root = /** @type {HTMLElement} */ (document.getElementById('page'));
let leave = () => {};
let here = '';

applyPreferences();
nameRoom();
if (new URLSearchParams(location.search).has('ui')) {
  prefer({ text: new URLSearchParams(location.search).get('ui') === 'text' });
}
void begin();

async function begin() {
  try {
    await Promise.all([loadWords(language()), loadPerson()]);
    await followPerson();
  } catch (error) {
    // Without words there is nothing to say it with but what index.html holds.
    document.documentElement.classList.add('failed');
    console.error(error);
    return;
  }
  onArrival(() => void arrive());
  await arrive();
}

/** Show the page for the address. */
async function arrive() {
  const [, kind, id] = location.pathname.split('/');
  const address = `${location.pathname}${kind ? '' : location.hash}`;
  // Within one page only its place changes.
  if (address === here && kind) return;
  leave();
  leave = () => {};
  here = address;
  render(nothing, root);
  if (kind === 't') {
    const { tablePage } = await import('./table/page.js');
    if (here === address) leave = tablePage(root, decodeURIComponent(id));
    return;
  }
  if (kind === 'c') {
    await byCode(decodeURIComponent(id));
    return;
  }
  const page = await pageFor(kind, id ?? '');
  if (here === address) leave = shell(page);
}

/**
 * @param {string} kind
 * @param {string} id
 * @returns {Promise<Page>}
 */
async function pageFor(kind, id) {
  if (kind === 'g') return (await import('./pages/replay.js')).replayPage(decodeURIComponent(id));
  if (kind === 'rules') return (await import('./pages/rules.js')).rulesPage(decodeURIComponent(id) || USUAL_RULES);
  const [name] = location.hash.slice(1).split('/');
  switch (name) {
    case 'new': return (await import('./pages/make.js')).makePage();
    case 'games': return (await import('./pages/games.js')).gamesPage();
    case 'keys': return (await import('./pages/keys.js')).keysPage();
    case 'settings': return (await import('./pages/settings.js')).settingsPage();
    default: return (await import('./pages/lobby.js')).lobbyPage();
  }
}

/** @param {string} code */
async function byCode(code) {
  try {
    const { table } = await get(`/api/codes/${encodeURIComponent(code)}`);
    history.replaceState(null, '', `/t/${table}`);
    await arrive();
  } catch (refusal) {
    const words = refusal instanceof Refusal ? refusal.message : String(refusal);
    leave = shell({ title: () => say('web-lobby'), view: () => html`<h1>${say('web-have-code')}</h1><p class="errtext">${words}</p><p><a class="btn" href="/">${say('web-lobby')}</a></p>` });
    announce(words, 'error');
  }
}

/** The game whose rules most people want to read. */
const USUAL_RULES = 'six-card';

/** The links of the header: where to, what it says.
 * @type {[string, string][]} */
const LINKS = [['/', 'web-lobby'], ['/#games', 'web-games-page'], [`/rules/${USUAL_RULES}`, 'web-rules'], ['/#settings', 'web-settings']];

/** @param {string} link */
const isHere = (link) => (link.startsWith('/rules/') ? location.pathname.startsWith('/rules/')
  : location.pathname === '/' && location.hash.split('/')[0] === new URL(link, location.href).hash);

/**
 * Put a page between the header and the end, and draw it whenever something changes.
 * @param {Page} page
 * @returns {() => void}
 */
function shell(page) {
  let ended = false;
  let open = false;

  const redraw = () => {
    if (ended) return;
    document.title = say('web-page-title', { page: page.title() });
    render(html`<div class="lobby"><header class="top lob"><a class="btn bare small textlink" href="?ui=${preferences.text ? 'table' : 'text'}"
      @click=${(/** @type {Event} */ event) => { event.preventDefault(); prefer({ text: !preferences.text }); redraw(); }}>${
        preferences.text ? say('web-table-mode') : say('web-text-mode')}</a><a class="home" href="/" aria-label=${say('web-lobby')}>${logo(30)}</a><span class="sp"></span>
      <button type="button" class="btn navbtn" aria-expanded=${open} aria-controls="nav" @click=${() => { open = !open; redraw(); }}>${say('web-menu')}</button>
      <nav id="nav" class="nav ${open ? 'open' : ''}" aria-label=${say('web-pages')}>${LINKS.map(([link, message]) => html`<a href=${link}
        aria-current=${isHere(link) ? 'page' : nothing}>${say(message)}</a>`)}</nav><span class="sp"></span>${
        person.now ? html`<span class="whoami">${person.now.name}</span>` : nothing}${languageSwitch()}</header>
      <main id="main" tabindex="-1">${page.view(redraw)}</main></div>`, root);
  };

  /** @param {KeyboardEvent} event */
  const key = (event) => page.key?.(event, redraw);
  const hash = () => {
    if (page.hash) page.hash(redraw);
    else if (location.pathname === '/') void arrive();
  };
  document.addEventListener('keydown', key);
  addEventListener('hashchange', hash);
  const off = [onPreference(redraw), onLanguage(() => {
    redraw();
    void (page.translate ?? page.load)?.(redraw).catch((error) => announce(error.message, 'error'));
  })];
  const again = page.every ? window.setInterval(() => void page.load?.(redraw), page.every) : 0;
  redraw();
  void page.load?.(redraw).catch((error) => announce(error.message, 'error'));
  return () => {
    ended = true;
    document.removeEventListener('keydown', key);
    removeEventListener('hashchange', hash);
    for (const end of off) end();
    window.clearInterval(again);
    page.end?.();
  };
}
