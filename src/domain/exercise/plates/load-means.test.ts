import { describe, expect, it } from 'vitest';
import { kilograms, poundsToKilograms, toSi } from '../../kernel/index.ts';
import {
  atPlace,
  barOf,
  barsOfGyms,
  type KnownPlates,
  knownBars,
  knownPlates,
  loadMeansOf,
  loadStepIn,
  platesOfGyms,
  platesOwned,
} from './bars-and-plates.ts';
import { type LoadMeans, loadableBelow } from './load-means.ts';
import { warmUpRamp } from './warm-up.ts';

const onBar: LoadMeans = { kind: 'bar', bar: kilograms(20), plates: platesOwned(platesOfGyms('kg')) };
const inSteps: LoadMeans = { kind: 'step', step: kilograms(2.5) };

describe('a loadable weight', () => {
  it('is the nearest below with the plates, and never less than the empty bar', () => {
    expect(loadableBelow(kilograms(84.9), onBar)).toBe(82.5);
    expect(loadableBelow(kilograms(85), onBar)).toBe(85);
    expect(loadableBelow(kilograms(5), onBar)).toBe(20);
  });

  it('is a multiple of the step without a bar, can be 0, and rounds towards more assistance', () => {
    expect(loadableBelow(kilograms(24.9), inSteps)).toBe(22.5);
    expect(loadableBelow(kilograms(0), inSteps)).toBe(0);
    expect(loadableBelow(kilograms(7.3), { kind: 'step', step: kilograms(0) })).toBe(7.3);
    expect(loadableBelow(kilograms(-6), inSteps)).toBe(-7.5);
  });

  it('keeps whole steps in pounds', () => {
    const step = poundsToKilograms(5);
    expect(loadableBelow(poundsToKilograms(225), { kind: 'step', step })).toBeCloseTo(poundsToKilograms(225), 9);
  });
});

describe('the load step', () => {
  const inGym = (unit: 'kg' | 'lb') => ({ bars: barsOfGyms(unit), plates: platesOfGyms(unit) });
  const squat = { bar: null, usualBar: 'straight', increment: null, usualStep: { kg: 5, lb: 10 } } as const;
  const plate = (typed: string, count: number, unit: 'kg' | 'lb' = 'kg') => ({
    id: typed,
    mass: { si: toSi(Number(typed), unit), typed, unit },
    count,
  });
  const stepWith = (...plates: readonly KnownPlates[]) => loadStepIn(squat, { ...inGym('kg'), plates }, 'kg');

  it('of an exercise with a bar is a pair of the lightest plates', () => {
    expect(loadStepIn(squat, inGym('kg'), 'kg')).toBe(2.5);
    expect(loadStepIn(squat, inGym('lb'), 'lb')).toBe(5);
    expect(stepWith(plate('20', 4), plate('0.5', 2))).toBe(1);
    expect(stepWith(plate('20', 4), plate('2.5', 4), plate('0.5', 1))).toBe(5);
  });

  it('is that of the exercise if the user set it, without a bar, and without plates in the unit shown', () => {
    const own = { ...squat, increment: { si: 3, typed: '3', unit: 'kg' } };
    expect(loadStepIn(own, inGym('kg'), 'kg')).toBe(3);
    expect(loadStepIn({ ...squat, usualBar: null }, inGym('kg'), 'kg')).toBe(5);
    expect(stepWith(plate('2.5', 4, 'lb'))).toBe(5);
    expect(stepWith()).toBe(5);
  });
});

