import { addDays, type LocalDay, type Weekday } from '../../kernel/index.ts';
import type { Programme } from '../programme.ts';
import { programmeDays } from './next-in-programme.ts';

/** Begins a programme on a day, also one that had ended: weeks and rotations are counted from here. */
export function beginProgramme(draft: Programme, on: LocalDay): void {
  draft.startedOn = on;
  draft.endedOn = undefined;
}

/** Ends a programme, so that it asks for nothing any more on a day; one that began only then has not begun. */
export function endProgramme(draft: Programme, on: LocalDay): void {
  if (draft.startedOn === on) draft.startedOn = undefined;
  else draft.endedOn = addDays(on, -1);
}

/** Gives the days of a rotation that stand on no weekday the next free ones, in their order; what is too many stays without. */
export function asWeek(draft: Programme, weekStart: Weekday): void {
  const days = programmeDays({ ...draft, form: 'rotation' }, weekStart);
  const taken = new Set(days.map(({ weekday }) => weekday));
  const free = Array.from({ length: 7 }, (_, index) => ((weekStart + index) % 7) as Weekday).filter(
    (weekday) => !taken.has(weekday),
  );
  for (const { id, weekday, routine } of days) {
    const day = draft.days[id];
    if (day === undefined || weekday !== null || routine === null) continue;
    const next = free.shift();
    if (next !== undefined) day.weekday = next;
  }
}
