const maxMs = 24 * 60 * 60_000;

/**
 * Returns for how long another server asks us to wait.
 *
 * @param stated its `Retry-After`, with seconds or a date; null for none
 * @returns milliseconds, a day at most; 0 if nothing readable is stated
 */
export function retryAfterMs(stated: string | null, now: number): number {
  const text = stated ?? '';
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), maxMs);
}
