import { type RefObject, useEffect } from 'react';

/**
 * How long to watch for lost focus. After this time, the dialog of the action and the rows that left the list have
 * disappeared.
 */
const maxMs = 1_000;

/**
 * Restores focus after an action has ended the selection and thereby removed its buttons. Focus moves to the list, or
 * to the search field if the list is empty.
 */
export function useKeysGoOn(isSelecting: boolean, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isSelecting) return;
    return () => {
      const until = performance.now() + maxMs;
      const goOn = () => {
        const { activeElement } = document;
        const isLost = activeElement === null || activeElement === document.body;
        if (isLost) (stopOf(list.current) ?? fieldOver(list.current))?.focus({ preventScroll: true });
        // a row that has focus may still disappear, because lists update with a delay
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
