import { foldCase } from '../../kernel/index.ts';
import { frontMatterEnd } from '../../notes/markdown/index.ts';
import type { DateOrder, NoteTime } from '../draft/index.ts';
import { type PropertyValue, propertiesIn } from './entries.ts';
import { noteTimeIn } from './time-in.ts';

/** What a note has a place for among the properties of its text. The text keeps all of them. */
export interface FrontMatter {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly createdAt: NoteTime | null;
  readonly editedAt: NoteTime | null;
  /** How its dates in numbers order day and month, if that is clear. */
  readonly dateOrder?: DateOrder;
  readonly isPinned: boolean;
  readonly isArchived: boolean;
}

/**
 * Reads the YAML or JSON front matter of a Markdown text. Names are compared in lower case. A value that cannot be read
 * counts as missing.
 *
 * @param text with `\n` as line ending
 * @param separator what separates several tags in one text
 */
export function readFrontMatter(text: string, separator: 'comma' | 'comma or space' = 'comma'): FrontMatter {
  const properties = propertiesOf(text);
  const texts = (...names: readonly string[]) => names.flatMap((name) => properties.get(name)?.texts ?? []);
  const split = (mark: RegExp, ...names: readonly string[]) =>
    names.flatMap((name) => items(properties.get(name), mark));
  const tagMark = separator === 'comma' ? /,/ : /[,\s]+/;
  return {
    title: properties.get('title')?.isList === false ? (texts('title')[0] ?? null) : null,
    tags: distinct(split(tagMark, 'tags', 'tag').map((tag) => tag.replace(/^#+/, '').trim())),
    aliases: distinct(split(/,/, 'aliases', 'alias')),
    ...timesOf(properties),
    isPinned: isTrue(texts('pinned')),
    isArchived: isTrue(texts('archived')),
  };
}

/** Returns the texts of each property by its name in lower case. */
export function frontMatterTexts(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(Array.from(propertiesOf(text), ([name, { texts }]) => [name, texts]));
}

function propertiesOf(text: string): ReadonlyMap<string, PropertyValue> {
  const end = frontMatterEnd(text);
  if (end === 0) return new Map();
  const lines = text.slice(0, end).replace(/\n$/, '').split('\n');
  return propertiesIn(lines.slice(1, -1).join('\n'));
}

/** Returns the items of a list; a single text is separated. */
function items(value: PropertyValue | undefined, mark: RegExp): readonly string[] {
  if (value === undefined) return [];
  return value.isList ? value.texts : value.texts.flatMap((text) => text.split(mark)).map((text) => text.trim());
}

function distinct(names: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (name !== '' && !byKey.has(foldCase(name))) byKey.set(foldCase(name), name);
  return [...byKey.values()];
}

function timesOf(
  properties: ReadonlyMap<string, PropertyValue>,
): Pick<FrontMatter, 'createdAt' | 'editedAt' | 'dateOrder'> {
  const byName = new Map(Array.from(properties, ([name, value]) => [name.replaceAll(/[\s_-]+/g, ''), value]));
  const timesIn = (names: readonly string[]) =>
    names.flatMap((name) => byName.get(name)?.texts ?? []).flatMap((text) => noteTimeIn(text) ?? []);
  const [created, edited] = [timesIn(createdNames), timesIn(editedNames)];
  const dateOrder = [...created, ...edited].find(({ order }) => order !== null)?.order;
  return {
    createdAt: created[0]?.time ?? null,
    editedAt: edited[0]?.time ?? null,
    ...(dateOrder != null && { dateOrder }),
  };
}

function isTrue([text]: readonly string[]): boolean {
  return text !== undefined && /^(?:true|yes)$/i.test(text);
}

/** In the order in which they are trusted, without spaces, hyphens and underscores. */
const createdNames = [
  'created',
  'createdat',
  'createdon',
  'createddate',
  'createdtime',
  'creationdate',
  'creationtime',
  'datecreated',
  'timecreated',
  'ctime',
  'birthtime',
  'erstellt',
  'erstelltam',
  'erstelldatum',
  'erstellungsdatum',
  'angelegt',
  'angelegtam',
  'date',
  'datum',
  'published',
  'publishedat',
  'pubdate',
];
const editedNames = [
  'updated',
  'updatedat',
  'updatedon',
  'updatedate',
  'updatetime',
  'dateupdated',
  'modified',
  'modifiedat',
  'modifiedon',
  'modifieddate',
  'modificationdate',
  'modificationtime',
  'datemodified',
  'lastmodified',
  'lastupdated',
  'lastedited',
  'lasteditedtime',
  'lastmod',
  'edited',
  'editedat',
  'mtime',
  'geändert',
  'geändertam',
  'änderungsdatum',
  'aktualisiert',
  'aktualisiertam',
  'bearbeitet',
  'bearbeitetam',
  'zuletztgeändert',
  'zuletztbearbeitet',
];
