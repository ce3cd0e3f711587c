/** Counts attempts per key in windows that start with the first attempt. */
export interface RateLimit {
  /**
   * Counts one attempt.
   *
   * @returns 0, or the seconds (rounded up) until the next attempt is allowed
   */
  readonly take: (key: string) => number;
  /** Refunds one attempt that succeeded. */
  readonly giveBack: (key: string) => void;
}

const maxKeys = 100_000; // bounds memory if an attacker has many addresses; the oldest windows are dropped first

export function createRateLimit(most: number, windowSeconds: number): RateLimit {
  const windows = new Map<string, { count: number; readonly endsAt: number }>();

  function current(key: string) {
    const known = windows.get(key);
    const now = Date.now();
    const latestEnd = now + windowSeconds * 1000; // a window that ends later began before the clock was set back
    if (known && known.endsAt > now && known.endsAt <= latestEnd) return known;
    windows.delete(key);
    const fresh = { count: 0, endsAt: latestEnd };
    if (windows.size >= maxKeys) windows.delete(windows.keys().next().value as string);
    windows.set(key, fresh);
    return fresh;
  }

  return {
    take: (key) => {
      const window = current(key);
      if (window.count >= most) return Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000));
      window.count += 1;
      return 0;
    },
    giveBack: (key) => {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
