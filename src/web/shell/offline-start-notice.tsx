import { useSyncExternalStore } from 'react';
import { useMessages } from '../language/index.ts';
import { flag, LocalPreference, useLocalPreference } from '../local-preferences/index.ts';
import { Notice, useFocusKept } from '../page/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { Button } from '../ui/button.tsx';
import { shellMessages } from './messages/index.ts';
import { isOfflineStartRefused, onAppChange } from './updates.ts';

const dismissed = new LocalPreference('mensana-offline-start-read', flag);

/** Tells the user that the app cannot start offline. On an insecure page, another notice already says so. */
export function OfflineStartNotice() {
  const m = useMessages(shellMessages);
  const isRefused = useSyncExternalStore(onAppChange, isOfflineStartRefused);
  const [isDismissed, setDismissed] = useLocalPreference(dismissed);
  useFocusKept(isDismissed);
  if (!isRefused || isDismissed || !isSecure()) return null;
  return (
    <Notice
      tone="plain"
      action={
        <Button variant="quiet" onPress={() => setDismissed(true)}>
          {m.dismiss}
        </Button>
      }
    >
      {m.offlineStart}
    </Notice>
  );
}
