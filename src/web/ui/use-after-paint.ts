import { startTransition, useEffect, useState } from 'react';

/** Maximum wait, since `ready` may never become true. */
const longestWaitMs = 1_000;

/**
 * Returns whether the screen has been painted since `ready`, so that slow content can render a moment later. It turns
 * true after a second in any case, and stays true.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const goOn = (ms: number) => {
      timer = setTimeout(() => startTransition(() => setPainted(true)), ms);
    };
    const frame = ready && !document.hidden ? requestAnimationFrame(() => goOn(0)) : null;
    if (frame === null) goOn(ready ? 0 : longestWaitMs);
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
    };
  }, [ready]);
  return isPainted;
}
