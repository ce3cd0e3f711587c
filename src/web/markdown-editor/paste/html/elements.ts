const blocks =
  'address, article, aside, blockquote, body, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul';

export function isBlock(element: Element): boolean {
  return element.matches(blocks);
}

export function hasBlocks(element: Element): boolean {
  return element.querySelector(blocks) !== null;
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by one with another tag name and the same children. */
export function rename(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/**
 * Returns a style property of an element. It is parsed from the attribute, because the page's CSP disables inline
 * styles.
 */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? '';
}
