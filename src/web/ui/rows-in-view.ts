/** The number of rows rendered beyond the visible ones, so that a little scrolling shows no gap. */
export const rowsBeyondView = 3;

export interface RowsInView {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly overscan: number;
  readonly count: number;
}

/**
 * Returns the indexes of the rows to render: the visible ones, some beyond them, and the tab stop of the list. The tab
 * stop is always rendered, so that it keeps focus while the list scrolls.
 */
export function rowsToBuild({ startIndex, endIndex, overscan, count }: RowsInView, active: number): number[] {
  const first = Math.max(0, startIndex - overscan);
  const last = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (active < first) rows.unshift(active);
  else if (active > last) rows.push(active);
  return rows.filter((index) => index >= 0);
}

/** The position of a row in pixels from the start of its list. */
export interface PlacedRow {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns how far changes above the visible rows have shifted them: the smallest shift of any visible row, since
 * changes among these rows shift only some of them.
 *
 * @param startOf returns the current position of a row; null if the row has left the list
 */
export function shiftOfRows(inView: readonly PlacedRow[], startOf: (id: string) => number | null): number {
  const shifts = inView.flatMap(({ id, start }) => {
    const now = startOf(id);
    return now === null ? [] : [now - start];
  });
  return shifts.reduce((least, shift) => (Math.abs(shift) < Math.abs(least) ? shift : least), shifts[0] ?? 0);
}
