// A sheet over the page, for something to read: it opens when somebody asks for it, and closes by its button or Escape.

import { closeIcon } from './draw/icons.js';
import { html, render, whenMade } from './html.js';
import { say } from './words.js';

/**
 * @param {string} title
 * @param {() => void} close
 */
export function head(title, close) {
  return html`<div class="sheethead"><h2>${title}</h2><span class="sp"></span><button type="button" class="btn bare" aria-label=${say('web-close')}
    @click=${close}>${closeIcon}</button></div>`;
}

/**
 * @param {string} title
 * @param {unknown} content
 * @param {string} [kind] a class of its own
 */
export function openSheet(title, content, kind = '') {
  const holder = document.createElement('div');
  document.body.append(holder);
  const close = () => /** @type {HTMLDialogElement | null} */ (holder.querySelector('dialog'))?.close();
  render(html`<dialog class="sheet ${kind}" aria-label=${title} @close=${() => holder.remove()} @click=${(/** @type {Event} */ event) => {
    if (event.target === event.currentTarget) close();
  }} ${whenMade((/** @type {any} */ dialog) => dialog.showModal())}>${head(title, close)}${content}</dialog>`, holder);
}
