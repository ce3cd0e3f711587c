/** An object of a JSON file. Its values are checked one by one when they are read. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Parses a JSON text that an export contains as a string, such as the document of a rich text editor.
 *
 * @param deepest nesting that the caller can walk through
 * @returns undefined if the text is no JSON or is nested more deeply
 */
export function parseJson(text: string, deepest: number): unknown {
  if (isDeeperThan(text, deepest)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the brackets of a JSON text, outside of its strings, are nested more deeply. */
function isDeeperThan(text: string, deepest: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
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
