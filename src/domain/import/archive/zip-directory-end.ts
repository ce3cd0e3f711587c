import { type ByteSource, ImportError } from '../files/index.ts';
import { readExactly } from './forward-reader.ts';
import { readUint64, viewOf } from './zip-fields.ts';

/** Where the directory of a zip is. */
export interface ZipDirectory {
  readonly from: number;
  readonly to: number;
  /** As stated; without Zip64 it can be the rest of a division by 65,536. */
  readonly entryCount: number;
  /** What is to be added to the positions in the directory, because something was put before the zip. */
  readonly shift: number;
}

/**
 * Finds the directory at the end of a zip, with or without Zip64, a comment, and data before or after the zip. Throws
 * `import/missing-part` for a part of a split zip, and `import/damaged` if the end is missing.
 */
export async function findZipDirectory(source: ByteSource): Promise<ZipDirectory> {
  const tailFrom = Math.max(0, source.size - endRecordBytes - maxTailLength);
  const tail = viewOf(await readExactly(source, tailFrom, source.size));
  let tried = 0;
  let split = false;
  for (let at = tail.byteLength - endRecordBytes; at >= 0 && tried < maxCandidates; at--) {
    if (tail.getUint32(at, true) !== endSignature) continue;
    tried++;
    const end = await endRecord(source, tail, at, tailFrom);
    if (end === null) continue;
    if (end.isSplit) split = true;
    else {
      const directory = await directoryBefore(source, end);
      if (directory !== null) return directory;
    }
  }
  throw new ImportError(split || (await startsAsSplit(source)) ? 'import/missing-part' : 'import/damaged');
}

const endSignature = 0x06054b50;
const endRecordBytes = 22;
const maxTailLength = 0xffff;

/** A comment can contain what looks like the end. */
const maxCandidates = 64;

interface EndRecord {
  readonly isSplit: boolean;
  readonly entryCount: number;
  readonly directoryFrom: number;
  readonly directoryBytes: number;
  /** The position of the first of the records that end the zip. */
  readonly position: number;
}

async function endRecord(source: ByteSource, tail: DataView, at: number, tailFrom: number): Promise<EndRecord | null> {
  const disk = Math.max(tail.getUint16(at + 4, true), tail.getUint16(at + 6, true));
  const end = {
    isSplit: disk !== 0,
    entryCount: tail.getUint16(at + 10, true),
    directoryBytes: tail.getUint32(at + 12, true),
    directoryFrom: tail.getUint32(at + 16, true),
    position: tailFrom + at,
  };
  const isZip64 =
    disk === 0xffff ||
    end.entryCount === 0xffff ||
    end.directoryBytes === 0xffffffff ||
    end.directoryFrom === 0xffffffff;
  return isZip64 ? ((await zip64EndRecord(source, end.position)) ?? end) : end;
}

/** Reads the record of Zip64, which a locator before the end record points to. */
async function zip64EndRecord(source: ByteSource, endPosition: number): Promise<EndRecord | null> {
  const locatorAt = endPosition - 20;
  if (locatorAt < 0) return null;
  const locator = viewOf(await readExactly(source, locatorAt, endPosition));
  if (locator.getUint32(0, true) !== 0x07064b50) return null;
  const isSplit = locator.getUint32(16, true) > 1;
  for (const position of [readUint64(locator, 8), locatorAt - zip64EndBytes]) {
    if (position < 0 || position + zip64EndBytes > locatorAt) continue;
    const record = viewOf(await readExactly(source, position, position + zip64EndBytes));
    if (record.getUint32(0, true) !== 0x06064b50) continue;
    return {
      isSplit,
      entryCount: readUint64(record, 32),
      directoryBytes: readUint64(record, 40),
      directoryFrom: readUint64(record, 48),
      position,
    };
  }
  // of a split zip, the record is in another part
  return isSplit ? { isSplit, entryCount: 0, directoryBytes: 0, directoryFrom: 0, position: locatorAt } : null;
}

const zip64EndBytes = 56;

/** Checks the stated position of the directory, then the one just before the records that end the zip. */
async function directoryBefore(source: ByteSource, end: EndRecord): Promise<ZipDirectory | null> {
  const { entryCount, directoryBytes, position } = end;
  if (entryCount === 0 && directoryBytes === 0) return { from: position, to: position, entryCount: 0, shift: 0 };
  for (const from of [end.directoryFrom, position - directoryBytes]) {
    if (from < 0 || from + 4 > position) continue;
    const signature = viewOf(await readExactly(source, from, from + 4)).getUint32(0, true);
    if (signature === 0x02014b50) return { from, to: position, entryCount, shift: from - end.directoryFrom };
  }
  return null;
}

async function startsAsSplit(source: ByteSource): Promise<boolean> {
  return source.size >= 4 && viewOf(await readExactly(source, 0, 4)).getUint32(0, true) === 0x08074b50;
}