describe('the warm-up ramp', () => {
  const ramp = (work: number, means: LoadMeans = onBar) =>
    warmUpRamp(kilograms(work), means).map(({ load, reps }) => [load, reps]);

  it('starts at the empty bar and uses loadable weights with its own repetitions', () => {
    expect(ramp(100)).toEqual([
      [20, 10],
      [40, 5],
      [60, 3],
      [80, 2],
    ]);
    expect(ramp(142.5)).toEqual([
      [20, 10],
      [55, 5],
      [85, 3],
      [112.5, 2],
    ]);
  });

  it('omits repeated loads and the working load', () => {
    expect(ramp(30)).toEqual([
      [20, 10],
      [22.5, 2],
    ]);
    expect(ramp(20)).toEqual([]);
    expect(ramp(2.5, inSteps)).toEqual([]);
  });

  it('has no empty bar if the exercise uses none, and is empty for body weight and assistance', () => {
    expect(ramp(30, inSteps)).toEqual([
      [10, 5],
      [17.5, 3],
      [22.5, 2],
    ]);
    expect(ramp(0, inSteps)).toEqual([]);
    expect(ramp(-20, inSteps)).toEqual([]);
  });
});

describe('bars and plates', () => {
  const record = <T>(id: string, value: T, inTrash = false) => ({ id, value, inTrash });
  const mass = (si: number) => ({ si });

  it('are the standard ones of the unit until the person enters some', () => {
    expect(knownBars([], 'lb')).toEqual(barsOfGyms('lb'));
    expect(barsOfGyms('lb')[0]).toEqual({ id: 'straight', mass: { si: 20.41165665, typed: '45', unit: 'lb' } });
    expect(knownPlates([record('a', { mass: mass(20), count: 2 }, true)], 'kg')).toEqual(platesOfGyms('kg'));
  });

  it('are then the person’s own, heaviest first, without those that lack a mass, and can have count 0', () => {
    const own = knownPlates(
      [
        record('a', { mass: mass(5), count: 0 }),
        record('b', { mass: mass(20), count: 4 }),
        record('c', { count: 4 } as never),
      ],
      'kg',
    );
    expect(own.map(({ id, count }) => [id, count])).toEqual([
      ['b', 4],
      ['a', 0],
    ]);
  });

  it('are those of the place, else those without a place, else all', () => {
    const home: Placed = { id: 'h', place: 'home' };
    const anywhere: Placed = { id: 'a' };
    expect(atPlace([home, anywhere], 'home')).toEqual([home]);
    expect(atPlace([home, anywhere], 'gym')).toEqual([anywhere]);
    expect(atPlace([home, anywhere], null)).toEqual([anywhere]);
    expect(atPlace([home], null)).toEqual([home]);
  });

  it('give an exercise its chosen bar, else its standard one, else any, else none', () => {
    const bars = barsOfGyms('kg');
    expect(barOf({ bar: 'ez', usualBar: 'straight' }, bars)?.id).toBe('ez');
    expect(barOf({ bar: 'ez', usualBar: null }, bars)?.id).toBe('ez');
    expect(barOf({ bar: 'gone', usualBar: 'straight' }, bars)?.id).toBe('straight');
    expect(barOf({ bar: null, usualBar: 'trap' }, [{ id: 'own', mass: mass(18) }])?.id).toBe('own');
    expect(barOf({ bar: null, usualBar: null }, bars)).toBeNull();
    expect(barOf({ bar: null, usualBar: 'straight' }, [])).toBeNull();
  });

  it('determine how a load is put together', () => {
    const owned = { bars: barsOfGyms('lb'), plates: platesOfGyms('lb') };
    const exercise = { bar: null, usualBar: null, increment: null, usualStep: { kg: 2.5, lb: 5 } };
    const onBar = loadMeansOf({ ...exercise, usualBar: 'straight' }, owned, 'lb');
    expect(onBar).toMatchObject({ kind: 'bar', bar: poundsToKilograms(45) });
    expect(loadMeansOf({ ...exercise, increment: mass(7) }, owned, 'kg')).toEqual({ kind: 'step', step: 7 });
    expect(loadMeansOf(exercise, owned, 'lb')).toEqual({ kind: 'step', step: poundsToKilograms(5) });
  });
});

interface Placed {
  readonly id: string;
  readonly place?: string;
}
