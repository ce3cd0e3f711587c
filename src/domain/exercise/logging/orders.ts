import { type Order, orderBetween } from '../../kernel/index.ts';

/** An item with its order; null if it has none yet, which sorts first. */
export interface InOrder {
  readonly id: string;
  readonly order: Order | null;
}

/**
 * Returns the orders to write to put an item at an index among others. Usually only the item's own changes. While
 * offline, two devices may have assigned one order to several items; those that should follow the item then get new
 * orders.
 *
 * @param others in order
 * @param to its index among them, 0 for the top
 * @returns by id
 */
export function ordersToPlace(id: string, others: readonly InOrder[], to: number): ReadonlyMap<string, Order> {
  const above = others[to - 1]?.order ?? null;
  const later = others.slice(to);
  const isFurther = ({ order }: InOrder) => above === null || (order !== null && order > above);
  const further = later.findIndex(isFurther);
  const sharing = further === -1 ? later : later.slice(0, further);
  const below = later[sharing.length]?.order ?? null;
  const orders = new Map<string, Order>();
  let last = above;
  for (const each of [id, ...sharing.map((other) => other.id)]) {
    last = orderBetween(last, below);
    orders.set(each, last);
  }
  return orders;
}
