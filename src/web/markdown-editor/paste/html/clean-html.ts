import { hasBlocks, isBlock, styleOf, unwrap } from './elements.ts';
import { makeLists } from './lists.ts';
import { makeMarks } from './marks.ts';
import { makeTables } from './tables.ts';
import { makeWordLists } from './word-lists.ts';

/**
 * Normalises copied HTML in place: lists from Word, Google Docs and other programs become list elements, styles become
 * emphasis elements, and the content of each table cell is put on one line.
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

/** Elements whose content is not copied. */
const withoutText =
  'script, style, template, noscript, iframe, object, embed, svg, math, canvas, audio, video, form input:not([type="checkbox"]), button, select, textarea, head, title, meta, link, [hidden]';

export function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(withoutText)) element.remove();
  for (const element of body.querySelectorAll('[style]'))
    if (/display:\s*none|visibility:\s*hidden/i.test(element.getAttribute('style') ?? '')) element.remove();
}

/**
 * Replaces the non-breaking spaces that browsers add to copied text, because a search for text with ordinary spaces
 * would not match them.
 */
function makeBlanksPlain(body: HTMLElement): void {
  for (const text of textsIn(body)) text.data = text.data.replaceAll('\u00a0', ' ');
}

const raised = new Map(Array.from('0123456789+-', (sign, at) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻')[at] ?? sign]));
const lowered = new Map(Array.from('0123456789+-', (sign, at) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋')[at] ?? sign]));

/** Replaces superscript and subscript digits by the Unicode characters, so that `10²` does not become `102`. */
function makeRaisedFigures(body: HTMLElement): void {
  for (const element of body.querySelectorAll('sup, sub')) {
    const signs = element.nodeName === 'SUP' ? raised : lowered;
    const text = element.textContent.trim();
    if (/^[\d+-]+$/.test(text)) element.replaceWith(Array.from(text, (sign) => signs.get(sign) ?? sign).join(''));
  }
}

/** Unwraps elements without meaning and merges the text nodes that they split. */
function unwrapPlain(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span, font, sup, sub, small, big, u, ins, abbr, time, label, bdi')) {
    if (!hasBlocks(element)) unwrap(element);
  }
  body.normalize();
}

/** Makes links inline: a link around a heading moves into it, and a link around other blocks keeps only their text. */
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

/** Removes line breaks at the edges of blocks, and turns two in a row into a paragraph break. */
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

/** Returns the adjacent node on the same line; null at the edge of a block. */
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

/** Turns code on lines of its own into code blocks, whatever separates its lines or highlights its syntax. */
function makeCodeBlocks(body: HTMLElement): void {
  for (const code of body.querySelectorAll('code')) {
    const isBlockOfCode = code.closest('pre') === null && keepsLines(code) && linesOf(code).includes('\n');
    if (isBlockOfCode) code.replaceWith(blockOf(code));
  }
  for (const block of body.querySelectorAll('pre')) block.replaceWith(blockOf(block));
}

function keepsLines(code: Element): boolean {
  return /\b(?:language-|whitespace-pre)/.test(code.className) || /^pre/.test(styleOf(code, 'white-space'));
}

function blockOf(source: Element): Element {
  const block = source.ownerDocument.createElement('pre');
  const code = block.appendChild(source.ownerDocument.createElement('code'));
  const language = languageOf(source);
  if (language !== null) code.className = `language-${language}`;
  code.textContent = linesOf(source).replace(/^\n/, '').replace(/\n+$/, '');
  return block;
}

function linesOf(element: Element): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Element && isBlock(child) && text !== '' && !text.endsWith('\n')) text += '\n';
    if (child.nodeName === 'BR') text += '\n';
    else text += child instanceof Element ? linesOf(child) : child instanceof Text ? child.data : '';
    if (child instanceof Element && isBlock(child) && !text.endsWith('\n')) text += '\n';
  }
  return text;
}

/** Returns the language that the source program names in the code element or its ancestors. */
function languageOf(source: Element): string | null {
  const places = [
    source.querySelector('code[class]'),
    source,
    source.parentElement,
    source.parentElement?.parentElement,
  ];
  for (const place of places) {
    const name = /\b(?:language|lang|highlight-source|highlight-text|brush:?)[-\s]([\w+#-]+)/i.exec(
      place?.className ?? '',
    );
    if (name?.[1] !== undefined) return name[1].toLowerCase();
  }
  return null;
}
