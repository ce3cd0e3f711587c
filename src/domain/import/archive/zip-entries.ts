import type { SkippedItem } from '../draft/index.ts';
import { type ByteSource, ImportError, type ImportErrorCode } from '../files/index.ts';
import { entryPath } from './entry-path.ts';
import { type FoundFile, skippedBecause, skippedEntry } from './found-file.ts';
import { maxUnpacked, type UnpackingLimits } from './limits.ts';
import { findZipDirectory } from './zip-directory-end.ts';
import { isKnownMethod, localHeaderBytes, zipFile } from './zip-file.ts';
import { readZipRecords, type ZipRecord } from './zip-records.ts';

/**
 * Reads the directory of a zip. Entries that cannot be read are reported and do not stop the others. Folders are left
 * out. Throws if the directory cannot be found, or exceeds the limits.
 *
 * @param origin the archive, as the user would look for it
 */
export async function zipEntries(
  source: ByteSource,
  origin: string,
  limits: UnpackingLimits,
): Promise<(FoundFile | SkippedItem)[]> {
  const directory = await findZipDirectory(source);
  const records: ZipRecord[] = [];
  const problems: SkippedItem[] = [];
  try {
    await readZipRecords(source, directory, limits, records);
  } catch (error) {
    if (!(error instanceof ImportError) || error.code !== 'import/damaged') throw error;
    problems.push(skippedBecause(error, origin));
  }
  const overlapping = overlappingRecords(records);
  const entries: (FoundFile | SkippedItem)[] = [];
  for (const record of records) {
    const most = maxUnpacked(record.packedSize, limits);
    const place = { isOverlapping: overlapping.has(record), dataEnd: directory.from, most };
    const entry = entryOf(source, record, origin, place);
    if (entry !== null) entries.push(entry);
  }
  return entries.concat(problems);
}

/**
 * Returns the entries whose data contain the beginning of another entry. In an honest zip, none does; in a bomb, many
 * entries unpack the same data. Of two that overlap, the one that starts first has the wrong size or position.
 */
function overlappingRecords(records: readonly ZipRecord[]): ReadonlySet<ZipRecord> {
  const ordered = records.toSorted((a, b) => a.position - b.position);
  return new Set(
    ordered.filter((record, index) => {
      const next = ordered[index + 1];
      return next !== undefined && record.position + localHeaderBytes + record.packedSize > next.position;
    }),
  );
}

interface Place {
  readonly isOverlapping: boolean;
  /** The position in the zip at which all data end. */
  readonly dataEnd: number;
  /** The bytes to which the entry may unpack. */
  readonly most: number;
}

/** Returns null for a folder. */
function entryOf(
  source: ByteSource,
  record: ZipRecord,
  origin: string,
  { isOverlapping, dataEnd, most }: Place,
): FoundFile | SkippedItem | null {
  const skip = (code: ImportErrorCode, detail?: string) => skippedEntry(origin, record.name, code, detail);
  const path = entryPath(record.name);
  if (path === null) return skip('import/unsafe-name');
  if (/[\\/]$/.test(record.name) || path === '') {
    return record.size === 0 ? null : skip('import/damaged', 'folder with content');
  }
  if (record.isSymbolicLink) return skip('import/unsupported', 'symbolic link');
  if (record.isEncrypted) return skip('import/encrypted');
  if (!isKnownMethod(record.method)) return skip('import/unsupported', `compression method ${record.method}`);
  if (isOverlapping) return skip('import/bomb', 'overlaps another entry');
  if (record.position < 0 || record.position + localHeaderBytes + record.packedSize > dataEnd) {
    return skip('import/damaged', 'lies outside the archive');
  }
  if (record.size > most) return skip('import/bomb', `${record.size} bytes`);
  const file = zipFile(source, record, path);
  return file === null ? skip('import/damaged', 'two different sizes') : { file, crc: record.crc };
}
