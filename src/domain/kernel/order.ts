import { generateKeyBetween } from 'fractional-indexing';

/** A position in a user-defined order: a string that sorts by its code units. */
export type Order = string;

/**
 * Returns an order between two others, so that moving an item writes only one leaf.
 *
 * Two devices may give the same order to different items, and orders can come from outside. If there is no room between
 * the neighbours, the new order follows `before`.
 *
 * @param before the neighbour above, or null for the top
 * @param after the neighbour below, or null for the end
 */
export function orderBetween(before: Order | null, after: Order | null): Order {
  const above = usable(before);
  const below = usable(after);
  if (above !== null && below !== null && above >= below) return generateKeyBetween(above, null);
  return generateKeyBetween(above, below);
}

export function isOrder(value: unknown): value is Order {
  return typeof value === 'string' && /^[A-Za-z][0-9A-Za-z]+$/.test(value);
}

/**
 * Returns the order if new orders can be generated next to it, else null. The library checks more than the alphabet,
 * and throws.
 */
function usable(order: Order | null): Order | null {
  if (order === null || !isOrder(order)) return null;
  try {
    generateKeyBetween(order, null);
    return order;
  } catch {
    return null;
  }
}

/** Compares by order, then by id, so that every device sees the same sequence. */
export function compareOrder(a: Placed, b: Placed): number {
  return compareText(a.order ?? '', b.order ?? '') || compareText(a.id, b.id);
}

export interface Placed {
  readonly id: string;
  readonly order?: Order | undefined;
}

/** Compares by UTF-16 code units, so the result is the same on every device and in every language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
