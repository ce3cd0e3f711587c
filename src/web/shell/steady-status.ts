import type { SaveStatus } from '#sync/replica/status.ts';
import type { SaveStatusSource } from './save-status.tsx';

/** A key is saved within a moment: "saved" between every two of them would flicker, and each time be drawn. */
const heldMs = 400;

/**
 * The status for those who look at it: what was on its way is so for a moment at least. Everything but "saved" is said
 * at once, so it is weaker than the truth at times, and never stronger.
 */
export function steadyStatus(source: SaveStatusSource): SaveStatusSource {
  let shown: SaveStatus = source.status;
  let actual: SaveStatus = shown;
  let onItsWaySince = Number.NEGATIVE_INFINITY;

  const take = () => {
    const { status } = source;
    if (status.kind !== 'saved' && actual.kind === 'saved') onItsWaySince = performance.now();
    actual = status;
    const heldFor = status.kind === 'saved' ? onItsWaySince + heldMs - performance.now() : 0;
    if (heldFor <= 0 && !isSame(shown, status)) shown = status;
    return heldFor;
  };

  const subscribe = (listener: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      const heldFor = take();
      if (heldFor > 0) timer = setTimeout(hear, heldFor);
      listener();
    };
    const unsubscribe = source.subscribe(hear);
    hear();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };

  return {
    subscribe,
    get status() {
      return shown;
    },
  };
}

/** With each key the same is said anew, of another act. */
function isSame(a: SaveStatus, b: SaveStatus): boolean {
  if (a.kind === 'saved' || b.kind === 'saved') return a.kind === b.kind;
  if (a.kind === 'failed' || b.kind === 'failed') return a === b;
  return a.kind === b.kind && a.waiting === b.waiting;
}
