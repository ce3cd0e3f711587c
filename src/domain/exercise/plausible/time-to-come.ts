import { err, type Instant, type LocalDay, ok, type Result } from '../../kernel/index.ts';

export type DayToCome = { readonly code: 'exercise/day-to-come'; readonly day: LocalDay };
export type InstantToCome = { readonly code: 'exercise/instant-to-come'; readonly at: Instant };

/** The day of something that was done, read or born. @returns `exercise/day-to-come` for a day after today */
export function checkPastDay(day: LocalDay, today: LocalDay): Result<LocalDay, DayToCome> {
  return day > today ? err({ code: 'exercise/day-to-come', day }) : ok(day);
}

/** The instant at which something was done, began or ended. @returns `exercise/instant-to-come` for one after now */
export function checkPastInstant(at: Instant, now: Instant): Result<Instant, InstantToCome> {
  return at > now ? err({ code: 'exercise/instant-to-come', at }) : ok(at);
}
