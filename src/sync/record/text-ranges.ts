import * as Y from 'yjs';
import { bodyText, openDocument } from './body.ts';
import { type TextRanges, textAt } from './chunk-bytes.ts';

/** The approximate encoded size of an offset and a length. */
const bytesAPlace = 6;

/**
 * Finds the ranges of a body's state that contain its text, so that a chunk need not store the text twice. Yjs writes
 * typed text unchanged, but in the order in which it was typed.
 *
 * @returns null if the text is not in the state, or in so many pieces that their locations are longer than the text
 */
export function textRanges(state: Uint8Array, text: string): TextRanges | null {
  const writtenAt = placesOfStrings(state);
  const places: number[] = [];
  const doc = openDocument([state]);
  for (let item = bodyText(doc)._start; item !== null; item = item.right) {
    const place = writtenAt.get(nameOf(item.id));
    if (!item.deleted && place !== undefined) places.push(...place);
  }
  doc.destroy();
  const isShorter = (places.length / 2) * bytesAPlace < text.length;
  return isShorter && textAt(state, places) === text ? places : null;
}

/**
 * Finds the offsets and lengths of the strings in a state. They are in the order of their structs, each preceded by a
 * few bytes of metadata.
 */
function placesOfStrings(state: Uint8Array): ReadonlyMap<string, readonly [number, number]> {
  const places = new Map<string, readonly [number, number]>();
  const encoder = new TextEncoder();
  const search = new BoundedSearch(state);
  let from = 0;
  for (const struct of Y.decodeUpdate(state).structs) {
    if (!(struct instanceof Y.Item && struct.content instanceof Y.ContentString)) continue;
    const bytes = encoder.encode(struct.content.str);
    const offset = search.indexOf(bytes, from);
    if (offset === -1) break;
    places.set(nameOf(struct.id), [offset, bytes.length]);
    from = offset + bytes.length;
  }
  return places;
}

function nameOf({ client, clock }: Y.ID): string {
  return `${client} ${clock}`;
}

/**
 * The maximum number of comparisons per byte of the state. A string is usually found, or ruled out, within a few bytes.
 */
const comparisonsAByte = 8;

/**
 * Searches for byte sequences, and gives up after a fixed multiple of the state's length, because repetitive content
 * could be compared at every offset.
 */
class BoundedSearch {
  readonly #bytes: Uint8Array;
  #comparisonsLeft: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#comparisonsLeft = bytes.length * comparisonsAByte;
  }

  /** Returns the first offset at or after `from`, or -1 if there is none or the search gave up. */
  indexOf(wanted: Uint8Array, from: number): number {
    const [first] = wanted;
    if (first === undefined) return from;
    for (let at = this.#bytes.indexOf(first, from); at !== -1; at = this.#bytes.indexOf(first, at + 1)) {
      let same = 1;
      while (same < wanted.length && this.#bytes[at + same] === wanted[same]) same += 1;
      if (same === wanted.length) return at;
      this.#comparisonsLeft -= same;
      if (this.#comparisonsLeft < 0) return -1;
    }
    return -1;
  }
}
