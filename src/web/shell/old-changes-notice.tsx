import type { Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { Notice, saveFile } from '../page/index.ts';
import { exportWaiting, useOldestWaiting } from '../replica/index.ts';
import { useNow } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { shellMessages } from './messages/index.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What waits for more than a day waits for something that the person should know of. */
export function OldChangesNotice() {
  const since = useOldestWaiting();
  return since === null ? null : <WhenOld since={since} />;
}

function WhenOld({ since }: { readonly since: Instant }) {
  const m = useMessages(shellMessages);
  const now = useNow();
  if (now - since < dayMilliseconds) return null;
  return (
    <Notice tone="warn" action={<Button onPress={() => void saveWaiting()}>{m.exportFirst}</Button>}>
      {m.oldChanges({ since })}
    </Notice>
  );
}

async function saveWaiting(): Promise<void> {
  saveFile(await exportWaiting(), 'mensana-not-sent.md');
}
