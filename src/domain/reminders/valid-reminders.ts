import { type Instant, isZone } from '../kernel/index.ts';
import { isInCalendar } from './wall-clock-time.ts';

/** Leaves out reminders that no calendar can show: with a time outside of it, or in an unknown time zone. */
export function validReminders<R extends { readonly at: Instant; readonly zone: string }>(
  reminders: Readonly<Record<string, R>>,
): Readonly<Record<string, R>> {
  const all = Object.entries(reminders);
  return all.every(([, each]) => isValid(each))
    ? reminders
    : Object.fromEntries(all.filter(([, each]) => isValid(each)));
}

function isValid({ at, zone }: { readonly at: Instant; readonly zone: string }): boolean {
  return isInCalendar(at) && isZone(zone);
}
