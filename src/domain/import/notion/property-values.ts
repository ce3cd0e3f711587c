import type { DraftTime, TextPart } from '../draft/index.ts';
import { PropertyList, type PropertyValue } from '../properties/index.ts';
import { isoDate, timeInText } from './english-date.ts';
import type { PageLinks } from './page-links.ts';

/** A property as the export writes it. */
export interface WrittenProperty {
  readonly name: string;
  readonly value: string | boolean;
  /** Whether the export marks it as the time when the page was created or edited. */
  readonly time?: 'created' | 'edited';
}

/** What the properties of a page become in a note. */
export interface NoteProperties {
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly tags: readonly string[];
  readonly createdAt: DraftTime | null;
  readonly editedAt: DraftTime | null;
  /** Lines of links, one for each property that refers to files or other pages. */
  readonly lines: readonly (readonly TextPart[])[];
}

/** Sorts properties by what a note has a place for. All others stay properties, with dates in ISO 8601. */
export function notePropertiesOf(written: readonly WrittenProperty[], links: PageLinks): NoteProperties {
  const list = new PropertyList();
  const tags: string[] = [];
  const lines: (readonly TextPart[])[] = [];
  let createdAt: DraftTime | null = null;
  let editedAt: DraftTime | null = null;
  for (const { name, value, time } of written) {
    const plain = name.trim().toLowerCase();
    if (typeof value === 'boolean') list.add(name, value);
    else if (value.trim() !== '') {
      const linked = linkedParts(value.trim(), links);
      if (linked !== null)
        lines.push([`${name.trim()}: `, ...linked.flatMap((link, at) => (at === 0 ? [link] : [', ', link]))]);
      else if (plain === 'tags') tags.push(...tagsIn(value));
      else list.add(name, isoDate(value) ?? value.trim());
      if (time === 'created' || createdNames.has(plain)) createdAt ??= timeInText(value);
      if (time === 'edited' || editedNames.has(plain)) editedAt ??= timeInText(value);
    }
  }
  return { properties: list.toRecord(), tags, createdAt, editedAt, lines };
}

/** The names that Notion gives the properties of these times, now and earlier. */
const createdNames: ReadonlySet<string> = new Set(['created time', 'created', 'date created', 'created at']);
const editedNames: ReadonlySet<string> = new Set(['last edited time', 'last edited', 'edited', 'last edited at']);

/** Options cannot contain a comma. */
function tagsIn(value: string): readonly string[] {
  return value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Returns whether a value consists of references to files or pages of the export. */
export function isReference({ value }: WrittenProperty, links: PageLinks): boolean {
  return typeof value === 'string' && linkedParts(value.trim(), links) !== null;
}

/**
 * Returns links instead of a value that consists of file names, or of titles with the paths of their pages. Null for any
 * other value.
 */
function linkedParts(value: string, links: PageLinks): readonly TextPart[] | null {
  if (value.length > maxReferencesLength) return null;
  return relatedPages(value, links) ?? attachedFiles(value, links);
}

const maxReferencesLength = 20_000;
const maxAddressLength = 2000;

/** Reads `Title (Folder/Title%20….md), Other (…)`. Titles can contain commas and parentheses. */
function relatedPages(value: string, links: PageLinks): readonly TextPart[] | null {
  if (!value.endsWith(')')) return null;
  const parts: TextPart[] = [];
  for (const reference of value.slice(0, -1).split(/\), /)) {
    const open = reference.lastIndexOf(' (');
    const address = reference.slice(open + 2);
    if (open < 0 || address.length > maxAddressLength || !/(?:\.md|\.html|[\da-f]{32})(?:\?\S*)?$/.test(address))
      return null;
    const label = reference.slice(0, open);
    const link = links.partOf({ address, label, isImage: false, written: label });
    if (link?.kind !== 'note-link') return null;
    parts.push(link);
  }
  return parts;
}

/** Reads `Folder/a%20b.png, Folder/c.pdf`. */
function attachedFiles(value: string, links: PageLinks): readonly TextPart[] | null {
  const parts: TextPart[] = [];
  for (const path of value.split(/, ?/)) {
    if (!/\.\w{1,10}$/.test(path)) return null;
    const isImage = /\.(?:png|jpe?g|gif|webp|avif)$/i.test(path);
    const link = links.fileLink(path, { label: '', isImage, written: path });
    if (link === null) return null;
    parts.push(link);
  }
  return parts;
}
