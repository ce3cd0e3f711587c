import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { rowsBeyondView, rowsToBuild } from './rows-in-view.ts';

interface TreeRows {
  /** The element that contains the rows. */
  readonly holder: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly idAt: (index: number) => string;
  readonly activeIndex: () => number;
}

interface Place {
  /** The distance in pixels from the top of the scroll container to the first row. */
  readonly top: number;
  readonly rowHeight: number;
}

/** Used until a row has been measured. The height is that of rows for a mouse. */
const unmeasured: Place = { top: 0, rowHeight: 34 };

/**
 * Returns the visible rows of a tree in a scroll container, which may have other content of changing height. All rows
 * have the same height.
 */
export function useTreeRows({ holder, count, idAt, activeIndex }: TreeRows) {
  const scroller = useRef<HTMLElement | null>(null);
  const [place, setPlace] = useState(unmeasured);
  const { top, rowHeight } = place;
  // runs before the virtualizer asks for the scroll element
  useLayoutEffect(() => {
    const rows = holder.current;
    if (rows === null) return;
    const scrolls = scrollerOf(rows);
    scroller.current = scrolls;
    const look = () => setPlace((before) => placeOf(rows, scrolls, before));
    const observer = new ResizeObserver(look);
    for (let each: Element | null = rows; each !== null; each = each === scrolls ? null : each.parentElement)
      observer.observe(each);
    look();
    return () => observer.disconnect();
  }, [holder]);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: idAt,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    initialRect: { width: 0, height: window.innerHeight },
    overscan: rowsBeyondView,
    rangeExtractor: (view) => rowsToBuild(view, activeIndex()),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the row height changes
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);
  return {
    height: count * rowHeight,
    built: rows.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    scrollTo: (index: number) => rows.scrollToIndex(index),
  };
}

/** Returns the scroll container of an element; the element itself if nothing scrolls, so that all of it is visible. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return element;
}

/** Returns the position of the rows. It is the same object until the position changes. */
function placeOf(rows: HTMLElement, scroller: HTMLElement, before: Place): Place {
  const rowHeight = rows.firstElementChild?.getBoundingClientRect().height || before.rowHeight;
  const { top: scrollerTop } = scroller.getBoundingClientRect();
  const top = rows.getBoundingClientRect().top - scrollerTop - scroller.clientTop + scroller.scrollTop;
  const isSame = Math.abs(top - before.top) < 0.5 && Math.abs(rowHeight - before.rowHeight) < 0.5;
  return isSame ? before : { top, rowHeight };
}
