import { useEffect, useMemo, useState } from 'react';
import { type Stopwatch, stopwatchSeconds } from '#domain/exercise/logging/index.ts';
import { useLocalPreference, usePersonsNames } from '../../../local-preferences/index.ts';
import { useDocument } from '../../../replica/index.ts';

/**
 * Returns the running stopwatch of this device, which survives a reload, and a function that sets it; null if none is
 * running.
 */
export function useStopwatch(): readonly [Stopwatch | null, (stopwatch: Stopwatch | null) => void] {
  const [kept, keep] = useLocalPreference(usePersonsNames('stopwatch'));
  const stopwatch = useMemo(() => {
    const [set, startedAt] = kept;
    const at = Number(startedAt);
    return set === undefined || startedAt === undefined || !Number.isFinite(at) ? null : { set, startedAt: at };
  }, [kept]);
  return [stopwatch, (next) => keep(next === null ? [] : [next.set, String(next.startedAt)])];
}

const lookEveryMs = 200;

/** Returns the elapsed seconds of a stopwatch, and updates them while it runs. */
export function useStopwatchSeconds(stopwatch: Stopwatch): number {
  const { now } = useDocument();
  const read = () => stopwatchSeconds(stopwatch, now());
  const [, setShown] = useState(read);
  useEffect(() => {
    const look = () => setShown(stopwatchSeconds(stopwatch, now()));
    const interval = window.setInterval(look, lookEveryMs);
    return () => window.clearInterval(interval);
  }, [stopwatch, now]);
  return read();
}
