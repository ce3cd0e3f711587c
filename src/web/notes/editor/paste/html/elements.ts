const blocks =
  'address, article, aside, blockquote, body, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul';

/** Whether it begins and ends a line, as HTML has it. */
export function isBlock(element: Element): boolean {
  return element.matches(blocks);
}

export function hasBlocks(element: Element): boolean {
  return element.querySelector(blocks) !== null;
}

/** What is in it takes its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The same with another name. */
export function rename(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** What an element says of its style, read as text: the policy of the page lets no style that is written in HTML be one. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? '';
}
