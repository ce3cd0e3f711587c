import { useState } from 'react';
import type { Collection } from '#domain/user-document.ts';
import { type DocumentActions, useDocument } from '../replica/index.ts';
import { useHistoryApi } from './use-history.ts';

export type RestoreFailure = 'restoreOffline' | 'restoreTooSoon' | 'restoreFailed';

export interface Restoring {
  readonly isPending: boolean;
  readonly failure: RestoreFailure | null;
  /** @param write makes what was the newest again, once what stands now is kept */
  readonly restore: (write: () => void) => void;
}

/** The server is asked to keep what stands now, and has all of it by then, before something older takes its place. */
export function useRestoring(collection: Collection, id: string): Restoring {
  const document = useDocument();
  const api = useHistoryApi(collection, id);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<RestoreFailure | null>(null);

  const keepNow = async (): Promise<RestoreFailure | null> => {
    if (!navigator.onLine) return 'restoreOffline';
    await document.flush();
    if (!(await isSaved(document))) return navigator.onLine ? 'restoreTooSoon' : 'restoreOffline';
    const kept = await api.keepNow();
    if (kept.ok) return null;
    return kept.error.code === 'history/offline' ? 'restoreOffline' : 'restoreFailed';
  };

  const restore = async (write: () => void) => {
    if (isPending) return;
    setPending(true);
    const failed = await keepNow();
    setPending(false);
    setFailure(failed);
    if (failed === null) write();
  };

  return { isPending, failure, restore: (write) => void restore(write) };
}

const savedWithinMs = 10_000;
const askedEveryMs = 100;

/** Whether the server has everything, waiting a little for what is on its way. */
async function isSaved({ replica }: DocumentActions): Promise<boolean> {
  for (let waited = 0; waited < savedWithinMs && replica.status.kind === 'saving'; waited += askedEveryMs)
    await new Promise((done) => setTimeout(done, askedEveryMs));
  return replica.status.kind === 'saved';
}
