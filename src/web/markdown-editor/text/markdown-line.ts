import { isTicked, taskMarker } from '#domain/notes/index.ts';

/** A line, split into its text and the prefix before it, up to and including the first marker. */
export interface MarkdownLine {
  /** The block quote markers, such as `> > `. */
  readonly quote: string;
  readonly indent: string;
  /** The list or heading marker with the space after it; empty for a plain line. */
  readonly mark: string;
  readonly kind: LineKind;
  readonly text: string;
}

export type LineKind =
  | { readonly is: 'plain' }
  | { readonly is: 'heading'; readonly level: number }
  | { readonly is: 'bullet'; readonly sign: string }
  | { readonly is: 'ordered'; readonly number: number; readonly sign: string }
  | { readonly is: 'task'; readonly isDone: boolean; readonly item: string };

const quoteMarks = /^(?: {0,3}>[ \t]?)*/;
const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const headingMark = /^(#{1,6})(?:[ \t]+|$)/;
const listMark = /^(?:([-*+])|(\d{1,9})([.)]))(?:[ \t]+|$)/;
const taskMark = new RegExp(`^${taskMarker.source}(?:[ \\t]+|$)`);

export function parseLine(line: string): MarkdownLine {
  const quote = quoteMarks.exec(line)?.[0] ?? '';
  const rest = line.slice(quote.length);
  if (rule.test(rest)) return { quote, indent: '', mark: '', kind: { is: 'plain' }, text: rest };
  const indent = /^[ \t]*/.exec(rest)?.[0] ?? '';
  const { mark, kind } = markOf(rest.slice(indent.length));
  return { quote, indent, mark, kind, text: rest.slice(indent.length + mark.length) };
}

export function printLine({ quote, indent, mark, text }: MarkdownLine): string {
  return quote + indent + mark + text;
}

export function isListItem({ kind }: MarkdownLine): boolean {
  return kind.is === 'bullet' || kind.is === 'ordered' || kind.is === 'task';
}

export function textStart({ quote, indent, mark }: MarkdownLine): number {
  return quote.length + indent.length + mark.length;
}

/** Returns the width of an indent in columns, with tab stops every four columns. */
export function columnsOf(indent: string): number {
  let columns = 0;
  for (const sign of indent) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

/**
 * Returns the marker of an item with the spaces before its text. If these spaces start indented code, only one counts.
 */
export function itemSign({ mark, kind, text }: MarkdownLine): string {
  const item = kind.is === 'task' ? kind.item : mark;
  const sign = item.trimEnd();
  const rest = item.slice(sign.length) + (kind.is === 'task' ? '[' : text);
  return sign + (spaceAfterSign.exec(rest)?.[0] || ' ');
}

/**
 * Returns the number of columns from the start of an item to its text. Its children are indented by as many columns.
 */
export function itemWidth(item: MarkdownLine): number {
  return columnsOf(item.indent + itemSign(item)) - columnsOf(item.indent);
}

/** Returns the prefix that keeps the next line within the same quote and item. */
export function insetUnder(line: MarkdownLine): string {
  return line.quote + line.indent + ' '.repeat(isListItem(line) ? itemWidth(line) : 0);
}

/**
 * Matches up to four spaces before text, otherwise one space or tab. More than four spaces would start indented code.
 */
export const spaceAfterSign = /^(?: {1,4}(?=\S)|[ \t])?/;

function markOf(text: string): { readonly mark: string; readonly kind: LineKind } {
  const heading = headingMark.exec(text);
  if (heading !== null) return { mark: heading[0], kind: { is: 'heading', level: heading[1]?.length ?? 1 } };
  const item = listMark.exec(text);
  if (item === null) return { mark: '', kind: { is: 'plain' } };
  const [mark, bullet, number, sign] = item;
  const task = taskMark.exec(text.slice(mark.length));
  if (task !== null) return { mark: mark + task[0], kind: { is: 'task', isDone: isTicked(task[0]), item: mark } };
  if (bullet !== undefined) return { mark, kind: { is: 'bullet', sign: bullet } };
  return { mark, kind: { is: 'ordered', number: Number(number), sign: sign ?? '.' } };
}
