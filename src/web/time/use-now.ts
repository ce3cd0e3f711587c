import { useSyncExternalStore } from 'react';
import type { Instant, LocalDay } from '#domain/kernel/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { useDocument } from '../replica/index.ts';

const minuteMilliseconds = 60_000;

/** Returns the time by the hub's clock in whole minutes, and updates while the component is mounted. */
export function useNow(): Instant {
  const { now } = useDocument();
  return useSyncExternalStore(seconds.subscribe, () => Math.floor(now() / minuteMilliseconds) * minuteMilliseconds);
}

/** Returns the user's current day, and updates when a new one starts. */
export function useToday(): LocalDay {
  const { today } = useDocument();
  return useSyncExternalStore(seconds.subscribe, today);
}

/** Shares one timer among all listeners. */
const seconds = new Emitter(() => {
  const timer = window.setInterval(seconds.emit, 1000);
  return () => window.clearInterval(timer);
});
