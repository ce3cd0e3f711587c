import { extensionOf, headOf, type ImportFile, readOr, untilDamage } from '../files/index.ts';
import { hasColumns, headerOf, readEach, tableOf } from '../lifting/index.ts';
import type { Certainty, ImportSource } from '../source.ts';
import { measurementsOf } from './body-tracker.ts';
import { workoutsOf } from './workouts.ts';

/**
 * Reads FitNotes' tables of sets and of body measurements. Its backup is a database, which is recognised so that the user
 * is told to export a table.
 */
export const fitNotes: ImportSource = {
  app: 'fitnotes',
  name: 'FitNotes',

  async recognise(files) {
    let certainty: Certainty = 'no';
    for (const file of files) {
      const kind = await readOr(null, () => fileKind(untilDamage(file)));
      if (kind === 'workouts' || kind === 'backup') return 'certain';
      if (kind === 'measurements') certainty = 'likely';
    }
    return certainty;
  },

  read: (files) =>
    readEach(files, async function* (file) {
      const kind = await fileKind(file);
      if (kind === 'workouts') yield* workoutsOf(await tableOf(file));
      if (kind === 'measurements') yield* measurementsOf(await tableOf(file));
      if (kind === 'backup') yield { kind: 'skipped', origin: file.path, code: 'import/unsupported' };
    }),
};

type FileKind = 'workouts' | 'measurements' | 'backup';

async function fileKind(file: ImportFile): Promise<FileKind | null> {
  if (await isBackup(file)) return 'backup';
  const header = await headerOf(file);
  if (header === null) return null;
  if (hasColumns(header, ['Date', 'Exercise', 'Category', 'Reps', 'Distance Unit', 'Time'])) return 'workouts';
  return hasColumns(header, ['Date', 'Time', 'Measurement', 'Value', 'Unit']) ? 'measurements' : null;
}

/** Returns whether a file is an SQLite database with FitNotes' extension. */
async function isBackup(file: ImportFile): Promise<boolean> {
  if (extensionOf(file.path) !== 'fitnotes') return false;
  const head = await headOf(file, sqliteMark.length);
  return String.fromCharCode(...head) === sqliteMark;
}

/** @see https://www.sqlite.org/fileformat.html#the_database_header */
const sqliteMark = 'SQLite format 3\u0000';
