import { addDays, type LocalDay } from '../kernel/index.ts';

/** A deload that the user takes outside of the plan of a programme. It ends by itself. */
export interface DeloadPeriod {
  readonly from: LocalDay;
  /** The last day. */
  readonly until: LocalDay;
  /** How much lighter loads are, 0–1. */
  readonly share: number;
}

export const defaultDeloadShare = 0.4;

/** Returns a deload of seven days that starts today. */
export function deloadWeekFrom(today: LocalDay): DeloadPeriod {
  return { from: today, until: addDays(today, 6), share: defaultDeloadShare };
}

/** Returns the deload if a day is in it; null otherwise. */
export function deloadOn(deload: DeloadPeriod | undefined, day: LocalDay): DeloadPeriod | null {
  return deload !== undefined && day >= deload.from && day <= deload.until ? deload : null;
}
