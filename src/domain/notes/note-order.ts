import { type Order, orderBetween, type Placed } from '../kernel/index.ts';

/** What is written for a note to stand where it is wanted. */
export interface NewPosition {
  readonly id: string;
  readonly order: Order;
}

/**
 * The ids with some of them one step up or down: those that stand together stay together, and what is at the end stays
 * there.
 */
export function shifted(ids: readonly string[], chosen: ReadonlySet<string>, by: -1 | 1): readonly string[] {
  const inTurn = by === -1 ? [...ids] : ids.toReversed();
  for (let at = 1; at < inTurn.length; at += 1) {
    const [before, here] = [inTurn[at - 1] as string, inTurn[at] as string];
    if (chosen.has(here) && !chosen.has(before)) inTurn.splice(at - 1, 2, here, before);
  }
  return by === -1 ? inTurn : inTurn.reverse();
}

/**
 * The places to write so that notes stand in a sequence: those of the notes that were moved, and of others only where
 * they could not stand there otherwise. Notes that were never placed stand first; behind one that was, they need a place.
 *
 * @param sequence the notes as they are to stand, with the places that they have
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

/** For each note the place of the next one that stays where it is. */
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
