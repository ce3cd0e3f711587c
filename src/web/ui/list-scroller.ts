import { elementScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

type ListRows = Virtualizer<HTMLDivElement, Element>;

/**
 * Reports the size of a list's scroll container when the browser has computed it for a frame anyway. Reading the size
 * while the list is being mounted would force a layout of the whole page, and another for content that follows.
 *
 * @returns a function that stops observing
 */
export function observeListSize({ scrollElement }: ListRows, onSize: (size: Rect) => void): (() => void) | undefined {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    const size = entry?.contentBoxSize[0];
    if (size !== undefined) onSize({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/**
 * Scrolls a list. Scrolling a new list to its start is skipped: the list is already there, and this too would force a
 * layout of the whole page.
 */
export function scrollList(...scroll: Parameters<typeof elementScroll<HTMLDivElement>>): void {
  const [offset, { adjustments = 0 }, { scrollOffset }] = scroll;
  if (offset !== 0 || scrollOffset !== 0 || adjustments !== 0) elementScroll(...scroll);
}
