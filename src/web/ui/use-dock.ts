import { useLayoutEffect } from 'react';

/**
 * Says how high something stands at the foot of the page, so that no notice hides it.
 *
 * @param height as CSS says it
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
