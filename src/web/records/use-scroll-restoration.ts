import { type RefCallback, useCallback, useRef } from 'react';

const topByList = new Map<string, number>();

/** The list stands at its beginning when it comes back. */
export function forgetScroll(list: string): void {
  topByList.delete(list);
}

/**
 * Keeps how far a list is scrolled while it is away, for as long as the page is open.
 *
 * @param list names the list; another begins at its own place, also where it takes the place of the one before
 * @param hasRows whether there is something to scroll to yet
 * @returns goes on what holds the list
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
      let isRestored = here.top === top; // a new list stands at 0; to ask it would have all of the page laid out
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
