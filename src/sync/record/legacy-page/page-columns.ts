import { decodeValue } from '../bytes.ts';
import { ShapeError } from '../change-bytes.ts';

/** The columns of a page, in the order of their names on the wire. */
export const columnNames = [
  /** The words that stand for themselves nowhere else, one after the other with a line feed between, the commonest first. */
  'words',
  /** The page: see `columnCodes`. */
  'codes',
  /** The second byte of each word that is not one of the commonest. */
  'rare',
  /** Runs of other bytes from 128 on: how many, and then those. */
  'others',
  /** By how many milliseconds each id, stamp and instant is later than the one before. */
  'steps',
  /** The counters of stamps. */
  'counters',
  /** How many writers ago the one of a stamp wrote last, from 1; 0 for one that is new. */
  'writers',
  /** How many ids ago this one stood there last, from 1; 0 for one that is new. */
  'ids',
  /** What is drawn by chance: of new writers 6 bytes, of new ids 10. */
  'chance',
] as const;

export type ColumnName = (typeof columnNames)[number];

/** What a byte of `codes` stands for; one below 128 stands for itself. */
export const columnCodes = {
  /** The first of the commonest words. */
  common: 128,
  /** The first of those that say, with a byte of `rare`, which of the other words. */
  rare: 228,
  stamp: 252,
  id: 253,
  instant: 254,
  others: 255,
} as const;

export const commonWords = columnCodes.rare - columnCodes.common;

/** No page is longer: it would be a document. */
const mostBytes = 2 ** 30;

export type Columns = Readonly<Record<ColumnName, Uint8Array>>;

/**
 * @returns null where these bytes are no columns, but a page that was not coded: that is a list
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
