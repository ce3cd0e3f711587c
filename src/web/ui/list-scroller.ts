import { elementScroll, type Rect, type Virtualizer } from '@tanstack/react-virtual';

type ListRows = Virtualizer<HTMLDivElement, Element>;

/**
 * Tells the size of what scrolls a list, from the frame in which it is known anyway: to ask for it while the list is put on
 * the page has the browser lay out all of the page first, and again for what came after it.
 *
 * @returns stops telling
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

/** A new list stands at its beginning: to scroll it there would have all of the page laid out, too. */
export function scrollList(...scroll: Parameters<typeof elementScroll<HTMLDivElement>>): void {
  const [offset, { adjustments = 0 }, { scrollOffset }] = scroll;
  if (offset !== 0 || scrollOffset !== 0 || adjustments !== 0) elementScroll(...scroll);
}
