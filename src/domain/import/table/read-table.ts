import type { ImportItem } from '../draft/index.ts';
import { ImportError, type ImportFile } from '../files/index.ts';
import { tableOf } from '../lifting/index.ts';
import { MappedColumns } from './mapped-row.ts';
import type { TableMapping } from './mapping.ts';
import { activitiesOf } from './read-activities.ts';
import { measurementsOf } from './read-measurements.ts';
import { workoutsOf } from './read-sets.ts';

/**
 * Reads a table by a mapping that the user confirmed. Each row that cannot be read is reported, and the others are read.
 */
export async function* readTable(file: ImportFile, mapping: TableMapping): AsyncGenerator<ImportItem> {
  try {
    const { path, header, rows } = await tableOf(file);
    const columns = new MappedColumns(path, header, mapping);
    if (mapping.kind === 'sets') yield* workoutsOf(columns, rows);
    else if (mapping.kind === 'measurements') yield* measurementsOf(columns, rows);
    else if (mapping.kind === 'activities') yield* activitiesOf(columns, rows);
    else throw new ImportError('import/unsupported');
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield { kind: 'skipped', origin: file.path, code: error.code };
  }
}
