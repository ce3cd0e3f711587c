import { isTableHead, readRow, type SourceRange, type TableRow } from './read-row.ts';

export type Alignment = 'start' | 'center' | 'end' | null;

export interface Table {
  readonly source: string;
  /** The length of the list or quote prefix of each line, in UTF-16 code units. */
  readonly inset: number;
  readonly header: TableRow;
  readonly delimiter: TableRow;
  readonly body: readonly TableRow[];
  /** One per column; there are as many columns as header cells. */
  readonly alignments: readonly Alignment[];
}

/**
 * Parses the lines of one GFM table. A row can have fewer cells than columns, so that the rest are empty, or additional
 * cells, which are not displayed. Both stay unchanged. A pipe separates cells, even inside code, unless it directly
 * follows a backslash.
 *
 * @param source whole lines separated by `\n`, without a final one
 * @param inset the length of each line's prefix: quote markers, list markers, and the indentation below those
 * @returns null if the lines are not a table
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

/** Returns the rows with the header first and without the delimiter row. */
export function shownRows(table: Table): readonly TableRow[] {
  return [table.header, ...table.body];
}

/**
 * The maximum number of missing cells that are added to short rows. Other GFM parsers have a limit too; a browser
 * renders 10,000 cells in about half a second.
 */
export const maxAddedCells = 10_000;

/**
 * Returns whether so many cells are missing that filling them in would far exceed the written ones: 12 kB of Markdown
 * can require millions.
 */
export function isTooSparse({ header, body }: Table): boolean {
  return body.reduce((added, row) => added + cellsToAdd(row, header.cells.length), 0) > maxAddedCells;
}

/** Returns the number of cells that a row lacks. */
export function cellsToAdd({ cells }: TableRow, columns: number): number {
  return Math.max(0, columns - cells.length);
}

/**
 * Returns everything between the pipes around a cell, or up to the end of its row: its text and the white space around
 * it.
 */
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
