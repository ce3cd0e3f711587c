import type { LocalDay } from '../kernel/index.ts';

/** The day, time zone, start of day and units for which a query is evaluated. */
export interface QueryContext {
  readonly today: LocalDay;
  /** The IANA time zone for days; UTC if it is absent or unknown to this runtime. */
  readonly zone?: string;
  /** Minutes after midnight at which the user's day starts, 0–1439; default 0. */
  readonly dayStartsAt?: number;
  /** The unit of a load without a unit; default kg. */
  readonly massUnit?: 'kg' | 'lb';
  /** The unit of a distance, and the length of a pace, without a unit; default km. */
  readonly distanceUnit?: 'km' | 'mi';
}
