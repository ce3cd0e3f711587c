import { halfOf, isHalf } from './half.ts';
import { major } from './major.ts';

/**
 * A value as CBOR in its deterministic form (RFC 8949, 4.2): numbers and lengths in their shortest form, the keys of an
 * object by length and then byte by byte. Equal values have equal bytes.
 *
 * @param value null, booleans, numbers, strings, bytes, lists and plain objects, in each other; an object's undefined
 *   properties are left out, -0 is 0, and half of a surrogate pair is U+FFFD
 * @throws TypeError for any other value
 */
export function encodeCbor(value: unknown): Uint8Array<ArrayBuffer> {
  const writer = spare ?? new CborWriter();
  spare = null;
  writer.put(value);
  const bytes = writer.take();
  spare = writer;
  return bytes;
}

/** Kept between calls, for the room it has; absent while somebody writes, and after a value that was refused. */
let spare: CborWriter | null = null;

const firstRoom = 16 * 1024;
/** A room that grew beyond this is let go of. */
const longestKept = 1024 * 1024;
const shortString = 40;
const text = new TextEncoder();

class CborWriter {
  #bytes = new Uint8Array(firstRoom);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    if (this.#bytes.length > longestKept) this.#setRoom(new Uint8Array(firstRoom));
    return taken;
  }

  put(value: unknown): void {
    switch (typeof value) {
      case 'string':
        return this.#putString(value);
      case 'number':
        return this.#putNumber(value);
      case 'boolean':
        return this.#putByte(value ? major.true : major.false);
      case 'object':
        return value === null ? this.#putByte(major.null) : this.#putObject(value);
      default:
        throw new TypeError(`CBOR of ours holds no ${typeof value}`);
    }
  }

  #putObject(value: object): void {
    if (Array.isArray(value)) {
      this.#putHead(major.list, value.length);
      for (const each of value) this.put(each);
    } else if (value instanceof Uint8Array) {
      this.#putHead(major.bytes, value.length);
      this.#need(value.length);
      this.#bytes.set(value, this.#length);
      this.#length += value.length;
    } else if (isPlain(value)) {
      this.#putProperties(Object.entries(value).filter(([, each]) => each !== undefined));
    } else {
      throw new TypeError(`CBOR of ours holds no ${Object.prototype.toString.call(value).slice(8, -1)}`);
    }
  }

  #putProperties(properties: [string, unknown][]): void {
    this.#putHead(major.map, properties.length);
    if (properties.length > 1) properties.sort(([a], [b]) => compareKeys(a, b));
    for (const [key, value] of properties) {
      this.#putString(key);
      this.put(value);
    }
  }

  /** A string's bytes stand behind their count: that of a short one is a single byte, and its signs mostly one each. */
  #putString(value: string): void {
    if (value.length > shortString) return this.#putLongString(value);
    this.#need(2 + 3 * value.length);
    const start = this.#length;
    const behind = start + (value.length < 24 ? 1 : 2);
    for (let at = 0; at < value.length; at++) {
      const unit = value.charCodeAt(at);
      if (unit >= 128) return this.#putLongString(value);
      this.#bytes[behind + at] = unit;
    }
    this.#putHead(major.string, value.length);
    this.#length = behind + value.length;
  }

  #putLongString(value: string): void {
    const mostBytes = 3 * value.length;
    this.#need(9 + mostBytes);
    const room = headBytes(mostBytes);
    const into = this.#bytes.subarray(this.#length + room, this.#length + room + mostBytes);
    const { written } = text.encodeInto(value, into);
    const start = this.#length;
    this.#putHead(major.string, written);
    // the count of the bytes may be shorter than that of the most there could be
    if (this.#length < start + room) this.#bytes.copyWithin(this.#length, start + room, start + room + written);
    this.#length += written;
  }

  #putNumber(value: number): void {
    if (Number.isSafeInteger(value)) {
      if (value >= 0) this.#putHead(major.count, value);
      else this.#putHead(major.negative, -1 - value);
      return;
    }
    this.#need(9);
    if (isHalf(value)) {
      this.#putByte(major.half);
      this.#view.setUint16(this.#length, halfOf(value));
      this.#length += 2;
    } else if (Math.fround(value) === value) {
      this.#putByte(major.single);
      this.#view.setFloat32(this.#length, value);
      this.#length += 4;
    } else {
      this.#putByte(major.double);
      this.#view.setFloat64(this.#length, value);
      this.#length += 8;
    }
  }

  /** What kind of thing comes, with a number: itself, or how much of it comes. */
  #putHead(kind: number, count: number): void {
    this.#need(9);
    if (count < 24) {
      this.#bytes[this.#length++] = kind | count;
    } else if (count < 0x100) {
      this.#bytes[this.#length++] = kind | 24;
      this.#bytes[this.#length++] = count;
    } else if (count < 0x10000) {
      this.#bytes[this.#length++] = kind | 25;
      this.#view.setUint16(this.#length, count);
      this.#length += 2;
    } else if (count < 0x100000000) {
      this.#bytes[this.#length++] = kind | 26;
      this.#view.setUint32(this.#length, count);
      this.#length += 4;
    } else {
      this.#bytes[this.#length++] = kind | 27;
      this.#view.setUint32(this.#length, Math.floor(count / 0x100000000));
      this.#view.setUint32(this.#length + 4, count % 0x100000000);
      this.#length += 8;
    }
  }

  #putByte(byte: number): void {
    this.#need(1);
    this.#bytes[this.#length++] = byte;
  }

  #need(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, 2 * this.#bytes.length));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#setRoom(grown);
  }

  #setRoom(room: Uint8Array<ArrayBuffer>): void {
    this.#bytes = room;
    this.#view = new DataView(room.buffer);
  }
}

function headBytes(count: number): number {
  if (count < 24) return 1;
  if (count < 0x100) return 2;
  return count < 0x10000 ? 3 : 5;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** By the length of their bytes, then byte by byte. */
function compareKeys(a: string, b: string): number {
  if (hasOnlySingleBytes(a) && hasOnlySingleBytes(b)) return a.length - b.length || (a < b ? -1 : Number(a > b));
  const left = text.encode(a);
  const right = text.encode(b);
  if (left.length !== right.length) return left.length - right.length;
  const at = left.findIndex((byte, index) => byte !== right[index]);
  return at === -1 ? 0 : (left[at] as number) - (right[at] as number);
}

function hasOnlySingleBytes(key: string): boolean {
  for (let at = 0; at < key.length; at++) if (key.charCodeAt(at) >= 128) return false;
  return true;
}
