/**
 * APIs that browsers offer only in secure contexts (HTTPS or localhost). TypeScript declares them as always present, so
 * they are read here, where they may be undefined. Some browsers also disable them by policy or in private windows, a
 * few by throwing on access.
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

/** Returns the device's share sheet for texts. */
export function sharing(): ((data: ShareData) => Promise<void>) | undefined {
  return present(() => navigator.share?.bind(navigator));
}

export function wakeLock(): WakeLock | undefined {
  return present(() => navigator.wakeLock);
}

/** Insecure pages have the class, but every permission is refused. */
export function notices(): typeof Notification | undefined {
  return isSecure() ? present(() => window.Notification) : undefined;
}

/**
 * Requests persistent storage. Otherwise the browser may evict this site's data when the disk is full. It may ask the
 * user.
 */
export function keepStorage(): void {
  present(() => navigator.storage)
    ?.persist?.()
    .catch(() => {}); // a browser that refuses still stores data
}

/** @returns undefined if the browser lacks the API or denies access to it */
function present<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
