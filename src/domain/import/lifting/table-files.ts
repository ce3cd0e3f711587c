import { type CsvRow, parseCsv, parseCsvHeader } from '../csv/index.ts';
import type { ImportItem } from '../draft/index.ts';
import { extensionOf, headTextOf, ImportError, type ImportFile, textOf } from '../files/index.ts';

/** Reads the header of a file that can be a table; null for any other file. Throws if the file cannot be read. */
export async function headerOf(file: ImportFile): Promise<readonly string[] | null> {
  if (!tableExtensions.has(extensionOf(file.path))) return null;
  return parseCsvHeader(await headTextOf(file, headBytes)).names;
}

const tableExtensions: ReadonlySet<string> = new Set(['csv', 'tsv', 'txt', '']);
const headBytes = 4000;

/** Returns whether a header has all of the names, ignoring case. */
export function hasColumns(header: readonly string[], names: readonly string[]): boolean {
  const written = new Set(header.map((name) => name.toLowerCase()));
  return names.every((name) => written.has(name.toLowerCase()));
}

/** A table of an app, and the file that contains it. */
export interface TableFile {
  readonly path: string;
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

export async function tableOf(file: ImportFile): Promise<TableFile> {
  const text = await textOf(file);
  const { header, rows } = parseCsv(text, parseCsvHeader(text).delimiter);
  return { path: file.path, header, rows };
}

/** Names a row as a spreadsheet does. */
export function rowOrigin(path: string, { number }: CsvRow): string {
  return `${path}, row ${number}`;
}

/** Reads one file after the other. A damaged file is reported and does not stop the others. */
export async function* readEach(
  files: Iterable<ImportFile>,
  read: (file: ImportFile) => AsyncIterable<ImportItem>,
): AsyncGenerator<ImportItem> {
  for (const file of files) {
    try {
      yield* read(file);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      yield { kind: 'skipped', origin: file.path, code: error.code };
    }
  }
}
