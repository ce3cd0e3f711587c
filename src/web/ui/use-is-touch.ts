import { useSyncExternalStore } from 'react';

/** Created only once, since each field of each set reads it on each render. */
let touch: MediaQueryList | null = null;

function touchQuery(): MediaQueryList {
  touch ??= window.matchMedia('(pointer: coarse)');
  return touch;
}

/** Returns whether the main way to point is a finger. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(followTouch, isTouch);
}

/** Returns whether the main way to point is a finger at the moment, for what happens on a press. */
export function isTouch(): boolean {
  return touchQuery().matches;
}

function followTouch(onChange: () => void): () => void {
  const query = touchQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
