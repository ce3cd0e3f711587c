import { useMessages } from '../language/index.ts';
import { Notice, saveFile } from '../page/index.ts';
import { exportPending, usePendingSince } from '../replica/index.ts';
import { useNow } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { shellMessages } from './messages/index.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Tells the user about changes that have been pending for more than a day, since they indicate a problem. */
export function OldChangesNotice() {
  const m = useMessages(shellMessages);
  const now = useNow();
  const since = usePendingSince(now - dayMilliseconds);
  if (since === null) return null;
  return (
    <Notice tone="warn" action={<Button onPress={() => void saveWaiting()}>{m.downloadCopy}</Button>}>
      {m.oldChanges({ since })}
    </Notice>
  );
}

async function saveWaiting(): Promise<void> {
  saveFile(await exportPending(), 'mensana-not-sent.md');
}
