import { ImportError } from '../files/index.ts';

/** What the first 100 bytes of a database say about the others. */
export interface DatabaseHeader {
  readonly pageBytes: number;
  /** The bytes of a page that contain data; the rest is reserved for extensions. */
  readonly usableBytes: number;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be';
}

export const headerBytes = 100;

/** The first bytes of each database that is not encrypted as a whole. */
const mark = 'SQLite format 3\u0000';

export const markBytes = mark.length;

export function hasMark(head: Uint8Array): boolean {
  return head.length >= markBytes && String.fromCharCode(...head.subarray(0, markBytes)) === mark;
}

/**
 * Reads the header of a database. Throws `import/damaged` if it is none, and `import/unsupported` if only a later version
 * of SQLite can read it.
 *
 * @see https://www.sqlite.org/fileformat.html#the_database_header
 */
export function readHeader(head: Uint8Array): DatabaseHeader {
  if (head.length < headerBytes || !hasMark(head)) throw new ImportError('import/damaged');
  const view = new DataView(head.buffer, head.byteOffset, headerBytes);
  const written = view.getUint16(16);
  const pageBytes = written === 1 ? 65_536 : written;
  const usableBytes = pageBytes - view.getUint8(20);
  const isPowerOfTwo = (pageBytes & (pageBytes - 1)) === 0;
  if (pageBytes < 512 || !isPowerOfTwo || usableBytes < minUsableBytes) throw new ImportError('import/damaged');
  if (view.getUint8(19) > readableVersion || view.getUint32(44) > readableSchema) {
    throw new ImportError('import/unsupported');
  }
  const encoding = encodings.get(view.getUint32(56));
  if (encoding === undefined) throw new ImportError('import/damaged');
  return { pageBytes, usableBytes, encoding };
}

const minUsableBytes = 480;

/** 1 with a rollback journal, 2 with a write-ahead log, whose content is complete after a checkpoint. */
const readableVersion = 2;
const readableSchema = 4;

/** 0 is written before the first table is created. */
const encodings: ReadonlyMap<number, DatabaseHeader['encoding']> = new Map([
  [0, 'utf-8'],
  [1, 'utf-8'],
  [2, 'utf-16le'],
  [3, 'utf-16be'],
]);
