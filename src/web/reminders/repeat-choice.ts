import { type Weekday, weekdayOf } from '#domain/kernel/index.ts';
import {
  parseRecurrenceRule,
  printRecurrenceRule,
  type RecurrenceRule,
  type WallClockTime,
} from '#domain/reminders/index.ts';

/** How a reminder recurs, as it is chosen. `other` is any rule that has no choice of its own. */
export const repeatKinds = ['none', 'day', 'week', 'month', 'year', 'other'] as const;

export type RepeatKind = (typeof repeatKinds)[number];

/**
 * Returns the choice for a recurrence.
 *
 * @param repeat of a reminder
 * @param start its first time
 */
export function repeatKindOf(repeat: string | null, start: WallClockTime): RepeatKind {
  if (repeat === null) return 'none';
  const rule = parseRecurrenceRule(repeat, start);
  if (!rule.ok) return 'other';
  const printed = printRecurrenceRule(rule.value);
  return printed === printRecurrenceRule(plainRule(rule.value.every, start)) ? rule.value.every : 'other';
}

/**
 * Returns the recurrence of a choice, as the `repeat` of a reminder.
 *
 * @param before the recurrence that `other` stands for. It gets the time of day of `start`.
 */
export function repeatOf(kind: RepeatKind, start: WallClockTime, before: string | null): string | null {
  if (kind === 'none') return null;
  if (kind !== 'other') return printRecurrenceRule(plainRule(kind, start));
  const rule = before === null ? null : parseRecurrenceRule(before, start);
  return rule?.ok ? printRecurrenceRule({ ...rule.value, minutes: start.minutes }) : before;
}

/** Returns the rule that recurs in each unit on the day of `start`. */
function plainRule(every: RecurrenceRule['every'], { day, minutes }: WallClockTime): RecurrenceRule {
  const common = { interval: 1, minutes };
  const [, month, monthDay] = day.split('-').map(Number);
  switch (every) {
    case 'day':
      return { ...common, every };
    case 'week':
      return { ...common, every, weekdays: [weekdayOf(day) as Weekday] };
    case 'month':
      return { ...common, every, monthDay: monthDay ?? 1 };
    case 'year':
      return { ...common, every, month: month ?? 1, monthDay: monthDay ?? 1 };
  }
}
