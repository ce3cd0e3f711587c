import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reserves the height of an element docked at the bottom of the page, so that toasts do not cover it.
 *
 * @param beyond the CSS length between the element and the edge it is docked to
 */
export function useDock(element: RefObject<HTMLElement | null>, beyond: string): void {
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--dock', `calc(${height}px + ${beyond})`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, [element, beyond]);
}
