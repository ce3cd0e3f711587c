export type Alignment = 'start' | 'center' | 'end' | null;

/** Where something stands in the source of its table, in UTF-16 units. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

/** A line of a table. */
export interface TableRow extends SourceRange {
  /** What stands between its pipes, without the space around it; an empty cell is an empty range between them. */
  readonly cells: readonly SourceRange[];
  /** The pipes that divide and frame its cells, by position. */
  readonly pipes: readonly number[];
  readonly leadingPipe: boolean;
  readonly trailingPipe: boolean;
}

export interface Table {
  readonly source: string;
  /** How much stands before each of its lines because of the list that it is in, in UTF-16 units. */
  readonly inset: number;
  readonly header: TableRow;
  readonly delimiter: TableRow;
  readonly body: readonly TableRow[];
  /** One a column; there are as many columns as the header has cells. */
  readonly alignments: readonly Alignment[];
}

/**
 * Reads the lines of one GFM table. A row may have fewer cells than there are columns, which then are empty, or more,
 * which no reader shows; both stay as they are. A pipe divides cells, also inside of code, unless a backslash stands
 * right before it.
 *
 * @param source whole lines with `\n` between them, the last without
 * @param inset how much of each line stands before the table: the sign of a list's item, and the space below it
 * @returns null where the lines are not a table
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function readTable(source: string, inset = 0): Table | null {
  const [header, delimiter, ...body] = rowsOf(source, inset);
  if (header === undefined || delimiter === undefined) return null;
  const isTable =
    header.pipes.length > 0 &&
    delimiter.pipes.length > 0 &&
    header.cells.length > 0 &&
    header.cells.length === delimiter.cells.length &&
    delimiter.cells.every((cell) => delimiterCell.test(textIn(source, cell)));
  if (!isTable) return null;
  return {
    source,
    inset,
    header,
    delimiter,
    body,
    alignments: delimiter.cells.map((cell) => alignmentOf(source, cell)),
  };
}

/** The header first, the delimiter row left out. */
export function shownRows(table: Table): readonly TableRow[] {
  return [table.header, ...table.body];
}

export function textIn(source: string, { from, to }: SourceRange): string {
  return source.slice(from, to);
}

/** All between the pipes around a cell, or up to the end of its row: its text and the space around it. */
export function cellSpace(row: TableRow, column: number): SourceRange {
  const before = row.pipes[row.leadingPipe ? column : column - 1];
  const after = row.pipes[row.leadingPipe ? column + 1 : column];
  return { from: before === undefined ? row.from : before + 1, to: after ?? row.to };
}

const delimiterCell = /^:?-+:?$/;

function alignmentOf(source: string, cell: SourceRange): Alignment {
  const atStart = source[cell.from] === ':';
  const atEnd = source[cell.to - 1] === ':';
  if (atStart && atEnd) return 'center';
  if (atEnd) return 'end';
  return atStart ? 'start' : null;
}

function rowsOf(source: string, inset: number): TableRow[] {
  let from = 0;
  return source.split('\n').map((line) => {
    const row = readRow(source, { from: from + Math.min(inset, line.length), to: from + line.length });
    from += line.length + 1;
    return row;
  });
}

function readRow(source: string, line: SourceRange): TableRow {
  const pipes = pipesIn(source, line);
  const inner = withoutSpace(source, line);
  const leadingPipe = pipes[0] === inner.from;
  const trailingPipe = pipes.length > 0 && pipes.at(-1) === inner.to - 1;
  const edges = [...(leadingPipe ? [] : [line.from - 1]), ...pipes, ...(trailingPipe ? [] : [line.to])];
  const cells = edges.slice(1).map((end, index) => cellBetween(source, (edges[index] ?? 0) + 1, end));
  return { ...line, cells: inner.from === inner.to ? [] : cells, pipes, leadingPipe, trailingPipe };
}

function pipesIn(source: string, { from, to }: SourceRange): number[] {
  const pipes: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (source[at] === '|' && source[at - 1] !== '\\') pipes.push(at);
  }
  return pipes;
}

/** An empty cell stands one space behind its pipe, where there is one, so that what is written there has it before it. */
function cellBetween(source: string, from: number, to: number): SourceRange {
  const inner = withoutSpace(source, { from, to });
  if (inner.from < inner.to) return inner;
  const at = Math.min(from + 1, to);
  return { from: at, to: at };
}

function withoutSpace(source: string, { from, to }: SourceRange): SourceRange {
  let start = from;
  let end = to;
  while (start < end && isSpace(source[start])) start += 1;
  while (end > start && isSpace(source[end - 1])) end -= 1;
  return { from: start, to: end };
}

function isSpace(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\t';
}
