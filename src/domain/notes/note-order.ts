import { type Order, orderBetween, type Placed } from '../kernel/index.ts';

export interface NewPosition {
  readonly id: string;
  readonly order: Order;
}

/** Moves the chosen ids one step up or down. Adjacent ones stay together, and ids at the end stay there. */
export function shifted(ids: readonly string[], chosen: ReadonlySet<string>, by: -1 | 1): readonly string[] {
  const inTurn = by === -1 ? [...ids] : ids.toReversed();
  for (let at = 1; at < inTurn.length; at += 1) {
    const [before, here] = [inTurn[at - 1] as string, inTurn[at] as string];
    if (chosen.has(here) && !chosen.has(before)) inTurn.splice(at - 1, 2, here, before);
  }
  return by === -1 ? inTurn : inTurn.reverse();
}

/**
 * Returns the orders to write so that notes appear in a sequence: those of the moved notes, and of others only if
 * necessary. Notes without an order come first; a note after one with an order needs an order too.
 *
 * @param sequence the notes in the desired sequence, with their current orders
 */
export function placesFor(sequence: readonly Placed[], moved: ReadonlySet<string>): readonly NewPosition[] {
  const below = placesBelow(sequence, moved);
  const places: NewPosition[] = [];
  let above: Order | null = null;
  for (const [at, { id, order }] of sequence.entries()) {
    const stands = order === undefined ? above === null : above === null || order > above;
    if (stands && !moved.has(id)) {
      above = order ?? null;
      continue;
    }
    above = orderBetween(above, below[at] ?? null);
    places.push({ id, order: above });
  }
  return places;
}

/** Returns for each note the order of the next note that is not moved. */
function placesBelow(sequence: readonly Placed[], moved: ReadonlySet<string>): readonly (Order | null)[] {
  let next: Order | null = null;
  return sequence
    .toReversed()
    .map(({ id, order }) => {
      const below = next;
      if (order !== undefined && !moved.has(id)) next = order;
      return below;
    })
    .reverse();
}
