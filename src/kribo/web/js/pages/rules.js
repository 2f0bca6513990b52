// The rules of a game, from its page in Markdown. Only what those pages use is understood; it is put together from
// text, never from markup.

import { get, offers } from '../api.js';
import { html, nothing } from '../html.js';
import { say } from '../words.js';

/** @param {string} variant */
export function rulesPage(variant) {
  let text = '';
  /** @type {string[]} */
  let names = [];

  /** @param {() => void} redraw */
  async function load(redraw) {
    [{ text }, { variants: names }] = await Promise.all([
      get(`/api/rules/${encodeURIComponent(variant)}`),
      offers().then(({ variants }) => ({ variants: variants.map(({ name }) => name) })),
    ]);
    redraw();
    toClause();
  }

  const view = () => html`<nav class="subnav" aria-label=${say('web-game')}>${names.map((name) => html`<a href="/rules/${name}"
    aria-current=${name === variant ? 'page' : nothing}>${say('web-variant-short', { name })}</a>`)}</nav><article class="prose">${markdown(text)}</article>`;

  return { title: () => say('web-variant-short', { name: variant }), load, view, hash: toClause };
}

/** Go to the clause that the address names; who reads by ear goes on from there. */
function toClause() {
  const clause = document.getElementById(location.hash.slice(1));
  clause?.scrollIntoView({ block: 'start' });
  clause?.focus({ preventScroll: true });
}

/**
 * @param {string} text
 * @param {number} [below] the level of the heading that the page stands under
 */
export function markdown(text, below = 0) {
  return text.split(/\n{2,}/).filter((part) => part.trim()).map((part) => block(part, below));
}

/**
 * @param {string} text
 * @param {number} below
 * @returns {unknown}
 */
function block(text, below) {
  const lines = text.split('\n');
  const heading = /^(#{1,4}) (.*)$/.exec(lines[0]);
  if (heading) {
    const rest = lines.slice(1).join('\n');
    const title = inline(heading[2]);
    return html`${headingOf(heading[1].length + below, title)}${rest.trim() ? block(rest, below) : nothing}`;
  }
  if (/^\s*\|/.test(lines[0])) return table(lines);
  if (lines[0].startsWith('```')) return html`<pre>${lines.slice(1).filter((line) => !line.startsWith('```')).join('\n')}</pre>`;
  if (/^\s*[-*] /.test(lines[0])) {
    const items = text.split(/\n(?=\s*[-*] )/).map((item) => item.replace(/^\s*[-*] /, ''));
    return html`<ul>${items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
  }
  const clause = /^\*\*(\d+\.\d+)\*\*/.exec(text)?.[1];
  return clause && !below ? html`<p id=${clause} class="clause" tabindex="-1">${inline(text)}</p>` : html`<p>${inline(text)}</p>`;
}

/**
 * @param {number} level
 * @param {unknown} title
 */
function headingOf(level, title) {
  switch (level) {
    case 1: return html`<h1>${title}</h1>`;
    case 2: return html`<h2>${title}</h2>`;
    case 3: return html`<h3>${title}</h3>`;
    default: return html`<h4>${title}</h4>`;
  }
}

/** @param {string[]} lines */
function table(lines) {
  const rows = lines.filter((line) => !/^\s*\|[\s|:-]+\|\s*$/.test(line))
    .map((line) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim()));
  const [first, ...rest] = rows;
  return html`<div class="scroll" tabindex="0" role="group"><table><thead><tr>${first.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead><tbody>${
    rest.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** Bold, emphasis, code, and the words of links.
 * @param {string} text */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)]*\))/).map((part) => {
    if (part.startsWith('**')) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    if (part.startsWith('*') && part.length > 2) return html`<em>${part.slice(1, -1)}</em>`;
    const link = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(part);
    if (!link) return part;
    const page = /^([\w-]+)\.md$/.exec(link[2]);
    return page ? html`<a href="/rules/${page[1]}">${link[1]}</a>` : link[1];
  });
}
