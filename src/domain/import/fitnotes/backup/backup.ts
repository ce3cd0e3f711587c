import type { ImportItem } from '../../draft/index.ts';
import { extensionOf, ImportError, type ImportFile } from '../../files/index.ts';
import { Database, isDatabase } from '../../sqlite/index.ts';
import { measurementsIn } from './measurements.ts';
import { StoredTables } from './stored-tables.ts';
import { workoutsIn } from './workouts.ts';

/** Returns whether a file is a backup of FitNotes. One that cannot be read is one by its name, so that the user is told. */
export async function isBackup(file: ImportFile): Promise<boolean> {
  if (!backupExtensions.has(extensionOf(file.path))) return false;
  try {
    return (await isDatabase(file)) && (await isBackupDatabase(file));
  } catch (error) {
    if (error instanceof ImportError) return false;
    throw error;
  }
}

/** A folder of notes has thousands of files, each of which takes milliseconds to open inside an archive. */
const backupExtensions: ReadonlySet<string> = new Set(['fitnotes', 'sqlite', 'sqlite3', 'db', 'bak', 'backup', '']);

async function isBackupDatabase(file: ImportFile): Promise<boolean> {
  try {
    return (await Database.open(file)).has('training_log');
  } catch (error) {
    if (error instanceof ImportError) return extensionOf(file.path) === 'fitnotes';
    throw error;
  }
}

/** Reads the workouts and measurements of a backup. */
export async function* backupItems(file: ImportFile): AsyncGenerator<ImportItem> {
  const tables = new StoredTables(await Database.open(file));
  yield* workoutsIn(tables, file.path);
  yield* measurementsIn(tables, file.path);
  for (const [table, code] of tables.problems) yield { kind: 'skipped', origin: `${file.path}, ${table}`, code };
}
