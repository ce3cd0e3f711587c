import { sidesOf } from '#domain/notes/markdown/index.ts';
import { hasBlocks, rename, styleOf, unwrap } from './elements.ts';

/** Elements that have Markdown delimiters. */
const names = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
  mark: 'mark',
} as const;

type Marked = (typeof names)[keyof typeof names];

const marked = 'strong, em, del, mark';

/**
 * Normalises bold, italic, strikethrough and highlight to one kind of element each. Word processors use styles instead
 * of elements. Some wrap the whole content in a meaningless bold element, and many start a new element with every word.
 */
export function makeMarks(body: HTMLElement): void {
  const isOfGoogle = body.querySelector('[id^="docs-internal-guid"]') !== null;
  for (const element of body.querySelectorAll(Object.keys(names).join())) nameMark(element);
  for (const element of body.querySelectorAll('span, font, a')) markAsStyled(element, isOfGoogle);
  for (const element of body.querySelectorAll(marked)) if (isNeedless(element)) unwrap(element);
  for (const element of body.querySelectorAll(marked)) joinNext(element);
  for (const element of body.querySelectorAll(marked)) leaveSignsOutside(element);
}

function nameMark(element: Element): void {
  const name = names[element.localName as keyof typeof names];
  const isTakenBack =
    (name === 'strong' && /^(?:normal|[1-5]00)$/.test(styleOf(element, 'font-weight'))) ||
    (name === 'em' && styleOf(element, 'font-style') === 'normal');
  if (isTakenBack) unwrap(element);
  else rename(element, name);
}

function markAsStyled(element: Element, isOfGoogle: boolean): void {
  if (hasBlocks(element)) return;
  const isHighlighted = isOfGoogle
    ? !/^(?:|transparent|inherit|initial|#fff(?:fff)?)$/.test(styleOf(element, 'background-color'))
    : styleOf(element, 'mso-highlight') !== '';
  const marks: readonly (readonly [Marked, boolean])[] = [
    ['mark', isHighlighted],
    ['del', /line-through/.test(styleOf(element, 'text-decoration(?:-line)?'))],
    ['em', styleOf(element, 'font-style') === 'italic'],
    ['strong', /^(?:bold|[6-9]00)/.test(styleOf(element, 'font-weight'))],
  ];
  for (const [name, isMeant] of marks) {
    if (!isMeant) continue;
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/**
 * Returns whether an emphasis element can be unwrapped: it is empty, contains blocks, is in code, is nested in an
 * element of the same kind, or is bold in a heading or header cell.
 */
function isNeedless(element: Element): boolean {
  return (
    (element.textContent.trim() === '' && element.querySelector('img') === null) ||
    hasBlocks(element) ||
    element.parentElement?.closest(element.localName) != null ||
    (element.localName === 'strong' && element.closest('h1, h2, h3, h4, h5, h6, th') !== null) ||
    element.closest('code') !== null
  );
}

/**
 * Merges adjacent elements of the same kind, with the spaces between them, because Markdown would read `**one****two**`
 * as neither.
 */
function joinNext(element: Element): void {
  for (;;) {
    const { parentElement: around } = element;
    if (around?.localName === 'span' && around.childNodes.length === 1) unwrap(around);
    const next = element.nextSibling;
    const isBlank = next instanceof Text && next.data.trim() === '' && !next.data.includes('\n');
    const follower = isBlank ? next.nextSibling : next;
    const first = follower instanceof Element ? onlyChildDown(follower) : null;
    if (first?.localName !== element.localName) return;
    if (isBlank) element.append(next);
    element.append(...first.childNodes);
    follower?.remove();
  }
}

/** Descends through spans that contain only one element, and returns the innermost element. */
function onlyChildDown(element: Element): Element {
  const [only, ...others] = element.childNodes;
  return element.localName === 'span' && others.length === 0 && only instanceof Element ? onlyChildDown(only) : element;
}

/** The maximum number of punctuation characters that are moved out at an edge. */
const maxSigns = 20;

/**
 * Moves punctuation at the edges out of an element where a delimiter between a letter and punctuation would be invalid,
 * as in `say**"hi"**`.
 */
function leaveSignsOutside(element: Element): void {
  const before = element.previousSibling?.textContent?.slice(-2) ?? '';
  const behind = element.nextSibling?.textContent?.slice(0, 2) ?? '';
  const text = before + element.textContent + behind;
  const { opens } = sidesOf(text, before.length, before.length);
  const { closes } = sidesOf(text, text.length - behind.length, text.length - behind.length);
  const first = edgeText(element, 'firstChild');
  const [sign] = /^[\p{P}\p{S}]+/u.exec(first?.data.slice(0, maxSigns) ?? '') ?? [];
  if (first !== null && sign !== undefined && !opens) {
    first.data = first.data.slice(sign.length);
    element.before(sign);
  }
  const last = edgeText(element, 'lastChild');
  const [lastSign] = /[\p{P}\p{S}]+$/u.exec(last?.data.slice(-maxSigns) ?? '') ?? [];
  if (last !== null && lastSign !== undefined && !closes) {
    last.data = last.data.slice(0, -lastSign.length);
    element.after(lastSign);
  }
  if (element.textContent.trim() === '' && element.querySelector('img') === null) unwrap(element);
}

function edgeText(element: Element, side: 'firstChild' | 'lastChild'): Text | null {
  const child = element[side];
  if (child instanceof Text) return child;
  return child instanceof Element ? edgeText(child, side) : null;
}
