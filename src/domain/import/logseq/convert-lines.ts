import { isLocalDay } from '../../kernel/index.ts';
import type { Block, BlockLine } from './blocks.ts';

export interface ConvertedLines {
  readonly block: Block;
  /** How many drawers with times were left out, which Logseq keeps for its own clock. */
  readonly drawers: number;
}

/**
 * Converts what Logseq takes from Org mode in the lines of a block: quotes, notices and code between `#+BEGIN_` and
 * `#+END_`, dates of tasks, drawers, and highlights.
 */
export function convertLines(block: Block): ConvertedLines {
  const indent = block.bullet.replace('-', ' ');
  const written: BlockLine[] = [];
  const dates: string[] = [];
  let drawers = 0;
  for (let at = 0; at < block.lines.length; at += 1) {
    const line = block.lines[at] as BlockLine;
    const span = spanAt(block.lines, at);
    if (span !== null) {
      written.push(...convertedSpan(block.lines.slice(at + 1, span.end), span, { indent, isFirst: at === 0 }));
      at = span.end;
    } else if (!line.isLiteral && drawerEnd(block.lines, at) > at) {
      drawers += 1;
      at = drawerEnd(block.lines, at);
    } else if (!line.isLiteral && dateLine.test(line.text)) dates.push(...datesIn(line.text));
    else written.push(line.isLiteral ? line : { ...line, text: withHighlights(line.text) });
  }
  return { block: { ...block, lines: withDates(written, dates) }, drawers };
}

interface Span {
  /** In lower case, after `#+BEGIN_`. */
  readonly kind: string;
  /** What follows it on its line, such as a language. */
  readonly rest: string;
  /** The position of the line that ends it. */
  readonly end: number;
}

function spanAt(lines: readonly BlockLine[], at: number): Span | null {
  const [, kind = '', rest = ''] = /^\s*#\+BEGIN_([A-Z]+)\b[ \t]*(.*)$/i.exec(lines[at]?.text ?? '') ?? [];
  if (!convertedKinds.has(kind.toLowerCase())) return null;
  const closing = new RegExp(`^\\s*#\\+END_${kind}\\s*$`, 'i');
  const end = lines.findIndex((line, position) => position > at && closing.test(line.text));
  return end < 0 ? null : { kind: kind.toLowerCase(), rest: rest.trim(), end };
}

/** By the name in Logseq: the type of a callout, or null for a quotation or for code. */
const convertedKinds: ReadonlyMap<string, string | null> = new Map([
  ['tip', 'tip'],
  ['note', 'note'],
  ['important', 'important'],
  ['caution', 'caution'],
  ['warning', 'warning'],
  ['pinned', 'info'],
  ['quote', null],
  ['verse', null],
  ['src', null],
  ['example', null],
]);

function convertedSpan(
  content: readonly BlockLine[],
  { kind, rest }: Span,
  { indent, isFirst }: { readonly indent: string; readonly isFirst: boolean },
): readonly BlockLine[] {
  const inside = content.map(({ text }) => (text.startsWith(indent) ? text.slice(indent.length) : text.trimStart()));
  const isCode = kind === 'src' || kind === 'example';
  const callout = convertedKinds.get(kind) ?? null;
  const lines = isCode
    ? [`\`\`\`${/^[\w+#-]*/.exec(rest)?.[0] ?? ''}`, ...inside, '```']
    : [
        ...(callout === null ? [] : [`> [!${callout}]`]),
        ...inside.map((line) => `> ${withHighlights(line)}`.trimEnd()),
      ];
  return lines.map((text, at) => ({ text: isFirst && at === 0 ? text : indent + text, isLiteral: isCode }));
}

/** Returns the position of the line that ends a drawer which starts here, or -1. */
function drawerEnd(lines: readonly BlockLine[], at: number): number {
  if (!/^\s*:LOGBOOK:\s*$/i.test(lines[at]?.text ?? '')) return -1;
  return lines.findIndex((line, position) => position > at && /^\s*:END:\s*$/i.test(line.text));
}

const dateLine = /^\s*(?:(?:SCHEDULED|DEADLINE):\s*<[^<>]{10,60}>\s*)+$/;

/** Returns the dates of a line as this app writes them: `@2024-05-01 9:00 every week`. */
function datesIn(line: string): readonly string[] {
  const found = line.matchAll(
    /(SCHEDULED|DEADLINE):\s*<(\d{4}-\d\d-\d\d)(?: [^\s\d<>]{1,20})?(?: (\d{1,2}:\d\d))?(?: [.+]?\+(\d{1,3})([dwmy]))?[^<>]*>/g,
  );
  return Array.from(found, ([, kind, day = '', clock = '', count = '', unit = '']) => {
    if (!isLocalDay(day)) return '';
    const time = [`@${day}`, clock.replace(/^0(?=\d)/, ''), recurrenceOf(Number(count), unit)];
    return [kind === 'DEADLINE' ? 'DEADLINE' : '', ...time].filter((part) => part !== '').join(' ');
  }).filter((date) => date !== '');
}

const units: ReadonlyMap<string, string> = new Map([
  ['d', 'day'],
  ['w', 'week'],
  ['m', 'month'],
  ['y', 'year'],
]);

function recurrenceOf(count: number, unit: string): string {
  const name = units.get(unit);
  if (name === undefined || count === 0) return '';
  return count === 1 ? `every ${name}` : `every ${count} ${name}s`;
}

/** A deadline alone is the date of its task. Beside another date, it says what it is. */
function withDates(lines: readonly BlockLine[], dates: readonly string[]): readonly BlockLine[] {
  const [first, ...others] = lines;
  if (dates.length === 0 || first === undefined || first.isLiteral) return lines;
  const sorted = dates.toSorted((a, b) => Number(a.startsWith('DEADLINE')) - Number(b.startsWith('DEADLINE')));
  const [only = '', ...more] = sorted;
  const text = [first.text.trimEnd(), only.replace(/^DEADLINE /, ''), ...more].filter((part) => part !== '').join(' ');
  return [{ ...first, text }, ...others];
}

/** Writes `^^marked^^` as `==marked==`, except in code. */
function withHighlights(line: string): string {
  if (!line.includes('^^')) return line;
  return line.replaceAll(/(`+)[^`]+\1|\^\^(?=\S)([^^\n]+?)(?<=\S)\^\^/g, (whole, _, marked?: string) =>
    marked === undefined ? whole : `==${marked}==`,
  );
}
