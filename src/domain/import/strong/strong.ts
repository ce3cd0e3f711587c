import type { ImportSource } from '../draft/source.ts';
import { someFile } from '../files/index.ts';
import { headerOf, readEach, tableOf } from '../lifting/index.ts';
import { isStrongHeader } from './columns.ts';
import { workoutsOf } from './workouts.ts';

/** Reads Strong's table of sets in all layouts since 2018: with comma or semicolon, in English or German. */
export const strong: ImportSource = {
  app: 'strong',
  name: 'Strong',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files, async (file) => isStrongHeader(await headerOf(file)))) ? 'certain' : 'no';
  },

  read: (files) =>
    readEach(files, async function* (file) {
      if (isStrongHeader(await headerOf(file))) yield* workoutsOf(await tableOf(file));
    }),
};
