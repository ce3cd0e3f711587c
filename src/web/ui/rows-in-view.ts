/** Built beyond what is in view, so that a little scrolling shows no gap. */
export const rowsBeyondView = 3;

export interface RowsInView {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/**
 * The rows to build, by their index: those in view, some beyond, and the one that is the list's stop for Tab, wherever the
 * list is scrolled to, so that it keeps the focus.
 */
export function rowsToBuild({ startIndex, endIndex, overscan, count }: RowsInView, active: number): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active < first) rows.unshift(active);
  else if (active > last) rows.push(active);
  return rows.filter((index) => index >= 0);
}
