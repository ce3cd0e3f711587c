import { useCallback, useEffect, useRef, useState } from 'react';

/** How long nothing must be loading. What a card renders when its code has loaded may have to load, too. */
const calmMs = 80;
/** How long to wait at most. What takes longer appears later. */
const maxMs = 1_500;

export interface Settled {
  /** Whether nothing is loading any more, or it takes too long to wait for. It stays so. */
  readonly isShowable: boolean;
  /** Whether nothing is loading any more. It stays so. */
  readonly isSettled: boolean;
  /** Called for everything that loads; returns a function to call when it has loaded. */
  readonly awaitOne: () => () => void;
}

/** Follows parts that load by themselves, until all of them have loaded. */
export function useSettled(): Settled {
  const [isSettled, setSettled] = useState(false);
  const [isLate, setLate] = useState(false);
  const loading = useRef(0);
  const calm = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    clearTimeout(calm.current);
    if (loading.current === 0) calm.current = setTimeout(() => setSettled(true), calmMs);
  }, []);
  const awaitOne = useCallback(() => {
    loading.current += 1;
    clearTimeout(calm.current);
    return () => {
      loading.current -= 1;
      settle();
    };
  }, [settle]);
  useEffect(() => {
    settle();
    const latest = setTimeout(() => setLate(true), maxMs);
    return () => {
      clearTimeout(calm.current);
      clearTimeout(latest);
    };
  }, [settle]);
  return { isShowable: isSettled || isLate, isSettled, awaitOne };
}
