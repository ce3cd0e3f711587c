import type { Document } from 'yaml';
import { isAlias, isMap, isPair, isScalar, isSeq, type ParseOptions, parseDocument, type SchemaOptions } from 'yaml';

/** The value of a property, as far as a note has a place for it. */
export interface PropertyValue {
  /** The value, or the items of the list, as written. Empty if there is none, or if it is nested. */
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/**
 * Reads the properties of a YAML or JSON block by name in lower case. If the block has an error, each property is read on
 * its own, so that one broken value does not hide the others; a value that is no YAML, such as `A: b`, is its text.
 *
 * @param block the lines between the two `---`
 */
export function propertiesIn(block: string): ReadonlyMap<string, PropertyValue> {
  const whole = parsed(block) ?? parsed(withoutTabs(block));
  if (whole !== null) return whole;
  const properties = new Map<string, PropertyValue>();
  for (const lines of topLevelEntries(withoutTabs(block))) {
    for (const [name, value] of parsed(lines) ?? [asText(lines)]) properties.set(name, value);
  }
  return properties;
}

/** Indents by spaces: YAML forbids the tabs that people type, and Obsidian accepts them. */
function withoutTabs(block: string): string {
  return block.replaceAll(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', '  '));
}

/** Returns null if the block has an error. */
function parsed(block: string): ReadonlyMap<string, PropertyValue> | null {
  const document = documentOf(block);
  if (document === null || !isMap(document.contents)) return null;
  const properties = new Map<string, PropertyValue>();
  const aliases = new AliasReader(document);
  for (const pair of document.contents.items) {
    if (!isPair(pair) || !isScalar(pair.key)) continue;
    properties.set(String(pair.key.value).trim().toLowerCase(), propertyValue(aliases.followed(pair.value), aliases));
  }
  return properties;
}

function documentOf(block: string): Document | null {
  try {
    const document = parseDocument(block, options);
    return document.errors.length > 0 ? null : document;
  } catch {
    // The library can run out of stack on deeply nested values.
    return null;
  }
}

function propertyValue(node: unknown, aliases: AliasReader): PropertyValue {
  if (!isSeq(node)) return { texts: textOf(node), isList: false };
  return { texts: node.items.flatMap((item) => textOf(aliases.followed(item))), isList: true };
}

/** Returns the text of a value as written, because `007` and `1.0` are names to a person. */
function textOf(node: unknown): readonly string[] {
  if (!isScalar(node) || node.value === null) return [];
  const text = (typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))).trim();
  return text === '' ? [] : [text];
}

/** Follows a limited number of aliases, because each one searches the document. */
class AliasReader {
  readonly #document: Document;
  #followed = 0;

  constructor(document: Document) {
    this.#document = document;
  }

  followed(node: unknown): unknown {
    if (!isAlias(node)) return node;
    this.#followed += 1;
    return this.#followed > maxAliases ? null : node.resolve(this.#document);
  }
}

/** Splits a block before each line that starts a property. */
function topLevelEntries(block: string): readonly string[] {
  return block.split(/\n(?=[^\s#\-\]}][^\n:]*:(?:\s|$))/);
}

function asText(lines: string): readonly [name: string, value: PropertyValue] {
  const [first = ''] = lines.split('\n', 1);
  const colon = first.indexOf(':');
  const text = first.slice(colon + 1).trim();
  const name = first.slice(0, Math.max(0, colon)).trim().toLowerCase();
  return [name, { texts: text === '' ? [] : [text], isList: false }];
}

const maxAliases = 50;
const options: ParseOptions & SchemaOptions & { readonly version: '1.2'; readonly prettyErrors: false } = {
  version: '1.2',
  schema: 'core',
  uniqueKeys: false,
  prettyErrors: false,
};
