import { addDays, type Instant, localDayAt, minutesAt, startOfWeek, type Weekday } from '#domain/kernel/index.ts';
import type { WallClockTime } from '#domain/reminders/index.ts';

export const quickTimeIds = ['inAnHour', 'tonight', 'tomorrow', 'nextWeek'] as const;

export type QuickTimeId = (typeof quickTimeIds)[number];

export interface QuickTime extends WallClockTime {
  readonly id: QuickTimeId;
}

export interface QuickTimesQuestion {
  readonly now: Instant;
  readonly zone: string;
  readonly weekStart: Weekday;
  /** The time of day for tomorrow and next week, in minutes since midnight. */
  readonly minutes: number;
}

/** 20:00 */
const tonightMinutes = 20 * 60;

/** Returns the times that are chosen most often, in order. Tonight is one of them until an hour before it. */
export function quickTimes({ now, zone, weekStart, minutes }: QuickTimesQuestion): readonly QuickTime[] {
  const today = localDayAt(now, zone);
  const later = now + 3_600_000;
  const tonight = { id: 'tonight', day: today, minutes: tonightMinutes } as const;
  return [
    { id: 'inAnHour', day: localDayAt(later, zone), minutes: minutesAt(later, zone) },
    ...(minutesAt(now, zone) <= tonightMinutes - 60 ? [tonight] : []),
    { id: 'tomorrow', day: addDays(today, 1), minutes },
    { id: 'nextWeek', day: addDays(startOfWeek(today, weekStart), 7), minutes },
  ];
}
