import { type RefObject, useEffect } from 'react';

/** A dialog in which the act was chosen is gone by then, and the rows that left the list. */
const longestMs = 1_000;

/**
 * Once nothing is chosen any more, what was done to the notes has taken the buttons away and with them the focus: the
 * keys go on in the list, or in the search field where nothing is left in it.
 */
export function useKeysGoOn(isSelecting: boolean, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      const until = performance.now() + longestMs;
      const goOn = () => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost) (stopOf(list.current) ?? fieldOver(list.current))?.focus({ preventScroll: true });
        // a row that has the focus may be about to leave: a list follows what happened a moment later
        else if (activeElement.closest('[role="dialog"], [role="row"]') === null) return;
        if (performance.now() < until) requestAnimationFrame(goOn);
      };
      requestAnimationFrame(goOn);
    };
  }, [isSelecting, list]);
}

/** The row at which Tab stops. */
function stopOf(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[role="grid"] [role="row"][tabindex="0"]') ?? null;
}

function fieldOver(list: HTMLElement | null): HTMLElement | null {
  return list?.closest('section')?.querySelector<HTMLElement>('input[type="search"]') ?? null;
}
