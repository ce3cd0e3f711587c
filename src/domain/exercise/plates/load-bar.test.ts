import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kilograms, poundsToKilograms } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { barLoads, loadBar, type PlatesOwned } from './load-bar.ts';

const plates = (...stock: readonly (readonly [kg: number, count: number])[]): readonly PlatesOwned[] =>
  stock.map(([mass, count]) => ({ mass: kilograms(mass), count }));
const bar = kilograms(20);
const gym = plates([25, 8], [20, 2], [15, 2], [10, 4], [5, 4], [2.5, 2], [1.25, 2]);

function loaded(load: number, stock: readonly PlatesOwned[] = gym) {
  const result = loadBar(kilograms(load), { bar, plates: stock });
  if (!result.ok) throw new Error(result.error.code);
  return { ...result.value, perSide: result.value.perSide.map(({ mass, count }) => [mass, count]) };
}

it('a load is reached exactly with the fewest plates per side', () => {
  expect(loaded(100)).toMatchObject({
    perSide: [
      [25, 1],
      [15, 1],
    ],
    total: 100,
    isExact: true,
  });
  expect(loaded(102.5)).toMatchObject({
    perSide: [
      [25, 1],
      [15, 1],
      [1.25, 1],
    ],
    total: 102.5,
    isExact: true,
  });
});

it('a load is found that taking the heaviest plate first would miss', () => {
  expect(loaded(80, plates([20, 2], [15, 4]))).toMatchObject({ perSide: [[15, 2]], total: 80, isExact: true });
});

it('fewer plates are preferred to heavier ones', () => {
  expect(loaded(100, plates([25, 2], [20, 4], [10, 2], [5, 2])).perSide).toEqual([[20, 2]]);
});

it('the empty bar is a valid load, and anything below it is refused', () => {
  expect(loaded(20)).toMatchObject({ perSide: [], total: 20, isExact: true, above: 22.5 });
  expect(loadBar(kilograms(19.9), { bar, plates: gym })).toEqual({
    ok: false,
    error: { code: 'exercise/below-bar', bar },
  });
});

it('a load that is not possible gives the nearest below, with the next above', () => {
  expect(loaded(101)).toMatchObject({ total: 100, isExact: false, above: 102.5 });
  expect(loaded(400, plates([25, 4]))).toMatchObject({ perSide: [[25, 2]], total: 120, isExact: false, above: null });
});

it('a single plate is not used, and two separate entries of one mass make a pair', () => {
  expect(loaded(60, plates([20, 1], [10, 2]))).toMatchObject({ perSide: [[10, 1]], total: 40, above: null });
  expect(loaded(60, plates([20, 1], [20, 1]))).toMatchObject({ perSide: [[20, 1]], total: 60, isExact: true });
});

it('plates in pounds are exact, and a load in kilograms gives the nearest below', () => {
  const pounds = [45, 35, 25, 10, 5, 2.5].map((mass) => ({ mass: poundsToKilograms(mass), count: 8 }));
  const result = loadBar(poundsToKilograms(227.5), { bar: poundsToKilograms(45), plates: pounds });
  expect(result).toMatchObject({ ok: true, value: { isExact: false, total: expect.closeTo(102.0582832, 6) } });
  const exact = loadBar(poundsToKilograms(230), { bar: poundsToKilograms(45), plates: pounds });
  expect(exact).toMatchObject({ ok: true, value: { isExact: true, total: expect.closeTo(104.3262451, 6) } });
  expect(exact.ok && exact.value.perSide.map(({ count }) => count)).toEqual([2, 1]);
});

it('no plates, a plate of mass 0 and a plate with count 0 add nothing', () => {
  expect(loaded(60, [])).toMatchObject({ perSide: [], total: 20, isExact: false, above: null });
  expect(loaded(60, plates([0, 8], [20, 0])).total).toBe(20);
});

it('every load of a bar is listed once, the empty bar first', () => {
  const stock = { bar, plates: plates([10, 2], [5, 4]) };
  expect(barLoads(stock, kilograms(500))).toEqual([20, 30, 40, 50, 60]);
  expect(barLoads(stock, kilograms(45))).toEqual([20, 30, 40]);
  expect(barLoads({ bar, plates: [] }, kilograms(0))).toEqual([20]);
});

it('agrees with brute force: exact with the fewest plates, else the nearest below, and the next above', () => {
  const masses = [25, 20, 15, 10, 7.5, 5, 2.5, 1.25, 0.5, 20.41165665];
  const stock = fc.uniqueArray(fc.record({ mass: fc.constantFrom(...masses), count: fc.nat(7) }), {
    maxLength: 5,
    selector: ({ mass }) => mass,
  });
  fc.assert(
    fc.property(stock, fc.integer({ min: 80, max: 800 }), (drawn, quarters) => {
      const load = quarters / 4;
      const result = loaded(load, plates(...drawn.map(({ mass, count }) => [mass, count] as const)));
      const all = everySum(drawn);
      const near = (a: number, b: number) => Math.abs(a - b) < 0.001;
      const below = all.filter(({ total }) => total <= load + 0.001);
      const best = Math.max(...below.map(({ total }) => total));
      const fewest = Math.min(...below.filter(({ total }) => near(total, best)).map((each) => each.plates));
      const above = Math.min(...all.filter(({ total }) => total > load + 0.001).map(({ total }) => total));
      expect(near(result.total, best)).toBe(true);
      expect(result.perSide.reduce((count, [, each]) => count + each!, 0)).toBe(fewest);
      expect(result.isExact).toBe(near(best, load));
      expect(result.above === null ? Number.POSITIVE_INFINITY : result.above).toBeCloseTo(above, 3);
      const onSide = result.perSide.reduce((sum, [mass, count]) => sum + mass! * count!, 0);
      expect(near(20 + 2 * onSide, result.total)).toBe(true);
      for (const [mass, count] of result.perSide) {
        expect(2 * count!).toBeLessThanOrEqual(drawn.find((each) => each.mass === mass)!.count);
      }
    }),
    { numRuns: runs(300) },
  );
});

it('plates of many odd masses are combined in time', { timeout: 2_000 }, () => {
  const odd = Array.from({ length: 14 }, (_, index) => [20.017 - index * 1.337, 10] as const);
  expect(Math.abs(loaded(220, plates(...odd)).total - 220)).toBeLessThan(0.1);
});

function everySum(stock: readonly { readonly mass: number; readonly count: number }[]) {
  let sums = [{ total: 20, plates: 0 }];
  for (const { mass, count } of stock) {
    sums = sums.flatMap((sum) =>
      Array.from({ length: Math.floor(count / 2) + 1 }, (_, pairs) => ({
        total: sum.total + 2 * pairs * mass,
        plates: sum.plates + pairs,
      })),
    );
  }
  return sums;
}
