import { addDays, type LocalDay, type Weekday } from '../../kernel/index.ts';
import type { Programme } from '../programme.ts';
import { type ProgrammeDay, programmeDays } from './next-in-programme.ts';

/** Returns whether a programme schedules anything on a day: it has started by then, and has not ended. */
export function isRunningOn({ startedOn, endedOn }: Programme, day: LocalDay): boolean {
  return startedOn !== undefined && startedOn <= day && (endedOn === undefined || endedOn >= day);
}

/** Starts or restarts a programme on a day, from which weeks and rotations are counted. */
export function beginProgramme(draft: Programme, on: LocalDay): void {
  draft.startedOn = on;
  draft.endedOn = undefined;
}

/**
 * Ends a programme, so that it schedules nothing from a day on. A programme that started on that very day counts as
 * never started.
 */
export function endProgramme(draft: Programme, on: LocalDay): void {
  if (draft.startedOn === on) draft.startedOn = undefined;
  else draft.endedOn = addDays(on, -1);
}

/** Returns the weekdays without a day of the programme, in order from a weekday on. */
export function freeWeekdays(days: readonly ProgrammeDay[], from: Weekday): Weekday[] {
  const taken = new Set(days.map(({ weekday }) => weekday));
  return Array.from({ length: 7 }, (_, index) => ((from + index) % 7) as Weekday).filter(
    (weekday) => !taken.has(weekday),
  );
}

/** Assigns the next free weekdays, in order, to the days of a rotation that have none. Excess days get no weekday. */
export function asWeek(draft: Programme, weekStart: Weekday): void {
  const days = programmeDays({ ...draft, form: 'rotation' }, weekStart);
  const free = freeWeekdays(days, weekStart);
  for (const { id, weekday, routine } of days) {
    const day = draft.days[id];
    if (day === undefined || weekday !== null || routine === null) continue;
    const next = free.shift();
    if (next !== undefined) day.weekday = next;
  }
}
