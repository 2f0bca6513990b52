// One table as this device sees it: the connection, the story, the log, the chat, and what a person is about to do.

import { announce } from '../announcer.js';
import { Refusal, get, offers } from '../api.js';
import { sound } from '../audio.js';
import { onLanguage } from '../language.js';
import { person } from '../person.js';
import { preferences } from '../preferences.js';
import { language, say } from '../words.js';
import { Asking } from './asking.js';
import { changes } from './changes.js';
import { Connection } from './connection.js';
import { Cues } from './cues.js';
import { Device } from './device.js';
import { History } from './history.js';
import { Story } from './story.js';
import { Talk } from './talk.js';
import { Telling } from './telling.js';

/** @typedef {import('../api.js').Table} Table */
/** @typedef {import('../api.js').Moved} Moved */
/** @typedef {import('../api.js').GameMessage} GameMessage */
/** @typedef {import('../api.js').GameEvent} GameEvent */

export class Session {
  /**
   * @param {string} id
   * @param {() => void} changed
   */
  constructor(id, changed) {
    this.id = id;
    this.changed = changed;
    /** @type {Table | null} */
    this.table = null;
    /** What the last count of an earlier deal was, in words.
     * @type {string[]} */
    this.lastCount = [];
    /** The version of the newest game message, told or not. */
    this.version = -1;
    /** @type {GameMessage | Moved | null} */
    this.newest = null;
    this.asking = new Asking(this);
    /** The time here minus the time there. */
    this.skew = 0;
    this.device = new Device(this);
    this.up = false;
    this.lost = false;
    this.failure = '';
    this.log = new History(() => ({ seat: this.seat, shared: this.device.shared, covered: this.device.covered }));
    this.telling = new Telling(this);
    /** What became of copying from the log. */
    this.copied = '';
    /** @type {number[]} */
    this.chosen = [];
    /** @type {number | null} */
    this.number = null;
    /** @type {{text: string, card: number | null} | null} */
    this.complaint = null;
    this.sending = false;
    this.talk = new Talk(this);
    this.cues = new Cues(this);
    this.story = new Story({
      change: () => this.#change(),
      tell: (moved) => this.telling.tell(moved),
      event: (event) => {
        this.cues.event(event);
        this.onEvent?.(event);
      },
      step: () => this.cues.step(),
      idle: () => this.#idle(),
    });
    /** @type {import('../api.js').Offers | null} */
    this.offers = null;
    /** What the page does to sit down, and to ask whether one is sure; it sets both.
     * @type {(seat: number) => Promise<void>} */
    this.onSit = async () => {};
    /** @type {(text: string, label: string, run: () => void) => void} */
    this.confirm = () => {};
    this.asked = '';
    this.forcing = 0;
    /** @type {((event: GameEvent) => void) | null} */
    this.onEvent = null;
    this.connection = new Connection(id, () => ({ seat: this.device.eyes, verbosity: this.asking.verbosity }), {
      message: (message) => this.#receive(message),
      state: (up, final) => this.#connected(up, final),
    });
    this.offLanguage = onLanguage(() => void this.#translate());
    if (person.now) void this.talk.loadShunned();
  }

  get shown() {
    return this.story.shown;
  }

  /** The seats of this device. */
  get mine() {
    return this.table?.you.seats ?? [];
  }

  /** The seat whose view this is.
   * @returns {number | null} */
  get seat() {
    return this.shown?.at.seat ?? null;
  }

  /** @param {number} seat */
  side(seat) {
    return this.table ? seat % this.table.sides : 0;
  }

  /** @param {number} seat */
  name(seat) {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Whether the game waits for the seat of this view, and the story has come as far. */
  get myTurn() {
    const { shown, seat, table } = this;
    return Boolean(shown && table?.status === 'playing' && seat !== null && !this.story.busy && !this.device.covered
      && shown.view.to_act.includes(seat));
  }

  // What comes in

  /** @param {any} message */
  #receive(message) {
    switch (message.type) {
      case 'table':
        this.#table(message.table);
        break;
      case 'game':
        this.#game(message);
        break;
      case 'moved':
        this.#moved(message);
        break;
      case 'chat':
        this.talk.hear(message);
        break;
      case 'chats':
        this.talk.catchUp(message.chats);
        break;
      case 'error':
        if (message.game) this.#game(message.game);
        break;
      default:
    }
    this.#change();
  }

  /** @param {Table} table */
  #table(table) {
    const before = this.table;
    this.table = table;
    for (const { text, name, seat } of before ? changes(before, table) : []) {
      this.note(text);
      if (name) sound(name, { pan: this.cues.pan(seat) });
    }
    this.device.choose();
    this.cues.clock();
  }

