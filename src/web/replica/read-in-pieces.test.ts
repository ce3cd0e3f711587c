import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInPieces } from './read-in-pieces.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reading completes synchronously for a few records', () => {
  const { records, read } = slowRecords(5, 1);
  const then = vi.fn();
  readInPieces(records, then);
  expect(read()).toBe(5);
  expect(then).toHaveBeenCalledOnce();
});

it('reading pauses between slices of many records, and continues where it stopped', () => {
  const { records, read } = slowRecords(1_000, 0.025);
  const then = vi.fn();
  readInPieces(records, then);
  expect(read()).toBe(300);
  expect(then).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(read()).toBe(1_000);
  expect(then).toHaveBeenCalledOnce();
});

it('reading ends when it is stopped', () => {
  const { records, read } = slowRecords(1_000, 0.025);
  const then = vi.fn();
  readInPieces(records, then)();
  vi.runAllTimers();
  expect(read()).toBe(300);
  expect(then).not.toHaveBeenCalled();
});

/** Creates records whose values each take `ms` to read. */
function slowRecords(count: number, ms: number) {
  let read = 0;
  let elapsed = 0;
  const record = {
    get value() {
      read += 1;
      elapsed += ms;
      return null;
    },
  };
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  return { records: Array.from({ length: count }, () => record), read: () => read };
}
