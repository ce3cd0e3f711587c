import type { SaveStatus } from '#sync/document/status.ts';

/** The source of the save state. It stays the same object as long as the document does. */
export interface SaveStatusSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly status: SaveStatus;
}

/**
 * How long an unsaved state is shown at least. Edits are saved so quickly that *Saved* would flicker between two
 * keystrokes and repaint each time.
 */
const heldMs = 400;

/**
 * Smooths the status for display: an unsaved state is shown for at least a moment. Every state but *Saved* is shown
 * immediately, so the display may understate what is saved but never overstates it.
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

/** Returns whether two statuses look the same. Each keystroke reports the same status with another pending change. */
function isSame(a: SaveStatus, b: SaveStatus): boolean {
  if (a.kind === 'saved' || b.kind === 'saved') return a.kind === b.kind;
  if (a.kind === 'failed' || b.kind === 'failed') return a === b;
  return a.kind === b.kind && a.pending === b.pending;
}
