import { useRouterState } from '@tanstack/react-router';
import { useMessages } from '../language/index.ts';
import { loginLink } from '../links/login.ts';
import { Notice } from '../page/index.ts';
import { Link } from '../ui/link.tsx';
import { shellMessages } from './messages/index.ts';

/** Tells the user that the session has ended. The app keeps working, but nothing is sent until the user signs in. */
export function SessionNotice() {
  const m = useMessages(shellMessages);
  const here = useRouterState({ select: (state) => state.location.href });
  return (
    <Notice
      tone="warn"
      action={
        <Link variant="text" {...loginLink({ next: here })}>
          {m.signIn}
        </Link>
      }
    >
      {m.sessionEnded}
    </Notice>
  );
}
