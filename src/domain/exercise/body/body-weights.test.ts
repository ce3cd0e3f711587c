import { expect, test } from 'vitest';
import type { Leaves } from '../../kernel/index.ts';
import { BodyWeights } from './index.ts';

test('weights are by day, oldest first, with the mean of several', () => {
  const weights = new BodyWeights();
  weights.put('b', reading('2026-11-03', 82));
  weights.put('a', reading('2026-11-02', 80));
  weights.put('c', reading('2026-11-03', 84));
  expect(weights.current).toEqual([
    { day: '2026-11-02', value: 80 },
    { day: '2026-11-03', value: 83 },
  ]);
});

test('a reading that is deleted or in the trash does not count', () => {
  const weights = new BodyWeights();
  weights.put('a', reading('2026-11-02', 80));
  weights.put('b', reading('2026-11-03', 82));
  weights.put('a', null);
  weights.put('b', new Map([...reading('2026-11-03', 82), ['trashedAt', { value: 1, stamp: '' }]]));
  expect(weights.current).toEqual([]);
});

test('the weights stay the same object when another measurement changes', () => {
  const weights = new BodyWeights();
  weights.put('a', reading('2026-11-02', 80));
  const before = weights.current;
  weights.put('w', reading('2026-11-02', 0.9, 'waist'));
  expect(weights.current).toBe(before);
  weights.put('a', reading('2026-11-02', 81));
  expect(weights.current).not.toBe(before);
});

function reading(day: string, si: number, measure = 'body-weight'): Leaves {
  const values = { measure, value: { si }, day, at: 1 };
  return new Map(Object.entries(values).map(([leaf, value]) => [leaf, { value, stamp: '' }]));
}
