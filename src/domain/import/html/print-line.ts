import type { TextPart } from '../draft/index.ts';
import { type Line, marks } from './block.ts';
import { escapeText } from './escape-text.ts';
import { countLeftOut, type HtmlContext } from './html-context.ts';
import { allMarks, itemsOf, type LineItem } from './line-items.ts';
import { type MarkedSpan, misreadSpans, type Token } from './marked-span.ts';
import { bareLink, destinationOf, isLinkable, isRelative } from './print-link.ts';
import { leadsSomewhere } from './read-address.ts';

export interface PrintingState {
  readonly context: HtmlContext;
  readonly leftOut: Map<string, number>;
}

/** Prints a line as Markdown, without a line break. */
export function printLine(line: Line, state: PrintingState): readonly TextPart[] {
  return printItems(itemsOf(line), state, false);
}

function printItems(written: readonly LineItem[], state: PrintingState, isInLink: boolean): readonly TextPart[] {
  const links = written.map((item, at) => (item.kind === 'link' ? printLink(item, written, at, state) : []));
  let items = written;
  for (let round = 0; ; round += 1) {
    const tokens = tokensOf(items, links, isInLink);
    const misread = misreadSpans(tokens);
    if (misread.length === 0) return tokens.flatMap(({ parts }) => parts);
    // a mark whose delimiters would be read as text is dropped, since the words matter more
    items = round < maxRounds ? withoutMarks(items, misread) : items.map((item) => ({ ...item, marks: 0 }));
  }
}

const maxRounds = 4;

const delimiters = new Map<number, string>([
  [marks.strong, '**'],
  [marks.em, '*'],
  [marks.del, '~~'],
  [marks.mark, '=='],
]);

function tokensOf(items: readonly LineItem[], links: readonly (readonly TextPart[])[], isInLink: boolean): Token[] {
  const tokens: Token[] = [];
  const printSpan = (from: number, to: number, used: number) => {
    for (let at = from; at < to; ) {
      const span = maxSpanDays(items, at, to, used);
      if (span === null) {
        tokens.push(tokenOf(items, at, links, isInLink));
        at += 1;
        continue;
      }
      tokens.push(delimiterToken(span, true));
      printSpan(span.from, span.to, used | span.mark);
      tokens.push(delimiterToken(span, false));
      at = span.to;
    }
  };
  printSpan(0, items.length, 0);
  return tokens;
}

/**
 * Returns the longest span that starts at an item, with a mark that is not used around it. A mark that would end beyond
 * the span around it is used only inside, because delimiters cannot overlap.
 */
function maxSpanDays(items: readonly LineItem[], from: number, to: number, used: number): MarkedSpan | null {
  let longest: MarkedSpan | null = null;
  for (const mark of allMarks) {
    if ((used & mark) !== 0 || ((items[from]?.marks ?? 0) & mark) === 0) continue;
    let end = from + 1;
    while (end < to && ((items[end]?.marks ?? 0) & mark) !== 0) end += 1;
    const overlaps = end === to && ((items[to]?.marks ?? 0) & mark) !== 0;
    if (!overlaps && (longest === null || end > longest.to)) longest = { from, to: end, mark };
  }
  return longest;
}

function delimiterToken(span: MarkedSpan, opens: boolean): Token {
  const text = delimiters.get(span.mark) ?? '';
  return { parts: [text], look: text, marks: 0, delimiter: { span, opens } };
}

function tokenOf(
  items: readonly LineItem[],
  at: number,
  links: readonly (readonly TextPart[])[],
  isInLink: boolean,
): Token {
  const item = items[at] as LineItem;
  const { marks: own } = item;
  if (item.kind === 'object') return { parts: [item.part], look: '![](a)', marks: own, delimiter: null };
  if (item.kind === 'link') return { parts: links[at] ?? [], look: '[a](a)', marks: own, delimiter: null };
  // a link that starts with such code would be read as the definition of a reference, and not be shown
  const isCode = item.kind === 'code' && !(isInLink && item.text.includes(']:'));
  const text = isCode ? printCode(item.text) : printText(items, at, item.text, isInLink);
  return { parts: [text], look: text, marks: own, delimiter: null };
}

