import { signEndUntil, signStartFrom } from '../../kernel/index.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import type { Span } from './note-outline.ts';
import { plainTextOf } from './plain-text.ts';

/** A paragraph, heading, list item or table row of a note. */
export interface Paragraph extends Span {
  /** Without markup, on one line. */
  readonly text: string;
}

/**
 * Returns the paragraphs that contain spans of a text, each once. Only the lines around each span are parsed, so that a
 * long note costs no more than a short one.
 *
 * @param spans in text order
 */
export function paragraphsWith(text: string, spans: readonly Span[]): readonly Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const span of spans) if (span.from >= (paragraphs.at(-1)?.to ?? 0)) paragraphs.push(paragraphAround(text, span));
  return paragraphs;
}

function paragraphAround(text: string, { from, to }: Span): Paragraph {
  const start = Math.max(afterBlankLine(text, from), signStartFrom(text, Math.max(0, from - reach)));
  const end = Math.min(beforeBlankLine(text, to), signEndUntil(text, Math.min(text.length, to + reach)));
  const lines = text.slice(start, end);
  let node = noteMarkdownParser.parse(lines).resolveInner(from - start, 1);
  while (node.parent !== null && !block.test(node.name)) node = node.parent;
  return { from: start + node.from, to: start + node.to, text: plainTextOf(lines, node) };
}

const block = /^(?:Paragraph|Task|(?:ATX|Setext)Heading\d|TableRow|TableHeader)$/;

/** The number of UTF-16 code units to read on each side at most. */
const reach = 1_000;

function afterBlankLine(text: string, at: number): number {
  const blank = text.lastIndexOf('\n\n', at);
  return blank < 0 ? 0 : blank + 2;
}

function beforeBlankLine(text: string, at: number): number {
  const blank = text.indexOf('\n\n', at);
  return blank < 0 ? text.length : blank;
}
