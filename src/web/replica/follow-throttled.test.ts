import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followThrottled } from './follow-throttled.ts';

const pauseMs = 100;

/** Returns a list that the test changes, and the lists that were reported. */
function followed(items: readonly string[] = ['a']) {
  let tell = () => {};
  const told: (readonly string[])[] = [];
  const firsts: boolean[] = [];
  const stop = followThrottled({
    subscribe: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    read: () => items,
    pauseMs: () => pauseMs,
    changed: (next, isFirst) => {
      told.push(next);
      firsts.push(isFirst);
    },
  });
  const change = (next: readonly string[]) => {
    items = next;
    tell();
  };
  return { change, told, firsts, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a followed list with throttling', () => {
  it('reports the first change at once and later ones together after a pause', () => {
    const { change, told } = followed();
    change(['b']);
    expect(told).toEqual([['b']]);
    change(['c']);
    change(['d']);
    expect(told).toEqual([['b']]);
    vi.advanceTimersByTime(2 * pauseMs);
    expect(told).toEqual([['b'], ['d']]);
  });

  it('marks the first report', () => {
    const { change, firsts } = followed([]);
    change(['a']);
    vi.advanceTimersByTime(pauseMs);
    change(['b']);
    expect(firsts).toEqual([true, false]);
  });

  it('reports nothing without a change, nor after it is stopped', () => {
    const same = ['a'];
    const { change, told, stop } = followed(same);
    change(same);
    expect(told).toEqual([]);
    change(['b']);
    change(['c']);
    stop();
    vi.advanceTimersByTime(10 * pauseMs);
    expect(told).toEqual([['b']]);
  });
});
