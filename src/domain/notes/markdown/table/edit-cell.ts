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
 * Returns the edits that set the text of a cell. Surrounding white space is dropped, because tables do not keep it. A
 * row that is too short gets the cells up to this one. A row without a leading pipe gets one if the new text could
 * otherwise start other syntax.
 *
 * @returns no edits if the cell does not exist or already has this text
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
  /** The range to replace: the text of the cell, with or without surrounding white space. */
  readonly cell: SourceRange;
}

/** Returns the edits that set the source of a cell. */
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

/** Keeps a backslash away from the pipe that ends the cell, which it would escape. */
function closedAgainst(next: string | undefined, source: string): string {
  return next === '|' && source.endsWith('\\') ? `${source} ` : source;
}

function addedCells(row: TableRow, column: number, source: string): TextEdit {
  const missing = Array.from({ length: column - row.cells.length }, () => '  |').join('');
  const insert = `${row.trailingPipe ? '' : ' |'}${missing} ${source} |`;
  return { from: row.to, to: row.to, insert };
}
