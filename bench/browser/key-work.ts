import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The start in microseconds. */
  readonly ts: number;
  readonly dur?: number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const marks = { key: 'bench-key', frame: 'bench-frame' };

/** Runs in the page before its own scripts. Marks each typed letter, and the frame that it causes, in a trace. */
export function markKeys(): void {
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      if (key.length > 1 || ctrlKey || metaKey) return;
      performance.mark('bench-key');
      requestAnimationFrame(() => performance.mark('bench-frame'));
    },
    { capture: true },
  );
}

/**
 * Returns the main-thread time of keystrokes from a trace of the page's tasks. It comprises all tasks from that of the
 * keystroke to that of the frame that shows it, without the idle time in which the thread waits for that frame.
 *
 * @param page a page in which `markKeys` runs
 * @returns milliseconds per keystroke
 */
export async function workOfKeys(page: Page, type: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await type();
  await page.waitForTimeout(200);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const inOrder = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const keys = inOrder.filter(({ name }) => name === marks.key);
  const frames = inOrder.filter(({ name }) => name === marks.frame);
  return keys.flatMap((key) => {
    const frame = frames.find(({ ts }) => ts > key.ts);
    return frame === undefined ? [] : workBetween(tasksOf(inOrder, key), key.ts, frame.ts) / 1_000;
  });
}

function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): readonly Stretch[] {
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }));
}

/** Returns the total duration of the tasks from the one at the first instant to the one at the last. */
function workBetween(tasks: readonly Stretch[], first: number, last: number): number {
  return tasks
    .filter(({ from, to }) => to >= first && from <= last)
    .reduce((work, { from, to }) => work + to - from, 0);
}
