import { type ByteSource, ImportError, type ImportFile } from '../files/index.ts';
import { ForwardReader, readExactly } from './forward-reader.ts';
import { inflated, inflatedAtOnce, withVerifiedChecksum } from './inflated.ts';
import { viewOf } from './zip-fields.ts';
import type { ZipRecord } from './zip-records.ts';

/** The bytes of a local header before its name. */
export const localHeaderBytes = 30;

const stored = 0;
const deflated = 8;

export function isKnownMethod(method: number): boolean {
  return method === stored || method === deflated;
}

/**
 * Returns the file of an entry, whose data are read by slices of the archive when it is read. A stored entry can be read
 * from any position; then its CRC is not checked. Null if a stored entry has two different sizes.
 */
export function zipFile(archive: ByteSource, record: ZipRecord, path: string): ImportFile | null {
  if (record.method === stored && record.packedSize !== record.size) return null;
  return {
    path,
    size: record.size,
    modifiedAt: record.modifiedAt,
    chunks: () => contentOf(archive, record),
    source: record.method === stored ? storedSource(archive, record) : null,
  };
}

async function* contentOf(archive: ByteSource, record: ZipRecord): AsyncGenerator<Uint8Array> {
  const packed = packedData(archive, record);
  yield* withVerifiedChecksum(record.method === stored ? packed : unpackedData(packed, record), record);
}

/** Bytes of an entry that is decompressed at once, packed and unpacked. */
const maxAtOnce = { packed: 64 * 1024, unpacked: 256 * 1024 };

function unpackedData(packed: AsyncIterable<Uint8Array>, { packedSize, size }: ZipRecord): AsyncIterable<Uint8Array> {
  const isSmall = packedSize <= maxAtOnce.packed && size <= maxAtOnce.unpacked;
  return isSmall ? inflatedAtOnce(packed, size) : inflated(packed);
}

/** Reads small entries by one slice, together with their header. */
async function* packedData(archive: ByteSource, record: ZipRecord): AsyncGenerator<Uint8Array> {
  const { position, packedSize, nameBytes } = record;
  const expected = localHeaderBytes + nameBytes + usualExtraBytes + packedSize;
  const header = new ForwardReader(archive, { from: position, blockBytes: Math.min(expected, blockBytes) });
  await skipLocalHeader(header);
  let left = packedSize;
  while (left > 0) {
    const block = await header.takeSome(left);
    if (block === null) throw new ImportError('import/damaged');
    left -= block.length;
    yield block;
  }
}

const blockBytes = 128 * 1024;
const usualExtraBytes = 64;

/** The local header has a name and extra fields of its own, whose lengths differ from those in the directory. */
async function skipLocalHeader(reader: ForwardReader): Promise<void> {
  if (!(await reader.fill(localHeaderBytes))) throw new ImportError('import/damaged');
  const header = viewOf(reader.take(localHeaderBytes));
  if (header.getUint32(0, true) !== 0x04034b50) throw new ImportError('import/damaged');
  reader.skip(header.getUint16(26, true) + header.getUint16(28, true));
}

function storedSource(archive: ByteSource, record: ZipRecord): ByteSource {
  let start: Promise<number> | null = null;
  return {
    size: record.size,
    async read(from, to) {
      start ??= dataStart(archive, record);
      const at = await start;
      const end = Math.min(to, record.size);
      return from < end ? readExactly(archive, at + from, at + end) : new Uint8Array(0);
    },
  };
}

async function dataStart(archive: ByteSource, record: ZipRecord): Promise<number> {
  const reader = new ForwardReader(archive, { from: record.position, blockBytes: localHeaderBytes });
  await skipLocalHeader(reader);
  if (reader.left < record.packedSize) throw new ImportError('import/damaged');
  return reader.position;
}
