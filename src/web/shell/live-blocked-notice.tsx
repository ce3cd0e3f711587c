import { useContext, useSyncExternalStore } from 'react';
import { useMessages } from '../language/index.ts';
import { Notice, NoticeDetails } from '../page/index.ts';
import { shellMessages } from './messages/index.ts';
import { SaveStatusContext } from './save-status.tsx';

/** Explains why nothing syncs although the server answers, which is usually a proxy without WebSockets. */
export function LiveBlockedNotice() {
  const m = useMessages(shellMessages);
  const source = useContext(SaveStatusContext);
  const isBlocked = useSyncExternalStore(source?.subscribe ?? never, () => source?.status.kind === 'live-blocked');
  if (!isBlocked) return null;
  return (
    <Notice tone="warn">
      {m.liveBlockedText}
      <NoticeDetails summary={m.liveBlockedHelp}>
        <p>{m.liveBlockedCause}</p>
      </NoticeDetails>
    </Notice>
  );
}

function never(): () => void {
  return () => {};
}
