import { numberIn } from '../csv/index.ts';
import type { DraftQuantity, ImportItem } from '../draft/index.ts';
import { measureNamed, rowOrigin, shortened, snapped, type TableFile, uniqueIds, unitIn } from '../lifting/index.ts';
import { noonOf, spokenTimeIn, wallTimeIn } from '../times/index.ts';

/** Reads measurements: a row per time, a column per measurement, the unit at the end of its name. */
export function* measurementsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const dateAt = header.findIndex((name) => name.toLowerCase() === 'date');
  const columns = header.map(columnOf);
  const uniqueId = uniqueIds();
  for (const row of rows) {
    const origin = rowOrigin(path, row);
    const date = row.cells[dateAt] ?? '';
    const at = spokenTimeIn(date) ?? wallTimeIn(date) ?? noonOf(date);
    if (at === null) {
      yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(date) };
      continue;
    }
    for (const [index, { name, unit }] of columns.entries()) {
      const cell = row.cells[index]?.trim() ?? '';
      if (index === dateAt || cell === '') continue;
      const value = numberIn(cell);
      yield value === null
        ? { kind: 'skipped', origin, code: 'import/not-a-number', detail: `${name}: ${shortened(cell)}` }
        : {
            kind: 'measurement',
            sourceId: uniqueId(`measurement ${at.wall} ${name}`),
            origin,
            measure: measureNamed(name),
            value: snapped({ value, unit }),
            at,
            device: '',
            remark: '',
          };
    }
  }
}

/** Splits `left_bicep_cm` into its name and unit; `waist` has no unit. */
function columnOf(header: string): { readonly name: string; readonly unit: DraftQuantity['unit'] } {
  const words = header.toLowerCase().split('_');
  const unit = words.length > 1 ? unitIn(words.at(-1) ?? '') : null;
  return { name: words.slice(0, unit === null ? undefined : -1).join(' '), unit };
}
