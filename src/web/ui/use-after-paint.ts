import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Maximum wait, since `ready` may never become true. */
const longestMs = 1_000;

/**
 * Returns whether the screen has been painted since `ready`, so that slow content can render a moment later. It turns
 * true after a second in any case, and stays true.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const goOn = () => startTransition(() => setPainted(true));
    if (ready) return afterPaint(goOn, longestMs);
    const timer = setTimeout(goOn, longestMs);
    return () => clearTimeout(timer);
  }, [ready]);
  return isPainted;
}
