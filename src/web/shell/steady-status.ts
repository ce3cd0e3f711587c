import type { SaveStatus } from '#sync/document/status.ts';

/** The source of the save state. It stays the same object as long as the document does. */
export interface SaveStatusSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly status: SaveStatus;
}

/** The save state as it is shown; null while there is nothing worth knowing yet. */
export interface ShownStatusSource {
  readonly subscribe: SaveStatusSource['subscribe'];
  readonly status: SaveStatus | null;
}

/**
 * How long an unsaved state is shown at least. Edits are saved so quickly that *Saved* would flicker between two
 * keystrokes and repaint each time.
 */
const heldMs = 400;

/** How long a device may fetch changes before this is shown. Most starts and reconnections are shorter. */
const quietMs = 1_500;

/**
 * Smooths the status for display: an unsaved state is shown for at least a moment, and changes of other devices are
 * fetched quietly at first. Every state with something unsaved is shown immediately, so the display may understate what
 * is saved but never overstates it.
 */
export function steadyStatus(source: SaveStatusSource): ShownStatusSource {
  let actual: SaveStatus = source.status;
  let shown: SaveStatus | null = isFetching(actual) ? null : actual;
  let onItsWaySince = Number.NEGATIVE_INFINITY;
  let fetchingSince = performance.now();

  const take = () => {
    const { status } = source;
    const now = performance.now();
    if (hasUnsaved(status) && !hasUnsaved(actual)) onItsWaySince = now;
    if (isFetching(status) && !isFetching(actual)) fetchingSince = now;
    actual = status;
    const heldFor = isFetching(status)
      ? fetchingSince + quietMs - now
      : hasUnsaved(status)
        ? 0
        : onItsWaySince + heldMs - now;
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

/** Returns whether everything written here is saved, and changes of other devices are being fetched. */
function isFetching(status: SaveStatus): boolean {
  return status.kind === 'saving' && status.pending === 0;
}

function hasUnsaved(status: SaveStatus): boolean {
  return status.kind !== 'saved' && !isFetching(status);
}

/** Returns whether two statuses look the same. Each keystroke reports the same status with another pending change. */
function isSame(a: SaveStatus | null, b: SaveStatus): boolean {
  if (a === null) return false;
  if (a.kind === 'saved' || b.kind === 'saved') return a.kind === b.kind;
  if (a.kind === 'failed' || b.kind === 'failed') return a === b;
  return a.kind === b.kind && a.pending === b.pending;
}
