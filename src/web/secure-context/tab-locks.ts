import { locks } from './secure-only.ts';

/**
 * Does the work while no other tab does work of this name. A browser without locks, or that refuses one, has it done at
 * once: no work may rely on being alone to be right.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return whenGranted({ name, work: () => work(), otherwise: work });
}

/** Does the work in one tab of those that ask for it at the same time; in each where the browser has no locks. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const ifFree = async (lock: Lock | null) => (lock === null ? undefined : work());
  return whenGranted({ name, options: { ifAvailable: true }, work: ifFree, otherwise: work });
}

interface Wish<T> {
  readonly name: string;
  readonly options?: LockOptions;
  readonly work: (lock: Lock | null) => Promise<T>;
  /** Done where the browser never asks for the work. */
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
