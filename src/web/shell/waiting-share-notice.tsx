import { useMatch } from '@tanstack/react-router';
import { useMessages } from '../language/index.ts';
import { shareLink } from '../links/share.ts';
import { Notice } from '../page/index.ts';
import { useIsShareWaiting } from '../share/index.ts';
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
