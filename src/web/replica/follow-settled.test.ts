import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSettled } from './follow-settled.ts';

const pauseMs = 100;

/** A list that a test changes, and what was told of it. */
function followed(items: readonly string[] = ['a']) {
  let tell = () => {};
  const told: (readonly string[])[] = [];
  const firsts: boolean[] = [];
  const stop = followSettled({
    subscribe: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    read: () => items,
    pauseMs: () => pauseMs,
    settled: (next, isFirst) => {
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

describe('a list that is followed when it settles', () => {
  it('is told at once after a pause, and what follows together in the next', () => {
    const { change, told } = followed();
    change(['b']);
    expect(told).toEqual([['b']]);
    change(['c']);
    change(['d']);
    expect(told).toEqual([['b']]);
    vi.advanceTimersByTime(2 * pauseMs);
    expect(told).toEqual([['b'], ['d']]);
  });

  it('waits while somebody types, five pauses at most', () => {
    const { change, told } = followed();
    change(['key']);
    for (let key = 0; key < 4; key++) {
      vi.advanceTimersByTime(pauseMs / 2);
      change([`key ${key}`]);
      vi.advanceTimersByTime(pauseMs / 2);
    }
    expect(told).toEqual([['key']]);
    vi.advanceTimersByTime(pauseMs);
    expect(told).toEqual([['key'], ['key 3']]);
  });

  it('does not wait where something came or went', () => {
    const { change, told } = followed();
    change(['b']);
    change(['b', 'new']);
    vi.advanceTimersByTime(pauseMs);
    expect(told).toEqual([['b'], ['b', 'new']]);
  });

  it('says of the first of all that they are', () => {
    const { change, firsts } = followed([]);
    change(['a']);
    vi.advanceTimersByTime(pauseMs);
    change(['b']);
    expect(firsts).toEqual([true, false]);
  });

  it('is silent where nothing changed, and once nobody follows', () => {
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
