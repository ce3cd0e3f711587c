import { flag, LocalPreference } from '../local-preferences/index.ts';
import { storageManager } from '../secure-context/index.ts';

/**
 * Asks the browser not to evict this site's data, once for a user of this device until they sign out: Firefox shows the
 * user a question, which must not come again and again.
 */
export function askToPersistOnce(uid: string): void {
  const asked = new LocalPreference(`mensana-${uid}-persistence-asked`, flag);
  if (storageManager()?.persist === undefined || asked.value) return;
  asked.set(true);
  void askToPersist();
}

/**
 * Asks the browser not to evict this site's data.
 * @returns whether it agreed; a browser that refuses stores data all the same
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await storageManager()?.persist?.()) === true;
  } catch {
    return false;
  }
}

export interface StorageUse {
  readonly usedBytes: number;
  /** An estimate of how much the browser allows. */
  readonly mostBytes: number;
  /** Whether the browser keeps the data even if the disk is full. */
  readonly isPersistent: boolean;
}

/** Returns how much this site stores on this device; null if the browser does not tell. */
export async function storageUse(): Promise<StorageUse | null> {
  try {
    const manager = storageManager();
    const estimate = await manager?.estimate?.();
    const isPersistent = await manager?.persisted?.();
    if (estimate?.usage === undefined || estimate.quota === undefined || isPersistent === undefined) return null;
    return { usedBytes: estimate.usage, mostBytes: estimate.quota, isPersistent };
  } catch {
    return null;
  }
}
