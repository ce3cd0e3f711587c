/** The value of a leaf: JSON with finite numbers. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

const deepest = 16;

/** Counts a value and all values in it, and stops counting above a maximum. */
export function countValues(value: JsonValue, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const each of Array.isArray(value) ? value : Object.values(value)) {
    if (count > most) return count;
    count += countValues(each, most - count);
  }
  return count;
}

/** Returns whether a value from outside is JSON with finite numbers, at most 16 levels deep. */
export function isJsonValue(value: unknown, depth = 0): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === deepest) return false;
  if (Array.isArray(value)) return value.every((each) => isJsonValue(each, depth + 1));
  if (value instanceof Uint8Array) return false;
  return Object.values(value).every((each) => isJsonValue(each, depth + 1));
}
