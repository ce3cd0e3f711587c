/** The values that a leaf can hold: JSON values with finite numbers. */
export type PlainData = null | boolean | number | string | readonly PlainData[] | { readonly [key: string]: PlainData };

/** Deeper than any leaf in use, and far below the recursion limit. */
const deepestPlainData = 64;

/** Returns whether the value is plain data, nested at most 64 levels deep. Values may be `undefined`. */
export function isPlainData(value: unknown): value is PlainData {
  return isPlainWithin(deepestPlainData, value);
}

function isPlainWithin(depth: number, value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainWithin(depth - 1, item));
  if (!isPlainObject(value)) return false;
  // Opening the app reads thousands of leaves, and for…in is fast. It is safe because a plain object inherits no
  // enumerable keys.
  for (const key in value) {
    const held = value[key];
    if (held !== undefined && !isPlainWithin(depth - 1, held)) return false;
  }
  return true;
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Returns a deep copy of plain data, without keys that hold `undefined`. */
export function copyPlain<T>(value: T): T;
export function copyPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyPlain<unknown>(item));
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const held = (value as Readonly<Record<string, unknown>>)[key];
    if (held !== undefined) setOwn(copy, key, copyPlain(held));
  }
  return copy;
}

/** Compares by content; a key that holds `undefined` counts as absent. */
export function equalPlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && equalLists(a, b);
  }
  return holdsAllOf(a, b) && holdsAllOf(b, a);
}

/** Sets an own property, even if its name is `__proto__`. */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else {
    target[key] = value;
  }
}

/** Returns the value of an own property; inherited ones are ignored. */
export function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
  return (holder as Readonly<Record<string, unknown>>)[key];
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => equalPlain(item, b[index]));
}

function holdsAllOf(holder: object, other: object): boolean {
  return Object.entries(other).every(([key, value]) => equalPlain(ownValue(holder, key), value));
}
