import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareOrder, isOrder, orderBetween } from './order.ts';

it('an order can be created at the top, in between and at the end', () => {
  const first = orderBetween(null, null);
  const last = orderBetween(first, null);
  const top = orderBetween(null, first);
  const between = orderBetween(first, last);
  expect([last, between, first, top].toSorted()).toEqual([top, first, between, last]);
});

it('an order can always be created between two neighbours', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 60 }), (positions) => {
      const places: string[] = [];
      for (const position of positions) {
        const index = Math.min(position, places.length);
        const place = orderBetween(places[index - 1] ?? null, places[index] ?? null);
        expect(isOrder(place)).toBe(true);
        places.splice(index, 0, place);
      }
      expect(new Set(places).size).toBe(places.length);
      expect(places.toSorted()).toEqual(places);
    }),
  );
});

it('the order follows the upper neighbour if two devices gave both neighbours the same one', () => {
  const place = orderBetween(null, null);
  expect(orderBetween(place, place) > place).toBe(true);
});

it('a neighbour with an invalid order is ignored', () => {
  const place = orderBetween(null, null);
  expect(isOrder('')).toBe(false);
  expect(isOrder('a b')).toBe(false);
  expect(orderBetween('', '~')).toBe(place);
  expect(orderBetween('a00', null)).toBe(place);
});

it('equal orders are sorted by id, and missing ones come first', () => {
  const things = [{ id: 'c', order: 'a1' }, { id: 'b', order: 'a1' }, { id: 'a', order: 'a2' }, { id: 'd' }];
  expect(things.toSorted(compareOrder).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
});
