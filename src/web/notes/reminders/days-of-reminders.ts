import { type LocalDay, localDayAt } from '#domain/kernel/index.ts';
import type { DueItem } from './due-items.ts';

export interface DayOfReminders {
  readonly day: LocalDay;
  readonly items: readonly DueItem[];
}

/**
 * Groups items by their day on the clock of this device.
 *
 * @param items earliest first
 */
export function daysOf(items: readonly DueItem[], zone: string): readonly DayOfReminders[] {
  const byDay = Map.groupBy(items, ({ at }) => localDayAt(at, zone));
  return Array.from(byDay, ([day, ofDay]) => ({ day, items: ofDay }));
}
