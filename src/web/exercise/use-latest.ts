import { useCallback, useEffect, useRef } from 'react';

/** What a value is now, by a function that stays the same: for what need not be rendered with each change of it. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
