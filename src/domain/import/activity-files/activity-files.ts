import type { Recording } from '../../track/index.ts';
import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  bytesOf,
  decodeText,
  headOf,
  ImportError,
  type ImportFile,
  kindOfFile,
  maxTextBytes,
  readOr,
  someFile,
} from '../files/index.ts';
import { isFit, readFit } from '../fit/index.ts';
import { readGpx, readTcx } from '../gps-xml/index.ts';
import { draftOfRecording } from './draft-of-recording.ts';

/** Reads the recordings of watches and of apps: GPX, TCX and FIT. Each file is complete by itself. */
export const activityFiles: ImportSource = {
  app: 'activity-files',
  name: 'GPX, TCX, FIT',
  readsSingleFiles: true,

  async recognise(files) {
    // by their names first, so that the notes of a large folder are not all opened
    const recordings = files.filter(({ path }) => kindOfFile(path) === 'recording');
    if (!(await someFile(recordings, async (file) => (await formatOf(file)) !== null))) return 'no';
    // the exports of other apps have recordings beside what refers to them
    return recordings.length === files.length ? 'certain' : 'likely';
  },

  async *read(files) {
    const seen = new Set<string>();
    for (const each of await inOrder(files)) {
      try {
        for await (const item of itemsOf(each)) yield once(item, seen);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        yield { kind: 'skipped', origin: each.file.path, code: error.code };
      }
    }
  },
};

/** The format with the most detail first. */
const formats = ['fit', 'tcx', 'gpx'] as const;

type Format = (typeof formats)[number];

interface FileInFormat {
  readonly file: ImportFile;
  /** Null if it is another, or the file cannot be read. */
  readonly format: Format | null;
}

/** Returns the files so that of an activity in several formats the one with the most detail is read first. */
async function inOrder(files: readonly ImportFile[]): Promise<readonly FileInFormat[]> {
  const found: FileInFormat[] = [];
  for (const file of files) found.push({ file, format: await readOr(null, () => formatOf(file)) });
  return found.sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ format }: FileInFormat): number {
  return format === null ? formats.length : formats.indexOf(format);
}

/** Reports an activity that another file contained already. */
function once(item: ImportItem, seen: Set<string>): ImportItem {
  if (item.kind !== 'activity') return item;
  if (seen.has(item.sourceId)) return { kind: 'skipped', origin: item.origin, code: 'import/repeated' };
  seen.add(item.sourceId);
  return item;
}

const headBytes = 1024;

async function formatOf(file: ImportFile): Promise<Format | null> {
  const head = await headOf(file, headBytes);
  if (isFit(head)) return 'fit';
  const text = decodeText(head);
  if (/<(?:\w+:)?gpx[\s>]/.test(text)) return 'gpx';
  return /<(?:\w+:)?TrainingCenterDatabase[\s>]/.test(text) ? 'tcx' : null;
}

async function* itemsOf({ file, format: known }: FileInFormat): AsyncGenerator<ImportItem> {
  const format = known ?? (await formatOf(file));
  if (format === null) return;
  const { recordings, isDamaged } = read(format, await bytesOf(file, maxTextBytes));
  let count = 0;
  for (const [at, recording] of recordings.entries()) {
    const draft = draftOfRecording(recording, file, at);
    if (draft !== null) count += 1;
    yield draft ?? { kind: 'skipped', origin: file.path, code: 'import/no-date' };
  }
  // what comes before the damage was read
  if (isDamaged) yield { kind: 'skipped', origin: file.path, code: count > 0 ? 'import/cut-short' : 'import/damaged' };
}

function read(
  format: Format,
  bytes: Uint8Array,
): { readonly recordings: readonly Recording[]; readonly isDamaged: boolean } {
  if (format === 'gpx') return readGpx(decodeText(bytes));
  if (format === 'tcx') return readTcx(decodeText(bytes));
  const reading = readFit(bytes);
  return { recordings: reading?.recordings ?? [], isDamaged: reading === null || reading.faults.length > 0 };
}
