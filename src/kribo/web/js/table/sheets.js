// The sheets that lie over a table: menu, log, talk, rules, settings, and the question whether one is sure.

import { head } from '../dialog.js';
import { html, nothing } from '../html.js';
import { keysForm, loadKeys } from '../pages/keys.js';
import { settingsForm } from '../pages/settings.js';
import { say } from '../words.js';
import { helpSheet } from './helping.js';
import { hostForm } from './host.js';
import { log } from './log.js';
import { menu } from './menu.js';
import * as panel from './panel.js';
import { invitation, rules } from './room.js';

/** @typedef {import('./session.js').Session} Session */

/** @type {Record<string, string>} the names of sheets that have a message of their own */
const NAMES = { keys: 'web-keys', help: 'web-help' };

export class Sheets {
  /**
   * @param {Session} session
   * @param {ParentNode} root
   * @param {() => void} draw
   * @param {() => import('./menu.js').Doing} doing
   */
  constructor(session, root, draw, doing) {
    this.session = session;
    this.root = root;
    this.draw = draw;
    this.doing = doing;
    /** The sheet that is open. */
    this.name = '';
    /** @type {{text: string, label: string, run: () => void} | null} */
    this.question = null;
  }

  /** @param {string} name */
  open(name) {
    this.name = name;
    if (name === 'talk') this.session.talk.unread = 0;
    if (name === 'keys') void loadKeys(this.draw);
    this.draw();
  }

  /** Ask whether somebody is sure.
   * @param {string} text
   * @param {string} label
   * @param {() => void} run
   */
  ask(text, label, run) {
    this.question = { text, label, run };
    this.open('confirm');
  }

  close = () => {
    this.#forget();
    this.#dialog?.close();
  };

  /** The event of closing comes later; what is drawn until then must not open the sheet again. */
  #forget() {
    this.name = '';
    this.question = null;
  }

  get #dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.root.querySelector('dialog'));
  }

  #closed() {
    // One sheet may have made room for another in the meantime.
    if (this.#dialog?.open) return;
    this.#forget();
    this.draw();
  }

  /** Once it is drawn, a sheet is opened. */
  show() {
    const dialog = this.#dialog;
    if (this.name && dialog && !dialog.open) dialog.showModal();
  }

  dialog() {
    const { name } = this;
    return html`<dialog class="sheet ${name}" aria-label=${name ? say(NAMES[name] ?? 'web-sheet', { sheet: name }) : nothing} @close=${() => this.#closed()} @cancel=${() => this.#forget()}
      @click=${(/** @type {Event} */ event) => { if (event.target === event.currentTarget) this.close(); }}>${this.#content()}</dialog>`;
  }

  #content() {
    const { session, close } = this;
    const { table } = session;
    if (!table) return nothing;
    const keys = () => {
      close();
      this.open('keys');
    };
    switch (this.name) {
      case 'menu': return menu(session, this.doing(), close);
      case 'log': return html`${head(say('web-menu-log'), close)}${log(session, 'sheet')}`;
      case 'talk': return html`${head(say('web-menu-talk'), close)}${panel.talk(session, session.offers)}`;
      case 'rules': return html`${head(say('web-menu-rules'), close)}${rules(table)}`;
      case 'invite': return html`${head(say('web-invite'), close)}${invitation(table)}`;
      case 'host': return html`${head(say('web-menu-host'), close)}${hostForm(session)}`;
      case 'settings': return html`${head(say('web-menu-settings'), close)}${settingsForm(this.draw, session, keys)}`;
      case 'help': return html`${head(say('web-help'), close)}${helpSheet(session, keys)}`;
      case 'keys': return html`${head(say('web-keys'), close)}${keysForm(this.draw)}`;
      case 'confirm': return this.#confirm();
      default: return nothing;
    }
  }

  #confirm() {
    const { question, close } = this;
    if (!question) return nothing;
    return html`${head(question.label, close)}<p>${question.text}</p><div class="row">
      <button type="button" class="btn" @click=${close}>${say('web-no')}</button><button type="button" class="btn danger" @click=${() => {
        close();
        question.run();
      }}>${question.label}</button></div>`;
  }
}
