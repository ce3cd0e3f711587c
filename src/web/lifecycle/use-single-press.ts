import { useCallback, useEffect, useRef } from 'react';

/** The second press of a double click is never later than this, whatever the operating system is set to. */
const doubleClickMs = 1_000;

/**
 * Returns a function that does its work once for a double click of a mouse, for work that creates something. The second
 * press does not take the focus either, because what was created may have it by then.
 */
export function useSinglePress(work: () => void): () => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const clicks = useRef(0);
  /** Whether the clicks so far began with one that did the work. */
  const hasWorked = useRef(false);
  const isSecond = useCallback(
    () => clicks.current > 1 && hasWorked.current && performance.now() - pressedAt.current < doubleClickMs,
    [],
  );
  useEffect(() => {
    const count = (event: MouseEvent) => {
      clicks.current = event.detail;
      if (event.detail <= 1) hasWorked.current = false;
      if (isSecond()) event.preventDefault();
    };
    window.addEventListener('mousedown', count, { capture: true });
    return () => window.removeEventListener('mousedown', count, { capture: true });
  }, [isSecond]);
  return () => {
    const ignored = isSecond();
    pressedAt.current = performance.now();
    hasWorked.current = true;
    if (!ignored) work();
  };
}
