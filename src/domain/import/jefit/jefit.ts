import { parseCsvHeader } from '../csv/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { extensionOf, headTextOf, type ImportFile, someFile, textOf } from '../files/index.ts';
import { readEach } from '../lifting/index.ts';
import { backupOf } from './backup.ts';
import { notesOf } from './notes.ts';
import { measurementsOf } from './profile.ts';
import { knownSections, sectionsOf } from './sections.ts';
import { workoutsOf } from './workouts.ts';

/** Reads JEFIT's backup: one text file with several tables, each below a banner. */
export const jefit: ImportSource = {
  app: 'jefit',
  name: 'JEFIT',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files, isBackup)) ? 'certain' : 'no';
  },

  read: (files) =>
    readEach(files, async function* (file) {
      if (!(await isBackup(file))) return;
      const backup = backupOf(file.path, await textOf(file));
      yield* workoutsOf(backup);
      yield* measurementsOf(backup);
      yield* notesOf(backup);
      yield* backup.skipped;
    }),
};

/** Returns whether a text begins with a section of JEFIT: a banner, and below it a header with ids of its tables. */
async function isBackup(file: ImportFile): Promise<boolean> {
  if (!textExtensions.has(extensionOf(file.path))) return false;
  return sectionsOf(await headTextOf(file, 4000)).some(
    ({ name, text }) =>
      knownSections.has(name) && parseCsvHeader(text).names.some((column) => marks.has(column.toLowerCase())),
  );
}

const textExtensions: ReadonlySet<string> = new Set(['csv', 'txt', '']);
const marks: ReadonlySet<string> = new Set(['_id', 'row_id', 'rowid', 'userid', 'belongsession', 'ename']);
