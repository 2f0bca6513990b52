// Settings: what this device does, who one is, whom one does not want to hear.

import { announce } from '../announcer.js';
import { Refusal, get, post, request } from '../api.js';
import { hasOwnLetters, redrawCards } from '../draw/cards.js';
import { html, nothing } from '../html.js';
import { languageSwitch } from '../language.js';
import { changePerson, loadPerson, person } from '../person.js';
import { prefer, preferences, SIZES } from '../preferences.js';
import { say } from '../words.js';
import { choice, toggle } from './fields.js';
import { hearing } from './hearing.js';
import { soundSettings } from './sounding.js';

/**
 * What this device does, and what the server does for this person.
 * @param {() => void} redraw
 * @param {import('../table/session.js').Session} [session]
 * @param {() => void} [keys] shows the keys; without it a link does
 */
export function settingsForm(redraw, session, keys) {
  /** @param {Partial<import('../preferences.js').Preferences>} changes */
  const set = (changes) => {
    prefer(changes);
    redraw();
  };
  return html`<div class="settings"><section><h3>${say('web-set-look')}</h3>
    ${choice(say('web-set-theme'), 'web-theme', ['auto', 'light', 'dark', 'contrast'], preferences.theme, (theme) => set({ theme }))}
    ${choice(say('web-set-size'), 'web-size', SIZES.map(String), String(preferences.size), (size) => set({ size: Number(size) }))}
    ${choice(say('web-set-font'), 'web-font', ['usual', 'clear'], preferences.font, (font) => set({ font }))}
    ${choice(say('web-set-spacing'), 'web-spacing', ['usual', 'wide'], preferences.spacing, (spacing) => set({ spacing }))}
    ${choice(say('web-set-deck'), 'web-deck', ['two', 'four'], preferences.deck, (deck) => set({ deck }))}
    ${choice(say('web-set-faces'), 'web-faces', ['auto', 'classic', 'jumbo'], preferences.faces, (faces) => set({ faces }))}
    ${hasOwnLetters() ? choice(say('web-set-letters'), 'web-letters', ['local', 'international'], preferences.letters, (letters) => {
      redrawCards();
      set({ letters });
    }) : nothing}
    ${toggle(say('web-set-text'), preferences.text, (text) => set({ text }))}</section>
    <section><h3>${say('web-set-play')}</h3>
    ${choice(say('web-set-speed'), 'web-speed', ['instant', 'fast', 'normal', 'slow', 'step'], preferences.speed, (speed) => set({ speed }))}
    ${choice(say('web-set-confirm'), 'web-confirm', ['auto', 'button', 'again', 'once'], preferences.confirm, (confirm) => set({ confirm }))}
    ${toggle(say('web-set-forced'), preferences.forced, (forced) => set({ forced }))}
    ${person.now ? toggle(say('web-set-say-go'), person.now.say_go === 'for_me', (on) => void mine({ say_go: on ? 'for_me' : 'myself' }, redraw, session)) : nothing}
    ${toggle(say('web-set-keys'), preferences.keys, (on) => set({ keys: on }))}
    ${keys ? html`<button type="button" class="btn" @click=${keys}>${say('web-keys-change-all')}</button>` : html`<p><a class="btn" href="/#keys">${say('web-keys-change-all')}</a></p>`}</section>
    <section><h3>${say('web-set-hear')}</h3>
    ${toggle(say('web-sound'), preferences.sound, (on) => set({ sound: on }))}
    ${soundSettings(set)}
    ${person.now ? choice(say('web-set-verbosity'), 'web-verbosity', ['brief', 'normal', 'full'], person.now.verbosity, (verbosity) => void mine({ verbosity }, redraw, session)) : nothing}
    </section>${hearing(set, redraw)}</div>`;
}

/**
 * @param {Partial<import('../api.js').Person>} changes
 * @param {() => void} redraw
 * @param {import('../table/session.js').Session} [session]
 */
