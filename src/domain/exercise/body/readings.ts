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

/** A complete measurement: what was measured, its value and its time. */
export interface Reading {
  readonly id: string;
  readonly measure: string;
  readonly value: Quantity;
  readonly at: Instant;
  readonly day: LocalDay;
  readonly method: string | null;
  readonly remark: string | null;
}

/** The value of one day: the mean if there are several values. */
export interface DayValue {
  readonly day: LocalDay;
  readonly value: number;
}

/**
 * Groups complete measurements by what was measured, oldest first. Skips measurements in which `measure`, the value or
 * the day is missing.
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
 * Returns the values of one measurement by day, oldest first.
 *
 * @param readings of one measurement, in any order
 */
export function dayValues(readings: readonly Reading[]): readonly DayValue[] {
  const byDay = Map.groupBy(readings, ({ day }) => day);
  return Array.from(byDay, ([day, of]) => ({
    day,
    value: of.reduce((sum, { value }) => sum + value.si, 0) / of.length,
  })).sort((a, b) => compareText(a.day, b.day));
}

/** Returns the last measurement on or before a day, or null. Expects `readings` oldest first. */
export function readingUntil(readings: readonly Reading[], day: LocalDay): Reading | null {
  return readings.findLast((reading) => reading.day <= day) ?? null;
}

/** The age above which a body weight may be out of date, so that the UI also shows its day. */
const weightHoldsForDays = 30;

/**
 * Returns the body weight on a day: that day's value, else the last one before it.
 *
 * @param weights by day, oldest first
 * @returns the weight and the day on which it was measured, however long ago; null if there is none on or before the
 * day
 */
export function weightOn(weights: readonly DayValue[], day: LocalDay): DayValue | null {
  let [first, behind] = [0, weights.length]; // binary search, because there may be years of weights
  while (first < behind) {
    const middle = Math.floor((first + behind) / 2);
    if ((weights[middle] as DayValue).day <= day) first = middle + 1;
    else behind = middle;
  }
  return weights[first - 1] ?? null;
}

/** Returns whether a body weight is so old on a day that the UI has to show when it was measured. */
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
