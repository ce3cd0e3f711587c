import { useEffect } from 'react';
import { wakeLock } from '../../secure-context/index.ts';

export function canKeepAwake(): boolean {
  return wakeLock() !== undefined;
}

/**
 * Keeps the screen on while `isWanted` is true and the page is visible. The browser releases the wake lock whenever the
 * page is hidden, and at any time to save battery. The lock is requested again as soon as the page is visible.
 */
export function useScreenAwake(isWanted: boolean): void {
  useEffect(() => (isWanted && canKeepAwake() ? keepAwake() : undefined), [isWanted]);
}

/**
 * Requests the wake lock.
 * @returns a function that releases it
 */
function keepAwake(): () => void {
  let isWanted = true;
  let isAsking = false;
  let held: WakeLockSentinel | null = null;
  const ask = async () => {
    if (!isWanted || isAsking || held !== null || document.hidden) return;
    isAsking = true;
    const lock = await wakeLock()
      ?.request('screen')
      .catch(() => null); // low battery: requested again later
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
  // The browser may have refused the lock because there was no user action yet. Buttons stop the propagation of clicks.
  window.addEventListener('click', onAct, { capture: true });
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onAct);
    window.removeEventListener('click', onAct, { capture: true });
    void held?.release();
  };
}
