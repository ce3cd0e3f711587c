import { useEffect, useState } from 'react';
import { sharesCache } from '../account/index.ts';
import { cacheStorage } from '../secure-context/index.ts';

/** Returns whether something that another app shared is waiting on this device. */
export function useShareWaits(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const isThere = await isShareWaiting().catch(() => false); // a browser that denies storage has no shares
      if (isWanted) setWaiting(isThere);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, []);
  return isWaiting;
}

async function isShareWaiting(): Promise<boolean> {
  const storage = cacheStorage();
  if (storage === undefined || !(await storage.has(sharesCache))) return false; // opening would create it
  const cache = await storage.open(sharesCache);
  return (await cache.keys()).length > 0;
}
