import { cellReader, numberIn } from '../csv/index.ts';
import type { ImportItem } from '../draft/index.ts';
import {
  measureNamed,
  noonOf,
  remarkOf,
  rowOrigin,
  shortened,
  snapped,
  type TableFile,
  uniqueIds,
  unitIn,
  wallTimeIn,
} from '../lifting/index.ts';

const columns = {
  date: ['Date'],
  time: ['Time'],
  measurement: ['Measurement'],
  value: ['Value'],
  unit: ['Unit'],
  comment: ['Comment'],
} as const;

/** Reads body measurements, one per row. */
export function* measurementsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const { cell, text } = cellReader(header, columns);
  const uniqueId = uniqueIds();
  for (const row of rows) {
    const origin = rowOrigin(path, row);
    const [date, time, name, written] = [
      cell(row, 'date'),
      cell(row, 'time'),
      cell(row, 'measurement'),
      cell(row, 'value'),
    ];
    const at = time === '' ? noonOf(date) : wallTimeIn(`${date} ${time}`);
    const value = numberIn(written);
    if (at === null) {
      yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(`${date} ${time}`) };
    } else if (name === '') {
      yield { kind: 'skipped', origin, code: 'import/damaged' };
    } else if (value === null) {
      yield {
        kind: 'skipped',
        origin,
        code: 'import/not-a-number',
        detail: `${shortened(name)}: ${shortened(written)}`,
      };
    } else {
      const unit = unitIn(cell(row, 'unit'));
      yield {
        kind: 'measurement',
        sourceId: uniqueId(`measurement ${at.wall} ${name}`),
        origin,
        measure: measureNamed(name),
        value: snapped({ value, unit }),
        at,
        device: '',
        // a unit that Mensana does not have, such as bpm, stays in words
        remark: remarkOf(text(row, 'comment'), unit === null ? cell(row, 'unit') : ''),
      };
    }
  }
}
