import { useEffect, useSyncExternalStore } from 'react';
import { askToPersist } from '../device-storage/index.ts';
import { isSecure } from '../secure-context/index.ts';
import { installPrompt, onInstallPrompt, setInstallPrompt } from './install-prompt.ts';

/** How the app can be installed: by the browser's dialog, or by hand in the browser's menu. */
export type InstallOffer = 'dialog' | 'by-hand';

/**
 * Returns how the app can be installed; null if it is installed already or the browser does not install apps. Asks for
 * persistent storage once it is installed.
 */
export function useInstallOffer(): InstallOffer | null {
  useEffect(() => {
    const onInstalled = () => {
      setInstallPrompt(null);
      void askToPersist(); // Chromium grants it more readily to an installed app
    };
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);
  return useSyncExternalStore(onInstallPrompt, installOffer);
}

/** Opens the browser's dialog. Each offer can be used once; the browser makes another one if the user declines. */
export async function showInstallDialog(): Promise<void> {
  const shown = installPrompt();
  setInstallPrompt(null);
  await shown?.prompt().catch(() => {}); // the browser withdrew its offer
}

function installOffer(): InstallOffer | null {
  if (window.matchMedia('(display-mode: standalone)').matches) return null;
  if (installPrompt() !== null) return 'dialog';
  return isSecure() && isIos() ? 'by-hand' : null;
}

/** Tells iPhones and iPads, whose browsers offer nothing to the page. An iPad says that it is a Mac. */
function isIos(): boolean {
  return (
    /^iP(?:hone|ad|od)/.test(navigator.platform) || (navigator.platform === 'MacIntel' && 'ontouchend' in document)
  );
}
