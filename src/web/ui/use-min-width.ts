import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the window is at least this many pixels wide: one of the breakpoints 375, 600, 900 and 1200. */
export function useMinWidth(pixels: 375 | 600 | 900 | 1200): boolean {
  const query = `(min-width: ${pixels}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
