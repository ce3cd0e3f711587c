import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveStatus } from '#sync/document/status.ts';
import { steadyStatus } from './steady-status.ts';

const saved: SaveStatus = { kind: 'saved' };
const fetching: SaveStatus = { kind: 'saving', pending: 0 };
const saving: SaveStatus = { kind: 'saving', pending: 1 };

/** Returns a status that the test sets, and the statuses that are shown. */
function watched(first: SaveStatus = saved) {
  let status = first;
  let tell = () => {};
  const steady = steadyStatus({
    subscribe: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    get status() {
      return status;
    },
  });
  const seen: string[] = [];
  const stop = steady.subscribe(() => {
    const kind = steady.status?.kind ?? 'nothing';
    if (seen.at(-1) !== kind) seen.push(kind);
  });
  const become = (next: SaveStatus) => {
    status = next;
    tell();
  };
  return { become, seen, stop, steady };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the displayed status', () => {
  it('shows saving at once, and saved when typing pauses', () => {
    const { become, seen, steady } = watched();
    for (let key = 0; key < 10; key++) {
      become(saving);
      vi.advanceTimersByTime(20);
      become(saved);
      expect(steady.status).toBe(saving);
      vi.advanceTimersByTime(80);
    }
    vi.advanceTimersByTime(320);
    expect(steady.status).toBe(saved);
    expect(seen).toEqual(['saved', 'saving', 'saved']);
  });

  it('shows slow saving and errors at once', () => {
    const { become, steady } = watched();
    become(saving);
    vi.advanceTimersByTime(2_000);
    become(saved);
    expect(steady.status).toBe(saved);
    become(saving);
    become({ kind: 'failed', pending: 1, failure: { code: 'storage/full' } });
    expect(steady.status?.kind).toBe('failed');
  });

  it('is never saved while a change is pending, even if it was saved in between', () => {
    const { become, steady } = watched();
    become(saving);
    become(saved);
    vi.advanceTimersByTime(399);
    become(saving);
    vi.advanceTimersByTime(5_000);
    expect(steady.status).toBe(saving);
  });

  it('is nothing at a start that only fetches, then saved', () => {
    const { become, seen } = watched(fetching);
    vi.advanceTimersByTime(1_400);
    become(saved);
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual(['nothing', 'saved']);
  });

  it('shows fetching only once it takes long', () => {
    const { become, seen, steady } = watched();
    become(fetching);
    vi.advanceTimersByTime(1_400);
    expect(steady.status).toBe(saved);
    become(saved);
    become(fetching);
    vi.advanceTimersByTime(1_500);
    expect(steady.status).toBe(fetching);
    expect(seen).toEqual(['saved', 'saving']);
  });

  it('shows at once what is unsaved, or that the device is offline, at a start too', () => {
    expect(watched(saving).seen).toEqual(['saving']);
    expect(watched({ kind: 'offline', pending: 0 }).seen).toEqual(['offline']);
    const { become, seen } = watched(fetching);
    become(saving);
    expect(seen).toEqual(['nothing', 'saving']);
  });

  it('does not notify removed subscribers', () => {
    const { become, seen, stop } = watched();
    become(saving);
    become(saved);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(seen).toEqual(['saved', 'saving']);
  });
});
