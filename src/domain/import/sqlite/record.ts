import { ImportError } from '../files/index.ts';
import { countAt, type Integer, integerOf } from './varint.ts';

export type SqlValue = null | Integer | string | Uint8Array;

/**
 * Reads the first values of a record. Returns fewer if it has fewer, as those that were written before columns were added.
 *
 * @param most how many values; the others are not read
 * @param decoder of its texts
 * @see https://www.sqlite.org/fileformat.html#record_format
 */
export function valuesOf(record: Uint8Array, most: number, decoder: TextDecoder): readonly SqlValue[] {
  const { value: headerEnd, end } = countAt(record, 0, record.length);
  const view = new DataView(record.buffer, record.byteOffset, record.length);
  const values: SqlValue[] = [];
  let typeAt = end;
  let at = headerEnd;
  while (typeAt < headerEnd && values.length < most) {
    const { value: type, end: next } = countAt(record, typeAt, maxTypeLength(record.length));
    const size = sizeOf(type);
    if (at + size > record.length) throw new ImportError('import/damaged');
    values.push(valueAt({ view, at, size }, type, decoder));
    typeAt = next;
    at += size;
  }
  return values;
}

/** The types from 12 contain the length of a text or of bytes. */
const firstType = { bytes: 12, text: 13 } as const;

function maxTypeLength(bytes: number): number {
  return firstType.text + 2 * bytes;
}

const integerSizes = [0, 1, 2, 3, 4, 6, 8];
const realType = 7;
const zeroType = 8;
const oneType = 9;

function sizeOf(type: number): number {
  if (type >= firstType.bytes) return Math.floor((type - firstType.bytes) / 2);
  if (type === realType) return 8;
  if (type === zeroType || type === oneType) return 0;
  const size = integerSizes[type];
  if (size === undefined) throw new ImportError('import/damaged');
  return size;
}

interface Place {
  readonly view: DataView;
  readonly at: number;
  readonly size: number;
}

function valueAt(place: Place, type: number, decoder: TextDecoder): SqlValue {
  if (type >= firstType.bytes) {
    const bytes = new Uint8Array(place.view.buffer, place.view.byteOffset + place.at, place.size);
    return type % 2 === 0 ? bytes.slice() : decoder.decode(bytes);
  }
  if (type === 0) return null;
  // SQLite reads what is not a number as null
  if (type === realType) return numberOrNull(place.view.getFloat64(place.at));
  if (type === zeroType || type === oneType) return type - zeroType;
  return integerAt(place);
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function integerAt({ view, at, size }: Place): Integer {
  if (size === 1) return view.getInt8(at);
  if (size === 2) return view.getInt16(at);
  if (size === 3) return view.getInt8(at) * 0x1_0000 + view.getUint16(at + 1);
  if (size === 4) return view.getInt32(at);
  if (size === 6) return view.getInt16(at) * 0x1_0000_0000 + view.getUint32(at + 2);
  return integerOf(view.getBigInt64(at));
}
