import { type DateOrder, isUnclear, type NoteDraft } from '../draft/index.ts';

/** Returns how notes order day and month in dates in numbers; null if no date tells, or if they do not agree. */
export function dateOrderIn(notes: Iterable<NoteDraft>): DateOrder | null {
  const orders = new Set<DateOrder>();
  for (const { dateOrder } of notes) if (dateOrder !== undefined) orders.add(dateOrder);
  const [only = null] = orders;
  return orders.size === 1 ? only : null;
}

/** Returns a date with two readings that nothing decides; null if there is none. */
export function undecidedDate(notes: readonly NoteDraft[]): string | null {
  if (dateOrderIn(notes) !== null) return null;
  for (const { createdAt, editedAt } of notes)
    for (const time of [createdAt, editedAt]) if (isUnclear(time)) return time.written;
  return null;
}
