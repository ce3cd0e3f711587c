import { makeCodeBlocks } from './code-blocks.ts';
import { hasBlocks, isBlock, unwrap } from './elements.ts';
import { makeLists } from './lists.ts';
import { makeMarks } from './marks.ts';
import { makeTables } from './tables.ts';
import { makeWordLists } from './word-lists.ts';

/**
 * Brings what programs copy to what it means, in place: lists of Word, Google Docs and others become lists, styles become
 * emphasis, tables have one line to a cell.
 */
export function cleanHtml(body: HTMLElement): void {
  makeBlanksPlain(body);
  makeWordLists(body);
  makeLists(body);
  makeCodeBlocks(body);
  makeMarks(body);
  makeRaisedFigures(body);
  unwrapPlain(body);
  makeLinksInline(body);
  makeTables(body);
  placeLineBreaks(body);
}

/** What has no text that a person copied. */
const withoutText =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, form input:not([type="checkbox"]), button, select, textarea, head, title, meta, link, [hidden]';

/** Removes, in place, what its reader does not see. */
export function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(withoutText)) element.remove();
  for (const element of body.querySelectorAll('[style]'))
    if (/display:\s*none|visibility:\s*hidden/i.test(element.getAttribute('style') ?? '')) element.remove();
}

/** Browsers put spaces that do not break into what they copy, and a search for words would pass them by. */
function makeBlanksPlain(body: HTMLElement): void {
  for (const text of textsIn(body)) text.data = text.data.replaceAll('\u00a0', ' ');
}

const raised = new Map(Array.from('0123456789+-', (sign, at) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻')[at] ?? sign]));
const lowered = new Map(Array.from('0123456789+-', (sign, at) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋')[at] ?? sign]));

/** `10²` is not `102`. */
function makeRaisedFigures(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup, sub')) {
    const signs = element.nodeName === 'SUP' ? raised : lowered;
    const text = element.textContent.trim();
    if (/^[\d+-]+$/.test(text)) element.replaceWith(Array.from(text, (sign) => signs.get(sign) ?? sign).join(''));
  }
}

/** What says nothing any more; a text that it kept apart is one again, as its reader sees it. */
function unwrapPlain(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font, sup, sub, small, big, u, ins, abbr, time, label, bdi')) {
    if (!hasBlocks(element)) unwrap(element);
  }
  body.normalize();
}

/** A link is one line: that of a heading goes into it, and of other blocks the words stay. */
function makeLinksInline(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    if (!hasBlocks(link)) continue;
    const only = link.children.length === 1 ? link.firstElementChild : null;
    if (only !== null && /^H[1-6]$/.test(only.nodeName) && only.textContent.trim() === link.textContent.trim()) {
      link.replaceWith(only);
      link.append(...only.childNodes);
      only.append(link);
    }
    for (const block of link.querySelectorAll('*'))
      if (isBlock(block)) block.replaceWith(' ', ...block.childNodes, ' ');
  }
}

/** A line break that ends a block breaks nothing, and two of them begin a paragraph. */
function placeLineBreaks(body: HTMLElement): void {
  for (const lineBreak of [...body.querySelectorAll('br')]) {
    if (lineBreak.closest('pre') !== null) continue;
    const next = neighbour(lineBreak, 'nextSibling');
    if (next === null || neighbour(lineBreak, 'previousSibling') === null) lineBreak.remove();
    else if (next.nodeName === 'BR' && lineBreak.closest('td, th') === null) {
      next.parentNode?.removeChild(next);
      lineBreak.replaceWith(body.ownerDocument.createElement('p'));
    }
  }
}

/** What stands beside it in the same line; null where a block begins or ends. */
function neighbour(from: Node, side: 'nextSibling' | 'previousSibling'): Node | null {
  for (let node: Node = from; ; ) {
    const beside: Node | null = node[side];
    if (beside === null) {
      const parent = node.parentElement;
      if (parent === null || isBlock(parent)) return null;
      node = parent;
    } else if (beside instanceof Text ? beside.data.trim() === '' : beside.nodeType === Node.COMMENT_NODE)
      node = beside;
    else return beside instanceof Element && isBlock(beside) ? null : beside;
  }
}

function textsIn(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  return texts;
}
