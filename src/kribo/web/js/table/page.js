// The page of a table: it draws the session into a frame for the width of the window, and passes on clicks and keys.

import { offers } from '../api.js';
import { head } from '../dialog.js';
import { hop } from '../draw/board.js';
import { logo } from '../draw/glyphs.js';
import { logIcon, menuIcon, mutedIcon, sayIcon, soundIcon, undoIcon } from '../draw/icons.js';
import { cardOnTable } from '../draw/cards.js';
import { html, nothing, render } from '../html.js';
import { learnLayout } from '../keymap.js';
import { languageSwitch } from '../language.js';
import { onPreference, pace, prefer, preferences } from '../preferences.js';
import { keysForm, loadKeys } from '../pages/keys.js';
import { settingsForm } from '../pages/settings.js';
import { askName } from '../pages/guest.js';
import { person } from '../person.js';
import { pegTime } from '../sounds.js';
import { isLow, isNarrow, isRoomy, isShort, isWide, onRoom } from '../width.js';
import { say } from '../words.js';
import { actions } from './action.js';
import { steps } from './cadence.js';
import { certificateLabel, isRare, openCertificate } from './certificate.js';
import { inOrder } from './deal.js';
import { explain } from './explain.js';
import { hand, keepFocus } from './hand.js';
import { hostForm } from './host.js';
import { help, helpSheet } from './helping.js';
import { onKey } from './keys.js';
import { log } from './log.js';
import * as mat from './mat.js';
import { menu } from './menu.js';
import { askedNumbers, pad } from './pad.js';
import * as panel from './panel.js';
import { backs, boardState, ownSide, plate, seatRow, sideName, slimPlate, theBoard, theLadder } from './plates.js';
import { invitation, room, rules } from './room.js';
import { Session } from './session.js';
import { textPage } from './text.js';
import { ticking } from './time.js';

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {() => void} ends the page
 */
