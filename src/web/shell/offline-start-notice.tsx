import { useSyncExternalStore } from 'react';
import { useMessages } from '../language/index.ts';
import { flag, LocalPreference } from '../local-preferences/index.ts';
import { DismissibleNotice } from '../page/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { shellMessages } from './messages/index.ts';
import { isOfflineStartRefused, onAppChange } from './updates.ts';

const dismissed = new LocalPreference('mensana-offline-start-read', flag);

/** Tells the user that the app cannot start offline. On an insecure page, another notice already says so. */
export function OfflineStartNotice() {
  const m = useMessages(shellMessages);
  const isRefused = useSyncExternalStore(onAppChange, isOfflineStartRefused);
  if (!isRefused || !isSecure()) return null;
  return <DismissibleNotice dismissed={dismissed}>{m.offlineStart}</DismissibleNotice>;
}
