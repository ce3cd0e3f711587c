import type { Instant } from '../../kernel/index.ts';
import { type CsvRow, numberIn } from '../csv/index.ts';
import { type DateOrder, type DraftTime, type SkippedItem, timeInOrder } from '../draft/index.ts';
import { remarkOf, rowOrigin, shortened } from '../lifting/index.ts';
import { writtenTimeIn } from '../times/index.ts';
import { type StravaType, stravaType } from './activity-types.ts';
import type { StravaColumn, StravaColumns } from './columns.ts';

/** What a row of the table states about an activity. */
export interface StatedActivity extends StravaType {
  readonly id: string;
  readonly origin: string;
  readonly title: string;
  /** As written, in the language of the account. */
  readonly type: string;
  /** Null if it cannot be read. */
  readonly startedAt: Instant | null;
  readonly writtenDate: string;
  readonly remark: string;
  /** The name of the shoes or the bicycle; empty for none. */
  readonly gear: string;
  /** The path of the recording beside the table; empty for what was typed in or came from an app without one. */
  readonly file: string;
  readonly figures: StatedFigures;
  /** The cells that are no numbers. */
  readonly unreadable: readonly SkippedItem[];
}

type FigureColumn = (typeof figureColumns)[number];

/** Seconds, metres or kilometres, beats a minute, watts, kilocalories, and the effort of 1–10. Null for none. */
export type StatedFigures = Readonly<Record<FigureColumn, number | null>>;

const figureColumns = [
  ...(['elapsed', 'moving', 'distance', 'climb', 'descent', 'averageHeartRate', 'maxHeartRate'] as const),
  ...(['averagePower', 'maxPower', 'calories', 'effort'] as const),
] satisfies readonly StravaColumn[];

/**
 * Reads a row.
 *
 * @param order of day and month in dates of numbers alone
 */
export function statedActivity(row: CsvRow, columns: StravaColumns, path: string, order: DateOrder): StatedActivity {
  const cell = (column: StravaColumn) => columns.text(row, column).trim();
  const origin = rowOrigin(path, row);
  const writtenDate = cell('date');
  const type = cell('type');
  const figures = figureColumns.map((column) => [column, figureIn(cell(column))] as const);
  return {
    ...stravaType(type),
    ...{ id: cell('id'), origin, title: cell('title'), type, writtenDate, gear: cell('gear'), file: cell('file') },
    startedAt: instantInUtc(timeInOrder(writtenTimeIn(writtenDate)?.time ?? null, order)),
    remark: remarkOf(columns.text(row, 'description'), columns.text(row, 'note')),
    figures: Object.fromEntries(figures) as StatedFigures,
    unreadable: figureColumns
      .filter((column) => cell(column) !== '' && numberIn(cell(column)) === null)
      .map((column) => ({ kind: 'skipped', origin, code: 'import/not-a-number', detail: shortened(cell(column)) })),
  };
}

/** 0 stands for none. */
function figureIn(cell: string): number | null {
  const value = numberIn(cell);
  return value === null || value <= 0 ? null : value;
}

/** Times are in UTC, without saying so. */
function instantInUtc(time: DraftTime | null): Instant | null {
  if (time === null || typeof time === 'number') return time;
  return Date.parse(`${time.wall}Z`);
}

/** Returns how dates in numbers alone order day and month, by those that have one reading. */
export function dateOrderIn(rows: readonly CsvRow[], { text }: StravaColumns): DateOrder {
  for (const row of rows) {
    const written = writtenTimeIn(text(row, 'date').trim());
    if (written?.order) return written.order;
  }
  return 'day-first';
}
