import { type RefCallback, useCallback, useRef } from 'react';

const topByList = new Map<string, number>();

/**
 * Keeps how far a list is scrolled while it is away, for as long as the page is open.
 *
 * @param list names the list
 * @param hasRows whether there is something to scroll to yet
 * @returns goes on what holds the list
 */
export function useKeptScroll(list: string, hasRows: boolean): RefCallback<HTMLElement> {
  const restored = useRef(false);
  return useCallback(
    (holder: HTMLElement | null) => {
      const scroller = holder?.querySelector<HTMLElement>('[role="grid"]');
      if (!scroller || !hasRows) return;
      const top = topByList.get(list) ?? 0;
      if (top === 0) restored.current = true; // a new list stands there; to ask it would have all of the page laid out
      const grown = new ResizeObserver(() => restore());
      const restore = () => {
        if (restored.current || scroller.scrollHeight < top) return;
        restored.current = true;
        grown.disconnect();
        scroller.scrollTop = top;
      };
      const keep = () => {
        if (restored.current) topByList.set(list, scroller.scrollTop);
      };
      restore();
      if (!restored.current) for (const child of scroller.children) grown.observe(child);
      scroller.addEventListener('scroll', keep, { passive: true });
      return () => {
        grown.disconnect();
        scroller.removeEventListener('scroll', keep);
      };
    },
    [list, hasRows],
  );
}
