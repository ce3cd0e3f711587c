import type { SkippedItem } from '../draft/index.ts';
import { type ByteSource, ImportError, type ImportFile } from '../files/index.ts';
import { isTarHeader } from './archive-kind.ts';
import { entryPath } from './entry-path.ts';
import { ForwardReader } from './forward-reader.ts';
import { type FoundFile, skipped, skippedEntry } from './found-file.ts';
import type { UnpackingLimits } from './limits.ts';
import { instantOf, isZeroBlock, paxRecords, type TarHeader, tarHeader, text } from './tar-header.ts';

/**
 * Reads the headers of a tar, skipping the data between them. Entries that cannot be read are reported and do not stop
 * the others; after a broken header, the next good one is searched. Folders are left out. Throws
 * `import/too-many-files` beyond the limit of entries.
 *
 * @param origin the archive, as the user would look for it
 */
export async function tarEntries(
  source: ByteSource,
  origin: string,
  limits: UnpackingLimits,
): Promise<(FoundFile | SkippedItem)[]> {
  const entries: (FoundFile | SkippedItem)[] = [];
  const reader = new ForwardReader(source);
  let named: Overrides = none;
  let isLost = false;
  let isCut = false;
  for (let count = 0; reader.available >= blockBytes || (await reader.fill(blockBytes)); ) {
    const block = reader.take(blockBytes);
    if (isZeroBlock(block) && !isLost) return entries;
    if (!isTarHeader(block)) {
      if (!isLost) entries.push(skipped(origin, 'import/damaged', `at byte ${reader.position - blockBytes}`));
      isLost = true;
      named = none;
      continue;
    }
    isLost = false;
    if (count++ === limits.entries) throw new ImportError('import/too-many-files');
    const header = tarHeader(block);
    if (isAboutNext(header)) {
      named = await overridesIn(reader, header, named);
      continue;
    }
    const entry = entryOf(source, reader, withOverrides(header, named), origin);
    named = none;
    isCut = entry !== null && 'code' in entry && entry.detail === cutOff;
    if (entry !== null) entries.push(entry);
  }
  return isLost || isCut ? entries : entries.concat(skipped(origin, 'import/damaged', cutOff));
}

const blockBytes = 512;
const cutOff = 'The end is missing.';

/** What entries of their own state about the next entry, because it does not fit into its header. */
interface Overrides {
  readonly name?: string;
  readonly size?: number | null;
  readonly modifiedAt?: number | null;
  readonly isSparse?: boolean;
}

const none: Overrides = {};

/** GNU's long name and long link, PAX records for the next entry, and PAX records for all others. */
function isAboutNext({ type }: TarHeader): boolean {
  return 'LKxg'.includes(type);
}

/** The longest name or PAX header that is read; what is longer is left out, and the entry keeps its short name. */
const maxOverridesLength = 64 * 1024;

async function overridesIn(reader: ForwardReader, { type, size }: TarHeader, before: Overrides): Promise<Overrides> {
  const bytes = await dataOf(reader, size);
  if (bytes === null || type === 'K' || type === 'g') return before;
  if (type === 'L') return { ...before, name: text(bytes) };
  const records = paxRecords(bytes);
  return records === null ? before : { ...before, ...overridesOf(records) };
}

function overridesOf(records: ReadonlyMap<string, string>): Overrides {
  const name = records.get('path');
  const size = records.get('size');
  const time = records.get('mtime');
  return {
    ...(name !== undefined && { name }),
    ...(size !== undefined && { size: sizeIn(size) }),
    ...(time !== undefined && { modifiedAt: instantOf(Number(time)) }),
    ...([...records.keys()].some((key) => key.startsWith('GNU.sparse.')) && { isSparse: true }),
  };
}

function sizeIn(digits: string): number | null {
  const size = /^\d{1,16}$/.test(digits) ? Number(digits) : null;
  return size !== null && Number.isSafeInteger(size) ? size : null;
}

async function dataOf(reader: ForwardReader, size: number | null): Promise<Uint8Array | null> {
  if (size === null || size > reader.left) return null;
  if (size > maxOverridesLength) {
    skipData(reader, size);
    return null;
  }
  await reader.fill(size);
  const bytes = reader.take(size).slice();
  reader.skip(paddingAfter(size));
  return bytes;
}

function skipData(reader: ForwardReader, size: number): void {
  reader.skip(size + paddingAfter(size));
}

function paddingAfter(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes;
}

function withOverrides(header: TarHeader, { isSparse = false, ...overrides }: Overrides): TarHeader {
  return { ...header, ...overrides, ...(isSparse && { type: 'S' }) };
}

/** Returns null for a folder. Leaves the reader at the next header. */
function entryOf(
  source: ByteSource,
  reader: ForwardReader,
  { name, size, modifiedAt, type }: TarHeader,
  origin: string,
): FoundFile | SkippedItem | null {
  const from = reader.position;
  // a link or a folder can state the size of what it stands for, and has no data
  const dataBytes = '123456'.includes(type) ? 0 : size;
  if (dataBytes === null) return skippedEntry(origin, name, 'import/damaged', 'unreadable size');
  const isComplete = dataBytes <= reader.left;
  skipData(reader, dataBytes);

  const path = entryPath(name);
  if (path === null) return skippedEntry(origin, name, 'import/unsafe-name');
  if (type === '5' || name.endsWith('/') || path === '') return null;
  const unsupported = unsupportedTypes.get(type);
  if (unsupported !== undefined) return skippedEntry(origin, name, 'import/unsupported', unsupported);
  if (!isComplete) return skippedEntry(origin, name, 'import/damaged', cutOff);
  return { file: tarFile(source, { path, from, size: dataBytes, modifiedAt }), crc: null };
}

/** A type that is not listed here is a file, as the standard demands. */
const unsupportedTypes: ReadonlyMap<string, string> = new Map([
  ['1', 'hard link'],
  ['2', 'symbolic link'],
  ['3', 'device'],
  ['4', 'device'],
  ['6', 'pipe'],
  ['D', 'list of a folder'],
  ['M', 'continuation of another part'],
  ['S', 'sparse file'],
  ['V', 'label'],
]);

function tarFile(
  archive: ByteSource,
  { path, from, size, modifiedAt }: { path: string; from: number; size: number; modifiedAt: number | null },
): ImportFile {
  const source: ByteSource = {
    size,
    read: (start, end) => archive.read(from + start, from + Math.max(start, Math.min(end, size))),
  };
  return { path, size, modifiedAt, chunks: () => contentOf(archive, from, size), source };
}

async function* contentOf(archive: ByteSource, from: number, size: number): AsyncGenerator<Uint8Array> {
  const reader = new ForwardReader(archive, { from, to: from + size, blockBytes: 128 * 1024 });
  for (let left = size; left > 0; ) {
    const block = await reader.takeSome(left);
    if (block === null) throw new ImportError('import/damaged');
    left -= block.length;
    yield block;
  }
}
