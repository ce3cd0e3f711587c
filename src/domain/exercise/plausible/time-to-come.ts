import { err, type Instant, type LocalDay, ok, type Result } from '../../kernel/index.ts';

export type DayToCome = { readonly code: 'exercise/day-to-come'; readonly day: LocalDay };
export type InstantToCome = { readonly code: 'exercise/instant-to-come'; readonly at: Instant };

/** A year that was not typed to its end: fields of days take 26 for the year 26. */
export type DayLongPast = { readonly code: 'exercise/day-long-past'; readonly day: LocalDay };
export type InstantLongPast = { readonly code: 'exercise/instant-long-past'; readonly at: Instant };

/** Nobody who lives was born earlier. */
const firstDay: LocalDay = '1900-01-01';
/** A day earlier, for every zone. */
const firstInstant: Instant = Date.UTC(1899, 11, 31);

/**
 * The day of something that was done, read or born.
 *
 * @returns `exercise/day-to-come` for a day after today, `exercise/day-long-past` for one before 1900
 */
export function checkPastDay(day: LocalDay, today: LocalDay): Result<LocalDay, DayToCome | DayLongPast> {
  if (day < firstDay) return err({ code: 'exercise/day-long-past', day });
  return day > today ? err({ code: 'exercise/day-to-come', day }) : ok(day);
}

/**
 * The instant at which something was done, began or ended.
 *
 * @returns `exercise/instant-to-come` for one after now, `exercise/instant-long-past` for one before 1900
 */
export function checkPastInstant(at: Instant, now: Instant): Result<Instant, InstantToCome | InstantLongPast> {
  if (at < firstInstant) return err({ code: 'exercise/instant-long-past', at });
  return at > now ? err({ code: 'exercise/instant-to-come', at }) : ok(at);
}
