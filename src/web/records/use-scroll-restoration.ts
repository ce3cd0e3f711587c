import { type RefCallback, useCallback, useRef } from 'react';

const topByList = new Map<string, number>();

/** Makes a list start at the top the next time it is shown. */
export function forgetScroll(list: string): void {
  topByList.delete(list);
}

/**
 * Remembers the scroll position of a list until the page is closed, and restores it when the list is shown again.
 *
 * @param list the name of the list; each list has its own position, even if one replaces another in place
 * @param hasRows whether there are rows to scroll to yet
 * @returns a ref for the element that contains the list
 */
export function useScrollRestoration(list: string, hasRows: boolean): RefCallback<HTMLElement> {
  const last = useRef<{ readonly scroller: HTMLElement; top: number } | null>(null);
  return useCallback(
    (holder: HTMLElement | null) => {
      const scroller = holder?.querySelector<HTMLElement>('[role="grid"]');
      if (!scroller || !hasRows) return;
      const top = topByList.get(list) ?? 0;
      const here = { scroller, top: last.current?.scroller === scroller ? last.current.top : 0 };
      last.current = here;
      let isRestored = here.top === top; // a new list is at 0; reading that would force a layout
      const grown = new ResizeObserver(() => restore());
      const restore = () => {
        if (isRestored || scroller.scrollHeight < top) return;
        isRestored = true;
        grown.disconnect();
        scroller.scrollTop = top;
      };
      const keep = () => {
        here.top = scroller.scrollTop;
        if (isRestored) topByList.set(list, here.top);
      };
      restore();
      if (!isRestored) for (const child of scroller.children) grown.observe(child);
      scroller.addEventListener('scroll', keep, { passive: true });
      return () => {
        grown.disconnect();
        scroller.removeEventListener('scroll', keep);
      };
    },
    [list, hasRows],
  );
}
