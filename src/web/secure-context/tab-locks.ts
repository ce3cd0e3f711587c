import { locks } from './secure-only.ts';

/**
 * Calls `work` while no other tab runs work under this name. In a browser without locks, it is called immediately, so
 * its correctness must not depend on the lock.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return whenGranted({ name, work: () => work(), otherwise: work });
}

/**
 * Calls `work` in only one of the tabs that request it at the same time, or in all of them if the browser has no locks.
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const ifFree = async (lock: Lock | null) => (lock === null ? undefined : work());
  return whenGranted({ name, options: { ifAvailable: true }, work: ifFree, otherwise: work });
}

interface Wish<T> {
  readonly name: string;
  readonly options?: LockOptions;
  readonly work: (lock: Lock | null) => Promise<T>;
  /** Called instead if the browser never grants the lock. */
  readonly otherwise: () => Promise<T>;
}

async function whenGranted<T>({ name, options = {}, work, otherwise }: Wish<T>): Promise<T> {
  const manager = locks();
  if (manager === undefined) return otherwise();
  let isAsked = false;
  try {
    return await manager.request(name, options, (lock) => {
      isAsked = true;
      return work(lock);
    });
  } catch (error) {
    if (isAsked) throw error;
    return otherwise();
  }
}
