import { checkPastDay } from '#domain/exercise/plausible/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';

/** Returns the error for an invalid date of something in the past; null for a valid date. */
export function dayErrorOf(
  day: LocalDay | null,
  today: LocalDay,
  m: Readonly<Record<'dateMissing' | 'dateInFuture' | 'dateLongPast', string>>,
): string | null {
  if (day === null) return m.dateMissing;
  const checked = checkPastDay(day, today);
  if (checked.ok) return null;
  return checked.error.code === 'exercise/day-to-come' ? m.dateInFuture : m.dateLongPast;
}
