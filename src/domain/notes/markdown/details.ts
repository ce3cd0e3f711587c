import type { BlockContext, Element, Line, MarkdownConfig } from '@lezer/markdown';
import { htmlTagAt } from './html-tag.ts';

/** A part of a line of `<details>`, in UTF-16 offsets of the line. */
export interface DetailsPart {
  readonly kind: 'start' | 'summary' | 'text' | 'end';
  readonly from: number;
  readonly to: number;
  /** The part without its tags. */
  readonly inner: { readonly from: number; readonly to: number };
  readonly isOpen: boolean;
}

/**
 * Parses the lines that start and end `<details>`, and `<summary>`. What is between them is parsed like any other text.
 * Readers find out which of them belong together.
 */
export const details: MarkdownConfig = {
  defineNodes: [
    { name: 'DetailsStart', block: true },
    { name: 'DetailsSummary', block: true },
    { name: 'DetailsEnd', block: true },
    { name: 'DetailsMark' },
  ],
  parseBlock: [{ name: 'Details', before: 'HTMLBlock', parse: parseDetails }],
};

/**
 * Returns the parts of a line that starts with `<details>`, `</details>` or a whole `<summary>`: `<details>`, its
 * summary, text behind it, `</details>`, each of which may be missing. Returns null for any other line.
 */
export function detailsParts(line: string): readonly DetailsPart[] | null {
  const parts: DetailsPart[] = [];
  let at = 0;
  const tag = htmlTagAt(line, 0);
  if (tag?.name === 'details' && !tag.isClosing) {
    parts.push(part('start', 0, tag.end, { isOpen: /(?:^|\s)open(?:\s|=|$)/i.test(tag.attributes) }));
    at = afterSpace(line, tag.end);
  }
  const summary = summaryAt(line, at);
  if (summary !== null) {
    parts.push(summary);
    at = afterSpace(line, summary.to);
  }
  const end = /<\/details\s*>\s*$/i.exec(line.slice(-maxEndLength));
  const endFrom =
    end === null ? line.length : Math.max(at, line.length - Math.min(line.length, maxEndLength) + end.index);
  if (parts.length === 0 && (end === null || endFrom > 0)) return null;
  const textTo = at + line.slice(at, endFrom).trimEnd().length;
  if (textTo > at) parts.push(part('text', at, textTo));
  if (end !== null) parts.push(part('end', endFrom, line.trimEnd().length));
  return parts;
}

function summaryAt(line: string, from: number): DetailsPart | null {
  const tag = htmlTagAt(line, from);
  if (tag === null || tag.name !== 'summary' || tag.isClosing) return null;
  endOfSummary.lastIndex = tag.end;
  const end = endOfSummary.exec(line);
  if (end === null) return null;
  const inner = { from: tag.end, to: end.index };
  return part('summary', from, end.index + end[0].length, { inner });
}

function part(kind: DetailsPart['kind'], from: number, to: number, more: Partial<DetailsPart> = {}): DetailsPart {
  return { kind, from, to, inner: { from, to }, isOpen: false, ...more };
}

function afterSpace(line: string, at: number): number {
  return line.length - line.slice(at).trimStart().length;
}

function parseDetails(cx: BlockContext, line: Line): boolean {
  if (line.next !== lessThan) return false;
  const text = line.text.slice(line.pos);
  const parts = detailsParts(text);
  if (parts === null) return false;
  const start = cx.lineStart + line.pos;
  for (const each of parts) cx.addElement(elementOf(cx, text, start, each));
  cx.nextLine();
  return true;
}

const nodeNames = { start: 'DetailsStart', summary: 'DetailsSummary', text: 'Paragraph', end: 'DetailsEnd' } as const;

function elementOf(cx: BlockContext, text: string, start: number, { kind, from, to, inner }: DetailsPart): Element {
  const name = nodeNames[kind];
  if (kind === 'start' || kind === 'end') return cx.elt(name, start + from, start + to);
  const words = cx.parser.parseInline(text.slice(inner.from, inner.to), start + inner.from);
  const marks = [
    { from, to: inner.from },
    { from: inner.to, to },
  ].map((mark) => (mark.to > mark.from ? [cx.elt('DetailsMark', start + mark.from, start + mark.to)] : []));
  return cx.elt(name, start + from, start + to, [...(marks[0] ?? []), ...words, ...(marks[1] ?? [])]);
}

const endOfSummary = /<\/summary\s{0,9}>/gi;
const maxEndLength = 100;
const lessThan = 60;
