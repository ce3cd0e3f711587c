import { useCallback, useEffect, useRef, useState } from 'react';
import { importInboxNow } from './inbox-wishes.ts';
import { type IntervalsConnection, type IntervalsError, intervalsApi } from './intervals-api.ts';

export type IntervalsStatus =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: IntervalsError }
  | { readonly kind: 'known'; readonly connection: IntervalsConnection | null };

/** How often the status is asked for while the server fetches activities. */
const pollMs = 3_000;

/** Follows the connection of a user. When a pull ends, what it brought is imported. */
export function useIntervals(uid: string) {
  const [status, setStatus] = useState<IntervalsStatus>({ kind: 'loading' });
  const wasPulling = useRef(false);
  const load = useCallback(async () => {
    const known = await intervalsApi(uid).read();
    setStatus(known.ok ? { kind: 'known', connection: known.value } : { kind: 'failed', error: known.error });
    const isPulling = known.ok && known.value?.isPulling === true;
    if (wasPulling.current && !isPulling) importInboxNow();
    wasPulling.current = isPulling;
  }, [uid]);
  useEffect(() => void load(), [load]);
  const isPulling = status.kind === 'known' && status.connection?.isPulling === true;
  useEffect(() => {
    if (!isPulling) return;
    const timer = setInterval(() => void load(), pollMs);
    return () => clearInterval(timer);
  }, [isPulling, load]);
  return { status, load };
}
