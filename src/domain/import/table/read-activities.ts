import type { CsvRow } from '../csv/index.ts';
import type { ActivityDraft, DraftQuantity, SkippedItem } from '../draft/index.ts';
import { remarkOf, rowOrigin, uniqueIds } from '../lifting/index.ts';
import { isYes, sportNamed } from './cell-words.ts';
import type { CellRule, MappedColumns } from './mapped-row.ts';
import type { TableField } from './mapping.ts';
import { timeOfDate } from './table-time.ts';

const rules: Readonly<Partial<Record<TableField, CellRule>>> = {
  duration: 'duration',
  movingDuration: 'duration',
  distance: 'length',
};

/** Values without which the activity is still right. They are reported and left out. */
const sideRules: Readonly<Partial<Record<TableField, CellRule>>> = {
  climb: 'length',
  averageHeartRate: 'positive',
  maxHeartRate: 'positive',
  effort: 'upToTen',
};

/** Reads a table with a row for each activity. */
export function* activitiesOf(columns: MappedColumns, rows: readonly CsvRow[]): Generator<ActivityDraft | SkippedItem> {
  const uniqueId = uniqueIds();
  for (const row of rows) {
    const item = activityOf(columns, row);
    if (item.kind === 'skipped') {
      yield item;
      continue;
    }
    yield { ...item, sourceId: uniqueId(item.sourceId) };
    for (const [field, rule] of Object.entries(sideRules) as [TableField, CellRule][])
      if (columns.unreadable(row, { [field]: rule }) !== null) yield columns.skippedCell(row, field);
    yield* unreadableFigures(columns, row);
  }
}

function activityOf(columns: MappedColumns, row: CsvRow): ActivityDraft | SkippedItem {
  if (columns.isShifted(row)) return columns.skippedRow(row, 'import/damaged', row.cells.join(', '));
  const date = columns.date(row, 'date');
  if (date === null) return columns.skippedRow(row, 'import/no-date', columns.cell(row, 'date'));
  const unreadable = columns.unreadable(row, rules);
  if (unreadable !== null) return columns.skippedCell(row, unreadable);
  const unknownUnit = columns.unknownUnit(row, 'distance', 'distanceUnit');
  if (unknownUnit !== null) return unknownUnit;
  const startedAt = timeOfDate(date, null);
  const [sportWord, name, indoor] = [
    columns.cell(row, 'sport'),
    columns.cell(row, 'title'),
    columns.cell(row, 'indoor'),
  ];
  const sport = sportNamed(sportWord);
  const time = typeof startedAt === 'number' ? new Date(startedAt).toISOString() : startedAt.wall;
  return {
    kind: 'activity',
    sourceId: columns.cell(row, 'id') || `${time} ${sportWord || name}`,
    origin: rowOrigin(columns.path, row),
    sport: sport ?? 'other',
    title: name || (sport === null ? sportWord : ''),
    startedAt,
    elapsedSeconds: columns.seconds(row, 'duration') || null,
    movingSeconds: columns.seconds(row, 'movingDuration') || null,
    distance: positive(columns.quantity(row, 'distance', 'distanceUnit')),
    climb: positive(columns.quantity(row, 'climb')),
    heartRate: {
      average: columns.number(row, 'averageHeartRate') || null,
      max: columns.number(row, 'maxHeartRate') || null,
    },
    effort: columns.unreadable(row, { effort: 'upToTen' }) === null ? columns.number(row, 'effort') : null,
    isIndoor: isYes(indoor),
    laps: [],
    remark: remarkOf(
      columns.text(row, 'remark'),
      sport === null && name !== '' ? sportWord : '',
      isYes(indoor) === null ? indoor : '',
    ),
    deviceFigures: figuresIn(columns, row),
    device: columns.cell(row, 'device'),
    track: null,
    points: null,
    trackFigures: null,
  };
}

function figuresIn(columns: MappedColumns, row: CsvRow): ReadonlyMap<string, number> {
  const figures = new Map<string, number>();
  for (const [at] of columns.columnsOf('figure')) {
    const quantity = columns.quantityAt(row, at, '');
    if (quantity !== null) figures.set(columns.header[at] ?? '', quantity.value);
  }
  return figures;
}

function* unreadableFigures(columns: MappedColumns, row: CsvRow): Generator<SkippedItem> {
  for (const [at] of columns.columnsOf('figure')) {
    const isFilled = (row.cells[at] ?? '').trim() !== '';
    if (isFilled && columns.quantityAt(row, at, '') === null) yield columns.skippedCellAt(row, at);
  }
}

function positive(quantity: DraftQuantity | null): DraftQuantity | null {
  return quantity !== null && quantity.value > 0 ? quantity : null;
}
