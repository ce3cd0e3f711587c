/**
 * Calls a function after the current update has been painted. A hidden page is not painted, so the wait is limited.
 *
 * @param maxMs the limit in milliseconds; there is no wait if the page is already hidden
 * @returns a function that cancels the call
 */
export function afterPaint(work: () => void, maxMs: number): () => void {
  const limit = setTimeout(run, document.hidden ? 0 : maxMs);
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(run);
  });
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(limit);
    clearTimeout(painted);
  }
  function run() {
    cancel();
    work();
  }
  return cancel;
}
