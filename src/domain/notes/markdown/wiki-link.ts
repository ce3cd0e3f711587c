import { tags } from '@lezer/highlight';
import type { Element, InlineContext, MarkdownConfig } from '@lezer/markdown';

/**
 * `[[Title]]`, `[[Title#Heading]]`, `[[Title|shown]]`, and embeds with a preceding `!`.
 *
 * A title can contain balanced brackets. A link ends on its line and never contains another `[[`. The search for its
 * end thus never passes the next start, which keeps parsing linear.
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

function parseWikiLink(cx: InlineContext, _: number, pos: number): number {
  const link = readWikiLink(cx.text, pos - cx.offset);
  if (link === null) return -1;
  const { offset } = cx;
  const inner = pos + (link.embeds ? 3 : 2);
  const end = link.end + offset;
  const marks = [cx.elt('WikiLinkMark', pos, inner), ...partsOf(cx, inner, link), cx.elt('WikiLinkMark', end - 2, end)];
  return cx.addElement(cx.elt(link.embeds ? 'WikiEmbed' : 'WikiLink', pos, end, marks));
}

/** Returns the nodes of target, heading and alias, and of the markers between them. */
function partsOf(cx: InlineContext, from: number, { target, heading, alias, end }: WikiLinkText): readonly Element[] {
  const to = end - 2 + cx.offset;
  const hash = from + target.length;
  const nameEnd = hash + (heading === null ? 0 : 1 + heading.length);
  const parts: Element[] = [];
  if (target !== '') parts.push(cx.elt('WikiLinkTarget', from, hash));
  if (heading !== null) parts.push(cx.elt('WikiLinkMark', hash, hash + 1));
  if (heading) parts.push(cx.elt('WikiLinkHeading', hash + 1, nameEnd));
  if (alias !== null) parts.push(cx.elt('WikiLinkMark', nameEnd, to - alias.length));
  if (alias) parts.push(cx.elt('WikiLinkAlias', to - alias.length, to));
  return parts;
}

/** The parts of a wiki link as written; null if their marker is missing. */
export interface WikiLinkText {
  readonly embeds: boolean;
  readonly target: string;
  readonly heading: string | null;
  readonly alias: string | null;
  /** The end of the link in the text. */
  readonly end: number;
}

/** Returns the wiki link at a position; null if there is none, or if it has no target. */
export function readWikiLink(text: string, at: number): WikiLinkText | null {
  const embeds = text.charCodeAt(at) === bang;
  const open = embeds ? at + 1 : at;
  if (text.charCodeAt(open) !== openBracket || text.charCodeAt(open + 1) !== openBracket) return null;
  const close = endOfInner(text, open + 2);
  if (close < 0) return null;
  const inner = text.slice(open + 2, close);
  const bar = inner.indexOf('|');
  const name = nameIn(inner);
  const hash = name.indexOf('#');
  const target = hash < 0 ? name : name.slice(0, hash);
  const heading = hash < 0 ? null : name.slice(hash + 1);
  if (target.trim() === '' && (heading ?? '').trim() === '') return null;
  return { embeds, target, heading, alias: bar < 0 ? null : inner.slice(bar + 1), end: close + 2 };
}

/**
 * Returns the name in a link together with its heading. A title may continue where a heading seems to start, as in `C#
 * basics`.
 *
 * @param link as written, with its brackets
 */
export function wikiLinkName(link: string): string {
  return nameIn(link.replace(/^!?\[\[|\]\]$/g, '')).trim();
}

/** In a table the separator is written `\|`, because a bare pipe would end the cell. */
function nameIn(inner: string): string {
  const bar = inner.indexOf('|');
  return bar < 0 ? inner : inner.slice(0, inner[bar - 1] === '\\' ? bar - 1 : bar);
}

/** Returns the position of the closing `]]` of a link, or -1. */
function endOfInner(text: string, inner: number): number {
  if (text.charCodeAt(inner) === openBracket) return -1;
  let depth = 0;
  for (let at = inner; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === lineFeed) return -1;
    if (char === openBracket) {
      if (text.charCodeAt(at + 1) === openBracket) return -1;
      depth += 1;
    } else if (char === closeBracket) {
      if (depth === 0) return text.charCodeAt(at + 1) === closeBracket ? at : -1;
      depth -= 1;
    }
  }
  return -1;
}

const lineFeed = 10;
const bang = 33;
const openBracket = 91;
const closeBracket = 93;
