import { columnsOf, isListItem, itemSign, itemWidth, type MarkdownLine, printLine } from '../text/markdown-line.ts';

/**
 * Indents (`1`) or outdents (`-1`) items and their children by one level. An item is nested under the previous one, so
 * the first item of a list cannot be indented.
 *
 * @param first index of the first line to move
 * @param last index of the last line to move
 */
export function shiftItems(
  lines: readonly MarkdownLine[],
  { first, last, by }: { readonly first: number; readonly last: number; readonly by: 1 | -1 },
): readonly string[] {
  const columns = by === 1 ? columnsIn(lines, first) : columnsOut(lines, first);
  if (columns === 0) return lines.map(printLine);
  const end = endOfItem(lines, last, columnsAt(lines, last));
  const shifted = lines.map((line, at) => (at < first || at > end ? line : shiftLine(line, columns)));
  return renumberLists(beginList(shifted, first), stepsOf(lines)).map(printLine);
}

/** A range of line indices, both ends included. */
export interface Lines {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the range of the given items with their children, and the range of the next (`1`) or previous (`-1`) sibling.
 *
 * @returns `other` is null if there is no sibling
 */
export function neighboursOf(
  lines: readonly MarkdownLine[],
  { first, last, by }: Lines & { readonly by: 1 | -1 },
): { readonly own: Lines; readonly other: Lines | null } {
  const columns = columnsAt(lines, first);
  const own = { first, last: endOfItem(lines, last, columns) };
  for (let at = by === 1 ? own.last + 1 : first - 1; ; at += by) {
    const line = lines[at];
    if (line === undefined) return { own, other: null };
    if (isEmptyLine(line) || columnsOf(line.indent) > columns) continue;
    const isSibling = isListItem(line) && columnsOf(line.indent) === columns;
    return { own, other: isSibling ? { first: at, last: endOfItem(lines, at, columns) } : null };
  }
}

/** Inserts an empty item above the item at `at` and renumbers the list. */
export function withItemAbove(lines: readonly MarkdownLine[], at: number): readonly string[] {
  const opened = lines.flatMap((line, index) => (index === at ? [emptied(line), line] : [line]));
  const steps = stepsOf(lines).flatMap((step, index) => (index === at ? [step, step] : [step]));
  return renumberLists(opened, steps).map(printLine);
}

/** Renumbers the lines as if another item had been inserted after the item at `at`. */
export function numberedOn(lines: readonly MarkdownLine[], at: number): readonly string[] {
  const item = lines[at];
  if (item === undefined || item.kind.is === 'plain') return lines.map(printLine);
  return withItemAbove(lines, at).toSpliced(at, 1).with(at, printLine(item));
}

/** Removes the item at `at`, which must have no children, and renumbers the list. */
export function withoutItem(lines: readonly MarkdownLine[], at: number): readonly string[] {
  return renumberLists(lines.toSpliced(at, 1), stepsOf(lines).toSpliced(at, 1)).map(printLine);
}

function emptied(item: MarkdownLine): MarkdownLine {
  const box = item.kind.is === 'task' ? '[ ] ' : '';
  return { ...item, mark: itemSign(item) + box, text: '' };
}

/**
 * Sets the number of the first item in a new nested list to 1, because only the number 1 can start a list directly
 * below text.
 */
function beginList(lines: readonly MarkdownLine[], at: number): readonly MarkdownLine[] {
  const own = lines[at];
  if (own === undefined) return lines;
  const columns = columnsOf(own.indent);
  const above = lines.slice(0, at).findLast((line) => isListItem(line) && columnsOf(line.indent) <= columns);
  if (above === undefined || columnsOf(above.indent) === columns) return lines;
  return lines.with(at, { ...own, mark: own.mark.replace(/^\d+/, '1') });
}

/** Renumbers each list, starting with the number of its first item and adding that item's step. */
function renumberLists(lines: readonly MarkdownLine[], steps: readonly number[]): readonly MarkdownLine[] {
  const renumbered = [...lines];
  for (const [first, ...others] of numberedLists(lines)) {
    let number = first.number;
    for (const { at, line, number: old } of others) {
      number += steps[first.at] ?? 1;
      if (number !== old) renumbered[at] = { ...line, mark: line.mark.replace(/^\d+/, String(number)) };
    }
  }
  return renumbered;
}

/**
 * Returns by how much the number grows from item to item, for each line: 0 in lists that repeat one number throughout,
 * otherwise 1.
 */
function stepsOf(lines: readonly MarkdownLine[]): readonly number[] {
  const steps = lines.map(() => 1);
  for (const [first, ...others] of numberedLists(lines)) {
    const isOfOneNumber = others.length > 0 && others.every(({ number }) => number === first.number);
    if (isOfOneNumber) for (const { at } of [first, ...others]) steps[at] = 0;
  }
  return steps;
}

interface NumberedItem {
  readonly at: number;
  readonly line: MarkdownLine;
  readonly number: number;
}

type NumberedList = [NumberedItem, ...NumberedItem[]];

/** Returns the items of each ordered list, with the index of each item's line. */
function numberedLists(lines: readonly MarkdownLine[]): readonly Readonly<NumberedList>[] {
  const lists: NumberedList[] = [];
  const open: { readonly columns: number; readonly sign: string; readonly items: NumberedList }[] = [];
  for (const [at, line] of lines.entries()) {
    if (isEmptyLine(line)) continue;
    const columns = columnsOf(line.indent);
    while ((open.at(-1)?.columns ?? -1) > columns) open.pop();
    const [, digits, sign = '.'] = /^(\d+)([.)])/.exec(line.mark) ?? [];
    const list = open.at(-1);
    const item = { at, line, number: Number(digits) };
    if (digits !== undefined && list?.columns === columns && list.sign === sign) {
      list.items.push(item);
      continue;
    }
    if (list?.columns === columns) open.pop();
    if (digits === undefined) continue;
    const items: NumberedList = [item];
    lists.push(items);
    open.push({ columns, sign, items });
  }
  return lists;
}

function columnsIn(lines: readonly MarkdownLine[], at: number): number {
  const own = columnsAt(lines, at);
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (line === undefined || !isListItem(line)) continue;
    const columns = columnsOf(line.indent);
    // an item that starts left of the text of the item above is its sibling, not its child
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

/** Returns the index of the last line that belongs to an item or its children. */
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

function shiftLine(line: MarkdownLine, by: number): MarkdownLine {
  if (isEmptyLine(line)) return line;
  return { ...line, indent: ' '.repeat(Math.max(0, columnsOf(line.indent) + by)) };
}

function columnsAt(lines: readonly MarkdownLine[], at: number): number {
  return columnsOf(lines[at]?.indent ?? '');
}

export function isEmptyLine({ mark, text }: MarkdownLine): boolean {
  return mark === '' && text.trim() === '';
}
