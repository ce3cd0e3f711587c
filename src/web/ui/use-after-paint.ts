import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is on the screen since `ready` has been painted, for what takes long to draw and may come a moment later.
 * Once it is true it stays so.
 */
export function useAfterPaint(ready: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const goOn = () => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    };
    const frame = document.hidden ? null : requestAnimationFrame(goOn);
    if (frame === null) goOn();
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
    };
  }, [ready]);
  return isPainted;
}
