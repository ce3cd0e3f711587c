import { useEffect } from 'react';
import { wakeLock } from '../../secure-context/index.ts';

export function canKeepAwake(): boolean {
  return wakeLock() !== undefined;
}

/**
 * Keeps the screen on while it is wanted and the page is shown. The browser lets go of it whenever the page is hidden,
 * and may at any time for its battery: it is asked for again as soon as somebody looks.
 */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => (isWanted && canKeepAwake() ? keepAwake() : undefined), [isWanted]);
}

/** @returns lets go of it */
function keepAwake(): () => void {
  let isWanted = true;
  let isAsking = false;
  let held: WakeLockSentinel | null = null;
  const ask = async () => {
    if (!isWanted || isAsking || held !== null || document.hidden) return;
    isAsking = true;
    const lock = await wakeLock()
      ?.request('screen')
      .catch(() => null); // low battery: asked again later
    isAsking = false;
    if (lock == null) return;
    if (!isWanted) return void lock.release();
    held = lock;
    lock.addEventListener('release', () => {
      held = null;
    });
  };
  const onAct = () => void ask();
  void ask();
  document.addEventListener('visibilitychange', onAct);
  // an act of the person may be what was missing
  window.addEventListener('click', onAct);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onAct);
    window.removeEventListener('click', onAct);
    void held?.release();
  };
}
