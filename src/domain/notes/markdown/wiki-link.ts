import { tags } from '@lezer/highlight';
import type { Element, InlineContext, MarkdownConfig } from '@lezer/markdown';

/**
 * `[[Title]]`, `[[Title#Heading]]`, `[[Title|shown]]`, and with `!` before it an embed.
 *
 * A title may hold brackets that pair up. A link ends on its line, and never holds another `[[`;
 * so a search for its end never passes the next start, and all of them together are linear.
 */
export const wikiLinks: MarkdownConfig = {
  defineNodes: [
    { name: 'WikiLink', style: { 'WikiLink/...': tags.link } },
    { name: 'WikiEmbed', style: { 'WikiEmbed/...': tags.link } },
    { name: 'WikiLinkMark', style: tags.processingInstruction },
    'WikiLinkTarget',
    'WikiLinkHeading',
    'WikiLinkAlias',
  ],
  parseInline: [{ name: 'WikiLink', before: 'Link', parse: parseWikiLink }],
};

function parseWikiLink(cx: InlineContext, next: number, pos: number): number {
  const embeds = next === bang;
  const open = embeds ? pos + 1 : pos;
  if ((!embeds && next !== openBracket) || cx.char(open) !== openBracket || cx.char(open + 1) !== openBracket) {
    return -1;
  }
  const inner = open + 2;
  const close = endOfInner(cx, inner);
  if (close < 0) return -1;
  const parts = partsOf(cx, inner, close);
  if (parts.length === 0) return -1;
  const marks = [cx.elt('WikiLinkMark', pos, inner), ...parts, cx.elt('WikiLinkMark', close, close + 2)];
  return cx.addElement(cx.elt(embeds ? 'WikiEmbed' : 'WikiLink', pos, close + 2, marks));
}

/** Where the `]]` of a link stands, or -1. */
function endOfInner(cx: InlineContext, inner: number): number {
  if (cx.char(inner) === openBracket) return -1;
  let depth = 0;
  for (let at = inner; at < cx.end; at += 1) {
    const char = cx.char(at);
    if (char === lineFeed) return -1;
    if (char === openBracket) {
      if (cx.char(at + 1) === openBracket) return -1;
      depth += 1;
    } else if (char === closeBracket) {
      if (depth === 0) return cx.char(at + 1) === closeBracket ? at : -1;
      depth -= 1;
    }
  }
  return -1;
}

/** Target, heading and alias with the marks between them; none where there is nothing to link to. */
function partsOf(cx: InlineContext, from: number, to: number): readonly Element[] {
  const inner = cx.slice(from, to);
  const bar = inner.indexOf('|');
  // In a table the bar is written `\|`, or it would end the cell.
  const name = bar < 0 ? inner : inner.slice(0, inner[bar - 1] === '\\' ? bar - 1 : bar);
  const hash = name.indexOf('#');
  const target = hash < 0 ? name : name.slice(0, hash);
  const heading = hash < 0 ? '' : name.slice(hash + 1);
  if (target.trim() === '' && heading.trim() === '') return [];
  const parts: Element[] = [];
  if (target !== '') parts.push(cx.elt('WikiLinkTarget', from, from + target.length));
  if (hash >= 0) parts.push(cx.elt('WikiLinkMark', from + hash, from + hash + 1));
  if (heading !== '') parts.push(cx.elt('WikiLinkHeading', from + hash + 1, from + name.length));
  if (bar >= 0) parts.push(cx.elt('WikiLinkMark', from + name.length, from + bar + 1));
  if (bar >= 0 && bar + 1 < inner.length) parts.push(cx.elt('WikiLinkAlias', from + bar + 1, to));
  return parts;
}

const lineFeed = 10;
const bang = 33;
const openBracket = 91;
const closeBracket = 93;
