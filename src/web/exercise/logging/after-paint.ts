/** A hidden page is not painted, so the wait is limited. */
const longestMs = 100;

/** Runs work after the current update has been painted, or after 100 ms. */
export function afterPaint(work: () => void): void {
  let isDue = true;
  const once = () => {
    if (!isDue) return;
    isDue = false;
    window.clearTimeout(latest);
    work();
  };
  const latest = window.setTimeout(once, longestMs);
  window.requestAnimationFrame(() => window.setTimeout(once));
}
