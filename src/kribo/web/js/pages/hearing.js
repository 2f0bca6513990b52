// Settings of what is announced: in which way, with which voice, and when each kind of news is.

import { CHANNELS, NOTICES, RULES, noticeRule, speechRule } from '../channels.js';
import { html, nothing } from '../html.js';
import { preferences } from '../preferences.js';
import { Speech, tagOf, voicesFor } from '../speech.js';
import { language, say } from '../words.js';
import { choice } from './fields.js';

/** @typedef {import('../channels.js').Channel} Channel */
/** @typedef {(changes: Partial<import('../preferences.js').Preferences>) => void} Set */

/** The ways that this browser has. */
const ways = () => ['regions', ...('ariaNotify' in document ? ['notify'] : []), ...('speechSynthesis' in window ? ['voice'] : [])];

/** A voice to listen to. */
const sample = new Speech();
/** Browsers load their voices when they are asked for first. */
let asked = false;

/**
 * @param {Set} set
 * @param {() => void} redraw
 */
export function hearing(set, redraw) {
  if (!asked && 'speechSynthesis' in window) {
    asked = true;
    window.speechSynthesis.addEventListener?.('voiceschanged', redraw);
  }
  const spoken = ways().includes(preferences.spoken) ? preferences.spoken : 'regions';
  return html`<section class="hearing"><h3>${say('web-set-spoken')}</h3>
    ${choice(say('web-set-spoken-by'), 'web-spoken', ways(), spoken, (way) => set({ spoken: way }))}
    ${spoken === 'voice' ? voice(set) : nothing}
    <details><summary>${say('web-set-channels')}</summary><ul class="channels">${CHANNELS.map((channel) => row(channel, set, redraw))}</ul>${
      window.Notification?.permission === 'denied' ? html`<p class="small">${say('web-notice-denied')}</p>` : nothing}</details></section>`;
}

/** @param {Set} set */
function voice(set) {
  const tongue = language();
  const all = window.speechSynthesis.getVoices();
  const near = voicesFor(tongue, all);
  const chosen = preferences.voices[tongue] ?? '';
  /** @param {SpeechSynthesisVoice[]} some */
  const options = (some) => some.map((one) => html`<option value=${one.voiceURI} lang=${tagOf(one)} .selected=${one.voiceURI === chosen}>${one.name} (${tagOf(one)})</option>`);
  return html`<label class="field"><span>${say('web-set-voice')}</span><select name="voice" @change=${(/** @type {Event} */ event) =>
      set({ voices: { ...preferences.voices, [tongue]: value(event) } })}><option value="" .selected=${!chosen}>${say('web-voice-usual')}</option>${options(near)}${
      near.length < all.length ? html`<optgroup label=${say('web-voice-others')}>${options(all.filter((one) => !near.includes(one)))}</optgroup>` : nothing}</select></label>
    ${near.length ? nothing : html`<p class="small">${say('web-voice-none')}</p>`}
    ${range('web-set-rate', 'rate', 50, 300, set)}${range('web-set-loudness', 'loudness', 0, 100, set)}
    <p><button type="button" class="btn" @click=${() => {
      sample.hush();
      sample.say([{ text: say('web-voice-sample'), topic: 'answer', lang: tongue, cut: false }]);
    }}>${say('web-voice-try')}</button></p>`;
}

/**
 * @param {string} message
 * @param {'rate' | 'loudness'} name
 * @param {number} least
 * @param {number} most
 * @param {Set} set
 */
function range(message, name, least, most, set) {
  return html`<label class="field"><span>${say(message)}</span><input type="range" name=${name} min=${least} max=${most} step="10" .value=${
    String(preferences[name])} @change=${(/** @type {Event} */ event) => set({ [name]: Number(value(event)) })}></label>`;
}

/**
 * @param {Channel} channel
 * @param {Set} set
 * @param {() => void} redraw
 */
function row(channel, set, redraw) {
  return html`<li><p>${say('web-channel', { channel })}</p><div class="pair">${
    rules(say('web-rule-spoken'), `speech-${channel}`, RULES, speechRule(channel), (rule) =>
      set({ speech: { ...preferences.speech, [channel]: rule } }), say('web-rule-spoken-of', { channel }))}${
    NOTICES.includes(channel) && 'Notification' in window ? rules(say('web-rule-notice'), `notice-${channel}`,
      RULES.filter((rule) => rule !== 'focused'), noticeRule(channel), (rule) => {
        set({ notices: { ...preferences.notices, [channel]: rule } });
        if (rule !== 'never') void Notification.requestPermission().then(redraw);
      }, say('web-rule-notice-of', { channel })) : nothing}</div></li>`;
}

/**
 * @param {string} title
 * @param {string} name
 * @param {import('../channels.js').Rule[]} choices
 * @param {import('../channels.js').Rule} chosen
 * @param {(rule: any) => void} choose
 * @param {string} label
 */
function rules(title, name, choices, chosen, choose, label) {
  return html`<label class="field"><span>${title}</span><select name=${name} aria-label=${label} @change=${(/** @type {Event} */ event) => choose(value(event))}>${
    choices.map((rule) => html`<option value=${rule} .selected=${rule === chosen}>${say('web-rule', { rule })}</option>`)}</select></label>`;
}

/** @param {Event} event */
const value = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
