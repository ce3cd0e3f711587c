/**
 * APIs that browsers offer only in secure contexts (HTTPS or localhost). TypeScript declares them as always present, so
 * all code reads them through these functions, which may return undefined. Some browsers also disable them by policy or
 * in private windows, and a few throw on access.
 */

/** Returns whether the page was loaded over HTTPS or from localhost. */
export function isSecure(): boolean {
  return window.isSecureContext;
}

export function locks(): LockManager | undefined {
  return present(() => navigator.locks);
}

export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return present(() => navigator.serviceWorker);
}

export function clipboard(): Clipboard | undefined {
  return present(() => navigator.clipboard);
}

/** Returns the function that opens the device's share sheet. */
export function sharing(): ((data: ShareData) => Promise<void>) | undefined {
  return present(() => navigator.share?.bind(navigator));
}

export function wakeLock(): WakeLock | undefined {
  return present(() => navigator.wakeLock);
}

/** Returns the notification API. Insecure pages have it too, but there every permission is refused. */
export function notices(): typeof Notification | undefined {
  return isSecure() ? present(() => window.Notification) : undefined;
}

/** Returns the API that tells how much this site stores. Old browsers have only some of its functions. */
export function storageManager(): Partial<StorageManager> | undefined {
  return present(() => navigator.storage);
}

/** Returns the caches that the page shares with the service worker. */
export function cacheStorage(): CacheStorage | undefined {
  return present(() => window.caches);
}

/** The queue of files that the system asks the installed app to open. TypeScript does not declare it. */
export interface LaunchQueue {
  /** Sets the function that receives each launch, also those that came before. */
  readonly setConsumer: (consume: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

export function fileLaunches(): LaunchQueue | undefined {
  return present(() => (window as { readonly launchQueue?: LaunchQueue }).launchQueue);
}

/**
 * Reads an API.
 * @returns undefined if the browser lacks the API or denies access to it
 */
function present<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
