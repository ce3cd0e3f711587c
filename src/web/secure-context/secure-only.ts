/**
 * What browsers give to pages that came by https or from this device, and to no others. TypeScript says that it is always
 * there, so it is taken from here, where it may be missing. Some browsers also refuse it by policy or in a private
 * window, a few of them by throwing when it is read.
 */

/** Whether the page came by https or from this device. */
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

/** The device's own way of sharing a text. */
export function sharing(): ((data: ShareData) => Promise<void>) | undefined {
  return present(() => navigator.share?.bind(navigator));
}

export function wakeLock(): WakeLock | undefined {
  return present(() => navigator.wakeLock);
}

/** Without encryption the name is there, and every wish is refused. */
export function notices(): typeof Notification | undefined {
  return isSecure() ? present(() => window.Notification) : undefined;
}

/** The browser may clear what sites stored when the disk runs full; asked so, it spares this one or asks the person. */
export function keepStorage(): void {
  present(() => navigator.storage)
    ?.persist?.()
    .catch(() => {}); // a browser that says no stores all the same
}

/** @returns undefined where the browser has no such thing or does not let the page see it */
function present<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
