import { cellTextFromSource } from './cell-text.ts';
import { type CellPosition, setCellText } from './edit-cell.ts';
import { type SourceRange, type TableRow, textIn } from './read-row.ts';
import type { Table } from './read-table.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * Returns whether a range of the source lies within the text of one cell. Excluded are ranges around the cells, in the
 * delimiter row and beyond the columns, and ranges that cut an escaped pipe or a `<br>`.
 */
export function isTextOfCell(table: Table, range: SourceRange): boolean {
  return cellWith(table, range) !== null;
}

/**
 * Returns the edits of the table for edits in the texts of its cells.
 *
 * @param edits in ascending order, of ranges of the source within cell texts; others are ignored
 */
export function editTextInCells(table: Table, edits: readonly TextEdit[]): readonly TextEdit[] {
  const byCell = new Map<SourceRange, { readonly place: CellPosition; readonly edits: TextEdit[] }>();
  for (const edit of edits) {
    const found = cellWith(table, edit);
    const before = found === null ? undefined : byCell.get(found.cell);
    if (before !== undefined) before.edits.push(edit);
    else if (found !== null) byCell.set(found.cell, { place: found.place, edits: [edit] });
  }
  return [...byCell].flatMap(([cell, ofCell]) =>
    setCellText(table, ofCell.place, editedText(table, cell, ofCell.edits)),
  );
}

interface FoundCell {
  readonly cell: SourceRange;
  readonly place: CellPosition;
}

function cellWith(table: Table, { from, to }: SourceRange): FoundCell | null {
  const row = rowUpTo(table, from);
  const line = rowAt(table, row);
  const column = line?.cells.findIndex((cell) => cell.from <= from && to <= cell.to) ?? -1;
  const cell = line?.cells[column];
  if (cell === undefined || column >= table.header.cells.length) return null;
  const text = (start: number, end: number) => cellTextFromSource(table.source.slice(start, end));
  const isWhole = text(cell.from, from) + text(from, to) + text(to, cell.to) === text(cell.from, cell.to);
  return isWhole ? { cell, place: { row, column } } : null;
}

function editedText({ source }: Table, cell: SourceRange, edits: readonly TextEdit[]): string {
  let at = cell.from;
  let text = '';
  for (const { from, to, insert } of edits) {
    text += cellTextFromSource(source.slice(at, from)) + insert;
    at = to;
  }
  return text + cellTextFromSource(textIn(source, { from: at, to: cell.to }));
}

/** 0 is the header. */
function rowAt(table: Table, row: number): TableRow | undefined {
  return row === 0 ? table.header : table.body[row - 1];
}

/**
 * Returns the first row that ends at or after a position. It uses binary search, because a table may have thousands of
 * rows.
 */
function rowUpTo({ header, body }: Table, position: number): number {
  if (position <= header.to) return 0;
  let low = 0;
  let high = body.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((body[middle]?.to ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
