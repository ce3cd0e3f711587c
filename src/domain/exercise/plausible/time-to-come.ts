import { err, type Instant, type LocalDay, ok, type Result } from '../../kernel/index.ts';

export type DayToCome = { readonly code: 'exercise/day-to-come'; readonly day: LocalDay };
export type InstantToCome = { readonly code: 'exercise/instant-to-come'; readonly at: Instant };

/** The error for a year that was typed incompletely: date fields accept 26 as the year 26. */
export type DayLongPast = { readonly code: 'exercise/day-long-past'; readonly day: LocalDay };
export type InstantLongPast = { readonly code: 'exercise/instant-long-past'; readonly at: Instant };

/** The earliest accepted day. No living person was born before it. */
const firstDay: LocalDay = '1900-01-01';
/** A day before `firstDay`, so that the limit holds in every time zone. */
const firstInstant: Instant = Date.UTC(1899, 11, 31);

/**
 * Validates the day of something in the past, such as a workout, a measurement or a birth.
 *
 * @returns `exercise/day-to-come` for a day after today, `exercise/day-long-past` for one before 1900
 */
export function checkPastDay(day: LocalDay, today: LocalDay): Result<LocalDay, DayToCome | DayLongPast> {
  if (day < firstDay) return err({ code: 'exercise/day-long-past', day });
  return day > today ? err({ code: 'exercise/day-to-come', day }) : ok(day);
}

/**
 * Validates an instant in the past, such as a start or an end.
 *
 * @returns `exercise/instant-to-come` for one after now, `exercise/instant-long-past` for one before 1900
 */
export function checkPastInstant(at: Instant, now: Instant): Result<Instant, InstantToCome | InstantLongPast> {
  if (at < firstInstant) return err({ code: 'exercise/instant-long-past', at });
  return at > now ? err({ code: 'exercise/instant-to-come', at }) : ok(at);
}
