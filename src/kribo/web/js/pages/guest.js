// A name is asked lightly: it is filled in already, and one key is enough.

import { html, render, whenMade } from '../html.js';
import { beSomebody, person, suggestedName } from '../person.js';
import { say } from '../words.js';

/**
 * Ask for a name in a dialog. Without a title it is the reader's own, and the reader is somebody afterwards.
 * @param {string} [title]
 * @returns {Promise<string | null>} the name, or null when it was not given
 */
export function askName(title) {
  return new Promise((resolve) => {
    const holder = document.createElement('div');
    document.body.append(holder);
    /** @param {string | null} name */
    const done = (name) => {
      holder.remove();
      resolve(name);
    };
    render(html`<dialog class="sheet" aria-label=${title ?? say('web-your-name')} @close=${() => done(null)} ${
      whenMade((/** @type {any} */ dialog) => dialog.showModal())}>
      <form @submit=${async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('name') ?? '').trim();
        if (!title) await beSomebody(name);
        done(name || person.now?.name || suggestedName());
      }}><h2>${title ?? say('web-your-name')}</h2><label class="field"><span>${say('web-name')}</span><input name="name" maxlength="40"
        autocomplete="nickname" .value=${title ? '' : suggestedName()} required></label><p class="row"><button class="btn primary small">${
        say('web-sit-down')}</button></p></form></dialog>`, holder);
  });
}
