// One table as this device sees it: the connection, the story, the log, the chat, and what a person is about to do.

import { announce } from '../announcer.js';
import { Refusal, get, offers, request } from '../api.js';
import { sound } from '../audio.js';
import { onLanguage } from '../language.js';
import { person } from '../person.js';
import { preferences } from '../preferences.js';
import { language, say } from '../words.js';
import { answerTo, QUERIES } from './answers.js';
import { changes } from './changes.js';
import { Connection } from './connection.js';
import { Cues } from './cues.js';
import { History } from './history.js';
import { Story } from './story.js';
import { timeOf } from './time.js';
import { VERBOSITIES, Voice } from './voice.js';

/** @typedef {import('../api.js').Table} Table */
/** @typedef {import('../api.js').Chat} Chat */
/** @typedef {import('../api.js').Moved} Moved */
/** @typedef {import('../api.js').GameMessage} GameMessage */
/** @typedef {import('../api.js').GameEvent} GameEvent */

/** Events that are news of the score. */
const SCORING = new Set(['Pegged', 'Counted', 'Called', 'Won']);

/** @param {Chat} chat */
const chatKey = ({ person: who, at }) => `${who} ${at}`;

/** @param {Chat} chat */
const chatLine = ({ name: player, text }) => say('web-chat-line', { player, text });

