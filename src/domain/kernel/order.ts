import { generateKeyBetween } from 'fractional-indexing';

/** A place in an order that a person arranges: text that sorts by its code units. */
export type Order = string;

/**
 * A place between two others, so that moving one thing writes one leaf.
 *
 * @param before the neighbour above, or null for the top
 * @param after the neighbour below, or null for the end
 *
 * Two devices may give the same place to different things, and orders come from outside; where
 * the neighbours leave no room between them the new place follows `before`.
 */
export function orderBetween(before: Order | null, after: Order | null): Order {
  const above = usable(before);
  const below = usable(after);
  if (above !== null && below !== null && above >= below) return generateKeyBetween(above, null);
  return generateKeyBetween(above, below);
}

/** Whether the value can be a place in an order. */
export function isOrder(value: unknown): value is Order {
  return typeof value === 'string' && /^[A-Za-z][0-9A-Za-z]+$/.test(value);
}

/** The library's own check goes deeper than the alphabet, and throws. */
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

/** Compares by UTF-16 code units, the same on every device and in every language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
