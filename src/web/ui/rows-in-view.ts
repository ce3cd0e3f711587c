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

/** Where a row stands, in pixels from the beginning of its list. */
export interface PlacedRow {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * How far the rows in view were moved by what came or went above them: as far as the one that was moved least. What comes,
 * goes or changes its place among them moves only some.
 *
 * @param startOf where a row stands now; null where it left the list
 */
export function shiftOfRows(inView: readonly PlacedRow[], startOf: (id: string) => number | null): number {
  const shifts = inView.flatMap(({ id, start }) => {
    const now = startOf(id);
    return now === null ? [] : [now - start];
  });
  return shifts.reduce((least, shift) => (Math.abs(shift) < Math.abs(least) ? shift : least), shifts[0] ?? 0);
}
