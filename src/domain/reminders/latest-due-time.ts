import type { Instant } from '../kernel/index.ts';
import type { DueEntry } from './due-entries.ts';
import { recurrencesAfter, seriesOf } from './next-recurrence.ts';

/**
 * Returns the latest time at which an entry came due after one instant and until another; null if it did not. What
 * recurs comes due again even if its first time was never done.
 */
export function latestDueTime(
  entry: Pick<DueEntry, 'at' | 'zone' | 'repeat'>,
  after: Instant,
  until: Instant,
): Instant | null {
  if (entry.at > until) return null;
  let latest = entry.at > after ? entry.at : null;
  const series = seriesOf(entry);
  if (series === null) return latest;
  for (const { at } of recurrencesAfter(series, Math.max(entry.at, after))) {
    if (at > until) break;
    latest = at;
  }
  return latest;
}
