import { writtenCell } from './edit-cell.ts';
import { type SourceRange, type TableRow, textIn } from './read-row.ts';
import type { Alignment, Table } from './read-table.ts';
import { smallestEdit, type TextEdit } from './text-edit.ts';

/**
 * Returns the edits that insert an empty column.
 *
 * @param column its new index, from 0
 */
export function insertColumn(table: Table, column: number): readonly TextEdit[] {
  return linesOf(table).flatMap((row) => {
    const isShort = row.cells.length < column || (row.cells.length === column && table.body.includes(row));
    return isShort ? [] : [insertedCell(row, column, row === table.delimiter ? ' --- ' : '  ')];
  });
}

/**
 * Returns the edits that delete a column.
 *
 * @returns no edits for the only column, because a table needs at least one
 */
export function deleteColumn(table: Table, column: number): readonly TextEdit[] {
  if (table.header.cells.length < 2 || column < 0 || column >= table.header.cells.length) return [];
  const isFirstOfTwo = column === 0 && table.header.cells.length === 2;
  return linesOf(table).flatMap((row) => {
    if (column >= row.cells.length) return [];
    return isFirstOfTwo ? [withoutCell(row, column), ...closingPipe(row)] : [withoutCell(row, column)];
  });
}

/** Returns the edits that move a column to the position of another. */
export function moveColumn(table: Table, column: number, to: number): readonly TextEdit[] {
  const columns = table.header.cells.length;
  if (column === to || Math.min(column, to) < 0 || Math.max(column, to) >= columns) return [];
  return linesOf(table).flatMap((row) => movedCell(table, row, column, to));
}

/** Returns the edits that align a column; null leaves the alignment to the renderer. */
export function setAlignment(table: Table, column: number, alignment: Alignment): readonly TextEdit[] {
  const cell = table.delimiter.cells[column];
  if (cell === undefined) return [];
  const before = textIn(table.source, cell);
  // Without a leading pipe, a single dash would start a list.
  const isOpen = column === 0 && !table.delimiter.leadingPipe;
  const dashes = before.replaceAll(':', '').padEnd(isOpen ? 2 : 1, '-');
  const atStart = alignment === 'start' || alignment === 'center' ? ':' : '';
  const atEnd = alignment === 'end' || alignment === 'center' ? ':' : '';
  return smallestEdit(before, `${atStart}${dashes}${atEnd}`, cell.from);
}

function linesOf(table: Table): readonly TableRow[] {
  return [table.header, table.delimiter, ...table.body];
}

function insertedCell(row: TableRow, column: number, inner: string): TextEdit {
  const pipeBefore = row.pipes[row.leadingPipe ? column : column - 1];
  if (pipeBefore !== undefined) return { from: pipeBefore + 1, to: pipeBefore + 1, insert: `${inner}|` };
  if (column === 0) return { from: row.from, to: row.from, insert: `|${inner}| ` };
  return { from: row.to, to: row.to, insert: ` |${inner}|` };
}

/**
 * Removes a cell with the pipe after it. If the last cell has none, the pipe before it remains as the trailing pipe.
 */
function withoutCell(row: TableRow, column: number): TextEdit {
  const before = row.pipes[row.leadingPipe ? column : column - 1];
  const after = row.pipes[row.leadingPipe ? column + 1 : column];
  // An empty line would end the table.
  if (before === undefined) return { from: row.from, to: after ?? row.to, insert: after === undefined ? '|' : '' };
  return { from: before + 1, to: after === undefined ? row.to : after + 1, insert: '' };
}

/** Adds a trailing pipe, because other parsers do not accept a single cell with only a leading pipe as a table. */
function closingPipe(row: TableRow): readonly TextEdit[] {
  const isOpen = row.cells.length === 2 && !row.trailingPipe;
  return isOpen ? [{ from: row.to, to: row.to, insert: ' |' }] : [];
}

/** Shifts the cell texts between the two columns by one; pipes and surrounding white space stay. */
function movedCell(table: Table, row: TableRow, column: number, to: number): readonly TextEdit[] {
  const low = Math.min(column, to);
  const high = Math.max(column, to);
  if (row.cells.length <= low) return [];
  const sources = Array.from({ length: high - low + 1 }, (_, index) => sourceAt(table, row.cells[low + index]));
  const [moved = ''] = sources.splice(column - low, 1);
  sources.splice(to - low, 0, moved);
  const written = sources.slice(0, row.cells.length - low);
  const added = sources.slice(written.length);
  const last = added.findLastIndex((source) => source !== '');
  const tail = added.slice(0, last + 1).map((source) => ` ${source} |`);
  const isClosed = row.trailingPipe || written.at(-1) === '';
  return [
    ...written.flatMap((source, index) => rewritten(table, row, low + index, source)),
    ...(tail.length === 0 ? [] : [{ from: row.to, to: row.to, insert: `${isClosed ? '' : ' |'}${tail.join('')}` }]),
  ];
}

function sourceAt(table: Table, cell: SourceRange | undefined): string {
  return cell === undefined ? '' : textIn(table.source, cell);
}

function rewritten(table: Table, row: TableRow, column: number, source: string): readonly TextEdit[] {
  const cell = row.cells[column];
  return cell === undefined ? [] : writtenCell(table, { row, column, cell }, source);
}
