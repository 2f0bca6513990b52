// What templates are written with: lit-html and two small things of ours, in one import.

export { html, svg, nothing, render } from '../vendor/lit-html/lit-html.js';
export { repeat } from '../vendor/lit-html/directives/repeat.js';
export { classMap } from '../vendor/lit-html/directives/class-map.js';
import { Directive, directive } from '../vendor/lit-html/directive.js';
import { noChange } from '../vendor/lit-html/lit-html.js';

class Vars extends Directive {
  /** @param {Record<string, string | number>} values */
  render(values) {
    void values;
    return noChange;
  }

  /**
   * @param {any} part
   * @param {[Record<string, string | number>]} args
   */
  update(part, [values]) {
    for (const [name, value] of Object.entries(values)) {
      part.element.style.setProperty(name, String(value));
    }
    return noChange;
  }
}

/**
 * Set CSS properties on an element: `<div ${vars({'--w': '30px'})}>`.
 *
 * The content security policy forbids style attributes, and lit's own `styleMap` writes one at first.
 */
export const vars = directive(Vars);

class OnConnect extends Directive {
  /** @param {(element: HTMLElement) => void} callback */
  render(callback) {
    void callback;
    return noChange;
  }

  /**
   * @param {any} part
   * @param {[(element: HTMLElement) => void]} args
   */
  update(part, [callback]) {
    if (!this.done) queueMicrotask(() => callback(part.element));
    this.done = true;
    return noChange;
  }

  done = false;
}

/** Call a function once with an element, when it has been put into the page. */
export const whenMade = directive(OnConnect);
