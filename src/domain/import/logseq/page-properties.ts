import { frontMatterEnd, maxFrontMatterLength } from '../../notes/markdown/index.ts';
import type { NoteTime } from '../draft/index.ts';
import { noteTimeIn } from '../front-matter/index.ts';
import { type Block, type Property, propertyOn } from './blocks.ts';

export interface PageProperties {
  readonly title: string | null;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly createdAt: NoteTime | null;
  readonly editedAt: NoteTime | null;
  /** The others, as front matter; empty without any. */
  readonly frontMatter: string;
}

/**
 * Takes the properties of a page from its first block, which holds nothing else. What a note has no place for becomes
 * front matter; the block stays if that is not possible.
 *
 * @param hasFrontMatter whether the page has front matter already
 */
export function takePageProperties(
  blocks: readonly Block[],
  hasFrontMatter: boolean,
): { readonly properties: PageProperties; readonly blocks: readonly Block[] } {
  const [first, second] = blocks;
  const found = first === undefined ? [] : propertiesOf(first);
  const others = found.filter(
    ({ name, value }) => !lifted.has(name) || (times.has(name) && noteTimeIn(value) === null),
  );
  const frontMatter = frontMatterOf(others);
  const stays = found.length === 0 || frontMatter === null || hasFrontMatter || isBelow(second, first);
  if (stays) return { properties: { ...lift(found), frontMatter: '' }, blocks };
  return { properties: { ...lift(found), frontMatter }, blocks: blocks.slice(1) };
}

/** Returns nothing if the block is more than properties. */
function propertiesOf({ lines }: Block): readonly Property[] {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const properties = written.map(propertyOn).filter((property) => property !== null);
  // A block with an id is one that others refer to.
  const isOfPage = properties.length === written.length && properties.every(({ name }) => name !== 'id');
  return isOfPage ? properties : [];
}

/** Returns whether a block is indented below another, without which it would be code. */
function isBelow(block: Block | undefined, above: Block | undefined): boolean {
  const isBlock = above !== undefined && above.bullet !== '';
  return isBlock && block !== undefined && block.bullet.indexOf('-') > above.bullet.indexOf('-');
}

function lift(properties: readonly Property[]): Omit<PageProperties, 'frontMatter'> {
  const values = (...names: readonly string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  const items = (...names: readonly string[]) => [...new Set(values(...names).flatMap(itemsIn))];
  return {
    title: values('title')[0] || null,
    tags: items('tags', 'tag')
      .map((tag) => tag.replace(/^#+/, ''))
      .filter((tag) => tag !== ''),
    aliases: items('alias', 'aliases'),
    createdAt: values(...createdNames).flatMap((value) => noteTimeIn(value) ?? [])[0]?.time ?? null,
    editedAt: values(...editedNames).flatMap((value) => noteTimeIn(value) ?? [])[0]?.time ?? null,
  };
}

/** Reads `a, [[b, c]], #d`. */
function itemsIn(value: string): readonly string[] {
  const items = value.match(/\s{0,9}#?\[\[[^\]]{0,500}\]\]|[^,]+/g) ?? [];
  return items
    .map((item) =>
      item
        .trim()
        .replace(/^#?\[\[([^\]]*)\]\]$/, '$1')
        .trim(),
    )
    .filter((item) => item !== '');
}

/** Returns null if the app would not read the result as front matter. */
function frontMatterOf(properties: readonly Property[]): string | null {
  if (properties.length === 0) return '';
  const lines = properties.map(
    ({ name, value }) => `${name}: ${isPlain.test(value) ? value : JSON.stringify(value)}\n`,
  );
  const text = `---\n${lines.join('')}---\n`;
  return text.length <= maxFrontMatterLength && frontMatterEnd(text) === text.length ? text : null;
}

const createdNames = ['created-at', 'created', 'date-created'];
const editedNames = ['updated-at', 'updated', 'modified', 'last-modified'];
const times = new Set([...createdNames, ...editedNames]);
const lifted = new Set(['title', 'tags', 'tag', 'alias', 'aliases', ...times]);
/** A value that YAML reads as the same text, number or flag. */
const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} _./-]*$/u;
