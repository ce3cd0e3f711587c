import { type RefObject, useLayoutEffect } from 'react';

const gapPx = 8;

/**
 * Raises the region of the toasts while it would cover a primary button, such as *Finish*, or a toolbar, which the user
 * may need at that moment.
 */
export function useRaised(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const region = toast.current?.closest<HTMLElement>('[role="region"]');
    if (region == null) return;
    const listening = new AbortController();
    let frame = 0;
    const raise = () => {
      frame = 0;
      region.style.setProperty('--raised', '0px');
      const by = raisedBy(region.getBoundingClientRect(), toast.current?.getBoundingClientRect());
      region.style.setProperty('--raised', `${by}px`);
    };
    const raiseSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(raise);
    };
    raise();
    window.addEventListener('scroll', raiseSoon, { capture: true, passive: true, signal: listening.signal });
    window.addEventListener('resize', raiseSoon, { signal: listening.signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [toast]);
}

/**
 * Returns by how many pixels to raise a region so that it covers no primary button and no toolbar. It is as wide as its
 * toast.
 */
function raisedBy({ top, bottom }: DOMRect, { left, right } = new DOMRect()): number {
  const boxes = Array.from(document.querySelectorAll('[data-variant="primary"], [role="toolbar"]'), (each) =>
    each.getBoundingClientRect(),
  );
  return boxes
    .filter((box) => box.left < right && box.right > left)
    .toSorted((a, b) => b.top - a.top)
    .reduce((by, box) => (box.top < bottom - by && box.bottom > top - by ? bottom - box.top + gapPx : by), 0);
}
