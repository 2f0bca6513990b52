// Settings of what is heard, and of how one is told that it is one's turn or that time is short; and all sounds, to learn.

import { hear } from '../audio.js';
import { soundName } from '../captions.js';
import { html } from '../html.js';
import { CUES, preferences } from '../preferences.js';
import { SOUNDS, pegging } from '../sounds.js';
import { say } from '../words.js';
import { toggle } from './fields.js';

/** @typedef {import('../preferences.js').Preferences} Preferences */
/** @typedef {(changes: Partial<Preferences>) => void} Set */

/** Each volume, and the sound that lets one hear it.
 * @type {['volumeGame' | 'volumeCues' | 'volumeChat', string, string][]} */
const VOLUMES = [
  ['volumeGame', 'web-set-volume-game', 'fifteen'], ['volumeCues', 'web-set-volume-cues', 'turn'], ['volumeChat', 'web-set-volume-chat', 'chat'],
];

/** How many holes the peg goes that one hears to learn it: three ticks. */
const HOLES = 12;

/** @param {Set} set */
export function soundSettings(set) {
  return html`${VOLUMES.map(([name, label, example]) => html`<label class="field"><span>${say(label)}</span><input type="range" min="0" max="100" step="10"
      name=${name} .value=${String(preferences[name])} @change=${(/** @type {Event} */ event) => {
      set({ [name]: Number(/** @type {HTMLInputElement} */ (event.target).value) });
      hear(example);
    }}></label>`)}
    ${toggle(say('web-set-stereo'), preferences.stereo, (stereo) => set({ stereo }))}
    ${toggle(say('web-set-captions'), preferences.captions, (captions) => set({ captions }))}
    ${ways(say('web-set-cues-turn'), 'turn', set)}${ways(say('web-set-cues-low'), 'low', set)}
    <details class="learn"><summary>${say('web-sounds-learn')}</summary><p class="quiet">${say('web-sounds-help')}</p><ul class="soundlist">${
      Object.keys(SOUNDS).map((name) => html`<li><span class="soundname">${soundName(name)}</span><button type="button" class="btn small"
        aria-label=${say('web-sound-hear-one', { sound: soundName(name) })} data-sound=${name} @click=${() =>
        hear(name, name === 'peg' ? { tones: pegging(HOLES) } : {})}>${say('web-sound-hear')}</button></li>`)}</ul></details>`;
}

/**
 * In which ways one is told something.
 * @param {string} title
 * @param {'turn' | 'low'} what
 * @param {Set} set
 */
function ways(title, what, set) {
  const chosen = preferences[what];
  return html`<fieldset class="choice" data-cues=${what}><legend>${title}</legend><div class="options">${CUES.map((cue) => html`<label class="option"><input
    type="checkbox" value=${cue} .checked=${chosen.includes(cue)} @change=${(/** @type {Event} */ event) => set({
      [what]: /** @type {HTMLInputElement} */ (event.target).checked ? [...chosen, cue] : chosen.filter((other) => other !== cue),
    })}><span>${say('web-cue', { value: cue })}</span></label>`)}</div></fieldset>`;
}
