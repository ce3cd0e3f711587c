import { useContext, useSyncExternalStore } from 'react';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
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
      <Disclosure summary={m.liveBlockedHelp}>
        <p>{m.liveBlockedCause}</p>
      </Disclosure>
    </Notice>
  );
}

function never(): () => void {
  return () => {};
}