function printText(items: readonly LineItem[], at: number, text: string, isInLink: boolean): string {
  const before = items[at - 1];
  const after = items[at + 1];
  const own = items[at]?.marks ?? 0;
  const isContinued = after !== undefined && !(after.kind === 'text' && after.text.startsWith(' '));
  const doubled = marks.del | marks.mark;
  return escapeText(text, {
    startsLine: before === undefined && own === 0 && !isInLink,
    isInLink,
    isNextToDelimiter: ((own | (before?.marks ?? 0) | (after?.marks ?? 0)) & doubled) !== 0,
    isContinued: isContinued || (own & marks.mark) !== 0,
    isBeforeBracket: after?.kind === 'link' || after?.kind === 'object',
  });
}

/** Code is enclosed in more backticks than it contains in a row. */
function printCode(code: string): string {
  const runs = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}

function printLink(
  { link, line }: LineItem & { readonly kind: 'link' },
  items: readonly LineItem[],
  at: number,
  state: PrintingState,
): readonly TextPart[] {
  const address = link.address;
  const shown = line
    .map((inline) => ('text' in inline ? inline.text : ''))
    .join('')
    .trim();
  const objects = line.flatMap((inline) => (inline.kind === 'object' ? [inline.part] : []));
  const part = state.context.linkPart?.({ address, shown: shown === address ? '' : shown }) ?? null;
  if (part !== null) return withObjects(objects, part);
  const inner = itemsOf(line).filter((item, index, all) => !isOuterSpace(item, index, all.length));
  if (!isLinkable(address) && !isRelative(address)) {
    const printed = printItems(inner, state, true);
    if (/^data:/i.test(address)) countLeftOut(state.leftOut, 'link');
    // an anchor of the same page loses nothing but a jump
    return !leadsSomewhere(address) || shown === address ? printed : [...printed, ` (${escapeText(address)})`];
  }
  // no link can contain another
  if (objects.some(isLink))
    return [
      ...printItems(inner, state, false),
      ' ',
      bareLink(address, true) ?? `[${escapeText(address, { isInLink: true })}](${destinationOf(address)})`,
    ];
  const isAlone = line.every(({ kind }) => kind === 'text') && shown === address;
  const bare = isAlone ? bareLink(address, isNextToSpace(items, at)) : null;
  return bare === null ? ['[', ...printItems(inner, state, true), `](${destinationOf(address)})`] : [bare];
}

/** A link to a file or a note cannot display images, so that they come before it; a link to its own image is none. */
function withObjects(objects: readonly TextPart[], part: TextPart): readonly TextPart[] {
  const isSame = (each: TextPart) =>
    typeof each === 'object' &&
    typeof part === 'object' &&
    each.kind === 'file-link' &&
    part.kind === 'file-link' &&
    each.to === part.to;
  const before = objects.flatMap((each) => [each, ' ']);
  return objects.some(isSame) ? before.slice(0, -1) : [...before, part];
}

function isLink(part: TextPart): boolean {
  return typeof part === 'object' && !(part.kind === 'file-link' && part.isImage) && part.kind !== 'missing-link';
}

function isOuterSpace(item: LineItem, at: number, count: number): boolean {
  return item.kind === 'text' && item.text === ' ' && (at === 0 || at === count - 1);
}

function isNextToSpace(items: readonly LineItem[], at: number): boolean {
  const before = items[at - 1];
  const after = items[at + 1];
  return (
    items[at]?.marks === 0 &&
    (before === undefined || (before.kind === 'text' && before.text.endsWith(' '))) &&
    (after === undefined || (after.kind === 'text' && after.text.startsWith(' ')))
  );
}

function withoutMarks(items: readonly LineItem[], spans: readonly MarkedSpan[]): readonly LineItem[] {
  const changed = [...items];
  for (const { from, to, mark } of spans) {
    for (let at = from; at < to; at += 1) {
      const item = changed[at];
      if (item !== undefined) changed[at] = { ...item, marks: item.marks & ~mark };
    }
  }
  return changed;
}
