import * as Y from 'yjs';
import { bodyText, openDocument } from './body.ts';
import { type TextRanges, textAt } from './chunk-bytes.ts';

/** An offset and a length are written in about so many bytes. */
const bytesAPlace = 6;

/**
 * Where a body's text lies in its state, so that a page says it once: Yjs writes what was typed as it is, though in the
 * order of who typed it when.
 *
 * @returns null where the text does not lie there, or in so many pieces that they take more room than itself
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

/** Strings are written in the order of their structs, each with its few bytes of what it stands beside before it. */
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

/** How many bytes are compared for each byte of the state: a text is found at once, or stands out within a few bytes. */
const comparisonsAByte = 8;

/**
 * Looks for bytes one after the other, and gives up where that takes more than a fixed multiple of the bytes there are:
 * what repeats itself could be compared at every offset.
 */
class BoundedSearch {
  readonly #bytes: Uint8Array;
  #comparisonsLeft: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#comparisonsLeft = bytes.length * comparisonsAByte;
  }

  /** The first offset at or after `from`; -1 where there is none, or the search was given up. */
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
