import { useLayoutEffect } from 'react';

/**
 * Reserves the height of an element docked at the bottom of the page, so that toasts do not cover it.
 *
 * @param height a CSS length
 */
export function useDock(height: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--dock', height);
    return () => {
      style.removeProperty('--dock');
    };
  }, [height]);
}
