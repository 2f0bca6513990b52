// A table of one's own: any game, every option in plain words, who sits where, and how it is played.

import { announce } from '../announcer.js';
import { Refusal, offers, post } from '../api.js';
import { html, nothing } from '../html.js';
import { beSomebody, person, suggestedName } from '../person.js';
import { go } from '../router.js';
import { knows, say } from '../words.js';
import { choice, toggle } from './fields.js';

/** @typedef {import('../api.js').OptionOffer} OptionOffer */

/** Options that most people want to see; the others wait below. */
const FIRST = ['target', 'counting', 'count_seconds', 'match'];
const ASK_AFTER = 250;

export function makePage() {
  /** @type {import('../api.js').Offers | null} */
  let offered = null;
  let name = person.now?.name ?? suggestedName();
  let variant = 'six-card';
  /** @type {Record<string, string>} */
  let options = {};
  /** @type {{kind: string, level?: string, name?: string}[]} */
  let seats = [];
  let listed = false;
  let spectators = true;
  let chat = 'presets';
  let pace = 'human';
  let absence = 'pause';
  let clock = { kind: 'untimed', seconds: 60, bank: 300, increment: 5 };
  let preset = '';
  /** @type {string[]} */
  let words = [];
  let trouble = '';
  let asking = 0;
  let busy = false;

  /** @param {() => void} redraw */
  async function load(redraw) {
    offered = await offers();
    choose('six-card', redraw);
  }

  const game = () => offered?.variants.find((one) => one.name === variant);

  /**
   * @param {string} chosen
   * @param {() => void} redraw
   */
  function choose(chosen, redraw) {
    variant = chosen;
    options = {};
    preset = '';
    seats = Array.from({ length: game()?.seats ?? 2 }, (_, seat) => (seat ? { kind: 'open' } : { kind: 'me' }));
    check(redraw);
  }

  /**
   * @param {string} chosen
   * @param {() => void} redraw
   */
  function take(chosen, redraw) {
    const found = offered?.presets.find((one) => one.name === chosen);
    if (!found) return;
    choose(found.variant, redraw);
    preset = chosen;
    options = { ...found.options };
    check(redraw);
  }

  /** Ask the server what the rules say, once the choosing rests.
   * @param {() => void} redraw */
  function check(redraw) {
    window.clearTimeout(asking);
    asking = window.setTimeout(async () => {
      try {
        words = (await post('/api/rules', { variant, options })).say;
        trouble = '';
      } catch (refusal) {
        trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
        announce(trouble, 'error');
      }
      redraw();
    }, ASK_AFTER);
    redraw();
  }

  /**
   * @param {OptionOffer} option
   * @param {string} value
   * @param {() => void} redraw
   */
  function set(option, value, redraw) {
    if (value === option.usual) delete options[option.name];
    else options[option.name] = value;
    preset = '';
    check(redraw);
  }

  /** @param {OptionOffer} option
   * @param {() => void} redraw */
  function field(option, redraw) {
    const value = options[option.name] ?? option.usual;
    const label = knows(`web-option-${option.name}`) ? say(`web-option-${option.name}`) : option.name;
    const form = (option.forms ?? []).find((one) => fits(one, value));
    const plain = option.values.some((one) => one.value === value);
    if (!option.values.length && option.numbers) {
      return html`<label class="field"><span>${label}</span>${numberInput(option.numbers, value, (n) => set(option, n, redraw))}</label>`;
    }
    return html`<div class="pair"><label class="field"><span>${label}</span><select @change=${(/** @type {Event} */ event) => {
      const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
      set(option, chosen === '#' ? String(option.numbers?.least ?? 1) : chosen.replace(/\b[NP]\b/, '3'), redraw);
    }}>${option.values.map((one) => html`<option value=${one.value} ?selected=${one.value === value}>${one.say}</option>`)}${
      option.numbers ? html`<option value="#" ?selected=${!plain}>${say('web-option-number')}</option>` : nothing}${
      (option.forms ?? []).map((one) => html`<option value=${one} ?selected=${one === form}>${say('web-match-form', { form: one })}</option>`)}</select></label>${
      option.numbers && !plain ? html`<label class="field short"><span class="vh">${label}</span>${numberInput(option.numbers, value, (n) => set(option, n, redraw))}</label>` : nothing}${
      form ? html`<label class="field short"><span class="vh">${label}</span>${numberInput({ least: form === 'first-to-P' ? 1 : 2, most: 99 }, /\d+/.exec(value)?.[0] ?? '3',
        (n) => set(option, form.replace(/\b[NP]\b/, n), redraw))}</label>` : nothing}</div>`;
  }

  /**
   * @param {() => void} redraw
   */
  function seatFields(redraw) {
    return html`<ol class="seatform">${seats.map((seat, i) => html`<li><label class="field"><span>${say('web-seat-number', { n: i + 1 })}</span><select @change=${
      (/** @type {Event} */ event) => {
        const [kind, level] = /** @type {HTMLSelectElement} */ (event.target).value.split(':');
        seats[i] = kind === 'bot' ? { kind, level } : kind === 'here' ? { kind: 'me', name: say('web-seat-name', { n: i + 1 }) } : { kind };
        redraw();
      }}>${seatChoices(seat)}</select></label>${seat.name !== undefined ? html`<label class="field"><span>${say('web-name')}</span><input maxlength="40" .value=${seat.name}
        @input=${(/** @type {Event} */ event) => { seats[i].name = /** @type {HTMLInputElement} */ (event.target).value; }}></label>` : nothing}</li>`)}</ol>`;
  }

  /** @param {{kind: string, level?: string, name?: string}} seat */
  function seatChoices(seat) {
    const now = seat.kind === 'bot' ? `bot:${seat.level}` : seat.name !== undefined ? 'here' : seat.kind;
    const all = [['me', say('you')], ['open', say('web-seat-open')], ['here', say('web-somebody-here')],
      ...(offered?.levels ?? []).map((level) => [`bot:${level.name}`, say('web-computer-level', { level: level.say })])];
    return all.map(([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`);
  }

  /** @param {() => void} redraw */
  function clockFields(redraw) {
    /** @param {Partial<typeof clock>} changes */
    const change = (changes) => {
      clock = { ...clock, ...changes };
      redraw();
    };
    return html`${choice(say('web-make-clock'), 'web-clock-kind', ['untimed', 'relaxed', 'live'], clock.kind, (kind) => change({ kind }))}
      ${clock.kind === 'relaxed' ? html`<label class="field short"><span>${say('web-clock-seconds')}</span>${numberInput({ least: 10, most: 3600 }, String(clock.seconds), (n) => change({ seconds: Number(n) }))}</label>` : nothing}
      ${clock.kind === 'live' ? html`<label class="field short"><span>${say('web-clock-bank')}</span>${numberInput({ least: 10, most: 7200 }, String(clock.bank), (n) => change({ bank: Number(n) }))}</label><label
        class="field short"><span>${say('web-clock-increment')}</span>${numberInput({ least: 0, most: 120 }, String(clock.increment), (n) => change({ increment: Number(n) }))}</label>` : nothing}`;
  }

  /** @param {() => void} redraw */
  async function make(redraw) {
    if (busy) return;
    busy = true;
    redraw();
    try {
      await beSomebody(name);
      const { kind, seconds, bank, increment } = clock;
      const table = await post('/api/tables', {
        variant, options, listed, spectators, chat, pace, absence, seats,
        clock: kind === 'relaxed' ? { kind, seconds } : kind === 'live' ? { kind, bank, increment } : { kind },
        start: seats.every((seat) => seat.kind !== 'open'),
      });
      go(`/t/${table.id}`);
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
      announce(trouble, 'error');
    }
    busy = false;
    redraw();
  }

  /** @param {() => void} redraw */
  function view(redraw) {
    const offer = game();
    if (!offered || !offer) return html`<p>${say('web-loading')}</p>`;
    const known = offer.options;
    return html`<h1>${say('web-own-rules')}</h1><form class="makeform" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void make(redraw);
    }}>
      <section class="panel"><h2>${say('web-make-game')}</h2>${person.now ? nothing : html`<label class="field"><span>${say('web-your-name')}</span><input maxlength="40" .value=${name}
        @input=${(/** @type {Event} */ event) => { name = /** @type {HTMLInputElement} */ (event.target).value; }}></label>`}
        <label class="field"><span>${say('web-preset')}</span><select @change=${(/** @type {Event} */ event) => take(/** @type {HTMLSelectElement} */ (event.target).value, redraw)}>
          <option value="" ?selected=${!preset}>${say('web-preset-none')}</option>${offered.presets.map((one) => html`<option value=${one.name} ?selected=${one.name === preset}>${
            say('web-preset-name', { name: one.name })}</option>`)}</select></label>
        <label class="field"><span>${say('web-game')}</span><select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value, redraw)}>${
          offered.variants.map((one) => html`<option value=${one.name} ?selected=${one.name === variant}>${say('web-variant', { name: one.name, seats: one.seats })}</option>`)}</select></label>
        <p class="quiet small">${offer.say} <a href="/rules/${variant}">${say('web-rules-page')}</a></p>
        ${known.filter((option) => FIRST.includes(option.name)).map((option) => field(option, redraw))}
        <details><summary>${say('web-make-more')}</summary>${known.filter((option) => !FIRST.includes(option.name)).map((option) => field(option, redraw))}</details></section>
      <section class="panel"><h2>${say('web-make-seats')}</h2>${seatFields(redraw)}
        ${toggle(say('web-make-listed'), listed, (on) => { listed = on; redraw(); })}${toggle(say('web-make-spectators'), spectators, (on) => { spectators = on; redraw(); })}
        ${choice(say('web-make-chat'), 'web-chat-kind', ['presets', 'free'], chat, (value) => { chat = value; redraw(); })}
        ${clockFields(redraw)}
        ${choice(say('web-make-pace'), 'web-pace', ['human', 'instant'], pace, (value) => { pace = value; redraw(); })}
        ${choice(say('web-make-absence'), 'web-absence', ['pause', 'bot'], absence, (value) => { absence = value; redraw(); })}</section>
      <section class="panel summary"><h2>${say('web-make-summary')}</h2>${trouble ? html`<p class="errtext">${trouble}</p>` : nothing}<ul>${words.map((line) => html`<li>${line}</li>`)}</ul>
        <button class="btn primary" ?disabled=${busy || Boolean(trouble)}>${seats.every((seat) => seat.kind !== 'open') ? say('web-primary-start') : say('web-make-open')}</button></section></form>`;
  }

  /** @param {() => void} redraw */
  async function translate(redraw) {
    offered = await offers();
    check(redraw);
  }

  return { title: () => say('web-own-rules'), load, translate, view };
}

/**
 * @param {{least: number, most: number}} numbers
 * @param {string} value
 * @param {(text: string) => void} change
 */
function numberInput({ least, most }, value, change) {
  return html`<input type="number" inputmode="numeric" min=${least} max=${most} .value=${value} @change=${(/** @type {Event} */ event) =>
    change(/** @type {HTMLInputElement} */ (event.target).value)}>`;
}

/** Whether a value has a form such as best-of-N.
 * @param {string} form
 * @param {string} value */
const fits = (form, value) => new RegExp(`^${form.replace(/\b[NP]\b/, '\\d+')}$`).test(value);
