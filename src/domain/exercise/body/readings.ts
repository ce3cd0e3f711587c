import {
  compareText,
  daysBetween,
  type Instant,
  isInstant,
  isLocalDay,
  type LocalDay,
  type Quantity,
} from '../../kernel/index.ts';
import type { Measurement } from '../measurement.ts';

/** One measurement that says of what, how much and when. */
export interface Reading {
  /** The id of the measurement. */
  readonly id: string;
  readonly measure: string;
  readonly value: Quantity;
  readonly at: Instant;
  readonly day: LocalDay;
  readonly method: string | null;
  readonly remark: string | null;
}

/** What was read on one day: the mean, where it was read several times. */
export interface DayValue {
  readonly day: LocalDay;
  readonly value: number;
}

/**
 * The readings of each measure, the oldest first. A measurement without a measure, a value or a day is none.
 *
 * @param measurements records that are not in the trash
 */
export function readingsByMeasure(
  measurements: Iterable<{ readonly id: string; readonly value: Measurement }>,
): ReadonlyMap<string, readonly Reading[]> {
  const readings = Map.groupBy(
    Array.from(measurements).flatMap((each) => readingOf(each) ?? []),
    ({ measure }) => measure,
  );
  for (const each of readings.values()) each.sort(byTime);
  return readings;
}

/**
 * The values of a measure by day, the oldest first.
 *
 * @param readings of one measure, in any order
 */
export function dayValues(readings: readonly Reading[]): readonly DayValue[] {
  const byDay = Map.groupBy(readings, ({ day }) => day);
  return Array.from(byDay, ([day, of]) => ({
    day,
    value: of.reduce((sum, { value }) => sum + value.si, 0) / of.length,
  })).sort((a, b) => compareText(a.day, b.day));
}

/** The last reading on a day or before it; null where there is none. `readings`: the oldest first. */
export function readingUntil(readings: readonly Reading[], day: LocalDay): Reading | null {
  return readings.findLast((reading) => reading.day <= day) ?? null;
}

/** A body weight that was read longer ago may not be what the person weighs: then its day is told. */
const weightHoldsForDays = 30;

/**
 * What a person weighed on a day: as read that day, else last before it.
 *
 * @param weights by day, the oldest first
 * @returns with the day on which it was read, however long ago; null where none was read up to the day
 */
export function weightOn(weights: readonly DayValue[], day: LocalDay): DayValue | null {
  let [first, behind] = [0, weights.length]; // a person may have weighed themselves for years: halve
  while (first < behind) {
    const middle = Math.floor((first + behind) / 2);
    if ((weights[middle] as DayValue).day <= day) first = middle + 1;
    else behind = middle;
  }
  return weights[first - 1] ?? null;
}

/** Whether a body weight was read so long before a day that its own day has to be told. */
export function isWeightOld(readOn: LocalDay, day: LocalDay): boolean {
  return daysBetween(readOn, day) > weightHoldsForDays;
}

function readingOf({ id, value: record }: { readonly id: string; readonly value: Measurement }): Reading | null {
  const { measure, value, day, at, createdAt, method, remark } = record;
  if (measure === undefined || value === undefined || !isLocalDay(day)) return null;
  const instant = at ?? createdAt ?? 0;
  if (!isInstant(instant)) return null;
  return { id, measure, value, day, at: instant, method: method ?? null, remark: remark ?? null };
}

function byTime(a: Reading, b: Reading): number {
  return compareText(a.day, b.day) || a.at - b.at || compareText(a.id, b.id);
}
