import type { Page } from '@playwright/test';

interface Watch {
  /** The start and duration of tasks longer than 50 ms. */
  readonly long: (readonly [number, number])[];
}

/** Runs in the page before its own scripts. Records long tasks. */
export function watchWork(): void {
  const watch: Watch = { long: [] };
  Object.assign(globalThis, { benchWatch: watch });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}

/** Returns the longest task of the main thread between two instants of the page's clock; 0 if none exceeds 50 ms. */
export async function longestTask(page: Page, from: number, to: number): Promise<number> {
  await page.waitForTimeout(500); // entries are reported with a delay
  const long = await page.evaluate(() => (globalThis as unknown as { readonly benchWatch: Watch }).benchWatch.long);
  return Math.max(0, ...long.filter(([at]) => at >= from && at <= to).map(([, took]) => took));
}
