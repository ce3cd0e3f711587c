import { baseTypes, stringType } from './base-types.ts';

/** A value of a field: several numbers for an array, null where the file states none. */
export type FitValue = number | string | Uint8Array | readonly (number | null)[];

/** The fields of a message by number, without those that state nothing. Only valid until the next message. */
export type FitFields = ReadonlyMap<number, FitValue>;

/** Called for each message, in the order of the file. */
export type FitVisitor = (message: number, fields: FitFields) => void;

/** What is wrong with a file whose messages were read as far as possible. */
export type FitFault =
  /** The checksum does not fit the content. */
  | 'checksum'
  /** It ends before its stated length. */
  | 'truncated'
  /** What follows a message is none. */
  | 'damaged';

/** The number of the field with the time of a message, in seconds since 1989-12-31 UTC. */
export const timestampField = 253;

const headerBytes = 12;

/**
 * Reads the messages of a FIT file, or of several that follow each other in one. A damaged or truncated file is read as
 * far as its messages can be told apart; nothing after the damage is guessed. Bytes that belong to no field type, and
 * fields of developers that override none, are skipped.
 *
 * @param nextFile returns what is called for the messages of the next file
 * @returns what is wrong, each fault once; null if the bytes are no FIT file at all
 * @see Garmin, FIT Protocol
 */
export function decodeFit(bytes: Uint8Array, nextFile: () => FitVisitor): readonly FitFault[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const faults = new Set<FitFault>();
  let at = 0;
  while (at < bytes.length) {
    const header = headerAt(view, at);
    if (header === null) {
      if (at === 0) return null;
      // some devices fill up their last block, also before the next file
      const rest = bytes.subarray(at).findIndex((byte) => byte !== 0);
      if (rest === -1) break;
      if (rest > 0 && headerAt(view, at + rest) !== null) {
        at += rest;
        continue;
      }
      faults.add('damaged');
      break;
    }
    const from = at + header.size;
    const end = Math.min(from + header.dataSize, bytes.length);
    const isComplete = from + header.dataSize + 2 <= bytes.length;
    if (!isComplete) faults.add('truncated');
    else if (checksum(bytes.subarray(at, end)) !== view.getUint16(end, true)) faults.add('checksum');
    if (!new MessageReader(view, nextFile()).read(from, end)) faults.add(isComplete ? 'damaged' : 'truncated');
    at = end + 2;
  }
  return [...faults];
}

/** Returns whether a file begins as FIT files do. */
export function isFit(head: Uint8Array): boolean {
  return headerAt(new DataView(head.buffer, head.byteOffset, head.byteLength), 0) !== null;
}

function headerAt(view: DataView, at: number): { readonly size: number; readonly dataSize: number } | null {
  if (at + headerBytes > view.byteLength) return null;
  const size = view.getUint8(at);
  const isFit = view.getUint32(at + 8, false) === 0x2e464954; // ".FIT"
  return isFit && size >= headerBytes ? { size, dataSize: view.getUint32(at + 4, true) } : null;
}

const checksumTable = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xa001 ^ (crc >> 1) : crc >> 1;
  return crc;
});

/** Returns the CRC-16 of FIT, of a whole file without its last two bytes. */
export function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = (crc >> 8) ^ (checksumTable[(crc ^ byte) & 0xff] as number);
  return crc;
}

interface FieldDefinition {
  readonly number: number;
  readonly size: number;
  readonly type: number;
}

interface Definition {
  readonly message: number;
  readonly isLittleEndian: boolean;
  readonly fields: readonly FieldDefinition[];
  readonly developerFields: readonly FieldDefinition[];
  /** Bytes of a message. */
  readonly size: number;
}

/** The native fields of records that fields of developers stand for, by `index × 256 + number`. */
type DeveloperFields = Map<number, { readonly type: number; readonly field: number }>;

const fieldDescription = 206;
const recordMessage = 20;
/** Heart rate, cadence, power and temperature, whose native fields have no scale that a developer could leave out. */
const overridable: ReadonlySet<FitValue> = new Set([3, 4, 7, 13]);

/** Reads the messages of one file. */
class MessageReader {
  readonly #view: DataView;
  readonly #visit: FitVisitor;
  readonly #definitions = new Map<number, Definition>();
  readonly #developerFields: DeveloperFields = new Map();
  readonly #fields = new Map<number, FitValue>();
  #timestamp = 0;

  constructor(view: DataView, visit: FitVisitor) {
    this.#view = view;
    this.#visit = visit;
  }

  /** Reads all messages; returns false if the bytes end within one, or are none. */
  read(from: number, end: number): boolean {
    let at = from;
    while (at < end) {
      const header = this.#view.getUint8(at);
      const isDefinition = (header & 0xc0) === 0x40;
      const next = isDefinition ? this.#define(header, at + 1, end) : this.#message(header, at + 1, end);
      if (next === null) return false;
      at = next;
    }
    return true;
  }

