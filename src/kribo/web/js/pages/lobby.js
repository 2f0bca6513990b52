// The first page: go on with a game, play the computer, play a friend, join a table.

import { announce } from '../announcer.js';
import { Refusal, get, offers, post } from '../api.js';
import { board } from '../draw/board.js';
import { cardOnTable } from '../draw/cards.js';
import { mark, shape, sideClass } from '../draw/sides.js';
import { html, nothing, svg } from '../html.js';
import { beSomebody, person, suggestedName } from '../person.js';
import { prefer, preferences } from '../preferences.js';
import { go } from '../router.js';
import { listing, say } from '../words.js';

/** @typedef {import('../api.js').Table} Table */
/** @typedef {import('../api.js').Offers} Offers */

/** The jack and the fives that make 29 with another five. */
const FAN = [42, 16, 17];
const RELOAD_EVERY = 8000;

export function lobbyPage() {
  /** @type {Offers | null} */
  let offered = null;
  /** @type {Table[]} */
  let mine = [];
  /** @type {Table[]} */
  let open = [];
  let name = person.now?.name ?? suggestedName();
  let trouble = '';
  let code = false;
  let busy = false;

  /** @param {() => void} redraw */
  async function load(redraw) {
    try {
      [offered, { tables: open }, { tables: mine }] = await Promise.all([
        offers(),
        get('/api/tables'),
        person.now ? get('/api/me/tables') : Promise.resolve({ tables: [] }),
      ]);
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
    }
    redraw();
  }

  /**
   * Make a table and go to it.
   * @param {Record<string, unknown>} wish
   * @param {() => void} redraw
   */
  async function make(wish, redraw) {
    if (busy) return;
    busy = true;
    trouble = '';
    redraw();
    try {
      await beSomebody(name);
      const table = await post('/api/tables', wish);
      go(`/t/${table.id}`);
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
      announce(trouble, 'error');
    }
    busy = false;
    redraw();
  }

  function nameField() {
    if (person.now) return nothing;
    return html`<label class="field name"><span>${say('web-your-name')}</span><input name="nickname" autocomplete="nickname" maxlength="40" .value=${name}
      @input=${(/** @type {Event} */ event) => { name = /** @type {HTMLInputElement} */ (event.target).value; }}></label>`;
  }

  /** @param {() => void} redraw */
  function computer(redraw) {
    if (!offered) return nothing;
    const { levels, variants } = offered;
    const chosen = levels.findIndex(({ name: level }) => level === preferences.level);
    const at = chosen < 0 ? Math.floor((levels.length - 1) / 2) : chosen;
    const level = levels[at];
    const variant = variants.find(({ name: one }) => one === preferences.variant) ?? variants[0];
    return html`<section class="way panel" aria-labelledby="way-computer"><div class="pic"><span class="fan3" aria-hidden="true">${
      FAN.map((card) => cardOnTable(card, { named: false }))}</span></div><h2 id="way-computer">${say('web-play-computer')}</h2>
      <p class="quiet">${say('web-play-computer-help')}</p>
      <label class="field"><span>${say('web-game')}</span><select @change=${(/** @type {Event} */ event) => {
        prefer({ variant: /** @type {HTMLSelectElement} */ (event.target).value });
        redraw();
      }}>${variants.map(({ name: one, seats }) => html`<option value=${one} ?selected=${one === variant.name}>${say('web-variant', { name: one, seats })}</option>`)}</select></label>
      <label class="field lv"><span>${say('web-strength')} <output><b>${level.say}</b></output></span><input type="range" min="0" max=${levels.length - 1} step="1" .value=${String(at)}
        aria-valuetext=${level.say} @input=${(/** @type {Event} */ event) => {
        prefer({ level: levels[Number(/** @type {HTMLInputElement} */ (event.target).value)].name });
        redraw();
      }}></label>
      <p class="act2"><button type="button" class="btn ${mine.length ? 'big' : 'primary'}" id="play-computer" ?disabled=${busy} @click=${() => void make({
        variant: variant.name,
        seats: Array.from({ length: variant.seats }, (_, seat) => (seat ? { kind: 'bot', level: level.name } : { kind: 'me' })),
        start: true,
      }, redraw)}>${say('web-play-now')}</button></p></section>`;
  }

  /** @param {() => void} redraw */
  function friend(redraw) {
    return html`<section class="way panel" aria-labelledby="way-friend"><div class="pic">${FRIENDS}</div><h2 id="way-friend">${say('web-play-friend')}</h2>
      <p class="quiet">${say('web-play-friend-help')}</p>
      <p class="act2"><button type="button" class="btn big" id="play-friend" ?disabled=${busy} @click=${() => void make({ variant: 'six-card' }, redraw)}>${say('web-invite')}</button><button
        type="button" class="btn" aria-expanded=${code} @click=${() => { code = !code; redraw(); }}>${say('web-have-code')}</button></p>
      ${code ? codeForm(redraw) : nothing}</section>`;
  }

  /** @param {() => void} redraw */
  function codeForm(redraw) {
    return html`<form class="row codeform" @submit=${async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('code') ?? '').replaceAll(/\s/g, '');
      try {
        const { table } = await get(`/api/codes/${encodeURIComponent(text)}`);
        go(`/t/${table}`);
      } catch (refusal) {
        trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
        announce(trouble, 'error');
        redraw();
      }
    }}><label class="field"><span>${say('web-code-field')}</span><input name="code" class="codeinput" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" required></label><button
      class="btn">${say('web-code-go')}</button></form>`;
  }

  function own() {
    return html`<section class="way panel" aria-labelledby="way-own"><div class="pic">${OWN_RULES}</div><h2 id="way-own">${say('web-own-rules')}</h2>
      <p class="quiet">${say('web-own-rules-help')}</p><p class="act2"><a class="btn big" href="#new">${say('web-make-table')}</a></p></section>`;
  }

  function resume() {
    const table = mine.find(({ status }) => status !== 'closed');
    if (!table) return nothing;
    const others = table.seats.filter(({ seat }) => !table.you.seats.includes(seat)).map((seat) => seat.name || say('web-seat-open'));
    const yours = table.status === 'playing' && table.to_act.some((seat) => table.you.seats.includes(seat));
    return html`<section class="resume panel" aria-labelledby="resume"><div class="rboard">${board({
      target: table.target, skunk: table.options.skunk ?? 'margins', scores: table.scores, rears: table.scores, columns: false,
      label: listing(table.scores.map((score, side) => say('web-side-score', { side: sideOf(table, side), score }))),
    })}</div><div class="what"><h2 id="resume">${table.status === 'open' ? say('web-resume-open') : say('web-resume', { players: listing(others) })}</h2><p class="quiet">${
      listing(table.scores.map((score, side) => say('web-side-score', { side: sideOf(table, side), score })))}. ${
      say('web-status', { status: yours ? 'yours' : table.status })}</p></div><a class="btn primary" href="/t/${table.id}">${say('web-primary-resume')}</a></section>
      ${mine.length > 1 ? html`<details class="more"><summary>${say('web-more-games', { n: mine.length - 1 })}</summary><ul class="tables">${
        mine.slice(1).map((other) => row(other))}</ul></details>` : nothing}`;
  }

  /**
   * @param {Table} table
   * @param {number} side
   */
  const sideOf = (table, side) => listing(table.seats.filter((seat) => seat.side === side)
    .map(({ seat, name: who }) => (table.you.seats.includes(seat) ? say('you') : who || say('web-seat-open'))));

  /** @param {Table} table */
  function row(table) {
    const taken = table.seats.filter(({ kind }) => kind !== 'open');
    const free = table.seats.length - taken.length;
    const here = table.you.seats.length > 0;
    const names = listing(taken.map((seat) => seat.name));
    return html`<li><div class="who2">${taken.slice(0, 1).map(({ side }) => mark(side))} <b>${names}</b></div>
      <div class="quiet">${say('web-seats-taken', { taken: taken.length, seats: table.seats.length })}</div>
      <div>${say('web-variant-target', { name: table.variant, target: table.target, counting: table.options.counting })}</div>
      <div class="quiet">${table.clock_say}</div>
      <div class="do"><a class="btn" href="/t/${table.id}">${here || free ? (here ? say('web-primary-resume') : say('web-join')) : say('web-watch')}<span class="vh"> ${names}</span></a></div>
      <details class="rules"><summary>${say('web-rules-here')}</summary><ul>${table.rules_say.map((line) => html`<li>${line}</li>`)}</ul></details></li>`;
  }

  /** @param {() => void} redraw */
  function view(redraw) {
    return html`<h1 class="vh">${say('web-lobby')}</h1>${trouble ? html`<p class="errtext">${trouble}</p>` : nothing}${resume()}
      ${nameField()}<div class="ways">${computer(redraw)}${friend(redraw)}${own()}</div>
      <section class="open"><h2>${say('web-tables')}</h2>${open.length
        ? html`<ul class="tables">${open.map(row)}</ul>` : html`<p class="quiet">${say('web-no-tables')}</p>`}</section>`;
  }

  return { title: () => say('web-lobby'), load, view, every: RELOAD_EVERY };
}

const FRIENDS = html`<svg viewBox="14 0 96 64" width="108" height="72" aria-hidden="true"><path class="hoppath" d="M28 42Q60 4 92 42"></path><path
  class="fill ${sideClass(0)}" d=${shape(0, 28, 46, 12)}></path><path class="fill ${sideClass(1)}" d=${shape(1, 92, 46, 12.5)}></path></svg>`;

const OWN_RULES = html`<svg viewBox="0 0 132 64" width="148" height="72" aria-hidden="true">${
  [0, 1, 2, 3, 4, 5].map((side) => svg`<path class="fill ${sideClass(side)}" d=${shape(side, 12 + side * 21, 36, 8)}></path>`)}</svg>`;
