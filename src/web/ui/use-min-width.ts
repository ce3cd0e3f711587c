import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so many pixels wide: 600, 900 or 1200, as the tokens say. */
export function useMinWidth(pixels: 600 | 900 | 1200): boolean {
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
