import { useCallback, useEffect, useRef } from 'react';

/** Returns a stable function that returns the latest value, for callers that should not render with each change. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
