import { type Order, orderBetween } from '../../kernel/index.ts';

/** A thing in its order; null where it has none yet, which stands first. */
export interface InOrder {
  readonly id: string;
  readonly order: Order | null;
}

/**
 * The orders to write so that a thing stands at a place among others. Its own alone, as a rule: two devices may have
 * given one order to several while they were apart, and then those that are to stand behind it get others.
 *
 * @param others in their order
 * @param to its place among them, 0 for the top
 * @returns by id
 */
export function ordersToPlace(id: string, others: readonly InOrder[], to: number): ReadonlyMap<string, Order> {
  const above = others[to - 1]?.order ?? null;
  const behind = others.slice(to);
  const isFurther = ({ order }: InOrder) => above === null || (order !== null && order > above);
  const further = behind.findIndex(isFurther);
  const sharing = further === -1 ? behind : behind.slice(0, further);
  const below = behind[sharing.length]?.order ?? null;
  const orders = new Map<string, Order>();
  let last = above;
  for (const each of [id, ...sharing.map((other) => other.id)]) {
    last = orderBetween(last, below);
    orders.set(each, last);
  }
  return orders;
}
