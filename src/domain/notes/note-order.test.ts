import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareOrder, type Placed } from '../kernel/index.ts';
import { runs } from '../testing/runs.ts';
import { placesFor, shifted } from './note-order.ts';

/** Returns the ids in their order after the new positions are written. */
function standing(notes: readonly Placed[], places: ReturnType<typeof placesFor>): readonly string[] {
  const placed = new Map(places.map(({ id, order }) => [id, order]));
  const after = notes.map(({ id, order }) => ({ id, order: placed.get(id) ?? order }));
  return after.sort(compareOrder).map(({ id }) => id);
}

it('notes move up or down by one, adjacent ones together, and not beyond the end', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(shifted(ids, new Set(['c']), -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(shifted(ids, new Set(['b', 'c']), 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(shifted(ids, new Set(['a', 'c']), -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(shifted(ids, new Set(['d']), 1)).toEqual(ids);
});

it('among notes with an order, only the moved one is written', () => {
  const [a, b, c] = [
    { id: 'a', order: 'a0' },
    { id: 'b', order: 'a1' },
    { id: 'c', order: 'a2' },
  ] as const;
  const places = placesFor([a, c, b], new Set(['c']));
  expect(places.map(({ id }) => id)).toEqual(['c']);
  expect(standing([a, b, c], places)).toEqual(['a', 'c', 'b']);
});

it('notes without an order get one only behind a note that has one', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }] as const;
  expect(placesFor([a, c, b], new Set(['c'])).map(({ id }) => id)).toEqual(['c', 'b']);
  expect(placesFor([a, b, c], new Set(['c'])).map(({ id }) => id)).toEqual(['c']);
});

it('moved notes are arranged as requested, whatever their orders', () => {
  const order = fc.option(fc.constantFrom('a0', 'a1', 'a1V', 'a2', 'a3', 'Zz', 'b00'), { nil: undefined });
  const someNotes = fc
    .array(order, { minLength: 1, maxLength: 12 })
    .map((orders) => orders.map((each, at) => ({ id: String.fromCharCode(97 + at), order: each })));
  fc.assert(
    fc.property(someNotes, fc.array(fc.nat(11)), fc.constantFrom(-1 as const, 1 as const), (notes, picked, by) => {
      const before = notes.toSorted(compareOrder);
      const chosen = new Set(picked.flatMap((at) => notes[at]?.id ?? []));
      const wanted = shifted(
        before.map(({ id }) => id),
        chosen,
        by,
      );
      const moved = new Set(wanted.filter((id, at) => chosen.has(id) && before[at]?.id !== id));
      const byId = new Map(notes.map((note) => [note.id, note]));
      const sequence = wanted.flatMap((id) => byId.get(id) ?? []);
      expect(standing(notes, placesFor(sequence, moved))).toEqual(wanted);
    }),
    { numRuns: runs(500) },
  );
});
