import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../language/index.ts';
import { shareLink } from '../links/share.ts';
import { Notice, Page, PageHeading, useFocusKept } from '../page/index.ts';
import { useDocumentRead } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import { shareMessages } from './messages/index.ts';
import { shareRoute } from './routes.ts';
import { ShareForm } from './share-form.tsx';
import { onSharesChange, readShare, type WaitingShare, waitingShares } from './share-store.ts';
import { isNothing, type SharedContent, sharedContent } from './shared-content.ts';
import { useDiscard } from './use-discard.ts';
import { useShares } from './use-shares.ts';

/** Shows what another app shared, and saves it as a note. Several shares are shown one after the other. */
export function SharePage() {
  const m = useMessages(shareMessages);
  const newest = useNewestShare();
  useFocusKept(newest.kind === 'loading' ? null : 'share' in newest && newest.share.id);
  const isRead = useDocumentRead();
  return (
    <Page>
      <PageHeading>{m.heading}</PageHeading>
      <NotReceived />
      {isRead ? <Newest newest={newest} /> : <StateView kind="loading" title={m.loading} />}
    </Page>
  );
}

/**
 * Tells why the service worker or the server could not receive the latest share, until the page is loaded again or a
 * share is saved or discarded.
 */
function NotReceived() {
  const m = useMessages(shareMessages);
  const failed = useFailure();
  if (typeof failed !== 'string') return null;
  if (failed === 'storage-full') return <Notice tone="warn">{m.storageFull}</Notice>;
  return <Notice tone="warn">{failed === 'too-many' ? m.tooMany : m.notReceived}</Notice>;
}

/** Returns the code in the query, which is then dropped from the address. */
function useFailure(): unknown {
  const { failed } = shareRoute.useSearch();
  const navigate = useNavigate();
  const [shown, setShown] = useState(failed);
  useEffect(() => {
    if (failed === undefined) return;
    setShown(failed);
    void navigate({ ...shareLink, replace: true });
  }, [failed, navigate]);
  useEffect(() => onSharesChange(() => setShown(undefined)), []);
  return shown;
}

function Newest({ newest }: { readonly newest: NewestShare }) {
  const m = useMessages(shareMessages);
  if (newest.kind === 'loading') return <StateView kind="loading" title={m.loading} />;
  if (newest.kind === 'none') {
    return <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>;
  }
  if (newest.kind === 'here' && !isNothing(newest.content)) return <ShareForm key={newest.share.id} {...newest} />;
  return <Unsavable share={newest.share} isUnreadable={newest.kind === 'unreadable'} />;
}

/** A share that can only be discarded. */
function Unsavable({ share, isUnreadable }: { readonly share: WaitingShare; readonly isUnreadable: boolean }) {
  const m = useMessages(shareMessages);
  const discard = useDiscard(share, null);
  return (
    <StateView
      kind={isUnreadable ? 'failed' : 'empty'}
      title={isUnreadable ? m.unreadable : m.empty}
      action={<Button onPress={discard}>{m.discard}</Button>}
    >
      {isUnreadable ? m.unreadableText : m.emptyText}
    </StateView>
  );
}

/** The newest share that is waiting. */
type NewestShare =
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
function useNewestShare(): NewestShare {
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
