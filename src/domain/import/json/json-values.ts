import { ImportError } from '../files/index.ts';

/** An object of a JSON file. Its values are checked one by one when they are read. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses a JSON text of another app. Returns undefined if it is no JSON, or larger than fits into the memory.
 *
 * @param deepest how many brackets may be within each other
 */
export function parseJson(text: string, deepest: number): unknown {
  if (isTooLargeJson(text, deepest)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a JSON file of another app. Throws `import/damaged` if it is no JSON, and `import/too-large` if it has more
 * values than fit into the memory.
 */
export function parseJsonFile(text: string): unknown {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (isTooLargeJson(json, deepestFile)) throw new ImportError('import/too-large');
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ImportError('import/damaged', { cause });
  }
}

/** Honest exports nest a dozen levels. Later steps may recurse as deep as this. */
export const deepestFile = 200;

/** A value takes up to 100 bytes of memory, even if it is written in two. */
const maxValues = 1_000_000;

/** Returns whether the brackets of a JSON text are nested too deeply, or separate more values than fit into the memory. */
function isTooLargeJson(text: string, deepest: number): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') {
      depth += 1;
      values += 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',') values += 1;
    if (depth > deepest || values > maxValues) return true;
  }
  return false;
}

/** Returns the position of the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field that is text; empty for anything else. */
export function textIn(object: JsonObject, name: string): string {
  const value = fieldOf(object, name);
  return typeof value === 'string' ? value : '';
}

/** Returns a field that is a number; null for anything else. */
export function numberIn(object: JsonObject, name: string): number | null {
  const value = fieldOf(object, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns whether a field is `true`. */
export function flagIn(object: JsonObject, name: string): boolean {
  return fieldOf(object, name) === true;
}

/** Returns a field that is an object; an empty one for anything else. */
export function objectIn(object: JsonObject, name: string): JsonObject {
  const value = fieldOf(object, name);
  return isObject(value) ? value : {};
}

/** Returns a field that is an array; an empty one for anything else. */
export function listIn(object: JsonObject, name: string): readonly unknown[] {
  const value = fieldOf(object, name);
  return Array.isArray(value) ? value : [];
}

function fieldOf(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
