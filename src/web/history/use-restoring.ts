import { useState } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { type DocumentActions, useDocument } from '../replica/index.ts';
import { useHistoryApi } from './use-history.ts';

export type RestoreFailure = 'restoreOffline' | 'restoreTooSoon' | 'restoreFailed';

export interface Restoring {
  readonly isPending: boolean;
  readonly failure: RestoreFailure | null;
  /**
   * Restores an older state.
   * @param write writes the older state; called once the server has stored the current one
   */
  readonly restore: (write: () => void) => void;
}

/**
 * Returns a function that restores an older state. It first asks the server to store the current state as a version,
 * and waits until the server has all changes, including those that another page or device makes in the meantime.
 *
 * @param bodyNow returns the current text of the record's body, if it has one
 */
export function useRestoring(collection: Collection, id: string, bodyNow: () => string = noBody): Restoring {
  const document = useDocument();
  const api = useHistoryApi(collection, id);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<RestoreFailure | null>(null);

  // read from the document, because a change from elsewhere reaches the screen only in a later task
  const standsNow = () => {
    const fields = document.reader.state(recordKey(collection, id))?.fields ?? [];
    return JSON.stringify([[...fields], bodyNow()]);
  };

  const keepNow = async (): Promise<RestoreFailure | null> => {
    for (let times = 0; times < maxTimes; times += 1) {
      if (!navigator.onLine) return 'restoreOffline';
      await document.flush();
      if (!(await isSaved(document))) return navigator.onLine ? 'restoreTooSoon' : 'restoreOffline';
      const stood = standsNow();
      const kept = await api.keepNow();
      if (!kept.ok) return kept.error.code === 'network/offline' ? 'restoreOffline' : 'restoreFailed';
      if (standsNow() === stood) return null;
    }
    return 'restoreTooSoon';
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

/** The maximum number of attempts, in case changes from elsewhere keep arriving. */
const maxTimes = 5;

const noBody = () => '';

const savedWithinMs = 10_000;
const askedEveryMs = 100;

/** Waits briefly for changes in flight and returns whether the server has all of them. */
async function isSaved(document: DocumentActions): Promise<boolean> {
  for (let waited = 0; waited < savedWithinMs && document.status.kind === 'saving'; waited += askedEveryMs)
    await new Promise((done) => setTimeout(done, askedEveryMs));
  return document.status.kind === 'saved';
}
