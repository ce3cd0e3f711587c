import type { Instant } from '../../kernel/index.ts';
import { type ByteSource, ImportError } from '../files/index.ts';
import { ForwardReader } from './forward-reader.ts';
import { maxPathLength, type UnpackingLimits } from './limits.ts';
import type { ZipDirectory } from './zip-directory-end.ts';
import { entryName, extraFields, modificationTime, readUint64, viewOf } from './zip-fields.ts';

/** What the directory of a zip states about an entry. */
export interface ZipRecord {
  /** As written, not judged yet. */
  readonly name: string;
  readonly nameBytes: number;
  readonly isSymbolicLink: boolean;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** The position of the entry's local header. */
  readonly position: number;
  readonly modifiedAt: Instant | null;
}

/**
 * Adds the records of a directory to a list, in their order, without keeping the directory in memory. Throws
 * `import/damaged` where it breaks off, and `import/too-many-files` beyond the limits of entries and their names.
 */
export async function readZipRecords(
  source: ByteSource,
  directory: ZipDirectory,
  { entries, nameBytes: maxNameBytes }: UnpackingLimits,
  records: ZipRecord[],
): Promise<void> {
  const reader = new ForwardReader(source, { from: directory.from, to: directory.to, blockBytes: 256 * 1024 });
  let nameBytes = 0;
  while (reader.available >= recordBytes || (await reader.fill(recordBytes))) {
    const fixed = viewOf(reader.take(recordBytes));
    if (fixed.getUint32(0, true) !== recordSignature) break;
    const nameLength = fixed.getUint16(28, true);
    const extraLength = fixed.getUint16(30, true);
    const variable = nameLength + extraLength;
    if (reader.available < variable && !(await reader.fill(variable))) throw new ImportError('import/damaged');
    const name = reader.take(nameLength);
    const extra = reader.take(extraLength);
    reader.skip(fixed.getUint16(32, true));
    nameBytes += Math.min(nameLength, maxPathLength);
    if (records.length === entries || nameBytes > maxNameBytes) throw new ImportError('import/too-many-files');
    records.push(recordOf(fixed, name, extra, directory.shift));
  }
  // without Zip64, some programs state only the lower 16 bits
  if (records.length % 0x10000 !== directory.entryCount % 0x10000) {
    throw new ImportError('import/damaged', { cause: 'The list of entries breaks off.' });
  }
}

const recordSignature = 0x02014b50;
const recordBytes = 46;

function recordOf(fixed: DataView, rawName: Uint8Array, extra: Uint8Array, shift: number): ZipRecord {
  const flags = fixed.getUint16(8, true);
  const fields = extraFields(extra);
  const sizes = sizesOf(fixed, fields.get(0x0001));
  return {
    // one byte too many makes the name unsafe, without keeping all of it
    name: entryName(
      rawName.length > maxPathLength ? rawName.subarray(0, maxPathLength + 1) : rawName,
      (flags & 0x800) !== 0,
      fields,
    ),
    nameBytes: rawName.length,
    isSymbolicLink: isSymbolicLink(fixed),
    isEncrypted: (flags & 0x1) !== 0,
    method: fixed.getUint16(10, true),
    crc: fixed.getUint32(16, true),
    ...sizes,
    position: sizes.position + shift,
    modifiedAt: modificationTime(fields),
  };
}

/** Takes from the Zip64 field, in this order, each number that does not fit into its own field. */
function sizesOf(fixed: DataView, zip64: DataView | undefined): Pick<ZipRecord, 'size' | 'packedSize' | 'position'> {
  let at = 0;
  const wide = (value: number): number => {
    if (value !== 0xffffffff || zip64 === undefined || at + 8 > zip64.byteLength) return value;
    at += 8;
    return readUint64(zip64, at - 8);
  };
  const size = wide(fixed.getUint32(24, true));
  const packedSize = wide(fixed.getUint32(20, true));
  const position = wide(fixed.getUint32(42, true));
  return { size, packedSize, position };
}

/** Unix and macOS write the mode of the file into the upper half of the attributes. */
function isSymbolicLink(fixed: DataView): boolean {
  const system = fixed.getUint8(5);
  return (system === 3 || system === 19) && (fixed.getUint16(40, true) & 0xf000) === 0xa000;
}
