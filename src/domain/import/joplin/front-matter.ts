import { isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { maxFrontMatterLength } from '../../notes/markdown/index.ts';

/** A note of the export “Markdown with front matter”. */
export interface FrontMatterNote {
  /** Values by name in lower case. Lists have one text per item; other values have one. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly body: string;
}

/**
 * Splits a note into its front matter and its text. The blank line below the front matter belongs to it.
 *
 * @param text with `\n` as line ending, or the beginning of one
 * @returns null if the text has no front matter
 */
export function readFrontMatter(text: string): FrontMatterNote | null {
  const [whole, block = ''] = frontMatter.exec(text.slice(0, maxFrontMatterLength)) ?? [];
  if (whole === undefined) return null;
  const below = text.slice(whole.length);
  return { values: valuesIn(block), body: below.startsWith('\n') ? below.slice(1) : below };
}

const frontMatter = /^---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/;

function valuesIn(block: string): ReadonlyMap<string, readonly string[]> {
  return yamlValues(block) ?? plainValues(block);
}

/** Returns null if the block is no YAML. Joplin writes every value as text, so `-60` and `yes` are texts. */
function yamlValues(block: string): ReadonlyMap<string, readonly string[]> | null {
  const values = new Map<string, readonly string[]>();
  try {
    const { contents, errors } = parseDocument(block, {
      version: '1.2',
      schema: 'failsafe',
      uniqueKeys: false,
      prettyErrors: false,
    });
    if (errors.length > 0 || !isMap(contents)) return null;
    for (const pair of contents.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      values.set(String(pair.key.value).trim().toLowerCase(), textsOf(pair.value));
    }
  } catch {
    // The library can run out of stack on deeply nested values.
    return null;
  }
  return values;
}

function textsOf(node: unknown): readonly string[] {
  if (isScalar(node)) return [String(node.value ?? '')];
  if (isSeq(node)) return node.items.flatMap((item) => (isScalar(item) ? [String(item.value ?? '')] : [String(item)]));
  return node === null ? [] : [String(node)];
}

/** Joplin writes some values without the quotes that YAML requires, such as a title `-a: b`. */
function plainValues(block: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  let last: string[] = [];
  for (const line of block.split('\n')) {
    const [, item] = /^\s*- (.*)$/.exec(line) ?? [];
    const [, name, value = ''] = /^([^\s:][^:]*):(?: (.*))?$/.exec(line) ?? [];
    if (item !== undefined) last.push(item.trim());
    else if (name !== undefined) {
      last = value.trim() === '' ? [] : [value.trim()];
      values.set(name.trim().toLowerCase(), last);
    } else if (line.trim() !== '') last.push(line.trim());
  }
  return values;
}
