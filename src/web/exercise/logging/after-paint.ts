/** Nothing is painted in a page that is hidden: then it is not waited for. */
const longestMs = 100;

/** Does something once what was just rendered is on the screen, or a tenth of a second later. */
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
