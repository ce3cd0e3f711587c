import { decode, encode, type Token, Tokenizer, Type } from 'cborg';

/**
 * Encodes a value as deterministic CBOR (RFC 8949, 4.2): equal values have equal bytes. Undefined properties of objects
 * are omitted. An unpaired surrogate becomes U+FFFD.
 *
 * @param value null, booleans, numbers, strings, bytes, arrays and plain objects, nested to any depth
 * @returns bytes in a buffer of their own
 * @throws TypeError for any other value
 */
export function encodeCbor(value: unknown): Uint8Array<ArrayBuffer> {
  const bytes = encode(value, encoding);
  // the library uses Node's buffer pool for small buffers, which cannot be transferred to another thread
  const ownsMemory = bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer;
  return ownsMemory ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}

/**
 * Decodes bytes that contain exactly one value. Bytes within the value are copies.
 *
 * @returns null, booleans, numbers, strings, bytes, arrays and plain objects, nested to any depth
 * @throws Error for anything else: indefinite lengths, tags, undefined, NaN, unsafe integers, keys that are not strings
 * or are repeated
 */
export function decodeCbor(bytes: Uint8Array): unknown {
  return decodeWith(new BoundedTokenizer(bytes, Number.POSITIVE_INFINITY, false), bytes);
}

/**
 * Decodes like {@link decodeCbor}, and rejects strings that are not valid UTF-8. Used for bytes from a device; in
 * stored bytes, invalid parts are decoded as U+FFFD.
 *
 * @param maxValues the maximum number of arrays, maps and their contents, counted together
 * @throws TooManyValues as soon as there are more than `maxValues`, which bounds the memory that a frame can use
 */
export function decodeStrictCbor(bytes: Uint8Array, maxValues = Number.POSITIVE_INFINITY): unknown {
  return decodeWith(new BoundedTokenizer(bytes, maxValues, true), bytes);
}

/** Returns the first values of some bytes in the order in which they begin: of a list or map, its length. */
export function firstTokens(bytes: Uint8Array, count: number): readonly unknown[] {
  const tokenizer = new BoundedTokenizer(bytes, count, false);
  return Array.from({ length: count }, () => tokenizer.next().value);
}

/**
 * Thrown if bytes contain more values than the caller allows: two megabytes can encode hundreds of megabytes of
 * objects.
 */
export class TooManyValues extends Error {}

const refuse = (value: unknown) => {
  throw new TypeError(`Cannot encode ${Object.prototype.toString.call(value).slice(8, -1)} as CBOR`);
};

/**
 * All types that the library distinguishes but no record contains. They are refused, because the library would encode
 * some of them.
 */
const refusedTypes = [
  ...['undefined', 'bigint', 'symbol', 'function', 'Function', 'RegExp', 'Date', 'Error', 'Map', 'Set', 'WeakMap'],
  ...['WeakSet', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Promise', 'URL', 'HTMLElement', 'Int8Array'],
  ...['Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array'],
  ...['BigInt64Array', 'BigUint64Array', 'Tagged'],
];

const encoding = {
  ignoreUndefinedProperties: true,
  typeEncoders: Object.fromEntries(refusedTypes.map((type) => [type, refuse])),
};

const decoding = {
  rejectDuplicateMapKeys: true,
  allowIndefinite: false,
  allowUndefined: false,
  allowNaN: false,
  allowBigInt: false,
};

function decodeWith(tokenizer: BoundedTokenizer, bytes: Uint8Array): unknown {
  return decode(bytes, { ...decoding, tokenizer });
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** The size of a value's head in bytes, by the low five bits of its first byte, starting at 24 (RFC 8949, 3). */
const longHeads = [2, 3, 5, 9];

/**
 * Adds behaviour for which the library has no option: limits the number of values, keeps byte order marks and rejects
 * invalid UTF-8.
 */
class BoundedTokenizer extends Tokenizer {
  readonly #bytes: Uint8Array;
  readonly #isStrict: boolean;
  #valuesLeft: number;

  constructor(bytes: Uint8Array, maxValues: number, isStrict: boolean) {
    super(bytes, decoding);
    this.#bytes = bytes;
    this.#isStrict = isStrict;
    this.#valuesLeft = maxValues;
  }

  override next(): Token {
    if (--this.#valuesLeft < 0) throw new TooManyValues('more values than are allowed');
    const start = this.pos();
    const token = super.next();
    if (token.type === Type.string) this.#checkString(token, start);
    return token;
  }

  #checkString(token: Token, start: number): void {
    const low = (this.#bytes[start] ?? 0) & 0x1f;
    const from = start + (low < 24 ? 1 : (longHeads[low - 24] ?? 1));
    const end = this.pos();
    if (this.#isStrict && token.value.includes('\uFFFD')) strictUtf8.decode(this.#bytes.subarray(from, end));
    // the library's decoder drops a leading byte order mark
    if (this.#bytes[from] === 0xef && this.#bytes[from + 1] === 0xbb && this.#bytes[from + 2] === 0xbf)
      token.value = utf8.decode(this.#bytes.subarray(from, end));
  }
}
