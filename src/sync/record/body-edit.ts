import { type BodyUpdate, bodyText, bodyUpdate, openDocument } from './body.ts';

/**
 * Returns the smallest contiguous edit that changes a body's text to the given text, as an update that merges with
 * concurrent edits. Returns null if the body already has that text.
 *
 * @param state the current body, or null if there is none
 */
export function bodyEdit(key: string, state: Uint8Array | null, text: string): BodyUpdate | null {
  const doc = openDocument(state === null ? [] : [state]);
  const body = bodyText(doc);
  const { at, removed, inserted } = differenceOf(body.toString(), text);
  let update: Uint8Array | null = null;
  doc.on('update', (made: Uint8Array) => {
    update = made;
  });
  doc.transact(() => {
    if (removed > 0) body.delete(at, removed);
    if (inserted !== '') body.insert(at, inserted);
  });
  doc.destroy();
  return update === null ? null : bodyUpdate(key, update);
}

interface Difference {
  /** The number of UTF-16 code units before the difference. */
  readonly at: number;
  readonly removed: number;
  readonly inserted: string;
}

/**
 * Returns what differs between the common prefix and the common suffix of two strings. It never splits a surrogate
 * pair, because Yjs would corrupt the halves.
 */
export function differenceOf(before: string, after: string): Difference {
  const shortest = Math.min(before.length, after.length);
  let at = 0;
  while (at < shortest && before.charCodeAt(at) === after.charCodeAt(at)) at += 1;
  if (isHighSurrogate(before.charCodeAt(at - 1))) at -= 1;
  let end = 0;
  while (end < shortest - at && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end += 1;
  if (isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1;
  return { at, removed: before.length - end - at, inserted: after.slice(at, after.length - end) };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
