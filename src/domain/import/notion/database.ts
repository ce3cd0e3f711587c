import { type CsvRow, parseCsv } from '../csv/index.ts';
import { ImportError, textOf } from '../files/index.ts';
import type { DatabaseFile, PageFile } from './export-files.ts';
import type { PageTitles } from './page-titles.ts';
import type { WrittenProperty } from './property-values.ts';

/** A database: its table, and which of its rows are which pages. */
export interface Database {
  readonly file: DatabaseFile;
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly titleColumn: number;
  /** Whether a column has only the values of a checkbox. */
  readonly checkboxes: readonly boolean[];
  /** By page. */
  readonly rowsByPage: ReadonlyMap<string, CsvRow>;
  readonly pagesByRow: ReadonlyMap<CsvRow, string>;
  /** The titles that several rows or pages have, with how many: nobody can tell which belong together. */
  readonly unclearTitles: readonly string[];
}

/**
 * Reads a table and joins its rows with pages by title, if only one row and only one page has it.
 *
 * @param pages in the folder of the database
 */
export async function databaseOf(
  file: DatabaseFile,
  pages: readonly PageFile[],
  titles: PageTitles,
): Promise<Database> {
  const { header: columns, rows } = parseCsv(await textOf(file.file), ',');
  if (columns.length > maxColumns) throw new ImportError('import/too-large');
  const idsByTitle = grouped(pages, ({ id, title }) => titleKey(titles.titleOf(id) ?? title));
  const titleColumn = columnWithTitles(columns, rows, new Set(idsByTitle.keys()));
  const rowsByTitle = grouped(rows, ({ cells }) => titleKey(cells[titleColumn] ?? ''));
  const rowsByPage = new Map<string, CsvRow>();
  const pagesByRow = new Map<CsvRow, string>();
  const unclearTitles: string[] = [];
  for (const [title, [page, ...otherPages]] of idsByTitle) {
    const [row, ...otherRows] = rowsByTitle.get(title) ?? [];
    if (page === undefined || row === undefined) continue;
    if (otherPages.length > 0 || otherRows.length > 0) {
      unclearTitles.push(`${title} × ${Math.max(otherPages.length, otherRows.length) + 1}`);
      continue;
    }
    rowsByPage.set(page.id, row);
    pagesByRow.set(row, page.id);
  }
  const checkboxes = columns.map((_, at) => rows.length > 0 && rows.every(({ cells }) => isCheckbox(cells[at] ?? '')));
  return { file, columns, rows, titleColumn, checkboxes, rowsByPage, pagesByRow, unclearTitles };
}

/** Notion itself allows 500. */
const maxColumns = 1000;

/** Returns the properties that the table has for a row. */
export function propertiesOfRow({ columns, titleColumn, checkboxes }: Database, { cells }: CsvRow): WrittenProperty[] {
  return columns.flatMap((name, at) => {
    const cell = cells[at] ?? '';
    if (at === titleColumn || cell.trim() === '') return [];
    return [{ name, value: checkboxes[at] === true ? cell.trim() === 'Yes' : cell }];
  });
}

/** Returns a property of a page as its column has it, which can be a checkbox. */
export function typedProperty({ columns, checkboxes }: Database, property: WrittenProperty): WrittenProperty {
  const { name, value } = property;
  const isChecked = checkboxes[columns.indexOf(name)] === true && typeof value === 'string' && isCheckbox(value);
  return isChecked ? { name, value: value.trim() === 'Yes' } : property;
}

/** The title comes first, unless the export or its user moved it. */
function columnWithTitles(columns: readonly string[], rows: readonly CsvRow[], known: ReadonlySet<string>): number {
  const counts = columns.map((_, at) => rows.filter(({ cells }) => known.has(titleKey(cells[at] ?? ''))).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}

function titleKey(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim().normalize('NFC');
}

/** A checkbox always has one of these values; a choice between them can be empty. */
function isCheckbox(cell: string): boolean {
  return cell.trim() === 'Yes' || cell.trim() === 'No';
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
