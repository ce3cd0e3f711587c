/**
 * Runs work when the page is idle.
 *
 * @param withinMs maximum delay
 */
export function whenIdle(work: () => void, withinMs: number): void {
  // not every browser has idle callbacks
  if (globalThis.requestIdleCallback === undefined) setTimeout(work, withinMs);
  else requestIdleCallback(work, { timeout: withinMs });
}
