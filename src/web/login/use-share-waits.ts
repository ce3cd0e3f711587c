import { useEffect, useState } from 'react';
import { sharesCache } from '../account/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { cacheStorage } from '../secure-context/index.ts';

/** Returns whether something that another app shared is waiting on this device. */
export function useShareWaits(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  // a browser that denies storage has no shares
  useEffect(() => untilCancelled(isShareWaiting(), setWaiting, () => setWaiting(false)), []);
  return isWaiting;
}

async function isShareWaiting(): Promise<boolean> {
  const storage = cacheStorage();
  if (storage === undefined || !(await storage.has(sharesCache))) return false; // opening would create it
  const cache = await storage.open(sharesCache);
  return (await cache.keys()).length > 0;
}