  #define(header: number, at: number, end: number): number | null {
    if (at + 5 > end) return null;
    const isLittleEndian = this.#view.getUint8(at + 1) === 0;
    const message = this.#view.getUint16(at + 2, isLittleEndian);
    const own = this.#fieldsAt(at + 4, end);
    if (own === null) return null;
    const hasDeveloperFields = (header & 0x20) !== 0;
    const developer = hasDeveloperFields ? this.#fieldsAt(own.end, end) : { fields: [], end: own.end };
    if (developer === null) return null;
    const size = [...own.fields, ...developer.fields].reduce((sum, field) => sum + field.size, 0);
    const fields = { fields: own.fields, developerFields: developer.fields };
    this.#definitions.set(header & 0xf, { message, isLittleEndian, ...fields, size });
    return developer.end;
  }

  #fieldsAt(at: number, end: number): { readonly fields: FieldDefinition[]; readonly end: number } | null {
    if (at >= end) return null;
    const count = this.#view.getUint8(at);
    const last = at + 1 + 3 * count;
    if (last > end) return null;
    const fields = Array.from({ length: count }, (_, index) => {
      const field = at + 1 + 3 * index;
      const [number, size, type] = [0, 1, 2].map((byte) => this.#view.getUint8(field + byte)) as [
        number,
        number,
        number,
      ];
      return { number, size, type };
    });
    return { fields, end: last };
  }

  #message(header: number, at: number, end: number): number | null {
    const isCompressed = (header & 0x80) !== 0;
    const definition = this.#definitions.get(isCompressed ? (header >> 5) & 0x3 : header & 0xf);
    if (definition === undefined || at + definition.size > end) return null;
    const fields = this.#fields;
    fields.clear();
    let offset = at;
    for (const field of definition.fields) {
      this.#take(field.number, field, offset, definition.isLittleEndian);
      offset += field.size;
    }
    for (const field of definition.developerFields) {
      this.#takeDeveloped(field, offset, definition);
      offset += field.size;
    }
    if (isCompressed) fields.set(timestampField, this.#timeAfter(header & 0x1f));
    const timestamp = fields.get(timestampField);
    if (typeof timestamp === 'number') this.#timestamp = timestamp;
    if (definition.message === fieldDescription) this.#describe(fields);
    this.#visit(definition.message, fields);
    return offset;
  }

  /** The five lowest bits of a time after the last one. */
  #timeAfter(bits: number): number {
    const last = this.#timestamp;
    return last + ((bits - (last & 0x1f) + 0x20) & 0x1f);
  }

  #take(
    number: number,
    { size, type }: Omit<FieldDefinition, 'number'>,
    offset: number,
    isLittleEndian: boolean,
  ): void {
    const base = baseTypes.get(type);
    if (base === undefined || size === 0 || size % base.size !== 0) return;
    const value = this.#valueOf(type, size, offset, isLittleEndian);
    if (value !== null) this.#fields.set(number, value);
  }

  #valueOf(type: number, size: number, offset: number, isLittleEndian: boolean): FitValue | null {
    const { read, size: each } = baseTypes.get(type) ?? { read: null, size: 1 };
    if (read === null) {
      const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + offset, size);
      return type === stringType ? textOf(bytes) : bytes.every((byte) => byte === 0xff) ? null : bytes;
    }
    if (size === each) return read(this.#view, offset, isLittleEndian);
    const values = Array.from({ length: size / each }, (_, at) => read(this.#view, offset + at * each, isLittleEndian));
    return values.every((value) => value === null) ? null : values;
  }

  /** Reads a field of a developer that stands for a native one, unless the device states that itself. */
  #takeDeveloped({ number, size, type: index }: FieldDefinition, offset: number, definition: Definition): void {
    const known = this.#developerFields.get(index * 256 + number);
    if (known === undefined || definition.message !== recordMessage || this.#fields.has(known.field)) return;
    this.#take(known.field, { size, type: known.type }, offset, definition.isLittleEndian);
  }

  #describe(fields: FitFields): void {
    const [index, number, type, message, field] = [0, 1, 2, 14, 15].map((each) => fields.get(each));
    if (typeof index !== 'number' || typeof number !== 'number' || typeof type !== 'number') return;
    if (typeof field !== 'number' || !overridable.has(field) || (message ?? recordMessage) !== recordMessage) return;
    this.#developerFields.set(index * 256 + number, { type, field });
  }
}

const utf8 = new TextDecoder('utf-8');

function textOf(bytes: Uint8Array): string | null {
  const end = bytes.indexOf(0);
  const text = utf8.decode(bytes.subarray(0, end === -1 ? bytes.length : end)).trim();
  return text === '' ? null : text;
}
