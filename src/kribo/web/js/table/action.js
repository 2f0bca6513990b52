// The one primary button, and the few beside it: what can be done now, from what the server says is legal.

import { cardName, indexLetters, rankOf, RANKS, suitOf, SUITS } from '../draw/cards.js';
import { preferences } from '../preferences.js';
import { say } from '../words.js';
import { cribOwner } from './deal.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Button
 * @property {string} id
 * @property {string} label
 * @property {(() => void) | null} run null while there is nothing to press it for
 */

/**
 * @typedef {object} Actions
 * @property {Button} primary
 * @property {Button[]} others
 */

/** Names longer than this would not leave room for the rest of a label. */
const SHORT_NAME = 6;

/** @param {string} label
 * @returns {Button} */
const waiting = (label) => ({ id: 'waiting', label, run: null });

/** How a chosen card is played on this device. */
export function confirming() {
  if (preferences.confirm !== 'auto') return preferences.confirm;
  return matchMedia('(pointer: coarse)').matches ? 'button' : 'again';
}

/**
 * @param {Session} session
 * @returns {Actions}
 */
export function actions(session) {
  const { story, table, shown } = session;
  if (!table) return { primary: waiting(say('web-loading')), others: [] };
  if (session.device.covered) return { primary: uncover(session), others: [] };
  if (story.counting) return counting(session);
  if (table.status === 'open') return inTheRoom(session);
  if (table.status === 'closed') return { primary: waiting(say('web-closed-short')), others: [] };
  if (!shown) return { primary: waiting(say('web-loading')), others: [] };
  if (story.busy) return { primary: waiting(whoActs(session)), others: [] };
  if (table.status === 'paused') return paused(session);
  if (shown.at.result || table.status === 'between') return afterwards(session);
  return inTheGame(session);
}

/** @param {Session} session
 * @returns {Button} */
function uncover(session) {
  const name = session.name(session.device.next ?? 0);
  return {
    id: 'uncover',
    label: name.length <= SHORT_NAME ? say('web-primary-i-am', { player: name }) : say('web-primary-it-is-me'),
    run: () => session.device.uncover(),
  };
}

/** @param {Session} session
 * @returns {Actions} */
function counting({ story }) {
  return {
    primary: { id: 'next', label: say('web-primary-next'), run: () => story.next() },
    others: [{ id: 'all', label: say('web-all-at-once'), run: () => story.finish() }],
  };
}

/** @param {Session} session
 * @returns {Actions} */
function inTheRoom(session) {
  const { table, mine } = session;
  if (!table) return { primary: waiting(''), others: [] };
  const open = table.seats.filter(({ kind }) => kind === 'open');
  if (!mine.length) {
    return open.length
      ? { primary: { id: 'sit', label: say('web-primary-sit'), run: () => sitDown(session, open[0].seat) }, others: [] }
      : { primary: waiting(say('web-waiting-start')), others: [] };
  }
  if (open.length) return { primary: waiting(say('web-waiting-seats', { n: open.length })), others: [] };
  return table.you.host
    ? { primary: { id: 'start', label: say('web-primary-start'), run: () => void session.send({ type: 'start' }) }, others: [] }
    : { primary: waiting(say('web-waiting-start')), others: [] };
}

/** @param {Session} session
 * @param {number} seat */
function sitDown(session, seat) {
  void session.onSit(seat);
}

/** @param {Session} session
 * @returns {Actions} */
function paused(session) {
  if (!session.mine.length) return { primary: waiting(say('web-waiting-pause')), others: [] };
  return {
    primary: { id: 'resume', label: say('web-primary-resume'), run: () => void session.send({ type: 'resume' }) },
    others: [],
  };
}

/** @param {Session} session
 * @returns {Actions} */
function afterwards(session) {
  const { table, mine } = session;
  if (!table || !mine.length) return { primary: waiting(say('web-waiting-game')), others: [] };
  const unready = table.seats.filter(({ kind, ready }) => kind === 'person' && !ready);
  if (!unready.some(({ seat }) => mine.includes(seat))) {
    const name = unready[0]?.name ?? '';
    return { primary: waiting(waitingFor(name)), others: [] };
  }
  return {
    primary: {
      id: 'next-game',
      label: table.match.over ? say('web-primary-rematch') : say('web-primary-next-game'),
      run: () => void session.send({ type: 'next' }),
    },
    others: [],
  };
}

/** Whom the game waits for, in few words.
 * @param {Session} session */
export function whoActs(session) {
  const asked = session.shown?.view.to_act.filter((seat) => seat !== session.seat && seat >= 0) ?? [];
  if (!asked.length) return say('web-waiting');
  return waitingFor(asked.length === 1 ? session.name(asked[0]) : '');
}

/** @param {string} name */
const waitingFor = (name) =>
  (name && name.length <= SHORT_NAME + 3 ? say('web-waiting-turn', { player: name }) : say('web-waiting'));

/** @param {Session} session
 * @returns {Actions} */
