import { useSyncExternalStore } from 'react';
import type { Instant, LocalDay } from '#domain/kernel/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { useDocument } from '../replica/index.ts';

const stepMilliseconds = { second: 1_000, minute: 60_000 } as const;

/** Returns the time by the hub's clock in whole steps, and updates while the component is mounted. */
export function useNow(step: keyof typeof stepMilliseconds = 'minute'): Instant {
  const { now } = useDocument();
  const ms = stepMilliseconds[step];
  return useSyncExternalStore(seconds.subscribe, () => Math.floor(now() / ms) * ms);
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
