import { type TableRow, textIn } from './read-row.ts';
import { shownRows, type Table } from './read-table.ts';

/** What a person reads and writes in a cell, of what stands in the source: no escaped pipes, and line ends. */
export function cellTextFromSource(source: string): string {
  return source.replaceAll('\\|', '|').replaceAll('<br>', '\n');
}

/** What is stored of a cell's text: a pipe is escaped, and a line end is the `<br>` that tables of GFM have for it. */
export function cellSourceFromText(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\r\n?|\n/g, '<br>');
}

/** The text of one cell, empty where the row is too short. */
export function cellText(table: Table, row: TableRow, column: number): string {
  const cell = row.cells[column];
  return cell === undefined ? '' : cellTextFromSource(textIn(table.source, cell));
}

/** The texts of a table as it is shown, the header first; every row is as long as the header. */
export function tableGrid(table: Table): readonly (readonly string[])[] {
  return shownRows(table).map((row) => table.header.cells.map((_, column) => cellText(table, row, column)));
}
