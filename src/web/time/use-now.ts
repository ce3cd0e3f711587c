import { useSyncExternalStore } from 'react';
import type { Instant } from '#domain/kernel/index.ts';
import { useDocument } from '../replica/index.ts';

const minuteMilliseconds = 60_000;

/** The time by the hub's clock, in whole minutes: it moves on while somebody looks. */
export function useNow(): Instant {
  const { now } = useDocument();
  return useSyncExternalStore(eachSecond, () => Math.floor(now() / minuteMilliseconds) * minuteMilliseconds);
}

function eachSecond(listener: () => void): () => void {
  const timer = window.setInterval(listener, 1000);
  return () => window.clearInterval(timer);
}
