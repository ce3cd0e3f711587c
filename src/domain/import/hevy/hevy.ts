import type { ImportSource } from '../draft/source.ts';
import { someFile } from '../files/index.ts';
import { hasColumns, headerOf, readEach, tableOf } from '../lifting/index.ts';
import { measurementsOf } from './measurements.ts';
import { workoutsOf } from './workouts.ts';

/** Reads Hevy's two tables: one row per set, the newest workout first; and one row per day with all measurements. */
export const hevy: ImportSource = {
  app: 'hevy',
  name: 'Hevy',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files, async (file) => tableKind(await headerOf(file)) !== null)) ? 'certain' : 'no';
  },

  read: (files) =>
    readEach(files, async function* (file) {
      const kind = tableKind(await headerOf(file));
      if (kind === 'workouts') yield* workoutsOf(await tableOf(file));
      if (kind === 'measurements') yield* measurementsOf(await tableOf(file));
    }),
};

function tableKind(header: readonly string[] | null): 'workouts' | 'measurements' | null {
  if (header === null) return null;
  if (hasColumns(header, ['start_time', 'exercise_title', 'set_index'])) return 'workouts';
  return hasColumns(header, ['date', 'fat_percent']) && header.length > 3 ? 'measurements' : null;
}
