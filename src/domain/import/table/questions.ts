import { knownMeasures } from '../../exercise/body/index.ts';
import type { CsvRow } from '../csv/index.ts';
import { type ColumnTarget, isDuration, isNumeric, type TableField, type TableMapping } from './mapping.ts';
import { amountIn, needsDecimalMark, needsDurationUnit } from './table-numbers.ts';
import { isAmbiguous } from './table-time.ts';
import { unitOfWord } from './unit-words.ts';

/** What a mapping leaves open. Without an answer the rows in question are reported, or their amounts have no unit. */
export type TableQuestion =
  | { readonly code: 'table/kind' }
  | { readonly code: 'table/no-date-column' }
  /** `example` can be read with the day or the month first. */
  | { readonly code: 'table/date-order'; readonly example: string }
  /** `example` can be a fraction or more than a thousand. */
  | { readonly code: 'table/decimal-mark'; readonly example: string }
  | { readonly code: 'table/duration-unit'; readonly column: number; readonly example: string }
  | { readonly code: 'table/unit'; readonly column: number; readonly example: string };

/** Lists what the user has to answer before a table is read by a mapping. */
export function questionsOf(mapping: TableMapping, rows: readonly CsvRow[]): readonly TableQuestion[] {
  if (mapping.kind === null) return [{ code: 'table/kind' }];
  const columns = [...mapping.columns.entries()].flatMap(([at, target]) => (target === null ? [] : [{ at, target }]));
  const exampleIn = (fits: (field: TableField) => boolean, isOpen: (cell: string) => boolean) =>
    firstCell(
      rows,
      columns.flatMap(({ at, target }) => (fits(target.field) ? [at] : [])),
      isOpen,
    );
  const date =
    mapping.dateOrder === null ? exampleIn((field) => field === 'date' || field === 'completedAt', isAmbiguous) : null;
  const number = mapping.decimalMark === null ? exampleIn(isNumeric, needsDecimalMark) : null;
  return [
    ...(columns.some(({ target }) => target.field === 'date' || target.field === 'completedAt')
      ? []
      : [{ code: 'table/no-date-column' } as const]),
    ...(date === null ? [] : [{ code: 'table/date-order', example: date } as const]),
    ...(number === null ? [] : [{ code: 'table/decimal-mark', example: number } as const]),
    ...columns.flatMap(({ at, target }) => unitQuestion(mapping, rows, at, target)),
  ];
}

function unitQuestion(
  mapping: TableMapping,
  rows: readonly CsvRow[],
  column: number,
  target: ColumnTarget,
): readonly TableQuestion[] {
  if (target.unit !== null) return [];
  if (isDuration(target.field)) {
    const example = firstCell(rows, [column], needsDurationUnit);
    return example === null ? [] : [{ code: 'table/duration-unit', column, example }];
  }
  if (!hasUnit(target)) return [];
  const unitField = unitFields.get(target.field);
  const unitAt = mapping.columns.findIndex((each) => each !== null && each.field === unitField);
  const row = rows.find(({ cells }) => {
    const amount = amountIn(cells[column] ?? '', mapping.decimalMark ?? '.');
    return amount !== null && amount.value !== 0 && amount.unit === null && unitOfWord(cells[unitAt] ?? '') === null;
  });
  return row === undefined ? [] : [{ code: 'table/unit', column, example: (row.cells[column] ?? '').trim() }];
}

/** The column that can hold the unit of each row. */
const unitFields: ReadonlyMap<TableField, TableField> = new Map<TableField, TableField>([
  ['load', 'loadUnit'],
  ['bodyWeight', 'loadUnit'],
  ['distance', 'distanceUnit'],
  ['value', 'valueUnit'],
]);

function hasUnit({ field, measure }: ColumnTarget): boolean {
  if (field === 'climb' || unitFields.has(field)) return true;
  if (field !== 'measurement') return false;
  const known: Readonly<Record<string, string>> = knownMeasures;
  return measure === null || !('id' in measure) || known[measure.id] === 'mass' || known[measure.id] === 'length';
}

function firstCell(
  rows: readonly CsvRow[],
  columns: readonly number[],
  isOpen: (cell: string) => boolean,
): string | null {
  for (const { cells } of rows) {
    for (const at of columns) if (isOpen(cells[at] ?? '')) return (cells[at] ?? '').trim();
  }
  return null;
}
