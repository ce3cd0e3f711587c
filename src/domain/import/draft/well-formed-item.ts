import type { ImportItem } from './draft.ts';

/**
 * Replaces each half of a character by U+FFFD in all texts of an item. An escape such as `\ud83d` in JSON or YAML gives
 * one, and every stored text must be well-formed Unicode, or devices would store different texts. Returns nearly every
 * item as it is.
 */
export function wellFormedItem(item: ImportItem): ImportItem {
  return isWellFormed(item) ? item : (repaired(item) as ImportItem);
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (Array.isArray(value)) return value.every(isWellFormed);
  if (value instanceof Map) return [...value].every(isWellFormed);
  if (!isPlainObject(value)) return true;
  // a plain object inherits no enumerable keys
  for (const name in value) if (!name.isWellFormed() || !isWellFormed(value[name])) return false;
  return true;
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(repaired);
  if (value instanceof Map) return new Map([...value].map(([name, each]) => [repaired(name), repaired(each)]));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [repaired(name), repaired(each)]));
}

/** A file is left as it is: its content is no text of the item. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || 'chunks' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}
