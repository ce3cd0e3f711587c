import { describe, expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

const options = { firstMs: 1_000, maxMs: 5_000, growth: 2 };

describe('a back-off', () => {
  it('grows from the first delay to the longest one', () => {
    const backoff = new Backoff(options);
    expect([1, 2, 3, 4, 5].map(() => backoff.next())).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  });

  it('starts again with the first delay after a reset', () => {
    const backoff = new Backoff(options);
    backoff.next();
    backoff.next();
    backoff.reset();
    expect(backoff.next()).toBe(1_000);
  });

  it('varies each delay by at most half, without changing how the delays grow', () => {
    const chances = [0, 0.5, 0.75];
    const backoff = new Backoff({ ...options, random: () => chances.shift() ?? 0 });
    expect([1, 2, 3].map(() => backoff.next())).toEqual([500, 2_000, 5_000]);
  });
});
