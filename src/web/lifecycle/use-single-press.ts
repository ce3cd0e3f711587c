import { useEffect, useRef } from 'react';

/** The second press of a double click is never later than this, whatever the operating system is set to. */
const doubleClickMs = 1_000;

/** Returns a function that does its work once for a double click of a mouse, for work that creates something. */
export function useSinglePress(work: () => void): () => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const clicks = useRef(0);
  useEffect(() => {
    const count = ({ detail }: MouseEvent) => {
      clicks.current = detail;
    };
    window.addEventListener('mousedown', count, { capture: true });
    return () => window.removeEventListener('mousedown', count, { capture: true });
  }, []);
  return () => {
    const now = performance.now();
    const isSecond = clicks.current > 1 && now - pressedAt.current < doubleClickMs;
    pressedAt.current = now;
    if (!isSecond) work();
  };
}
