import { readShare, type WaitingShare, waitingShares } from './share-store.ts';
import { type SharedContent, sharedContent } from './shared-content.ts';
import { useShares } from './use-shares.ts';

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

/** Returns the newest share that is waiting, and updates when it is saved or discarded, here or in another tab. */
export function useNewestShare(): NewestShare {
  return useShares(findNewest, loading, isSame);
}

const loading: NewestShare = { kind: 'loading' };

function isSame(one: NewestShare, other: NewestShare): boolean {
  if (one.kind !== 'here' || other.kind !== 'here') return false;
  return one.share.id === other.share.id && one.others === other.others;
}

async function findNewest(): Promise<NewestShare> {
  const shares = await waitingShares().catch(() => []); // a browser that denies storage has no shares
  for (const [at, share] of shares.entries()) {
    try {
      const form = await readShare(share);
      if (form === null) continue; // another tab has just taken it
      return { kind: 'here', share, others: shares.length - at - 1, form, content: sharedContent(form) };
    } catch {
      return { kind: 'unreadable', share };
    }
  }
  return { kind: 'none' };
}
