/**
 * Calls a function when the page is idle.
 *
 * @param withinMs the maximum delay
 */
export function whenIdle(work: () => void, withinMs: number): void {
  // some browsers lack idle callbacks
  if (globalThis.requestIdleCallback === undefined) setTimeout(work, withinMs);
  else requestIdleCallback(work, { timeout: withinMs });
}
