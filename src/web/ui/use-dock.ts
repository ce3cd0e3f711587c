import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reserves the height of an element at the bottom of the page, so that toasts and toolbars do not cover it.
 *
 * @param property where the height is written: that of an element of the page, or of the running workout below it
 */
export function useDock(element: RefObject<HTMLElement | null>, property: '--dock' | '--running'): void {
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
