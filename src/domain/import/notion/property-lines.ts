import type { CsvRow } from '../csv/index.ts';
import { type Database, propertiesOfRow, typedProperty } from './database.ts';
import type { PageLinks } from './page-links.ts';
import { isReference, type WrittenProperty } from './property-values.ts';

/** What is known about the place of a page before it is read. */
export interface PagePlace {
  readonly id: string;
  /** The database that contains the page; null if there is none. */
  readonly database: Database | null;
  /** Whether the page can be part of a database that the export does not have. */
  readonly isUnknown: boolean;
  readonly links: PageLinks;
}

interface PropertiesAndBody {
  readonly written: readonly WrittenProperty[];
  readonly body: string;
}

/**
 * Separates the lines below the title that are properties. Only pages of databases have them. They are taken from the text
 * if the table has their columns, and copied if there is no table, as they could be text.
 *
 * The values of the table come first: it has dates where the page says `@Today`. References to files and pages are taken
 * from the page, because their paths are relative to it.
 */
export function propertiesAndBody(text: string, { id, database, isUnknown, links }: PagePlace): PropertiesAndBody {
  if (database === null) return { written: isUnknown ? likelyProperties(text) : [], body: text };
  const row = database.rowsByPage.get(id);
  if (row !== undefined) return joinedProperties(text, database, row, links);
  const names = new Set(database.columns.filter((_, at) => at !== database.titleColumn));
  const { found, length } = namedLines(text, names, () => false);
  return { written: found.map((each) => typedProperty(database, each)), body: text.slice(length) };
}

function joinedProperties(text: string, database: Database, row: CsvRow, links: PageLinks): PropertiesAndBody {
  const inTable = propertiesOfRow(database, row);
  const lines = new Map(inTable.map(({ name, value }) => [name, linesOfValue(value)]));
  const names = new Set(lines.keys());
  // the table of a view lacks the columns that the view hides
  if (!database.file.isComplete) for (const name of hiddenNames(text, database)) names.add(name);
  const { found, length } = namedLines(text, names, (name, line) => lines.get(name)?.has(line.trim()) === true);
  const inPage = new Map(found.map((property) => [property.name, property]));
  const written = inTable.map((property) => {
    const own = inPage.get(property.name);
    return own !== undefined && isReference(own, links) ? own : property;
  });
  return { written: [...written, ...found.filter(({ name }) => !lines.has(name))], body: text.slice(length) };
}

function linesOfValue(value: string | boolean): ReadonlySet<string> {
  return new Set(typeof value === 'string' ? value.split('\n').map((line) => line.trim()) : []);
}

/** Returns the names of other properties, if the lines begin with a column of the table. */
function hiddenNames(text: string, { columns }: Database): readonly string[] {
  const lines = linesOfBlock(text);
  const names = lines.map((line) => plainProperty(line)?.name ?? '');
  const known = new Set(columns);
  return names.some((name) => known.has(name)) ? names.filter((name) => name !== '' && !known.has(name)) : [];
}

/**
 * Reads the lines that begin with names, and the lines that continue their values.
 *
 * @returns the properties, and the length of their lines with the empty line below
 */
function namedLines(
  text: string,
  names: ReadonlySet<string>,
  continues: (name: string, line: string) => boolean,
): { readonly found: readonly WrittenProperty[]; readonly length: number } {
  const found: { name: string; values: string[] }[] = [];
  let length = 0;
  for (const line of linesOfBlock(text)) {
    const name = nameIn(line, names);
    const last = found.at(-1);
    if (name !== null) found.push({ name, values: [line.slice(line.indexOf(name) + name.length + 1).trim()] });
    else if (last !== undefined && continues(last.name, line)) last.values.push(line);
    else break;
    length += line.length + 1;
  }
  if (text[length] === '\n') length += 1;
  const properties = found.map(({ name, values }) => ({ name, value: values.join('\n') }));
  return { found: properties, length: found.length === 0 ? 0 : Math.min(length, text.length) };
}

/** Returns the name with which a line begins. A name can contain a colon, so the longest is taken. */
function nameIn(line: string, names: ReadonlySet<string>): string | null {
  let found: string | null = null;
  for (let at = line.indexOf(':'); at >= 0 && at <= maxNameLength; at = line.indexOf(':', at + 1)) {
    const name = line.slice(0, at).trim();
    if (names.has(name) && /^:(?:\s|$)/.test(line.slice(at, at + 2))) found = name;
  }
  return found;
}

/** Returns the properties of a page without a table, if all lines of its first block look like properties. */
function likelyProperties(text: string): readonly WrittenProperty[] {
  const properties = linesOfBlock(text).map(plainProperty);
  // a single such line is more often a sentence
  return properties.length > 1 && properties.every((property) => property !== null) ? properties : [];
}

function plainProperty(line: string): WrittenProperty | null {
  const [, name, value] = /^([\p{L}\p{N}][^:\n]{0,99}): (\S.*)$/u.exec(line) ?? [];
  return name === undefined || value === undefined ? null : { name, value };
}

/** Returns the lines up to the first empty one. */
function linesOfBlock(text: string): readonly string[] {
  const end = text.indexOf('\n\n');
  const lines = (end < 0 ? text : text.slice(0, end)).split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

const maxNameLength = 200;
