import type { TableRow } from './read-row.ts';
import type { Table } from './read-table.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * Returns the edits that insert an empty row into the body.
 *
 * @param row its new index: 1 is right below the header; indexes beyond the end append
 */
export function insertRow(table: Table, row: number): readonly TextEdit[] {
  const above = table.body[Math.min(row, table.body.length + 1) - 2] ?? table.delimiter;
  const empty = `|${table.header.cells.map(() => '  |').join('')}`;
  return [{ from: above.to, to: above.to, insert: newLine(table, empty) }];
}

/**
 * Returns the edits that delete a row of the body.
 *
 * @param row 1 is right below the header, which cannot be deleted
 */
export function deleteRow(table: Table, row: number): readonly TextEdit[] {
  const line = table.body[row - 1];
  return line === undefined ? [] : [withoutLine(table, line)];
}

/** Returns the edits that move a row of the body to the position of another. */
export function moveRow(table: Table, row: number, to: number): readonly TextEdit[] {
  const line = table.body[row - 1];
  const target = table.body[to - 1];
  if (line === undefined || target === undefined || line === target) return [];
  const above = to < row ? (table.body[to - 2] ?? table.delimiter) : target;
  const moved = { from: above.to, to: above.to, insert: newLine(table, table.source.slice(line.from, line.to)) };
  return to < row ? [moved, withoutLine(table, line)] : [withoutLine(table, line), moved];
}

/** Returns a new line with the same quote and list prefix as the delimiter row. */
function newLine({ source, inset, delimiter }: Table, row: string): string {
  return `\n${source.slice(delimiter.from - inset, delimiter.from)}${row}`;
}

/** Removes a row with the line break before it, which every body row has; the last row has none after it. */
function withoutLine({ inset }: Table, row: TableRow): TextEdit {
  return { from: row.from - inset - 1, to: row.to, insert: '' };
}
