import { shareOfBodyFat } from '../body/index.ts';
import type { CsvRow } from '../csv/index.ts';
import type { DraftQuantity, DraftTime, MeasurementDraft, SkippedItem } from '../draft/index.ts';
import { rowOrigin, uniqueIds } from '../lifting/index.ts';
import { columnNameOf } from './column-names.ts';
import type { MappedColumns } from './mapped-row.ts';
import { knownMeasureNamed } from './measure-names.ts';
import { timeOfDate } from './table-time.ts';

/**
 * Reads a table of measurements: with a row for each, which names it, or with a column for each, or with both.
 */
export function* measurementsOf(
  columns: MappedColumns,
  rows: readonly CsvRow[],
): Generator<MeasurementDraft | SkippedItem> {
  const uniqueId = uniqueIds();
  for (const row of rows) {
    for (const item of measurementsIn(columns, row))
      yield item.kind === 'skipped' ? item : { ...item, sourceId: uniqueId(item.sourceId) };
  }
}

function* measurementsIn(columns: MappedColumns, row: CsvRow): Generator<MeasurementDraft | SkippedItem> {
  if (columns.isShifted(row)) {
    yield columns.skippedRow(row, 'import/damaged', row.cells.join(', '));
    return;
  }
  const date = columns.date(row, 'date');
  if (date === null) {
    yield columns.skippedRow(row, 'import/no-date', columns.cell(row, 'date'));
    return;
  }
  const unknownUnit = columns.unknownUnit(row, 'value', 'valueUnit');
  if (unknownUnit !== null) {
    yield unknownUnit;
    return;
  }
  const found = [...valuesIn(columns, row)];
  for (const { measure, at, quantity } of found) {
    if (measure === null) yield columns.skippedRow(row, 'import/empty', row.cells.join(', '));
    else if (quantity === null) yield columns.skippedCellAt(row, at);
    else yield measurementOf(columns, row, { measure, quantity, at: timeOfDate(date, null) });
  }
  if (found.length === 0) yield columns.skippedRow(row, 'import/empty', row.cells.join(', '));
}

interface FoundValue {
  /** Null if the row does not name it. */
  readonly measure: MeasurementDraft['measure'] | null;
  readonly at: number;
  readonly quantity: DraftQuantity | null;
}

function* valuesIn(columns: MappedColumns, row: CsvRow): Generator<FoundValue> {
  const unit = columns.cell(row, 'valueUnit');
  for (const [at] of columns.columnsOf('value')) {
    if ((row.cells[at] ?? '').trim() === '') continue;
    const name = columns.cell(row, 'measureName');
    yield { measure: measureOf(name), at, quantity: columns.quantityAt(row, at, unit) };
  }
  for (const [at, { measure }] of columns.columnsOf('measurement')) {
    if ((row.cells[at] ?? '').trim() === '') continue;
    yield { measure: measure ?? measureOf(columns.header[at] ?? ''), at, quantity: columns.quantityAt(row, at, '') };
  }
}

function measureOf(name: string): MeasurementDraft['measure'] | null {
  if (name === '') return null;
  return knownMeasureNamed(columnNameOf(name).plain) ?? { name };
}

interface Value {
  readonly measure: MeasurementDraft['measure'];
  readonly quantity: DraftQuantity;
  readonly at: DraftTime;
}

function measurementOf(columns: MappedColumns, row: CsvRow, { measure, quantity, at }: Value): MeasurementDraft {
  const name = 'id' in measure ? measure.id : measure.name;
  const id = columns.cell(row, 'id');
  const time = typeof at === 'number' ? new Date(at).toISOString() : at.wall;
  return {
    kind: 'measurement',
    sourceId: `${id === '' ? time : id} ${name}`,
    origin: rowOrigin(columns.path, row),
    measure,
    value: name === 'body-fat' && (quantity.unit ?? '%') === '%' ? shareOfBodyFat(quantity.value) : quantity,
    at,
    device: columns.cell(row, 'device'),
    remark: columns.text(row, 'remark'),
  };
}
