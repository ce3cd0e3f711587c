import { useSyncExternalStore } from 'react';
import { nothingRead, type ReadingStatus, useLiveQueryClient } from '../live-query/index.ts';

/** Returns how much of the notes and the training can be searched yet, from 0 to 1; null if the worker has failed. */
export function useReadingShare(): number | null {
  const client = useLiveQueryClient('search');
  const shareOf = (status: ReadingStatus) => (status.kind === 'failed' ? null : status.progress.share);
  return useSyncExternalStore(client?.subscribe ?? never, () => {
    const notes = shareOf(client?.statusOf('notes') ?? nothingRead);
    const training = shareOf(client?.statusOf('search') ?? nothingRead);
    return notes === null || training === null ? null : Math.min(notes, training);
  });
}

function never(): () => void {
  return () => {};
}
