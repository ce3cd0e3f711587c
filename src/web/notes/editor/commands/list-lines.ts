import { columnsOf, isListItem, itemSign, itemWidth, type MarkdownLine, parseLine } from './markdown-line.ts';

/**
 * Moves the items of some lines, with what stands under them, one level in (`1`) or out (`-1`). An item goes in below
 * the one before it, so the first of a list stays where it is.
 *
 * @param first index of the first line to move
 * @param last index of the last line to move
 */
export function shiftItems(
  lines: readonly string[],
  { first, last, by }: { readonly first: number; readonly last: number; readonly by: 1 | -1 },
): readonly string[] {
  const parsed = lines.map(parseLine);
  const columns = by === 1 ? columnsIn(parsed, first) : columnsOut(parsed, first);
  if (columns === 0) return lines;
  const end = endOfItem(parsed, last, columnsAt(parsed, last));
  const shifted = lines.map((line, at) => (at < first || at > end ? line : shiftLine(line, columns)));
  return renumberLists(beginList(shifted, first));
}

/** Lines by their index, from the first to the last. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * Items with what stands under them, and the one beside them that comes after (`1`) or before (`-1`).
 *
 * @returns `other` is null where there is none
 */
export function neighboursOf(
  lines: readonly string[],
  { first, last, by }: Lines & { readonly by: 1 | -1 },
): { readonly own: Lines; readonly other: Lines | null } {
  const parsed = lines.map(parseLine);
  const columns = columnsAt(parsed, first);
  const own = { first, last: endOfItem(parsed, last, columns) };
  for (let at = by === 1 ? own.last + 1 : first - 1; ; at += by) {
    const line = parsed[at];
    if (line === undefined) return { own, other: null };
    if (isEmptyLine(line) || columnsOf(line.indent) > columns) continue;
    const isBeside = isListItem(line) && columnsOf(line.indent) === columns;
    return { own, other: isBeside ? { first: at, last: endOfItem(parsed, at, columns) } : null };
  }
}

/** Lines with an empty item above one of them, which is an item, and the others numbered on. */
export function withItemAbove(lines: readonly string[], at: number): readonly string[] {
  const item = parseLine(lines[at] ?? '');
  const box = item.kind.is === 'task' ? '[ ] ' : '';
  return renumberLists(lines.toSpliced(at, 0, item.quote + item.indent + itemSign(item) + box));
}

/** The first item of a list that was not there before begins it with 1: with another number it would be no list. */
function beginList(lines: readonly string[], at: number): readonly string[] {
  const parsed = lines.map(parseLine);
  const own = parsed[at];
  if (own === undefined) return lines;
  const columns = columnsOf(own.indent);
  const above = parsed.slice(0, at).findLast((line) => isListItem(line) && columnsOf(line.indent) <= columns);
  if (above === undefined || columnsOf(above.indent) === columns) return lines;
  return lines.with(at, own.quote + own.indent + own.mark.replace(/^\d+/, '1') + own.text);
}

/** Numbers the items of each list in order, from the number it begins with. */
function renumberLists(lines: readonly string[]): readonly string[] {
  const open: { readonly columns: number; readonly sign: string; next: number }[] = [];
  return lines.map((line) => {
    const parsed = parseLine(line);
    const { quote, indent, mark, kind, text } = parsed;
    if (isEmptyLine(parsed)) return line;
    const columns = columnsOf(indent);
    while ((open.at(-1)?.columns ?? -1) > columns) open.pop();
    const numbered = /^(\d+)([.)])/.exec(mark);
    if (numbered === null) {
      if (open.at(-1)?.columns === columns) open.pop();
      return line;
    }
    const [whole, digits, sign = '.'] = numbered;
    const list = open.at(-1);
    if (list?.columns !== columns || list.sign !== sign) {
      if (list?.columns === columns) open.pop();
      open.push({ columns, sign, next: Number(digits) + 1 });
      return line;
    }
    const number = list.next;
    list.next += 1;
    if (number === Number(digits) || kind.is === 'plain') return line;
    return `${quote}${indent}${number}${sign}${mark.slice(whole.length)}${text}`;
  });
}

function columnsIn(lines: readonly MarkdownLine[], at: number): number {
  const own = columnsAt(lines, at);
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (line === undefined || !isListItem(line)) continue;
    const columns = columnsOf(line.indent);
    // what begins before its text stands beside it
    if (columns <= own) return Math.max(0, columns + itemWidth(line) - own);
  }
  return 0;
}

function columnsOut(lines: readonly MarkdownLine[], at: number): number {
  const own = columnsAt(lines, at);
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (line !== undefined && isListItem(line) && columnsOf(line.indent) < own) return columnsOf(line.indent) - own;
  }
  return -own;
}

/** The last line of what stands under the item of a line. */
function endOfItem(lines: readonly MarkdownLine[], at: number, own: number): number {
  let end = at;
  for (let below = at + 1; below < lines.length; below += 1) {
    const line = lines[below];
    if (line === undefined || isEmptyLine(line)) continue;
    if (columnsOf(line.indent) <= own) break;
    end = below;
  }
  return end;
}

function shiftLine(line: string, by: number): string {
  const parsed = parseLine(line);
  if (isEmptyLine(parsed)) return line;
  const { quote, indent, mark, text } = parsed;
  return `${quote}${' '.repeat(Math.max(0, columnsOf(indent) + by))}${mark}${text}`;
}

function columnsAt(lines: readonly MarkdownLine[], at: number): number {
  return columnsOf(lines[at]?.indent ?? '');
}

export function isEmptyLine({ mark, text }: MarkdownLine): boolean {
  return mark === '' && text.trim() === '';
}