  /** @param {GameMessage} message */
  #game(message) {
    // Another game, or other eyes: what one person saw is not for the next one at this device.
    const fresh = this.shown?.at.game !== message.game || this.shown.at.seat !== message.seat;
    const same = !fresh && message.version === this.version;
    this.device.sees(message.seat);
    this.newest = message;
    this.asking.restart(message);
    this.lastCount = message.last_count;
    this.version = message.version;
    this.skew = Date.now() - message.now;
    // What waited to be shown is told now; it will not be shown any more.
    for (const moved of this.story.queue) this.telling.tell(moved);
    this.telling.catchUp(message, { aloud: !fresh, known: same });
    if (!same) this.forget();
    this.story.restart(message);
    this.device.choose();
    this.cues.clock();
  }

  /** @param {Moved} message */
  #moved(message) {
    if (message.game === this.newest?.game && message.version <= this.version) return;
    const gap = message.game !== this.newest?.game || message.version !== this.version + 1;
    const other = message.seat !== this.seat;
    if (gap || other || !this.shown) {
      if (!this.device.covered) this.device.again();
      return;
    }
    this.newest = message;
    this.asking.happened(message.events);
    this.version = message.version;
    this.skew = Date.now() - message.now;
    this.story.push(message);
    this.device.choose();
    this.cues.clock();
  }

  // What is told

  /** Something about the table that all may know.
   * @param {string} text */
  note(text) {
    this.log.add({ channel: 'system', text });
    announce(text, 'table');
  }

  /** All is told: if it is our turn now, say so in every way that the reader can notice. */
  #idle() {
    const { newest } = this;
    this.cues.show();
    if (!newest || !this.myTurn) return;
    const key = `${newest.game} ${newest.view.asked_at} ${newest.view.stage.type} ${newest.view.counting?.seat}`;
    if (key === this.asked) return;
    this.asked = key;
    announce(newest.asked, 'turn');
    this.cues.turn();
    this.#force();
  }

  /** The only card that can be laid is laid, when the chip that says so has been seen; a choice never is. */
  #force() {
    window.clearTimeout(this.forcing);
    const only = this.onlyCard();
    if (only === null) return;
    const version = this.version;
    this.forcing = window.setTimeout(() => {
      if (this.version === version && this.onlyCard() === only) {
        void this.act({ type: 'Play', seat: this.seat, card: only });
      }
    }, 600);
  }

  /** The card that is about to be laid because there is no choice. */
  onlyCard() {
    if (!preferences.forced || !this.myTurn || !this.shown) return null;
    const { Play: cards, Go: go, ClaimHeels: heels } = this.shown.view.legal;
    return cards?.length === 1 && !go && !heels ? cards[0] : null;
  }

  // What goes out

  /**
   * Do something in the game.
   * @param {{type: string, seat: number | null} & Record<string, any>} action
   */
  act(action) {
    return this.#do({ type: 'act', version: this.version, action });
  }

  /** Cut wherever the table likes. */
  cutAnywhere() {
    return this.#do({ type: 'cut', version: this.version, seat: this.seat });
  }

  /** @param {{type: string} & Record<string, any>} message */
  async #do(message) {
    if (this.sending) return;
    this.sending = true;
    this.complaint = null;
    this.#change();
    try {
      await this.connection.send(message);
      this.forget();
    } catch (error) {
      this.#refused(error);
    }
    this.sending = false;
    this.#change();
  }

  /** What somebody was about to do is done, or is no more to be done. */
  forget() {
    this.chosen = [];
    this.number = null;
    this.complaint = null;
  }

  /** @param {any} error */
  #refused(error) {
    const text = error?.type === 'error' ? error.message : say('web-error-connection');
    this.complain(text, error?.facts?.card ?? null);
  }

  /**
   * @param {string} text
   * @param {number | null} [card]
   */
  complain(text, card = null) {
    this.complaint = { text, card };
    announce(text, 'error', { again: true });
    sound('error');
    this.#change();
  }

  /** Something about the table and not the game.
   * @param {{type: string} & Record<string, any>} message */
  async send(message) {
    this.complaint = null;
    try {
      return await this.connection.send(message);
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  /**
   * @param {boolean} up
   * @param {boolean} final
   */
  #connected(up, final) {
    if (this.up && !up) this.note(say('web-connection-lost'));
    if (!this.up && up && this.table) this.note(say('web-connection-back'));
    this.up = up;
    if (final) this.lost = true;
    if (!this.table && !up) void this.#whyNot();
    this.#change();
  }

  /** A refused handshake says nothing; the same question over HTTP does. */
  async #whyNot() {
    try {
      this.#table(await get(`/api/tables/${encodeURIComponent(this.id)}`));
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status >= 400) {
        this.failure = refusal.message;
        this.close();
      }
    }
    this.#change();
  }

  #pendingChange = false;

  /** Several changes of one moment are drawn together. */
  #change() {
    if (this.#pendingChange) return;
    this.#pendingChange = true;
    queueMicrotask(() => {
      this.#pendingChange = false;
      this.cues.show();
      this.changed();
    });
  }

  redraw() {
    this.#change();
  }

  // In another language

  /** The table says everything anew; what was said before stays as it was, and what somebody is about to do too. */
  async #translate() {
    this.story.finish();
    this.asking.answer = [];
    this.complaint = null;
    this.#change();
    if (this.up) void this.connection.send({ type: 'listen', language: language() }).catch(() => {});
    this.offers = await offers();
    this.#change();
  }

  close() {
    window.clearTimeout(this.forcing);
    this.offLanguage();
    this.connection.close();
    this.cues.end();
  }
}
