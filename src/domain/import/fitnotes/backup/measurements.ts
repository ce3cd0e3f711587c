import type { ImportItem } from '../../draft/index.ts';
import { uniqueIds } from '../../lifting/index.ts';
import { measurementOf, type WrittenMeasurement } from '../tables/body-tracker.ts';
import { usualLoadUnit } from './exercises.ts';
import type { StoredTables } from './stored-tables.ts';
import { numberOf, textOf, wordOf } from './stored-values.ts';
import { typedLoad } from './typed-amounts.ts';

/**
 * Reads the measurements of a backup. Versions before the body tracker have a table of body weights, which later versions
 * copied into the tracker and keep.
 */
export async function* measurementsIn(tables: StoredTables, path: string): AsyncGenerator<ImportItem> {
  const measured = await (tables.has('MeasurementRecord') ? trackedIn(tables) : weightsIn(tables));
  const uniqueId = uniqueIds();
  for (const each of measured) {
    yield measurementOf({ ...each, origin: `${path}, ${each.date}, ${each.name}` }, uniqueId);
  }
}

type Measured = Omit<WrittenMeasurement, 'origin'>;

async function trackedIn(tables: StoredTables): Promise<readonly Measured[]> {
  const units = await tables.rows('MeasurementUnit', ['_id', 'short_name']);
  const unitWords = new Map(units.map(({ _id, short_name }) => [_id, wordOf(short_name)]));
  const measures = new Map((await tables.rows('Measurement', ['_id', 'name', 'unit_id'])).map((row) => [row._id, row]));
  const columns = ['measurement_id', 'date', 'time', 'value', 'comment'] as const;
  return (await tables.rows('MeasurementRecord', columns)).map((row) => {
    const measure = measures.get(row.measurement_id);
    return {
      date: wordOf(row.date),
      time: wordOf(row.time),
      name: wordOf(measure?.name ?? null),
      value: wordOf(row.value),
      unit: unitWords.get(measure?.unit_id ?? null) ?? '',
      comment: textOf(row.comment),
    };
  });
}

async function weightsIn(tables: StoredTables): Promise<readonly Measured[]> {
  const unit = await usualLoadUnit(tables);
  const measured: Measured[] = [];
  for (const row of await tables.rows('BodyWeight', ['date', 'body_weight_metric', 'body_fat', 'comments'])) {
    const day = { date: wordOf(row.date), time: '' };
    const kilograms = numberOf(row.body_weight_metric);
    const weight = kilograms === null ? null : typedLoad(kilograms, unit);
    const value = weight === null ? wordOf(row.body_weight_metric) : String(weight.value);
    const comment = textOf(row.comments);
    // 0 is a value that was not measured
    if (value !== '0') measured.push({ ...day, name: 'Bodyweight', value, unit: weight?.unit ?? '', comment });
    const fat = wordOf(row.body_fat);
    if (fat !== '0' && fat !== '') measured.push({ ...day, name: 'Body Fat', value: fat, unit: '%', comment: '' });
  }
  return measured;
}
