import { foldCase } from '../../kernel/index.ts';
import { frontMatterEnd } from '../../notes/markdown/index.ts';
import type { DraftTime } from '../draft/index.ts';
import { type PropertyValue, propertiesIn } from './entries.ts';
import { timeIn } from './time-in.ts';

/** What a note has a place for among the properties of its text. The text keeps all of them. */
export interface FrontMatter {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly createdAt: DraftTime | null;
  readonly editedAt: DraftTime | null;
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
    createdAt: firstTime(texts(...createdNames)),
    editedAt: firstTime(texts(...editedNames)),
    isPinned: isTrue(texts('pinned')),
    isArchived: isTrue(texts('archived')),
  };
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

function firstTime(texts: readonly string[]): DraftTime | null {
  return texts.map(timeIn).find((time) => time !== null) ?? null;
}

function isTrue([text]: readonly string[]): boolean {
  return text !== undefined && /^(?:true|yes)$/i.test(text);
}

/** In the order in which they are trusted. */
const createdNames = [
  'created',
  'created_at',
  'created-at',
  'createdat',
  'creation_date',
  'creation-date',
  'date created',
  'date_created',
  'date',
];
const editedNames = [
  'updated',
  'updated_at',
  'updated-at',
  'updatedat',
  'modified',
  'modified_at',
  'modified-at',
  'date modified',
  'date_modified',
  'last_modified',
  'last-modified',
  'lastmod',
  'edited',
];
