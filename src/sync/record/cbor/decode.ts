import { numberOfHalf } from './half.ts';
import { major } from './major.ts';

/**
 * Reads the one value that bytes from outside hold. Bytes in it are copies.
 *
 * @returns null, booleans, numbers, strings, bytes, lists and plain objects, in each other
 * @throws CborError where they are not one whole value of those kinds: indefinite lengths, tags, undefined, NaN, numbers
 *   beyond the safe ones, keys that are no strings or come twice
 */
export function decodeCbor(bytes: Uint8Array): unknown {
  return decode(bytes, lenientText);
}

/**
 * Reads as {@link decodeCbor} does, and refuses strings that are not valid UTF-8. For what comes in: what is stored
 * already is read with a sign in place of the bytes that are not.
 *
 * @param mostValues lists, maps, and what is in them, that are read at most
 * @throws CborError, or a TypeError of the text decoder; TooManyValues as soon as there are more than asked for
 */
export function decodeStrictCbor(bytes: Uint8Array, mostValues = Number.POSITIVE_INFINITY): unknown {
  return decode(bytes, strictText, mostValues);
}

function decode(bytes: Uint8Array, text: Decoder, mostValues = Number.POSITIVE_INFINITY): unknown {
  const reader = new CborReader(bytes, text, mostValues);
  const value = reader.take();
  if (!reader.isAtEnd) throw new CborError('more than one value');
  return value;
}

class CborError extends Error {}

/** Bytes hold more values than they are read for: what is built of two megabytes may take hundreds. */
export class TooManyValues extends CborError {}

type Decoder = InstanceType<typeof TextDecoder>;

/** Strings of fewer bytes are read faster sign by sign. */
const shortString = 24;
const lenientText = new TextDecoder('utf-8', { ignoreBOM: true });
const strictText = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

class CborReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #text: Decoder;
  #at = 0;
  #valuesLeft: number;

  constructor(bytes: Uint8Array, text: Decoder, mostValues: number) {
    this.#bytes = bytes;
    this.#text = text;
    this.#valuesLeft = mostValues;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  take(): unknown {
    const first = this.#bytes[this.#at];
    if (first === undefined) throw new CborError('the value ends early');
    this.#at += 1;
    this.#valuesLeft -= 1;
    if (this.#valuesLeft < 0) throw new TooManyValues('more values than are read');
    switch (first & 0xe0) {
      case major.count:
        return this.#takeCount(first);
      case major.negative:
        return -1 - this.#takeCount(first);
      case major.bytes: {
        const start = this.#advance(this.#takeCount(first));
        return new Uint8Array(this.#bytes.subarray(start, this.#at));
      }
      case major.string:
        return this.#takeString(this.#takeCount(first));
      case major.list:
        return this.#takeList(this.#takeCount(first));
      case major.map:
        return this.#takeMap(this.#takeCount(first));
      default:
        return this.#takeSimple(first);
    }
  }

  #takeSimple(first: number): unknown {
    switch (first) {
      case major.false:
        return false;
      case major.true:
        return true;
      case major.null:
        return null;
      case major.half:
        return numberFrom(numberOfHalf(this.#view.getUint16(this.#advance(2))));
      case major.single:
        return numberFrom(this.#view.getFloat32(this.#advance(4)));
      case major.double:
        return numberFrom(this.#view.getFloat64(this.#advance(8)));
      default:
        throw new CborError('a tag, or a value without content');
    }
  }

  /** The number in a value's head. */
  #takeCount(first: number): number {
    const low = first & 0x1f;
    if (low < 24) return low;
    switch (low) {
      case 24:
        return this.#view.getUint8(this.#advance(1));
      case 25:
        return this.#view.getUint16(this.#advance(2));
      case 26:
        return this.#view.getUint32(this.#advance(4));
      case 27: {
        const start = this.#advance(8);
        const count = this.#view.getUint32(start) * 0x100000000 + this.#view.getUint32(start + 4);
        if (count > Number.MAX_SAFE_INTEGER) throw new CborError('a number beyond the safe ones');
        return count;
      }
      default:
        throw new CborError('a length without an end');
    }
  }

  #takeString(length: number): string {
    const start = this.#advance(length);
    return (
      (length < shortString ? this.#shortString(start) : null) ??
      this.#text.decode(this.#bytes.subarray(start, this.#at))
    );
  }

  /** Up to here, if all of it are signs of one byte. */
  #shortString(start: number): string | null {
    const bytes = this.#bytes;
    const end = this.#at;
    let read = '';
    let at = start;
    for (; at + 4 <= end; at += 4) {
      const a = bytes[at] as number;
      const b = bytes[at + 1] as number;
      const c = bytes[at + 2] as number;
      const d = bytes[at + 3] as number;
      if ((a | b | c | d) >= 128) return null;
      read += String.fromCharCode(a, b, c, d);
    }
    for (; at < end; at++) {
      const each = bytes[at] as number;
      if (each >= 128) return null;
      read += String.fromCharCode(each);
    }
    return read;
  }

  /** A length from outside makes no room: what is not there is met at the end of the bytes. */
  #takeList(length: number): unknown[] {
    const list: unknown[] = [];
    for (let at = 0; at < length; at++) list.push(this.take());
    return list;
  }

  #takeMap(length: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let at = 0; at < length; at++) {
      const key = this.take();
      if (typeof key !== 'string') throw new CborError('a key that is no string');
      if (Object.hasOwn(map, key)) throw new CborError('a key twice');
      const value = this.take();
      if (key === '__proto__') Object.defineProperty(map, key, { value, ...asAssigned });
      else map[key] = value;
    }
    return map;
  }

  /** Goes beyond some bytes. @returns where they begin */
  #advance(count: number): number {
    const start = this.#at;
    if (count > this.#bytes.length - start) throw new CborError('the value ends early');
    this.#at = start + count;
    return start;
  }
}

const asAssigned = { configurable: true, enumerable: true, writable: true };

function numberFrom(value: number): number {
  if (Number.isNaN(value)) throw new CborError('not a number');
  return value;
}
