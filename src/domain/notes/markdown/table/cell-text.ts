import { type TableRow, textIn } from './read-row.ts';
import { shownRows, type Table } from './read-table.ts';

/**
 * Converts the source of a cell to the text that the user reads and edits: with pipes unescaped and `<br>` as line
 * breaks.
 */
export function cellTextFromSource(source: string): string {
  return source.replaceAll('\\|', '|').replaceAll('<br>', '\n');
}

/**
 * Converts the text of a cell to its source: pipes are escaped, and line breaks become `<br>`, as GFM tables require.
 */
export function cellSourceFromText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\r\n?|\n/g, '<br>');
}

/** Returns the text of a cell, empty if the row is too short. */
export function cellText(table: Table, row: TableRow, column: number): string {
  const cell = row.cells[column];
  return cell === undefined ? '' : cellTextFromSource(textIn(table.source, cell));
}

/** Returns the cell texts of a table as it is shown, the header first. Every row is as long as the header. */
export function tableGrid(table: Table): readonly (readonly string[])[] {
  return shownRows(table).map((row) => table.header.cells.map((_, column) => cellText(table, row, column)));
}
