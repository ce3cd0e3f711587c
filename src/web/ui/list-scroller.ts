import { elementScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

type ListRows = Virtualizer<HTMLDivElement, Element>;

/**
 * Reports the size of a list's scroll container once the browser has computed it for a frame anyway. Reading it while
 * the list is mounted would force a layout of the whole page, and another for later content.
 *
 * @returns a function that stops observing
 */
export function observeListSize({ scrollElement }: ListRows, told: (size: Rect) => void): (() => void) | undefined {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const size = entry?.contentBoxSize[0];
    if (size !== undefined) told({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/**
 * Scrolls a list, but not a new list to its start, where it already is: that too would force a layout of the whole
 * page.
 */
export function scrollList(...scroll: Parameters<typeof elementScroll<HTMLDivElement>>): void {
  const [offset, { adjustments = 0 }, { scrollOffset }] = scroll;
  if (offset !== 0 || scrollOffset !== 0 || adjustments !== 0) elementScroll(...scroll);
}
