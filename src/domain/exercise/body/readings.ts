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

/** A measurement that has a measure, a value and a time. */
export interface Reading {
  readonly id: string;
  readonly measure: string;
  readonly value: Quantity;
  readonly at: Instant;
  readonly day: LocalDay;
  readonly method: string | null;
  readonly remark: string | null;
}

/** The value of one day: the mean if there are several readings. */
export interface DayValue {
  readonly day: LocalDay;
  readonly value: number;
}

/**
 * Groups the readings by measure, oldest first. Skips measurements that lack a measure, a value or a day.
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
 * Returns the values of a measure by day, oldest first.
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

/** Returns the last reading on or before a day, or null. Expects `readings` oldest first. */
export function readingUntil(readings: readonly Reading[], day: LocalDay): Reading | null {
  return readings.findLast((reading) => reading.day <= day) ?? null;
}

/** A body weight older than this may be out of date, so it is shown with its day. */
const weightHoldsForDays = 30;

/**
 * Returns the body weight on a day: that day's reading, else the last one before it.
 *
 * @param weights by day, oldest first
 * @returns the weight with the day of its reading, however long ago; null if there is none up to the day
 */
export function weightOn(weights: readonly DayValue[], day: LocalDay): DayValue | null {
  let [first, behind] = [0, weights.length]; // binary search, as there may be years of weights
  while (first < behind) {
    const middle = Math.floor((first + behind) / 2);
    if ((weights[middle] as DayValue).day <= day) first = middle + 1;
    else behind = middle;
  }
  return weights[first - 1] ?? null;
}

/** Returns whether a body weight is so old on a day that its own day has to be shown. */
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
