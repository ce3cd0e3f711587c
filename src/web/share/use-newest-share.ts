import { useEffect, useState } from 'react';
import { onSharesChange, readShare, type WaitingShare, waitingShares } from './share-store.ts';
import { type SharedContent, sharedContent } from './shared-content.ts';

/** The newest share that is waiting. */
export type NewestShare =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly share: WaitingShare }
  | {
      readonly kind: 'here';
      readonly share: WaitingShare;
      /** How many more shares are waiting. */
      readonly others: number;
      readonly form: FormData;
      readonly content: SharedContent;
    };

/** Returns the newest share that is waiting, and updates when it is saved or discarded. */
export function useNewestShare(): NewestShare {
  const [newest, setNewest] = useState<NewestShare>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const found = await findNewest();
      if (isWanted) setNewest(found);
    };
    void look();
    const stop = onSharesChange(() => void look());
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return newest;
}

async function findNewest(): Promise<NewestShare> {
  const [share, ...older] = await waitingShares().catch(() => []); // a browser that denies storage has no shares
  if (share === undefined) return { kind: 'none' };
  try {
    const form = await readShare(share);
    return form === null
      ? { kind: 'none' }
      : { kind: 'here', share, others: older.length, form, content: sharedContent(form) };
  } catch {
    return { kind: 'unreadable', share };
  }
}
