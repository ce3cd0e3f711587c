import { useState, useSyncExternalStore } from 'react';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { shellMessages } from './messages/index.ts';
import { isUpdateReady, onAppChange, takeUpdate } from './updates.ts';

/** Asks before the page reloads for an update, since the user may be typing. */
export function UpdatePrompt() {
  const m = useMessages(shellMessages);
  const isReady = useSyncExternalStore(onAppChange, isUpdateReady);
  const [isPending, setPending] = useState(false);
  if (!isReady) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Button
          isPending={isPending}
          onPress={() => {
            setPending(true);
            void takeUpdate();
          }}
        >
          {m.update}
        </Button>
      }
    >
      {m.updateReady}
    </Notice>
  );
}
