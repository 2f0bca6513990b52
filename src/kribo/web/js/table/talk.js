// What people say at a table, and who is not to be heard.

import { announce } from '../announcer.js';
import { Refusal, get, request } from '../api.js';
import { sound } from '../audio.js';
import { say } from '../words.js';

/** @typedef {import('../api.js').Chat} Chat */
/** @typedef {import('./session.js').Session} Session */

/** @param {Chat} chat */
const keyOf = ({ person, at }) => `${person} ${at}`;

/** @param {Chat} chat */
const lineOf = ({ name: player, text }) => say('web-chat-line', { player, text });

export class Talk {
  /** @param {Session} session */
  constructor(session) {
    this.session = session;
    this.unread = 0;
    /** Those who are not heard, by their ids.
     * @type {Set<string>} */
    this.silenced = new Set();
    /** When somebody said something last. */
    this.last = 0;
  }

  /** Somebody says something now.
   * @param {Chat} chat */
  hear(chat) {
    if (!this.#write(chat)) return;
    announce(lineOf(chat), 'chat');
    const { table, cues } = this.session;
    if (chat.person !== table?.you.person) sound('chat', { pan: cues.pan(chat.seat) });
    this.unread += 1;
  }

  /** What was said before we came or while the connection was lost, or the same in another language, since phrases are
   * said in the reader's.
   * @param {Chat[]} chats */
  catchUp(chats) {
    const before = this.last;
    this.session.log.reword(new Map(chats.filter(({ phrase }) => phrase).map((chat) => [keyOf(chat), lineOf(chat)])));
    for (const chat of chats.filter(({ at }) => at > before)) {
      if (before) this.hear(chat);
      else this.#write(chat);
    }
    this.last = Math.max(this.last, 1);
  }

  /** Write it into the log, unless its speaker is not to be heard.
   * @param {Chat} chat */
  #write(chat) {
    const { session } = this;
    this.last = Math.max(this.last, chat.at);
    if (this.silenced.has(chat.person)) return false;
    session.log.add({
      channel: 'chat', side: chat.seat === null ? null : session.side(chat.seat), text: lineOf(chat), key: keyOf(chat),
      at: chat.at + session.skew,
    });
    return true;
  }

  async loadShunned() {
    const { people } = await get('/api/me/shunned');
    this.silenced = new Set(people.map((/** @type {{person: string}} */ { person: id }) => id));
  }

  /**
   * @param {string} who
   * @param {'mute' | 'block' | null} how
   */
  async shun(who, how) {
    try {
      const path = `/api/me/shunned/${encodeURIComponent(who)}`;
      if (how) await request('PUT', path, { how });
      else await request('DELETE', path);
      if (how) this.silenced.add(who);
      else this.silenced.delete(who);
    } catch (refusal) {
      if (refusal instanceof Refusal) this.session.complain(refusal.message);
    }
    this.session.redraw();
  }
}
