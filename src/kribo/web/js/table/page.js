// The page of a table: it draws the session into a frame for the width of the window, and passes on clicks and keys.

import { offers } from '../api.js';
import { hop } from '../draw/board.js';
import { render } from '../html.js';
import { learnLayout } from '../keymap.js';
import { onPreference, pace, prefer, preferences } from '../preferences.js';
import { askName } from '../pages/guest.js';
import { person } from '../person.js';
import { pegTime } from '../sounds.js';
import { onRoom } from '../width.js';
import { say } from '../words.js';
import { keepFocus } from './hand.js';
import { onKey } from './keys.js';
import { columns } from './parts.js';
import { boardState } from './plates.js';
import { RareHands } from './rare.js';
import { Session } from './session.js';
import { Sheets } from './sheets.js';
import { tall } from './tall.js';
import { textPage } from './text.js';
import { ticking } from './time.js';
import { wide } from './wide.js';

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {() => void} ends the page
 */
export function tablePage(root, id) {
  const session = new Session(id, () => draw());
  const rare = new RareHands(session);
  const sheets = new Sheets(session, root, () => draw(), () => doing);
  const doing = {
    sheet: (/** @type {string} */ name) => sheets.open(name),
    settings: () => sheets.open('settings'),
    leads: () => rare.leads,
    textMode: () => prefer({ text: !preferences.text }),
    root: () => root,
  };
  /** @type {import('./parts.js').Frame} */
  const frame = { session, rare, doing, tab: 'log', draw: () => draw(), dialog: () => sheets.dialog() };

  session.onSit = async (seat) => {
    if (!person.now && !(await askName())) return;
    const here = session.mine.length > 0;
    const name = here ? await askName(say('web-name-here')) : '';
    if (name === null) return;
    await session.send({ type: 'sit', seat, name: here ? name : '' });
  };
  session.confirm = (text, label, run) => sheets.ask(text, label, run);
  session.onEvent = (event) => {
    rare.happened(event);
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

  function draw() {
    const inHand = Boolean(root.querySelector('.hand :focus'));
    const logEnd = atEnd();
    render(preferences.text ? textPage(session, doing, frame.dialog) : columns() ? wide(frame) : tall(frame), root);
    keepFocus(root, inHand);
    sheets.show();
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
