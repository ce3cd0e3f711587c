import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { ImportError, type ImportFile, kindOfFile, readOr, someFile } from '../files/index.ts';
import { eachOnce } from './each-once.ts';
import { eachRecordedOnce } from './each-recorded-once.ts';
import { itemOfRecording } from './item-of-recording.ts';
import { type RecordingFormat, rankOfFormat, recordingFormatOf, recordingsIn } from './recordings-in.ts';

/** Reads the recordings of watches and of apps: GPX, TCX and FIT. Each file is complete by itself. */
export const activityFiles: ImportSource = {
  app: 'activity-files',
  name: 'GPX, TCX, FIT',
  readsSingleFiles: true,

  async recognise(files) {
    // by their names first, so that the notes of a large folder are not all opened
    const recordings = files.filter(({ path }) => kindOfFile(path) === 'recording');
    if (!(await someFile(recordings, async (file) => (await recordingFormatOf(file)) !== null))) return 'no';
    // the exports of other apps have recordings beside what refers to them
    return recordings.length === files.length ? 'certain' : 'likely';
  },

  read: (files) => eachRecordedOnce(eachOnce(itemsIn(files))),
};

async function* itemsIn(files: readonly ImportFile[]): AsyncGenerator<ImportItem> {
  for (const each of await inOrder(files)) {
    try {
      yield* itemsOf(each);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      yield { kind: 'skipped', origin: each.file.path, code: error.code };
    }
  }
}

interface FileInFormat {
  readonly file: ImportFile;
  /** Null if it is none, undefined if the file cannot be read. */
  readonly format: RecordingFormat | null | undefined;
}

/** Returns the files so that of an activity in several formats the one with the most detail is read first. */
async function inOrder(files: readonly ImportFile[]): Promise<readonly FileInFormat[]> {
  const found: FileInFormat[] = [];
  for (const file of files) found.push({ file, format: await readOr(undefined, () => recordingFormatOf(file)) });
  return found.sort((a, b) => rankOfFormat(a.format ?? null) - rankOfFormat(b.format ?? null));
}

async function* itemsOf({ file, format }: FileInFormat): AsyncGenerator<ImportItem> {
  if (format === null || format === 'fit-without-activity') return;
  // for a file that cannot be read, this throws the reason again
  const found = await recordingsIn(file);
  if (found === null) return;
  const { recordings, isDamaged } = found;
  let count = 0;
  for (const [at, recording] of recordings.entries()) {
    const draft = itemOfRecording(recording, file, at);
    if (draft !== null) count += 1;
    yield draft ?? { kind: 'skipped', origin: file.path, code: 'import/no-date' };
  }
  // what comes before the damage was read
  if (isDamaged) yield { kind: 'skipped', origin: file.path, code: count > 0 ? 'import/cut-short' : 'import/damaged' };
}
