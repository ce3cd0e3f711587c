import { useSyncExternalStore } from 'react';
import type { Instant, LocalDay } from '#domain/kernel/index.ts';
import { useDocument } from '../replica/index.ts';

const minuteMilliseconds = 60_000;

/** Returns the time by the hub's clock in whole minutes, and updates while it is shown. */
export function useNow(): Instant {
  const { now } = useDocument();
  return useSyncExternalStore(eachSecond, () => Math.floor(now() / minuteMilliseconds) * minuteMilliseconds);
}

/** Returns the person's current day, and updates when a new one starts. */
export function useToday(): LocalDay {
  const { today } = useDocument();
  return useSyncExternalStore(eachSecond, today);
}

const listeners = new Set<() => void>();
let timer: number | undefined;

/** Shares one timer among all listeners. */
function eachSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    for (const told of [...listeners]) told();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
}
