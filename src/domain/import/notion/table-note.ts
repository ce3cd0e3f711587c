import { Document, type Element, Text } from 'domhandler';
import type { CsvRow } from '../csv/index.ts';
import type { FileDraft, ImportItem, NoteDraft, TextPart } from '../draft/index.ts';
import { fileName } from '../files/index.ts';
import { elementOf, markdownOfHtml } from '../html/index.ts';
import { draftNote } from '../note-files/index.ts';
import type { Database } from './database.ts';
import { percentDecoded } from './export-name.ts';
import { databaseSourceId } from './page-links.ts';
import type { PageTitles } from './page-titles.ts';

/**
 * Returns the note of a database: its table, in which the titles of rows are links to their pages. A table that is too
 * long for a note becomes a file that the note refers to.
 */
export function itemsOfDatabase(database: Database, titles: PageTitles): readonly ImportItem[] {
  const unclear = database.unclearTitles.map((detail): ImportItem => {
    return { kind: 'skipped', origin: database.file.file.path, code: 'import/ambiguous-link', detail };
  });
  if (!isLong(database)) return [noteOf(database, titles, tableText(database)), ...unclear];
  const file = fileOf(database);
  const written = file.name;
  return [file, noteOf(database, titles, [{ kind: 'file-link', to: file.sourceId, isImage: false, written }])];
}

function noteOf({ file }: Database, titles: PageTitles, text: readonly TextPart[]): NoteDraft {
  return draftNote({
    sourceId: databaseSourceId(file.id),
    origin: file.file.path,
    title: titles.titleOf(file.id) ?? file.title,
    text,
    notebook: titles.notebookOf(file.path),
  });
}

function fileOf({ file }: Database): FileDraft {
  return {
    kind: 'file',
    sourceId: `table ${file.id}`,
    origin: file.file.path,
    name: percentDecoded(fileName(file.path)),
    mime: 'text/csv',
    file: file.file,
  };
}

function isLong({ rows, columns }: Database): boolean {
  if (rows.length > maxRows || rows.length * columns.length > maxCells) return true;
  let length = 0;
  for (const { cells } of rows) for (const cell of cells) length += cell.length;
  return length > maxTableLength;
}

const maxRows = 2000;
const maxCells = 20_000;
/** UTF-16 code units. A note has at most a megabyte. */
const maxTableLength = 250_000;

function tableText(database: Database): readonly TextPart[] {
  const { columns, rows } = database;
  const header = elementOf(
    'tr',
    {},
    columns.map((name) => elementOf('th', {}, [new Text(name)])),
  );
  const table = elementOf('table', {}, [header, ...rows.map((row) => rowElement(row, database))]);
  const { text } = markdownOfHtml(new Document([table]), {
    linkPart: ({ address, shown }) => {
      const sourceId = address.slice(pageScheme.length);
      return { kind: 'note-link', to: { sourceId }, isEmbed: false, written: shown };
    },
  });
  return text;
}

const pageScheme = 'notion-page:';

function rowElement(row: CsvRow, { columns, titleColumn, pagesByRow }: Database): Element {
  const page = pagesByRow.get(row);
  const cells = columns.map((_, at) => {
    const lines = linesOf(row.cells[at] ?? '');
    const isLink = at === titleColumn && page !== undefined;
    return elementOf('td', {}, isLink ? [elementOf('a', { href: pageScheme + page }, lines)] : lines);
  });
  return elementOf('tr', {}, cells);
}

function linesOf(cell: string): Element['children'] {
  const lines = cell.trim().split(/\r\n?|\n/);
  return lines.flatMap((line, at) => (at === 0 ? [new Text(line)] : [elementOf('br', {}, []), new Text(line)]));
}