/** @param {GameMessage | Moved} message */
const dealOf = ({ game, view }) => `${game} ${view.deals}`;

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
    /** What happened in this deal up to the newest message, and what was counted last in this game.
     * @type {GameEvent[]} */
    this.history = [];
    /** @type {GameEvent | null} */
    this.counted = null;
    /** How much is said to us.
     * @type {import('./voice.js').Verbosity} */
    this.verbosity = person.now?.verbosity ?? 'normal';
    /** The time here minus the time there. */
    this.skew = 0;
    /** @type {number | null} */
    this.eyes = null;
    this.looked = false;
    /** Whether the next player at this device is not yet sitting before it. */
    this.covered = false;
    this.up = false;
    this.lost = false;
    this.failure = '';
    /** Whether several people played at this device. */
    this.shared = false;
    this.log = new History(() => ({ seat: this.seat, shared: this.shared, covered: this.covered }));
    /** The sentences about the deal that were told already, by the seat through whose eyes.
     * @type {Map<number | null, {game: string, deal: string, say: string[]}>} */
    this.told = new Map();
    /** What became of copying from the log. */
    this.copied = '';
    /** @type {string[]} */
    this.answer = [];
    /** @type {number[]} */
    this.chosen = [];
    /** @type {number | null} */
    this.number = null;
    /** @type {{text: string, card: number | null} | null} */
    this.complaint = null;
    this.sending = false;
    /** @type {Set<string>} */
    this.silenced = new Set();
    this.cues = new Cues(this);
    this.story = new Story({
      change: () => this.#change(),
      tell: (moved) => this.#tell(moved),
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
    this.connection = new Connection(id, () => ({ seat: this.eyes, verbosity: this.verbosity }), {
      message: (message) => this.#receive(message),
      state: (up, final) => this.#connected(up, final),
    });
    this.offLanguage = onLanguage(() => void this.#translate());
    if (person.now) void this.#loadShunned();
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
    return Boolean(shown && table?.status === 'playing' && seat !== null && !this.story.busy && !this.covered
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
        this.#chat(message, true);
        break;
      case 'chats':
        this.#chats(message.chats);
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
    this.shared ||= this.mine.length > 1;
    for (const { text, name, seat } of before ? changes(before, table) : []) {
      this.note(text);
      if (name) sound(name, { pan: this.cues.pan(seat) });
    }
    this.#chooseEyes();
    this.cues.clock();
  }

  /** Look with the eyes of a seat of ours; where several people share this device, of the one who is asked. */
  #chooseEyes() {
    const mine = this.mine;
    if (!this.newest || (!mine.length && this.eyes === null)) return;
    const wanted = mine.length === 0 ? null : this.#askedSeat() ?? (mine.includes(this.eyes ?? -1) ? this.eyes : mine[0]);
    if (this.looked && wanted === this.eyes) return;
    // Between several people the screen is covered until the next one says that nobody else looks.
    if (this.looked && this.eyes !== null && wanted !== null && mine.length > 1) {
      this.covered = true;
      this.nextEyes = wanted;
      return;
    }
    this.look(wanted);
  }

  nextEyes = /** @type {number | null} */ (null);

  #askedSeat() {
    const { mine, newest } = this;
    if (!newest || mine.length < 2) return null;
    const asked = mine.filter((seat) => newest.view.to_act.includes(seat));
    if (!asked.length || asked.includes(this.eyes ?? -1)) return null;
    return asked[0];
  }

  /** The next person at this device is there. */
  uncover() {
    // Until the game comes through their eyes, it is still that of the one before.
    this.opening = true;
    if (this.nextEyes !== null) this.look(this.nextEyes);
  }

  opening = false;

  /** @param {number | null} seat */
  look(seat) {
    this.eyes = seat;
    this.looked = true;
    this.chosen = [];
    this.number = null;
    void this.connection.send({ type: 'look', seat }).catch(() => {});
  }

  /** @param {GameMessage} message */
  #game(message) {
    // Another game, or other eyes: what one person saw is not for the next one at this device.
    const fresh = this.shown?.at.game !== message.game || this.shown.at.seat !== message.seat;
    const same = !fresh && message.version === this.version;
    if (this.opening && message.seat === this.eyes) {
      this.covered = false;
      this.opening = false;
    }
    this.newest = message;
    this.history = message.history;
    this.counted = message.counted;
    this.lastCount = message.last_count;
    this.version = message.version;
    this.skew = Date.now() - message.now;
    if (message.seat !== null) this.looked = true;
    if (message.seat !== null) this.eyes = message.seat;
    // What waited to be shown is told now; it will not be shown any more.
    for (const moved of this.story.queue) this.#tell(moved);
    this.#catchUp(message, { aloud: !fresh, known: same });
    if (!same) this.#forget();
    this.story.restart(message);
    this.#chooseEyes();
    this.cues.clock();
  }

  /** @param {Moved} message */
  #moved(message) {
    if (message.game === this.newest?.game && message.version <= this.version) return;
    const gap = message.game !== this.newest?.game || message.version !== this.version + 1;
    const other = message.seat !== this.seat;
    if (gap || other || !this.shown) {
      if (!this.covered) void this.connection.send({ type: 'look', seat: this.eyes }).catch(() => {});
      return;
    }
    this.newest = message;
    for (const event of message.events) {
      this.history = event.type === 'DealBegan' ? [event] : [...this.history, event];
      if (event.type === 'Counted') this.counted = event;
    }
    this.version = message.version;
    this.skew = Date.now() - message.now;
    this.story.push(message);
    this.#chooseEyes();
    this.cues.clock();
  }

  /**
   * @param {Chat} chat
   * @param {boolean} now
   */
  #chat(chat, now) {
    this.chatted = Math.max(this.chatted, chat.at);
    if (this.silenced.has(chat.person)) return;
    const text = chatLine(chat);
    this.log.add({ channel: 'chat', side: chat.seat === null ? null : this.side(chat.seat), text, key: chatKey(chat), at: chat.at + this.skew });
    if (!now) return;
    announce(text, 'chat');
    if (chat.person !== this.table?.you.person) sound('chat', { pan: this.cues.pan(chat.seat) });
    this.unread += 1;
  }

  /** What was said before we came or while the connection was lost, or the same in another language, since phrases are
   * said in the reader's.
   * @param {Chat[]} chats */
  #chats(chats) {
    const before = this.chatted;
    this.log.reword(new Map(chats.filter(({ phrase }) => phrase).map((chat) => [chatKey(chat), chatLine(chat)])));
    for (const chat of chats) if (chat.at > before) this.#chat(chat, before > 0);
    this.chatted = Math.max(this.chatted, 1);
  }

  /** When somebody said something last. */
  chatted = 0;

  unread = 0;

  // What is told

  /** @param {Moved} moved */
  #tell(moved) {
    const own = moved.by.how === 'person' && moved.by.seat === this.seat;
    const scored = moved.events.some(({ type }) => SCORING.has(type));
    announce(moved.say, scored ? 'score' : own ? 'own' : 'play', { cut: own });
    if (moved.by.how === 'clock' && this.mine.includes(moved.by.seat)) sound('timeout', { pan: this.cues.pan(moved.by.seat) });
    this.answer = [];
    const began = moved.events.some(({ type }) => type === 'DealBegan');
    const before = this.told.get(moved.seat);
    const deal = dealOf(moved);
    this.told.set(moved.seat, { game: moved.game, deal, say: began ? moved.say : [...before?.say ?? [], ...moved.say] });
    const seen = { channel: /** @type {const} */ ('game'), eyes: moved.seat, deal };
    const played = moved.events.find(({ type }) => type === 'Played') ?? null;
    if (played) {
      const pegged = moved.events.filter(({ type }) => type === 'Pegged');
      this.log.add({
        ...seen, side: this.side(played.seat), text: moved.say.join(' '), played,
        points: pegged.reduce((sum, event) => sum + event.points, 0),
      });
    } else {
      const side = began || moved.by.seat < 0 ? null : this.side(moved.by.seat);
      moved.say.forEach((text, i) => this.log.add({ ...seen, side: i ? null : side, text }));
    }
  }

  /** Write into the log what was not told of this deal: all of it to who comes, the rest to who comes back.
   * @param {GameMessage} message
   * @param {{aloud: boolean, known: boolean}} how known: nothing happened, but it may be said in other words now */
  #catchUp(message, { aloud, known }) {
    const { game, seat, say: all } = message;
    const deal = dealOf(message);
    const before = this.told.get(seat);
    this.told.set(seat, { game, deal, say: all });
    if (known) return;
    const told = before?.game === game && before.deal === deal ? before.say : [];
    if (before?.game === game && before.deal !== deal) this.log.add({ channel: 'game', eyes: seat, text: say('web-log-gap') });
    let same = 0;
    while (same < told.length && told[same] === all[same]) same++;
    const missed = all.slice(same);
    this.log.forget(deal, seat);
    for (const text of missed) this.log.add({ channel: 'game', eyes: seat, deal, text });
    if (aloud) announce(missed, 'play');
  }

  /** What was asked and answered, for the log of text mode.
   * @param {string} question
   * @param {string[]} lines */
  logAnswer(question, lines) {
    const eyes = this.covered ? null : this.seat;
    for (const text of [`> ${question}`, ...lines]) this.log.add({ channel: 'answer', eyes, text });
    this.answer = [];
    this.#change();
  }

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
      this.#forget();
    } catch (error) {
      this.#refused(error);
    }
    this.sending = false;
    this.#change();
  }

  #forget() {
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

  /** Ask the table something, in the words of its commands. The answer is shown and spoken.
   * @param {string} text */
  async ask(text) {
    this.complaint = null;
    try {
      const answer = await this.connection.send({ type: 'command', version: this.version, seat: this.covered ? null : this.seat, text });
      if (answer.type !== 'answer') return answer;
      if (VERBOSITIES.includes(answer.query)) void this.hear(answer.query);
      this.#answer(answer.query, answer.say);
      return answer;
    } catch (error) {
      this.#refused(error);
      return null;
    }
  }

  /**
   * @param {string} query
   * @param {string[]} lines
   */
  #answer(query, lines) {
    this.answer = lines;
    announce(lines, 'answer', { again: true });
    this.#change();
    return { type: 'answer', query, say: lines };
  }

  /** Ask how things stand. What the table told is enough to answer; only before a game it is asked itself.
   * @param {string} query one of `QUERIES`
   * @returns {Promise<any> | {type: string, query: string, say: string[], confirm?: undefined}} */
  query(query) {
    const { newest, table } = this;
    if (!newest || !table || !QUERIES.includes(query)) return this.ask(query);
    this.complaint = null;
    // While the device goes from hand to hand, nobody hears what is for another.
    if (this.covered) return this.#answer(query, [say('web-pass-device', { player: this.name(this.nextEyes ?? 0) })]);
    const heard = {
      view: newest.view, asked: newest.asked, history: this.history, counted: this.counted, rules: table.rules_say,
      left: newest.seat === null ? null : timeOf(this, newest.seat)?.left ?? null,
    };
    return this.#answer(query, answerTo(query, heard, new Voice(table, newest.seat, this.verbosity)));
  }

  /** Be told so much from now on; what the game asks comes anew, said so.
   * @param {import('./voice.js').Verbosity} verbosity */
  hear(verbosity) {
    this.verbosity = verbosity;
    return this.send({ type: 'listen', verbosity });
  }

  // Those who are not to be heard

  async #loadShunned() {
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
      if (refusal instanceof Refusal) this.complain(refusal.message);
    }
    this.#change();
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
    this.answer = [];
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
