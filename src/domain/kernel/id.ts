import { err, ok, type Result } from './result.ts';
import { type LocalDay, parseLocalDay } from './time.ts';
import { isUuid } from './uuid.ts';

/** The key of a record of the user document: `collection/id`. */
export type RecordKey = `${string}/${string}`;

export type IdError =
  | { readonly code: 'id/empty' }
  | { readonly code: 'id/too-long'; readonly length: number; readonly max: number }
  | { readonly code: 'id/bad-character' };

export type KeyError = IdError | { readonly code: 'id/no-collection'; readonly text: string };

export const maxIdLength = 128;

/**
 * Validates an external id. Any text is valid, `__proto__` too, if it has 1 to 128 UTF-16 code units, no `/`, no
 * control character and no unpaired surrogate.
 */
export function parseId(text: string): Result<string, IdError> {
  if (text === '') return err({ code: 'id/empty' });
  if (text.length > maxIdLength) {
    return err({ code: 'id/too-long', length: text.length, max: maxIdLength });
  }
  if (/[/\p{Cc}\p{Cs}]/u.test(text)) return err({ code: 'id/bad-character' });
  return ok(text);
}

/** Prints a record key. Throws if the id could not be parsed back. */
export function recordKey<C extends string>(collection: C, id: string): `${C}/${string}` {
  if (!isCollectionName(collection) || !parseId(id).ok) {
    throw new Error('a record key needs a collection name and a valid id');
  }
  return `${collection}/${id}`;
}

/** Parses a record key. Does not check whether the collection exists, which the user document defines. */
export function parseRecordKey(text: string): Result<{ readonly collection: string; readonly id: string }, KeyError> {
  const slash = text.indexOf('/');
  const collection = text.slice(0, Math.max(slash, 0));
  if (!isCollectionName(collection)) return err({ code: 'id/no-collection', text });
  const id = parseId(text.slice(slash + 1));
  return id.ok ? ok({ collection, id: id.value }) : id;
}

/** Returns the collection of a record key, unchecked. */
export function collectionOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}

/** Returns the record's id within its collection, unchecked. */
export function idOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** Returns whether the text is a slug such as `back-squat`: the id of a library exercise rather than a UUID. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && parseId(text).ok && !isUuid(text);
}

export type DailyNoteId = `day-${LocalDay}` | `day-${LocalDay}.${number}`;

/**
 * Returns the id under which every device finds the note of a day.
 *
 * @param part 1 for the day's first note. From 2 on, it replaces notes whose ids are permanently deleted.
 */
export function printDailyNoteId(day: LocalDay, part = 1): DailyNoteId {
  return part === 1 ? `day-${day}` : `day-${day}.${part}`;
}

export type DailyNoteIdError = { readonly code: 'id/not-a-day'; readonly text: string };

export function parseDailyNoteId(
  text: string,
): Result<{ readonly day: LocalDay; readonly part: number }, DailyNoteIdError> {
  const match = /^day-([^.]*)(?:\.([1-9]\d{0,5}))?$/.exec(text);
  const day = parseLocalDay(match?.[1] ?? '');
  const part = match?.[2] === undefined ? 1 : Number(match[2]);
  const partPrinted = match?.[2] !== undefined;
  if (!day.ok || (partPrinted && part === 1)) return err({ code: 'id/not-a-day', text });
  return ok({ day: day.value, part });
}

function isCollectionName(text: string): boolean {
  return /^[a-z][A-Za-z]{0,63}$/.test(text);
}
