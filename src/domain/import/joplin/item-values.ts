import { type Instant, isInstant } from '../../kernel/index.ts';
import type { JoplinItem } from './item-text.ts';

/** The kinds of items that an export contains for the user, by `type_`. */
export const itemTypes = { note: '1', notebook: '2', resource: '4', tag: '5', noteTag: '6' } as const;

/** Keys of encryption, and earlier versions of notes. */
export const ignoredTypes: ReadonlySet<string> = new Set(['9', '13']);

export function fieldIn({ values }: JoplinItem, key: string): string {
  return values.get(key) ?? '';
}

export function isSet(item: JoplinItem, key: string): boolean {
  return fieldIn(item, key) === '1';
}

/** Reads an id: 32 hexadecimal digits in lower case; null for anything else. */
export function joplinId(text: string): string | null {
  return /^[0-9a-f]{32}$/i.test(text) ? text.toLowerCase() : null;
}

/**
 * Reads a time: ISO 8601 in UTC, or milliseconds since 1970. Of several keys, the first one with a time counts.
 *
 * @returns null for no time, which is written as nothing or as zero
 */
export function instantIn(item: JoplinItem, ...keys: readonly string[]): Instant | null {
  for (const key of keys) {
    const text = fieldIn(item, key);
    const at = /^\d+$/.test(text) ? Number(text) : isoTime.test(text) ? Date.parse(text) : Number.NaN;
    if (isInstant(at) && at !== 0) return at;
  }
  return null;
}

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/;

/** Returns an instant as text in UTC, to the second where that is exact. */
export function isoOf(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString().replace('.000Z', 'Z');
}

/**
 * Returns the coordinates of a note by name; none if all of them are zero, which Joplin writes without a position.
 *
 * @param fieldIn the text of a coordinate
 */
export function positionOf(fieldIn: (name: string) => string): readonly (readonly [string, number])[] {
  const coordinates = ['latitude', 'longitude', 'altitude'].map((name) => [name, numberOf(fieldIn(name))] as const);
  return coordinates.every(([, value]) => value === 0) ? [] : coordinates;
}

function numberOf(text: string): number {
  return /^-?\d{1,9}(?:\.\d{1,15})?$/.test(text) ? Number(text) : 0;
}
