import { startTransition, useEffect, useState } from 'react';

/** What `ready` stands for may never come: then nobody waits for it. */
const longestWaitMs = 1_000;

/**
 * Whether what is on the screen since `ready` has been painted, for what takes long to draw and may come a moment later.
 * Once it is true it stays so; it is so after a second in any case.
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
