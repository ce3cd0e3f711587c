import { foldCase, idOf, inTrash, type Leaves, type RecordKey, readRecord } from '../kernel/index.ts';
import { note } from '../notes/index.ts';
import { frontMatterEnd, maxFrontMatterLength } from '../notes/markdown/index.ts';
import { type YamlValue, yamlProperty } from './yaml.ts';

/**
 * Returns a note's text with its properties as front matter. If the text has front matter of its own, the two are
 * merged, and what the app knows replaces what is written there under the same name.
 */
export function withProperties(
  text: string,
  { key, leaves }: { readonly key: RecordKey; readonly leaves: Leaves },
): string {
  const end = frontMatterEnd(text);
  const entries = end === 0 ? [] : ownEntries(text.slice(0, end));
  let block = '';
  const known = new Set<string>();
  for (const [name, value] of propertiesOf(key, leaves)) {
    const folded = foldCase(name.trim());
    const property = yamlProperty(name, value);
    // a longer block would be no front matter for any reader
    if (known.has(folded) || block.length + property.length > maxFrontMatterLength - end - 100) continue;
    known.add(folded);
    block += property;
  }
  const own = entries.filter(({ name }) => !known.has(name)).map(({ lines }) => lines);
  return `---\n${block}${own.join('')}---\n${text.slice(end)}`;
}

function* propertiesOf(key: RecordKey, leaves: Leaves): Generator<readonly [string, YamlValue]> {
  const value = readRecord(note, leaves).value;
  if (value.title?.trim()) yield ['title', value.title.trim()];
  if (value.createdAt !== undefined) yield ['created', { at: value.createdAt }];
  const editedAt = value.editedAt ?? value.importedEditedAt;
  if (editedAt !== undefined) yield ['updated', { at: editedAt }];
  const tags = Object.values(value.tags);
  if (tags.length > 0) yield ['tags', tags];
  const aliases = Object.values(value.aliases);
  if (aliases.length > 0) yield ['aliases', aliases];
  yield ['id', idOf(key)];
  if (value.day !== undefined) yield ['day', value.day];
  if (value.pinnedAt !== undefined) yield ['pinned', true];
  if (value.archivedAt !== undefined) yield ['archived', true];
  if (value.kind === 'template') yield ['template', true];
  if (inTrash(leaves)) yield ['trashed', true];
  for (const [name, property] of Object.entries(value.properties)) if (property !== undefined) yield [name, property];
}

interface OwnEntry {
  /** In lower case; empty for comments before the first name. */
  readonly name: string;
  /** With their line ends. */
  readonly lines: string;
}

/** Splits front matter into its properties, without the lines that enclose it. JSON is read and printed line by line. */
function ownEntries(block: string): readonly OwnEntry[] {
  const written = block.replace(/\n$/, '').split('\n').slice(1, -1).join('\n');
  if (written === '') return [];
  if (written.trimStart().startsWith('{')) return jsonEntries(written);
  return `${written}\n`.split(/^(?=[^\s#\-\]}])/m).map((lines) => {
    const [, name = ''] = /^(?:"([^"]*)"|'([^']*)'|([^:]*)):/.exec(lines)?.filter((each) => each !== undefined) ?? [];
    return { name: foldCase(name.trim()), lines };
  });
}

function jsonEntries(written: string): readonly OwnEntry[] {
  return Object.entries(JSON.parse(written) as object).map(([name, value]) => ({
    name: foldCase(name.trim()),
    lines: `${JSON.stringify(name)}: ${JSON.stringify(value)}\n`,
  }));
}