async function mine(changes, redraw, session) {
  await changePerson(changes);
  if (changes.verbosity) await session?.asking.hear(changes.verbosity);
  if (changes.say_go) for (const seat of session?.mine ?? []) await session?.send({ type: 'prefer', seat, say_go: changes.say_go });
  redraw();
}

/** The page: settings of the device, and the account. */
export function settingsPage() {
  /** @type {string} */
  let trouble = '';
  /** @type {{person: string, name: string, how: string}[]} */
  let shunned = [];

  /** @param {() => void} redraw */
  async function load(redraw) {
    if (person.now) shunned = (await get('/api/me/shunned')).people;
    redraw();
  }

  /**
   * @param {SubmitEvent} event
   * @param {(data: Record<string, string>) => Promise<void>} send
   * @param {() => void} redraw
   */
  async function submit(event, send, redraw) {
    event.preventDefault();
    trouble = '';
    try {
      await send(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(/** @type {HTMLFormElement} */ (event.target)))));
      await loadPerson();
    } catch (refusal) {
      trouble = refusal instanceof Refusal ? refusal.message : String(refusal);
      announce(trouble, 'error');
    }
    redraw();
  }

  /**
   * @param {string} title
   * @param {string} button
   * @param {(data: Record<string, string>) => Promise<void>} send
   * @param {'new-password' | 'current-password'} kind
   * @param {() => void} redraw
   */
  const form = (title, button, send, kind, redraw) => html`<form class="panel card-form" @submit=${(/** @type {SubmitEvent} */ event) => void submit(event, send, redraw)}>
    <h3>${title}</h3><label class="field"><span>${say('web-account-name')}</span><input name="account" autocomplete="username" required minlength="2" maxlength="40"></label>
    <label class="field"><span>${say('web-password')}</span><input name="password" type="password" autocomplete=${kind} required minlength="8" maxlength="200"></label>
    <button class="btn">${button}</button></form>`;

  /** @param {() => void} redraw */
  function account(redraw) {
    const { now } = person;
    return html`<section><h2>${say('web-you')}</h2>${trouble ? html`<p class="errtext">${trouble}</p>` : nothing}
      ${now ? html`<form class="row" @submit=${(/** @type {SubmitEvent} */ event) => void submit(event, async ({ name }) => changePerson({ name }), redraw)}>
        <label class="field"><span>${say('web-name')}</span><input name="name" .value=${now.name} required maxlength="40"></label><button class="btn">${say('web-save')}</button></form>
        <p>${now.guest ? say('web-is-guest') : say('web-is-account', { account: now.account })}</p>` : html`<p>${say('web-is-nobody')}</p>`}
      <div class="forms">${now?.guest ? form(say('web-account-make'), say('web-account-make-button'), async (data) => { await post('/api/me/account', data); }, 'new-password', redraw) : nothing}
      ${!now || now.guest ? form(say('web-login'), say('web-login-button'), async (data) => { await post('/api/login', data); }, 'current-password', redraw) : nothing}</div>
      ${now && !now.guest ? html`<p><button type="button" class="btn" @click=${async () => {
        await post('/api/logout');
        await loadPerson();
        redraw();
      }}>${say('web-logout')}</button></p>` : nothing}
      <p class="field"><span>${say('web-language')}</span>${languageSwitch('named')}</p>
      ${shunned.length ? html`<h3>${say('web-shunned')}</h3><ul class="others">${shunned.map(({ person: id, name, how }) => html`<li>${name} <span class="chip small">${
        say('web-shunned-how', { how })}</span><span class="sp"></span><button type="button" class="btn small" @click=${async () => {
        await request('DELETE', `/api/me/shunned/${id}`);
        await load(redraw);
      }}>${say('web-unshun')}</button></li>`)}</ul>` : nothing}</section>`;
  }

  return {
    title: () => say('web-settings'),
    load,
    /** @param {() => void} redraw */
    view: (redraw) => html`<h1>${say('web-settings')}</h1>${account(redraw)}${settingsForm(redraw)}`,
  };
}
