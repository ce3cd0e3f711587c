import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** The maximum wait, since `ready` may never become true. */
const maxMs = 1_000;

/**
 * Returns whether the screen has been painted since `ready` became true, so that slow content can render a moment
 * later. It becomes true after a second in any case, and stays true.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const goOn = () => startTransition(() => setPainted(true));
    if (ready) return afterPaint(goOn, maxMs);
    const timer = setTimeout(goOn, maxMs);
    return () => clearTimeout(timer);
  }, [ready]);
  return isPainted;
}
