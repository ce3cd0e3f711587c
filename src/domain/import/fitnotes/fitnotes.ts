import type { Certainty, ImportSource } from '../draft/source.ts';
import { type ImportFile, readOr, untilDamage } from '../files/index.ts';
import { hasColumns, headerOf, readEach, tableOf } from '../lifting/index.ts';
import { backupItems, isBackup } from './backup/index.ts';
import { measurementsOf } from './tables/body-tracker.ts';
import { workoutsOf } from './tables/workouts.ts';

/**
 * Reads FitNotes' tables of sets and of body measurements, and its backup, which has both and more. What is in a table and
 * in the backup has the same ids, so that importing both does not double it.
 */
export const fitNotes: ImportSource = {
  app: 'fitnotes',
  name: 'FitNotes',
  readsSingleFiles: true,

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
      if (kind === 'backup') yield* backupItems(file);
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
