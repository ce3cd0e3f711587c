import { cellSourceFromText } from './cell-text.ts';
import { type SourceRange, type TableRow, textIn } from './read-row.ts';
import { shownRows, type Table } from './read-table.ts';
import { smallestEdit, type TextEdit } from './text-edit.ts';

export interface CellPosition {
  /** 0 is the header. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

/**
 * What to change so that a cell has this text. Space around the text is not kept by a table. A row that is too short
 * gets the cells up to this one; one that begins without a pipe gets one where its new text might begin something else.
 *
 * @returns no edits where there is no such cell, or where it has this text
 */
export function setCellText(table: Table, { row, column }: CellPosition, text: string): readonly TextEdit[] {
  const line = shownRows(table)[row];
  if (line === undefined || column < 0 || column >= table.header.cells.length) return [];
  const source = cellSourceFromText(text.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
  const cell = line.cells[column];
  if (cell === undefined) return source === '' ? [] : [addedCells(line, column, source)];
  return writtenCell(table, { row: line, column, cell }, source);
}

interface WrittenPosition {
  readonly row: TableRow;
  readonly column: number;
  /** What the source takes the place of: the text of the cell, or with space around it. */
  readonly cell: SourceRange;
}

/** What to change so that a cell has this source. */
export function writtenCell(table: Table, { row, column, cell }: WrittenPosition, source: string): readonly TextEdit[] {
  const before = textIn(table.source, cell);
  if (before === source) return [];
  const isOpen = column === 0 && !row.leadingPipe && !/^\p{L}/u.test(source);
  const isClosing = column === row.cells.length - 1 && !row.trailingPipe && source.trim() === '';
  const edits = smallestEdit(before, closedAgainst(table.source[cell.to], source), cell.from);
  return [
    ...(isOpen ? [{ from: row.from, to: row.from, insert: '| ' }] : []),
    ...edits,
    ...(isClosing ? [{ from: row.to, to: row.to, insert: '|' }] : []),
  ];
}

/** A backslash must not stand right before the pipe that ends the cell. */
function closedAgainst(next: string | undefined, source: string): string {
  return next === '|' && source.endsWith('\\') ? `${source} ` : source;
}

function addedCells(row: TableRow, column: number, source: string): TextEdit {
  const missing = Array.from({ length: column - row.cells.length }, () => '  |').join('');
  const insert = `${row.trailingPipe ? '' : ' |'}${missing} ${source} |`;
  return { from: row.to, to: row.to, insert };
}
