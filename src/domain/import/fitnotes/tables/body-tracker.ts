import { cellReader, numberIn } from '../../csv/index.ts';
import type { ImportItem } from '../../draft/index.ts';
import {
  measureNamed,
  remarkOf,
  rowOrigin,
  shortened,
  snapped,
  type TableFile,
  uniqueIds,
  unitIn,
} from '../../lifting/index.ts';
import { noonOf, wallTimeIn } from '../../times/index.ts';

const columns = {
  date: ['Date'],
  time: ['Time'],
  measurement: ['Measurement'],
  value: ['Value'],
  unit: ['Unit'],
  comment: ['Comment', 'Comments', 'Notes'],
} as const;

/** Reads body measurements, one per row. */
export function* measurementsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const { cell, text } = cellReader(header, columns);
  const uniqueId = uniqueIds();
  for (const row of rows) {
    yield measurementOf(
      {
        origin: rowOrigin(path, row),
        date: cell(row, 'date'),
        time: cell(row, 'time'),
        name: cell(row, 'measurement'),
        value: cell(row, 'value'),
        unit: cell(row, 'unit'),
        comment: text(row, 'comment'),
      },
      uniqueId,
    );
  }
}

/** A measurement as FitNotes has it. */
export interface WrittenMeasurement {
  readonly origin: string;
  readonly date: string;
  /** Empty for none. */
  readonly time: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly comment: string;
}

/** Reads a measurement, which is identified by its time and its name in each of FitNotes' exports. */
export function measurementOf(
  { origin, date, time, name, value: written, unit: word, comment }: WrittenMeasurement,
  uniqueId: (id: string) => string,
): ImportItem {
  const at = time === '' ? noonOf(date) : wallTimeIn(`${date} ${time}`);
  const value = numberIn(written);
  if (at === null) return { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(`${date} ${time}`) };
  if (name === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  if (value === null) {
    return {
      kind: 'skipped',
      origin,
      code: 'import/not-a-number',
      detail: `${shortened(name)}: ${shortened(written)}`,
    };
  }
  const unit = unitIn(word);
  return {
    kind: 'measurement',
    sourceId: uniqueId(`measurement ${at.wall} ${name}`),
    origin,
    measure: measureNamed(name),
    value: snapped({ value, unit }),
    at,
    device: '',
    // a unit that Mensana does not have, such as bpm, stays in words
    remark: remarkOf(comment, unit === null ? word : ''),
  };
}
