import { decodeValue } from '../../record/bytes.ts';
import { ShapeError } from '../../record/change-bytes.ts';

/** The columns of a page, in the order of their names on the wire. */
export const columnNames = [
  /** The distinct words, separated by line feeds, most frequent first. */
  'words',
  /** The codes of the page; see `columnCodes`. */
  'codes',
  /** The second byte of each word that is not among the most frequent. */
  'rare',
  /** Runs of other bytes from 128 on: their number, then the bytes. */
  'others',
  /** The milliseconds from each id, stamp or instant to the next. */
  'steps',
  /** The counters of stamps. */
  'counters',
  /** How many distinct writers ago a stamp's writer was last used, starting at 1; 0 for a new writer. */
  'writers',
  /** How many distinct ids ago an id was last used, starting at 1; 0 for a new id. */
  'ids',
  /** The random parts: 6 bytes of each new writer, 10 of each new id. */
  'chance',
] as const;

export type ColumnName = (typeof columnNames)[number];

/** The meanings of the bytes in `codes`. A byte below 128 stands for itself. */
export const columnCodes = {
  /** The code of the first frequent word. */
  common: 128,
  /** The first of the codes that, with a byte of `rare`, identify one of the other words. */
  rare: 228,
  stamp: 252,
  id: 253,
  instant: 254,
  others: 255,
} as const;

export const commonWords = columnCodes.rare - columnCodes.common;

/** The maximum size of a page: a page may be as large as a whole document. */
const mostBytes = 2 ** 30;

export type Columns = Readonly<Record<ColumnName, Uint8Array>>;

/**
 * @returns null if the bytes are a page without coding, which is an array
 * @throws ShapeError, or what the decoder throws on bytes that are not CBOR
 */
export function decodeColumns(bytes: Uint8Array): { readonly size: number; readonly columns: Columns } | null {
  if ((bytes[0] ?? 0) >> 5 !== cborMap) return null;
  const { size, ...read } = decodeValue(bytes) as Readonly<Record<string, unknown>>;
  const columns = Object.fromEntries(columnNames.map((name) => [name, read[name]]));
  if (!(Number.isSafeInteger(size) && (size as number) >= 0 && (size as number) <= mostBytes))
    throw new ShapeError('size');
  if (!Object.values(columns).every((column) => column instanceof Uint8Array)) throw new ShapeError('columns');
  return { size: size as number, columns: columns as Columns };
}

const cborMap = 5;
