import { type RefObject, useEffect } from 'react';

/** How long to watch for lost focus. By then the dialog of the action and the rows that left the list are gone. */
const longestMs = 1_000;

/**
 * Restores the focus after an action ended the selection and removed its buttons: to the list, or to the search field
 * if the list is empty.
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
        // a focused row may be about to go, as lists update with a delay
        else if (activeElement.closest('[role="dialog"], [role="row"]') === null) return;
        if (performance.now() < until) requestAnimationFrame(goOn);
      };
      requestAnimationFrame(goOn);
    };
  }, [isSelecting, list]);
}

/** Returns the row that is the list's tab stop. */
function stopOf(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[role="grid"] [role="row"][tabindex="0"]') ?? null;
}

function fieldOver(list: HTMLElement | null): HTMLElement | null {
  return list?.closest('section')?.querySelector<HTMLElement>('input[type="search"]') ?? null;
}
