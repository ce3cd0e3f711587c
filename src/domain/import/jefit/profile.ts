import { cellReader, numberIn } from '../csv/index.ts';
import type { DraftQuantity, ImportItem } from '../draft/index.ts';
import { measureNamed, shortened, snapped, uniqueIds } from '../lifting/index.ts';
import { noonOf, unixTimeIn, wallTimeIn } from '../times/index.ts';
import type { Backup, BackupUnits } from './backup.ts';

/** Reads body measurements: a row per time, a column per measurement, 0 for what was not measured. */
export function* measurementsOf({ profile, units }: Backup): Generator<ImportItem> {
  const { cell } = cellReader(profile.header, { id: ['_id'], date: ['mydate'], time: ['logTime'] });
  const uniqueId = uniqueIds();
  const columns = profile.header.map((name) => name.toLowerCase());
  for (const row of profile.rows) {
    const origin = profile.originOf(row);
    const date = cell(row, 'date');
    const at = unixTimeIn(cell(row, 'time')) ?? noonOf(date) ?? wallTimeIn(date);
    if (at === null) {
      yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(date) };
      continue;
    }
    for (const [index, column] of columns.entries()) {
      const text = row.cells[index]?.trim() ?? '';
      if (!measured.has(column) || text === '') continue;
      const value = numberIn(text);
      if (value === null) {
        yield { kind: 'skipped', origin, code: 'import/not-a-number', detail: `${column}: ${shortened(text)}` };
      } else if (value !== 0) {
        yield {
          kind: 'measurement',
          sourceId: uniqueId(`profile ${cell(row, 'id') || date} ${column}`),
          origin,
          measure: measureNamed(column),
          value: snapped({ value, unit: unitOf(column, units) }),
          at,
          device: '',
          remark: '',
        };
      }
    }
  }
}

function unitOf(column: string, { mass, length }: BackupUnits): DraftQuantity['unit'] {
  if (column === 'weight') return mass;
  return column === 'fatpercent' ? '%' : length;
}

const measured: ReadonlySet<string> = new Set([
  ...[
    'weight',
    'fatpercent',
    'height',
    'neck',
    'shoulders',
    'chest',
    'arms',
    'forearms',
    'waist',
    'hips',
    'thighs',
    'calves',
  ],
]);
