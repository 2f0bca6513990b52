// Addresses: `/` with a part after the # for the pages of the lobby, `/t/TABLE`, `/c/CODE`, `/g/GAME` and `/rules/GAME`.

/** @type {() => void} */
let arrived = () => {};

/** @param {() => void} listener */
export function onArrival(listener) {
  arrived = listener;
  addEventListener('popstate', listener);
  document.addEventListener('click', follow);
}

/** @param {string} path */
export function go(path) {
  history.pushState(null, '', path);
  arrived();
}

/** Links of ours change the page without loading it anew.
 * @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {HTMLElement} */ (event.target).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
  if (!/^\/($|([tcg]|rules)\/)/.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
}
