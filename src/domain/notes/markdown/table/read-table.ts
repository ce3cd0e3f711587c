import { isTableHead, readRow, type SourceRange, type TableRow } from './read-row.ts';

export type Alignment = 'start' | 'center' | 'end' | null;

export interface Table {
  readonly source: string;
  /** How much stands before each of its lines because of the list or the quote that it is in, in UTF-16 units. */
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
 * @param inset how much of each line stands before the table: the signs of quotes and of a list's item, and the space
 *   below that
 * @returns null where the lines are not a table
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function readTable(source: string, inset = 0): Table | null {
  const [header, delimiter, ...body] = rowsOf(source, inset);
  if (header === undefined || delimiter === undefined) return null;
  if (!isTableHead(source, header, delimiter)) return null;
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

/**
 * So many cells, which rows lack, are added to those that are written. Other readers of GFM have a limit too; a browser draws
 * 10,000 cells in about half a second.
 */
export const mostAddedCells = 10_000;

/** Whether rows lack so many cells that all of them together would be far more than is written: a text of 12 kB can ask for millions. */
export function isTooSparse({ header, body }: Table): boolean {
  return body.reduce((added, row) => added + cellsToAdd(row, header.cells.length), 0) > mostAddedCells;
}

/** How many cells a row lacks. */
export function cellsToAdd({ cells }: TableRow, columns: number): number {
  return Math.max(0, columns - cells.length);
}

/** All between the pipes around a cell, or up to the end of its row: its text and the space around it. */
export function cellSpace(row: TableRow, column: number): SourceRange {
  const before = row.pipes[row.leadingPipe ? column : column - 1];
  const after = row.pipes[row.leadingPipe ? column + 1 : column];
  return { from: before === undefined ? row.from : before + 1, to: after ?? row.to };
}

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
