import { useEffect, useState } from 'react';
import { onSharesChange, waitingShares } from './share-store.ts';

/**
 * Returns what a function finds among the waiting shares. It looks again when they change, here or in another tab, and
 * when the page is shown.
 *
 * @param find must be the same function in each render
 * @param isSame whether two results are equal, so that nothing renders again
 */
export function useShares<Found>(
  find: () => Promise<Found>,
  atFirst: Found,
  isSame: (one: Found, other: Found) => boolean = Object.is,
): Found {
  const [found, setFound] = useState(atFirst);
  useEffect(() => {
    const ending = new AbortController();
    const look = async () => {
      const now = await find();
      if (!ending.signal.aborted) setFound((before) => (isSame(before, now) ? before : now));
    };
    void look();
    const stop = onSharesChange(() => void look());
    document.addEventListener('visibilitychange', () => void look(), { signal: ending.signal });
    return () => {
      ending.abort();
      stop();
    };
  }, [find, isSame]);
  return found;
}

export function useIsShareWaiting(): boolean {
  return useShares(isShareWaiting, false);
}

async function isShareWaiting(): Promise<boolean> {
  const shares = await waitingShares().catch(() => []); // a browser that denies storage has no shares
  return shares.length > 0;
}
