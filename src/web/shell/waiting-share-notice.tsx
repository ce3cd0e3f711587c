import { useMatch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { onSharesChange, waitingShares } from '../share/index.ts';
import { shareLink } from '../share/link-targets.ts';
import { shareRoute } from '../share/routes.ts';
import { Link } from '../ui/link.tsx';
import { shellMessages } from './messages/index.ts';

/** Reminds the user of something that another app shared and that is neither saved nor discarded. */
export function WaitingShareNotice() {
  const m = useMessages(shellMessages);
  const isThere = useMatch({ from: shareRoute.id, shouldThrow: false, select: () => true }) ?? false;
  const isWaiting = useIsShareWaiting();
  if (!isWaiting || isThere) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Link variant="text" {...shareLink}>
          {m.openShare}
        </Link>
      }
    >
      {m.shareWaiting}
    </Notice>
  );
}

function useIsShareWaiting(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const look = async () => {
      const shares = await waitingShares().catch(() => []);
      if (!ending.signal.aborted) setWaiting(shares.length > 0);
    };
    void look();
    const stop = onSharesChange(() => void look());
    document.addEventListener('visibilitychange', () => void look(), { signal: ending.signal });
    return () => {
      ending.abort();
      stop();
    };
  }, []);
  return isWaiting;
}
