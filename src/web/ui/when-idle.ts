/**
 * Does work when the page has nothing more urgent to do.
 *
 * @param withinMs after so long it is done in any case
 */
export function whenIdle(work: () => void, withinMs: number): void {
  // not every browser has idle callbacks
  if (globalThis.requestIdleCallback === undefined) setTimeout(work, withinMs);
  else requestIdleCallback(work, { timeout: withinMs });
}