function inTheGame(session) {
  const { shown, seat } = session;
  if (!shown || seat === null) {
    return { primary: waiting(say('web-watching')), others: [] };
  }
  const legal = shown.view.legal;
  const mine = shown.view.to_act.includes(seat);
  /** @type {Button[]} */
  const others = [];
  if (legal.TakeBack) {
    others.push({ id: 'take-back', label: say('web-take-back'), run: () => void session.act({ type: 'TakeBack', seat }) });
  }
  if (legal.ClaimHeels) {
    others.push({ id: 'heels', label: say('web-claim-heels'), run: () => void session.act({ type: 'ClaimHeels', seat }) });
  }
  if (!mine) return { primary: waiting(whoActs(session)), others };
  return { primary: asked(session, legal, others), others };
}

/**
 * What the game asks of us; what else can be answered goes to `others`.
 * @param {Session} session
 * @param {import('../api.js').Legal} legal
 * @param {Button[]} others
 * @returns {Button}
 */
function asked(session, legal, others) {
  const { seat, number, chosen } = session;
  if (legal.CutForDeal || legal.CutStarter) return cut(session, legal, others);
  if (legal.Discard) return discard(session, legal.Discard, others);
  if (legal.Bid) {
    if (legal.Bid.includes(0)) {
      others.push({ id: 'pass', label: say('web-pass'), run: () => void session.act({ type: 'Bid', seat, points: 0 }) });
    }
    if (legal.Bid.every((points) => points === 0)) {
      others.length = 0;
      return { id: 'bid', label: say('web-pass'), run: () => void session.act({ type: 'Bid', seat, points: 0 }) };
    }
    return number
      ? { id: 'bid', label: say('web-primary-bid', { n: number }), run: () => void session.act({ type: 'Bid', seat, points: number }) }
      : { id: 'bid', label: say('web-primary-choose-bid'), run: null };
  }
  if (legal.Muggins) {
    const points = number ?? 0;
    return {
      id: 'muggins',
      label: points ? say('web-primary-muggins', { n: points }) : say('web-primary-let-stand'),
      run: () => void session.act({ type: 'Muggins', seat, points }),
    };
  }
  // Where the table counts, or says a go for us, the choice is its own.
  if (legal.Claim?.length === 1) return waiting(say('web-waiting-count'));
  if (legal.Claim) {
    return number === null
      ? { id: 'claim', label: say('web-primary-choose-claim'), run: null }
      : { id: 'claim', label: say('web-primary-claim', { n: number }), run: () => void session.act({ type: 'Claim', seat, points: number }) };
  }
  if (legal.Play?.length) {
    if (legal.Go) {
      others.push({ id: 'go', label: say('web-primary-go'), run: () => void session.act({ type: 'Go', seat }) });
    }
    const card = chosen[0];
    return card === undefined
      ? { id: 'play', label: say('web-primary-choose-card'), run: null }
      : { id: 'play', label: playLabel(card), run: () => void session.act({ type: 'Play', seat, card }) };
  }
  if (legal.Go && session.table?.seats[seat ?? 0]?.say_go === 'for_me') return waiting(say('web-auto', { what: 'SaidGo' }));
  if (legal.Go) return { id: 'go', label: say('web-primary-go'), run: () => void session.act({ type: 'Go', seat }) };
  return waiting(whoActs(session));
}

/** @param {number} card */
function playLabel(card) {
  const index = indexLetters()[rankOf(card)];
  return say('web-primary-play', { card: cardName(card), index, rank: RANKS[rankOf(card)], suit: SUITS[suitOf(card)] });
}

/**
 * @param {Session} session
 * @param {import('../api.js').Legal} legal
 * @param {Button[]} others
 * @returns {Button}
 */
function cut(session, legal, others) {
  const { seat, number } = session;
  const what = legal.CutForDeal ? 'deal' : 'starter';
  if (number === null) return { id: 'cut', label: say('web-primary-cut', { what }), run: () => void session.cutAnywhere() };
  others.push({ id: 'cut-anywhere', label: say('web-cut-anywhere', { what }), run: () => void session.cutAnywhere() });
  const type = legal.CutForDeal ? 'CutForDeal' : 'CutStarter';
  return {
    id: 'cut',
    label: say('web-primary-cut-at', { what, n: number + 1 }),
    run: () => void session.act({ type, seat, position: number }),
  };
}

/**
 * @param {Session} session
 * @param {number} wanted
 * @param {Button[]} others
 * @returns {Button}
 */
function discard(session, wanted, others) {
  const { seat, chosen } = session;
  if (chosen.length) {
    others.push({
      id: 'put-back',
      label: say('web-put-back'),
      run: () => {
        session.chosen = [];
        session.redraw();
      },
    });
  }
  if (chosen.length < wanted) {
    return { id: 'discard', label: say('web-primary-choose-cards', { n: wanted - chosen.length }), run: null };
  }
  return {
    id: 'discard',
    label: cribLabel(session, wanted),
    run: () => void session.act({ type: 'Discard', seat, cards: chosen }),
  };
}

/** @param {Session} session
 * @param {number} n */
function cribLabel(session, n) {
  const owner = session.shown ? cribOwner(session.shown.view) : null;
  if (owner === null) return say('web-primary-discard', { n });
  if (owner === session.seat) return say('web-primary-discard-own', { n });
  const name = session.name(owner);
  return name.length <= SHORT_NAME
    ? say('web-primary-discard-other', { n, player: name })
    : say('web-primary-discard', { n });
}
