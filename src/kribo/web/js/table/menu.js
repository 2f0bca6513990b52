// The Actions menu: everything that can be done at a table, in one list that needs no key and no gesture.

import { head } from '../dialog.js';
import { html, nothing } from '../html.js';
import { QUESTIONS, actionName, menuKey } from '../keymap.js';
import { languageSwitch } from '../language.js';
import { say } from '../words.js';
import { actions } from './action.js';
import { question } from './helping.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * @typedef {object} Entry
 * @property {string} label
 * @property {() => void} run
 * @property {string} [keys]
 * @property {boolean} [danger]
 */

/**
 * @typedef {object} Doing what the page of a table does when it is asked to
 * @property {(name: string) => void} sheet
 * @property {() => void} settings
 * @property {() => void} textMode
 * @property {() => Entry[]} leads what the last count leads to
 * @property {() => ParentNode} root
 */

/**
 * The entries, in groups.
 * @param {Session} session
 * @param {Doing} doing
 * @returns {{kind: string, title: string, entries: Entry[]}[]}
 */
export function entries(session, doing) {
  const { table, mine } = session;
  const { primary, others } = actions(session);
  /** @type {Entry[]} */
  const now = [primary, ...others].flatMap(({ label, run }) => (run ? [{ label, run }] : []));
  /** @type {Entry[]} */
  const here = [
    { label: say('web-menu-log'), run: () => doing.sheet('log'), keys: menuKey('go-log') },
    { label: say('web-menu-talk'), run: () => doing.sheet('talk'), keys: menuKey('talk') },
    { label: say('web-menu-rules'), run: () => doing.sheet('rules') },
    { label: say('web-menu-settings'), run: doing.settings },
    { label: say('web-keys'), run: () => doing.sheet('keys') },
    { label: say('web-menu-text'), run: doing.textMode },
  ];
  if (table && table.status !== 'closed' && table.seats.some(({ kind }) => kind === 'open')) {
    here.splice(2, 0, { label: say('web-invite'), run: () => doing.sheet('invite') });
  }
  here.push(...doing.leads());
  if (table?.you.host) here.splice(3, 0, { label: say('web-menu-host'), run: () => doing.sheet('host') });
  return [
    { kind: 'now', title: say('web-menu-now'), entries: now },
    { kind: 'table', title: say('web-menu-table'), entries: here },
    { kind: 'stop', title: say('web-menu-stop'), entries: mine.length ? stopping(session) : [{ label: say('web-lobby'), run: () => { location.href = '/'; } }] },
  ].filter((group) => group.entries.length);
}

/** @param {Session} session
 * @returns {Entry[]} */
function stopping(session) {
  const { table, shown, seat } = session;
  /** @type {Entry[]} */
  const found = [];
  if (table?.status === 'playing') {
    found.push({ label: say('web-menu-pause'), keys: menuKey('pause'), run: () => void session.send({ type: 'pause' }) });
  }
  for (const away of table?.seats ?? []) {
    if (away.kind === 'person' && !away.present && !away.stand_in && away.away_since) {
      found.push({
        label: say('web-menu-stand-in', { player: away.name }),
        run: () => void session.send({ type: 'stand_in', seat: away.seat, level: session.offers?.levels[0]?.name ?? '' }),
      });
    }
  }
  if (shown?.view.legal.Resign && seat !== null && !session.story.busy) {
    found.push({
      label: say('web-menu-resign'), danger: true,
      run: () => session.confirm(say('web-resign-sure'), say('web-menu-resign'), () => void session.act({ type: 'Resign', seat })),
    });
  }
  found.push({
    label: say('web-menu-leave'), danger: true,
    run: () => {
      if (table?.status === 'playing') {
        session.confirm(say(table.absence === 'bot' ? 'web-leave-sure-bot' : 'web-leave-sure'), say('web-menu-leave'), async () => {
          await session.send({ type: 'leave' });
          location.href = '/';
        });
      } else location.href = '/';
    },
  });
  return found;
}

/**
 * @param {Session} session
 * @param {Parameters<typeof entries>[1]} doing
 * @param {() => void} close
 */
export function menu(session, doing, close) {
  return html`${head(say('web-menu'), close)}${languageSwitch('named')}${entries(session, doing).map(({ title, entries: list }) => html`<h3>${title}</h3><ul class="menulist">${
    list.map((one) => html`<li><button type="button" class="btn wide ${one.danger ? 'danger' : ''}"
      @click=${() => { close(); one.run(); }}>${one.label}${one.keys ? html`<kbd>${one.keys}</kbd>` : nothing}</button></li>`)}</ul>`)}
    ${session.shown ? html`<h3>${say('web-menu-ask')}</h3><ul class="menulist two">${QUESTIONS.map((query) => html`<li><button type="button" class="btn wide"
      @click=${() => { close(); question(session, query, doing); }}>${actionName(query)}${menuKey(query) ? html`<kbd>${menuKey(query)}</kbd>` : nothing}</button></li>`)}</ul>` : nothing}`;
}
