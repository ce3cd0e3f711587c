import type { Virtualizer } from '@tanstack/react-virtual';
import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { type PlacedRow, shiftOfRows } from './rows-in-view.ts';

interface SteadyRows {
  readonly items: readonly { readonly id: string }[];
  /** Identifies the content of the list. If it is omitted, the scroll position is not adjusted. */
  readonly listed?: string;
}

interface Seen extends SteadyRows {
  readonly placed: readonly PlacedRow[];
}

/**
 * Keeps the visible rows in place while rows above them are added or removed, as long as `listed` stays the same. At
 * the start of a list it does nothing, so that new rows are visible.
 */
export function useSteadyRows(rows: Virtualizer<HTMLDivElement, Element>, { items, listed }: SteadyRows): void {
  const seen = useRef<Seen | null>(null);
  const shownFrom = useRef(0);
  // new rows above are measured next, which may also scroll the list
  useInsertionEffect(() => {
    shownFrom.current = rows.scrollOffset ?? 0;
  });
  useLayoutEffect(() => {
    const top = shownFrom.current;
    const before = seen.current;
    const placed = rows
      .getVirtualItems()
      .map(({ key, start, size }) => ({ id: String(key), start, end: start + size }));
    seen.current = { items, placed, ...(listed !== undefined && { listed }) };
    if (before === null || before.items === items || listed === undefined || before.listed !== listed || top <= 0)
      return;
    const bottom = top + (rows.scrollRect?.height ?? 0);
    const inView = before.placed.filter(({ start, end }) => end > top && start < bottom);
    const indexById = new Map(items.map(({ id }, index) => [id, index]));
    const startOf = (id: string) => rows.measurementsCache[indexById.get(id) ?? -1]?.start ?? null;
    const shift = shiftOfRows(inView, startOf) - ((rows.scrollOffset ?? 0) - top);
    if (shift !== 0) rows.scrollBy(shift);
  });
}
