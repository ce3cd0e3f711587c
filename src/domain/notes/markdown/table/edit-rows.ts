import type { TableRow } from './read-row.ts';
import type { Table } from './read-table.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * What to change so that an empty row stands at a place of the body.
 *
 * @param row what its place will be: 1 is right below the header; beyond the end is the end
 */
export function insertRow(table: Table, row: number): readonly TextEdit[] {
  const above = table.body[Math.min(row, table.body.length + 1) - 2] ?? table.delimiter;
  const empty = `|${table.header.cells.map(() => '  |').join('')}`;
  return [{ from: above.to, to: above.to, insert: newLine(table, empty) }];
}

/** What to change so that a row of the body is gone. @param row 1 is right below the header, which always stays */
export function deleteRow(table: Table, row: number): readonly TextEdit[] {
  const line = table.body[row - 1];
  return line === undefined ? [] : [withoutLine(table, line)];
}

/** What to change so that a row of the body stands at the place of another. */
export function moveRow(table: Table, row: number, to: number): readonly TextEdit[] {
  const line = table.body[row - 1];
  const target = table.body[to - 1];
  if (line === undefined || target === undefined || line === target) return [];
  const above = to < row ? (table.body[to - 2] ?? table.delimiter) : target;
  const moved = { from: above.to, to: above.to, insert: newLine(table, table.source.slice(line.from, line.to)) };
  return to < row ? [moved, withoutLine(table, line)] : [withoutLine(table, line), moved];
}

/** Within the quotes and items that the delimiter row is in. */
function newLine({ source, inset, delimiter }: Table, row: string): string {
  return `\n${source.slice(delimiter.from - inset, delimiter.from)}${row}`;
}

/** With the line end before it: a row of the body always has one, the last has none behind it. */
function withoutLine({ inset }: Table, row: TableRow): TextEdit {
  return { from: row.from - inset - 1, to: row.to, insert: '' };
}