export function tablePage(root, id) {
  /** @type {string} */
  let sheet = '';
  let tab = 'log';
  /** @type {{text: string, label: string, run: () => void} | null} */
  let question = null;

  /** @type {import('./certificate.js').Rare[]} */
  const rare = [];

  const session = new Session(id, () => draw());
  session.onSit = async (seat) => {
    if (!person.now && !(await askName())) return;
    const here = session.mine.length > 0;
    const name = here ? await askName(say('web-name-here')) : '';
    if (name === null) return;
    await session.send({ type: 'sit', seat, name: here ? name : '' });
  };
  session.confirm = (text, label, run) => {
    question = { text, label, run };
    open('confirm');
  };
  session.onEvent = (event) => {
    if (isRare(event)) {
      rare.push(made(event, session.shown?.at.version ?? null));
      session.note(say('web-certificate-note', { player: session.name(event.seat), where: event.where, n: event.points }));
    }
    if (event.type !== 'Pegged' || event.points <= 0 || pace() === 'instant') return;
    const before = session.shown?.rears[event.side] ?? 0;
    requestAnimationFrame(() => {
      const state = boardState(session, columns());
      if (state) hop(root, state, event.side, before, pegTime(event.points));
    });
  };
  void offers().then((found) => {
    session.offers = found;
    draw();
  });

  /**
   * @param {import('../api.js').GameEvent} event
   * @param {number | null} version
   */
  const made = (event, version) => ({
    event, version, player: session.name(event.seat), when: Date.now(), game: session.shown?.at.game ?? '', variant: session.table?.variant ?? '',
  });

  /** The hands of this game that are worth a certificate; after a new load those of the deal. */
  function rareHands() {
    const known = rare.filter(({ game }) => game === session.shown?.at.game);
    const others = (session.shown?.history ?? []).filter((event) => isRare(event)
      && !known.some(({ event: one }) => one.seat === event.seat && one.where === event.where && String(one.cards) === String(event.cards)));
    return [...known, ...others.map((event) => made(event, null))];
  }

  /** What a count leads to: the list of what is in it, and a certificate for what is rare. */
  function leads() {
    const event = session.shown?.lastCount;
    if (!event) return [];
    const own = event.seat === session.seat && session.mine.length < 2;
    return [
      { label: say('web-explain'), run: () => explain(event, { player: session.name(event.seat), own, variant: session.table?.variant ?? '' }) },
      ...rareHands().map((one) => ({ label: certificateLabel(one), run: () => openCertificate(one) })),
    ];
  }

  const leadButtons = () => leads().map(({ label, run }) => html`<button type="button" class="btn bare small" @click=${run}>${label}</button>`);

  const columns = () => isWide() || isLow();

  /** @param {string} name */
  function open(name) {
    sheet = name;
    if (name === 'talk') session.talk.unread = 0;
    if (name === 'keys') void loadKeys(draw);
    draw();
  }

  function close() {
    // The event of closing comes later; what is drawn until then must not open the sheet again.
    sheet = '';
    question = null;
    /** @type {HTMLDialogElement | null} */ (root.querySelector('dialog'))?.close();
  }

  function closed() {
    // One sheet may have made room for another in the meantime.
    if (root.querySelector('dialog[open]')) return;
    sheet = '';
    question = null;
    draw();
  }

  const doing = {
    sheet: open,
    settings: () => open('settings'),
    leads,
    textMode: () => prefer({ text: !preferences.text }),
    root: () => root,
  };

  /** @returns {mat.Sizes} */
  function sizes() {
    const style = preferences.faces === 'auto' ? (columns() ? 'classic' : 'jumbo') : preferences.faces;
    const many = (session.table?.seats.length ?? 2) > 2;
    return {
      style,
      ring: isLow() ? 92 : isWide() ? (many || innerHeight < 780 ? 168 : 204) : isRoomy() ? 200 : 128,
      total: columns() && !isLow() ? 70 : 52,
    };
  }

  function scene() {
    const size = sizes();
    switch (mat.scene(session)) {
      case 'room': return room(session, session.offers);
      case 'covered': return mat.covered(session);
      case 'result': return html`${mat.result(session)}${rareHands().map((one) => html`<p><button type="button" class="btn" @click=${() => openCertificate(one)}>${certificateLabel(one)}</button></p>`)}`;
      case 'show': return mat.show(session, size);
      case 'discard': return mat.discard(session, size.style);
      case 'bid': return mat.bid(session);
      case 'cut': case 'starter': return mat.cut(session, size.style);
      case 'play': return mat.play(session, size);
      default: return html`<p class="quiet">${session.failure || say('web-loading')}</p>`;
    }
  }

  function pausedLine() {
    const { table } = session;
    if (table?.status !== 'paused') return nothing;
    const names = table.paused.seats.map((seat) => session.name(seat)).join(', ');
    return html`<p class="banner">${table.paused.why === 'away'
      ? say('web-paused-for', { players: names }) : say('web-paused-by', { player: table.paused.by })}</p>`;
  }

  function connectionLine() {
    if (session.failure || session.up) return nothing;
    return html`<p class="banner">${session.lost ? say('web-closed') : say('web-connection-lost')}</p>`;
  }

  function lastCount() {
    const event = session.shown?.lastCount;
    if (!event) {
      return session.lastCount.length
        ? html`<p class="small">${session.lastCount.at(-1)}</p>` : html`<p class="small quiet">${say('web-no-count')}</p>`;
    }
    const style = 'bare';
    const chips = steps(event.items).map(({ chip }) => chip);
    return html`<div class="mini" aria-hidden="true">${inOrder(event.cards).map((card, i) =>
      html`${i === event.cards.length - 1 ? html`<span class="plusgap"></span>` : nothing}${cardOnTable(card, { style, named: false })}`)}</div>
      <p class="counted">${say('web-whose', {
        where: event.where, player: session.name(event.seat), own: event.seat === session.seat && session.mine.length < 2 ? 'yes' : 'no',
      })}: ${chips.length > 1 ? html`${chips.slice(0, -1).join(', ')}, ` : nothing}<b>${chips.at(-1) ?? '0'}</b></p>`;
  }

  function strip() {
    if (!session.shown || (!columns() && !session.shown.lastCount && !session.lastCount.length && !session.asking.answer.length && !session.complaint)) return nothing;
    return html`<section class="strip" tabindex=${columns() ? 0 : nothing} aria-label=${say('web-last-count')}><div class="striphead"><h2 class="h">${say('web-last-count')}</h2>${leadButtons()}</div><div class="stripbody">${panel.strip(session, lastCount)}</div></section>`;
  }

  /** @param {boolean} [slim] without what the button for taking back does */
  function buttons(slim = false) {
    const { primary, others: all } = actions(session);
    const others = slim ? all.filter(({ id: key }) => key !== 'put-back' && key !== 'take-back') : all;
    return html`<button type="button" id="primary" class="btn primary" ?disabled=${!primary.run || session.sending}
      data-action=${primary.id} @click=${() => primary.run?.()}>${primary.label}</button>${
      others.map(({ id: key, label, run }) => html`<button type="button" class="btn" data-action=${key} ?disabled=${!run || session.sending}
        @click=${() => run?.()}>${label}</button>`)}`;
  }

  function game() {
    const { table, shown } = session;
    if (!table) return nothing;
    return shown
      ? say('web-game-line', { target: table.target, deal: Math.max(1, shown.view.deals), crib: mat.cribName(session) })
      : say('web-game-to', { target: table.target });
  }

  /** Text mode first, on every page. */
  function textLink() {
    return html`<a class="btn bare small textlink" href="?ui=text" @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      prefer({ text: true });
    }}>${columns() ? say('web-text-mode') : html`<span aria-hidden="true">${say('web-text-short')}</span><span class="vh">${say('web-text-mode')}</span>`}</a>`;
  }

  function soundButton() {
    return html`<button type="button" class="btn bare" aria-pressed=${preferences.sound} aria-label=${say('web-sound')}
      @click=${() => { prefer({ sound: !preferences.sound }); draw(); }}>${preferences.sound ? soundIcon : mutedIcon}</button>`;
  }

  const menuButton = (/** @type {boolean} */ words) => html`<button type="button" class="btn menubtn" aria-haspopup="dialog"
    aria-label=${words ? nothing : say('web-menu')} @click=${() => open('menu')}>${menuIcon}${words ? say('web-menu') : nothing}</button>`;

  function others() {
    const own = ownSide(session);
    const { table } = session;
    if (!table) return [];
    return Array.from({ length: table.sides }, (_, side) => side).filter((side) => side !== own);
  }

  function wide() {
    const { table } = session;
    if (!table) return shell(html`<main id="main"><p>${session.failure || say('web-loading')}</p></main>`);
    const own = ownSide(session);
    const many = table.seats.length > 2;
    const sides = others();
    const opponent = table.seats.find(({ side }) => side === sides[0]);
    const shared = own !== null && table.seats.filter(({ side }) => side === own).length > 1;
    // Where many play each alone, the seats say the scores; there is no room for plates as well.
    const alone = table.sides > 3 && Boolean(session.shown);
    return html`<div class="desk ${many ? 'crowd' : ''} ${isLow() ? 'low' : `${isNarrow() ? 'narrow' : ''} ${isShort() ? 'short' : ''}`}">
      <header class="top">${textLink()}<a class="home" href="/" aria-label=${say('web-lobby')}>${logo(28)}</a><span class="sp"></span>
        <h1 class="game">${game()}</h1><span class="sp"></span>${languageSwitch()}${soundButton()}<button type="button" class="btn bare" aria-label=${say('web-help')}
          @click=${() => help(session, doing)}>?</button>${menuButton(true)}</header>
      <main id="main">
        <section class="left" aria-label=${say('web-board')}>${theBoard(session, true)}${strip()}</section>
        <section class="play" aria-label=${say('web-table')}><div class="opp sides${sides.length}">${
          alone ? seatRow(session, { scores: true }) : sides.map((side) => plate(session, side))}${
          shared && own !== null ? plate(session, own) : nothing}${
          !many && opponent && session.shown ? backs(session, opponent.seat) : nothing}</div>
          <div class="mat ${mat.scene(session)}" tabindex="-1">${connectionLine()}${pausedLine()}${many && !alone && table.status !== 'open' ? seatRow(session) : nothing}${scene()}${
            under()}</div></section>
        <aside class="panel side" aria-label=${say('web-beside')}><div class="tabs" role="tablist" @keydown=${turnTab}>${['log', 'talk', 'rules'].map((name) => html`<button
            type="button" role="tab" id="tab-${name}" aria-controls="tabpanel" aria-selected=${tab === name} tabindex=${tab === name ? 0 : -1}
            @click=${() => { tab = name; if (name === 'talk') session.talk.unread = 0; draw(); }}>${
            say('web-tab', { tab: name })}${name === 'talk' && session.talk.unread && tab !== 'talk' ? html` <span class="chip small">${session.talk.unread}</span>` : nothing}</button>`)}</div>
          <div class="tabpanel" id="tabpanel" role="tabpanel" aria-labelledby="tab-${tab}">${beside(tab)}</div></aside>
        <section class="bottom" aria-label=${say('web-your-place')}>${own === null ? html`<span></span>` : shared ? seatPlate() : plate(session, own, { size: 64, tall: true })}
          ${lower()}<div class="act">${buttons()}</div></section>
      </main></div>${dialog()}`;
  }

  function seatPlate() {
    const { seat } = session;
    const partners = session.table?.seats.filter((other) => other.side === ownSide(session) && other.seat !== seat) ?? [];
    return html`<section class="panel seatme s-${'abcdef'[ownSide(session) ?? 0]}"><span class="band pat-${'abcdef'[ownSide(session) ?? 0]}"></span>
      <div><p class="who">${sideName(session, ownSide(session) ?? 0)}</p><p class="small quiet">${
        say('web-plays-with-you', { players: partners.map(({ name }) => name).join(', ') })}</p></div></section>`;
  }

  /** @param {KeyboardEvent} event */
  function turnTab(event) {
    const names = ['log', 'talk', 'rules'];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    tab = names[(names.indexOf(tab) + step + names.length) % names.length];
    draw();
    /** @type {HTMLElement | null} */ (root.querySelector('[role="tab"][aria-selected="true"]'))?.focus();
  }

  /** Below the count: the pack, the starter and the crib. */
  function under() {
    const now = mat.scene(session);
    if (!session.shown || now !== 'play') return nothing;
    return html`<div class="row2">${mat.deck(session, sizes().style)}${mat.cribBox(session)}</div>`;
  }

  /** The hand, or the numbers that are asked for; a bid needs a look at the hand, so its numbers lie on the mat. */
  function lower() {
    if (askedNumbers(session) && !session.shown?.view.legal.Bid) return pad(session);
    const cards = hand(session, sizes().style, !columns() || isLow());
    return cards === nothing ? html`<div class="hand empty"></div>` : cards;
  }

  /** @param {string} name */
  function beside(name) {
    if (name === 'talk') return panel.talk(session, session.offers);
    if (name === 'rules') return session.table ? rules(session.table) : nothing;
    return log(session, 'side');
  }

  function tall() {
    const { table } = session;
    if (!table) return shell(html`<main id="main"><p>${session.failure || say('web-loading')}</p></main>`);
    const own = ownSide(session);
    const sides = others();
    const many = table.seats.length > 2;
    const now = mat.scene(session);
    const padding = Boolean(askedNumbers(session)) && now !== 'bid' && !session.story.busy;
    const ladder = table.sides > 4 && !isRoomy();
    const alone = table.sides > 2 && table.sides === table.seats.length && Boolean(session.shown);
    const opponent = table.seats.find(({ side }) => side === sides[0]);
    return html`<div class="phone ${many ? 'crowd' : ''} ${padding ? 'padding' : ''} at-${now}">
      <header class="bar1">${textLink()}${sides.length === 1 ? slimPlate(session, sides[0], 22) : html`<a class="home" href="/"
        aria-label=${say('web-lobby')}>${logo(22)}</a>`}<span class="sp"></span><h1 class="vh">${game()}</h1>${languageSwitch()}${menuButton(false)}</header>
      <main id="main">${
        ladder ? html`<section aria-label=${say('web-scores')}>${theLadder(session)}</section>` : html`<section class="boardrow" aria-label=${say('web-board')}>${theBoard(session, false)}${
          sides.length > 1 && !alone ? html`<div class="slims">${sides.map((side) => slimPlate(session, side, 18))}</div>` : nothing}</section>`}
        ${session.shown && (now === 'play' || now === 'starter') && !many ? html`<div class="oppr">${opponent ? backs(session, opponent.seat) : nothing}${
          mat.deck(session, 'bare')}${mat.cribBox(session)}</div>` : nothing}
        ${many && !ladder && table.status !== 'open' && session.shown ? html`<div class="oppr">${seatRow(session, { scores: alone })}</div>` : nothing}
        <div class="mat ${now}" tabindex="-1">${connectionLine()}${pausedLine()}${scene()}${
          many && now === 'play' ? html`<div class="row2">${mat.deck(session, 'bare')}${mat.cribBox(session)}</div>` : nothing}</div>
        ${strip()}
        <section class="mine" aria-label=${say('web-your-place')}>${own === null ? nothing : html`<div class="me">${slimPlate(session, own, 26)}</div>`}
        ${lower()}<div class="acts">${session.story.counting ? nothing : html`<button type="button" class="btn" aria-label=${say('web-undo')}
          ?disabled=${!session.chosen.length && !session.shown?.view.legal.TakeBack} @click=${back}>${undoIcon}</button><button type="button" class="btn"
          aria-label=${say('web-menu-talk')} @click=${() => open('talk')}>${sayIcon}${session.talk.unread ? html`<span class="dot"></span>` : nothing}</button><button
          type="button" class="btn logbtn" aria-label=${say('web-menu-log')} @click=${() => open('log')}>${logIcon}</button>`}${buttons(true)}</div></section>
      </main></div>${dialog()}`;
  }

  function back() {
    if (session.chosen.length) {
      session.chosen = [];
      draw();
    } else if (session.shown?.view.legal.TakeBack) void session.act({ type: 'TakeBack', seat: session.seat });
  }

  /** @param {unknown} inside */
  function shell(inside) {
    return html`<div class="plain"><header class="top">${textLink()}<a class="home" href="/" aria-label=${say('web-lobby')}>${logo(28)}</a><span class="sp"></span>${languageSwitch()}</header>${inside}</div>`;
  }

  function dialog() {
    return html`<dialog class="sheet ${sheet}" aria-label=${sheet === 'keys' ? say('web-keys') : sheet === 'help' ? say('web-help') : sheet ? say('web-sheet', { sheet }) : nothing} @close=${closed}
      @click=${(/** @type {Event} */ event) => { if (event.target === event.currentTarget) close(); }}>${sheetContent()}</dialog>`;
  }

  function sheetContent() {
    const { table } = session;
    if (!table) return nothing;
    switch (sheet) {
      case 'menu': return menu(session, doing, close);
      case 'log': return html`${head(say('web-menu-log'), close)}${log(session, 'sheet')}`;
      case 'talk': return html`${head(say('web-menu-talk'), close)}${panel.talk(session, session.offers)}`;
      case 'rules': return html`${head(say('web-menu-rules'), close)}${rules(table)}`;
      case 'invite': return html`${head(say('web-invite'), close)}${invitation(table)}`;
      case 'host': return html`${head(say('web-menu-host'), close)}${hostForm(session)}`;
      case 'settings': return html`${head(say('web-menu-settings'), close)}${settingsForm(draw, session, () => { close(); open('keys'); })}`;
      case 'help': return html`${head(say('web-help'), close)}${helpSheet(session, () => { close(); open('keys'); })}`;
      case 'keys': return html`${head(say('web-keys'), close)}${keysForm(draw)}`;
      case 'confirm': return question ? html`${head(question.label, close)}<p>${question.text}</p><div class="row">
        <button type="button" class="btn" @click=${close}>${say('web-no')}</button><button type="button" class="btn danger" @click=${() => {
          const run = question?.run;
          close();
          run?.();
        }}>${question.label}</button></div>` : nothing;
      default: return nothing;
    }
  }

  function draw() {
    const inHand = Boolean(root.querySelector('.hand :focus'));
    const logEnd = atEnd();
    render(preferences.text ? textPage(session, doing, dialog) : columns() ? wide() : tall(), root);
    keepFocus(root, inHand);
    const shown = /** @type {HTMLDialogElement | null} */ (root.querySelector('dialog'));
    if (sheet && shown && !shown.open) shown.showModal();
    if (logEnd) for (const list of root.querySelectorAll('.log')) list.scrollTop = list.scrollHeight;
    const error = /** @type {HTMLElement | null} */ (root.querySelector('.card.err'));
    if (error && pace() === 'instant') error.classList.add('still');
  }

  /** Whether the log shows its end, so that it may follow. */
  function atEnd() {
    const list = root.querySelector('.log');
    return !list || list.scrollTop + list.clientHeight >= list.scrollHeight - 40;
  }

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (onKey(event, session, doing)) event.preventDefault();
  }

  /** While something is being told, a click anywhere ends the telling and does nothing else, but for cards and menus.
   * @param {Event} event */
  function hurry(event) {
    if (!session.story.busy) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest('header, aside, dialog, .textmode') || session.story.counting) return;
    session.story.finish();
    if (!target.closest('.hand')) event.stopPropagation();
  }

  const everySecond = window.setInterval(() => {
    if (ticking(session)) draw();
  }, 1000);
  const offPreference = onPreference(draw);
  document.addEventListener('keydown', keys);
  root.addEventListener('click', hurry, { capture: true });
  const offRoom = onRoom(draw);
  draw();
  void lock();
  void learnLayout(draw);

  return () => {
    window.clearInterval(everySecond);
    offPreference();
    document.removeEventListener('keydown', keys);
    root.removeEventListener('click', hurry, { capture: true });
    offRoom();
    session.close();
  };
}

/** The screen stays on while a table is open, where the browser knows how. */
async function lock() {
  try {
    await navigator.wakeLock?.request('screen');
  } catch {
    // A browser may refuse, for example on a low battery.
  }
}
