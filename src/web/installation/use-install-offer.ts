import { useSyncExternalStore } from 'react';
import { type InstallOffer, installOffer, onInstallOffer } from './install-prompt.ts';

/** Returns how the app can be installed in this browser; null if it cannot or is. */
export function useInstallOffer(): InstallOffer | null {
  return useSyncExternalStore(onInstallOffer, installOffer);
}
