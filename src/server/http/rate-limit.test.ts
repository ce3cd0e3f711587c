import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('attempts above the limit wait until the window that the first one started ends', () => {
  const limit = createRateLimit(2, 60);
  expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([0, 0, 60, 0]);
  vi.setSystemTime(Date.now() + 59_500);
  expect(limit.take('a')).toBe(1);
  vi.setSystemTime(Date.now() + 500);
  expect(limit.take('a')).toBe(0);
});

it('nobody waits longer than a window because the clock was set back', () => {
  const limit = createRateLimit(1, 60);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 60]);
  vi.setSystemTime(Date.now() - 365 * day);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 60]);
});
