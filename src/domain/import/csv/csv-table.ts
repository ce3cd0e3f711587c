import Papa from 'papaparse';
import { ImportError } from '../files/index.ts';

export interface CsvTable {
  /** The names of the columns, trimmed. Two columns can have the same name. */
  readonly header: readonly string[];
  /** Rows below the header that have any content. */
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** Counts rows from 1, the header first, as a spreadsheet does. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Parses a table with a header: comma, semicolon or tab, quoted cells with line breaks in them, with or without a byte
 * order mark. Rows can be shorter or longer than the header.
 *
 * Throws `import/damaged` if a quote is not closed, which would put the rest of the file into one cell, and
 * `import/too-large` if there are more cells than fit into the memory.
 *
 * @param delimiter guessed from the first rows if it is not given. See {@link parseCsvHeader}.
 */
export function parseCsv(text: string, delimiter = ''): CsvTable {
  if (marksIn(text) > maxCells) throw new ImportError('import/too-large');
  const { data, errors } = Papa.parse<string[]>(text, { header: false, delimiter, delimitersToGuess: delimiters });
  if (errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')) {
    throw new ImportError('import/damaged');
  }
  const rows = data.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => cells.some(isWritten));
  const [header, ...below] = rows;
  return { header: header?.cells.map((name) => name.trim()) ?? [], rows: below };
}

const delimiters = [',', ';', '\t', '|'];

/** A cell takes 50 bytes of memory, even an empty one. Ten years of training have half of these. */
const maxCells = 3_000_000;

/** Counts what can separate cells, also inside of texts. */
function marksIn(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (
      code === comma ||
      code === semicolon ||
      code === tab ||
      code === bar ||
      code === lineFeed ||
      code === carriageReturn
    )
      count++;
  }
  return count;
}

const [comma, semicolon, tab, bar, lineFeed, carriageReturn] = [0x2c, 0x3b, 0x09, 0x7c, 0x0a, 0x0d] as const;

export interface CsvHeader {
  /** The names of the columns, trimmed. */
  readonly names: readonly string[];
  readonly delimiter: string;
}

/**
 * Parses the header of a table from the beginning of its text. The delimiter is the one that separates most names, which
 * texts in the rows below cannot change.
 *
 * @param text can end within a row
 */
export function parseCsvHeader(text: string): CsvHeader {
  const [first = ''] = /[^\r\n]+/.exec(text.slice(0, maxHeaderLength)) ?? [];
  const headers = delimiters.map((delimiter) => ({ names: namesIn(first, delimiter), delimiter }));
  return headers.reduce((best, each) => (each.names.length > best.names.length ? each : best));
}

const maxHeaderLength = 10_000;

function namesIn(line: string, delimiter: string): readonly string[] {
  const { data } = Papa.parse<string[]>(line, { header: false, delimiter });
  return data[0]?.map((name) => name.trim()) ?? [];
}

function isWritten(cell: string): boolean {
  return cell.trim() !== '';
}

/**
 * Finds columns by any of their names, ignoring case.
 *
 * @returns a function from a row and a column to its cell, trimmed; empty if the row or the table does not have it
 */
export function cellReader<Column extends string>(
  header: readonly string[],
  names: Readonly<Record<Column, readonly string[]>>,
): CellReader<Column> {
  const positions = new Map<Column, number>();
  const written = header.map((name) => name.toLowerCase());
  for (const [column, candidates] of Object.entries(names) as [Column, readonly string[]][]) {
    const at = candidates.map((name) => written.indexOf(name.toLowerCase())).find((each) => each >= 0);
    if (at !== undefined) positions.set(column, at);
  }
  return {
    has: (column) => positions.has(column),
    cell: (row, column) => row.cells[positions.get(column) ?? -1]?.trim() ?? '',
    text: (row, column) => row.cells[positions.get(column) ?? -1] ?? '',
  };
}

export interface CellReader<Column extends string> {
  readonly has: (column: Column) => boolean;
  readonly cell: (row: CsvRow, column: Column) => string;
  /** The cell as it is, for texts that the user wrote. */
  readonly text: (row: CsvRow, column: Column) => string;
}
