import type { ImportSource } from '../draft/source.ts';
import { someFile } from '../files/index.ts';
import { hasColumns, headerOf, readEach, tableOf } from '../lifting/index.ts';
import { workoutsOf } from './workouts.ts';

/** Reads Liftosaur's table of its history: one row per set, planned or done, with the time of each set. */
export const liftosaur: ImportSource = {
  app: 'liftosaur',
  name: 'Liftosaur',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files, async (file) => isHistory(await headerOf(file)))) ? 'certain' : 'no';
  },

  read: (files) =>
    readEach(files, async function* (file) {
      if (isHistory(await headerOf(file))) yield* workoutsOf(await tableOf(file));
    }),
};

function isHistory(header: readonly string[] | null): boolean {
  return header !== null && hasColumns(header, ['Day Name', 'Exercise', 'Is Warmup Set?', 'Completed Reps']);
}
