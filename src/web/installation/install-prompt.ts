import { askToPersistOnce } from '../device-storage/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import { isSecure } from '../secure-context/index.ts';

/** The event of browsers that let the page show their install dialog. TypeScript does not declare it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** How the app can be installed: by the browser's dialog, or by hand in the browser's menu. */
export type InstallOffer = 'dialog' | 'by-hand';

const changes = new Emitter();
let prompt: InstallPromptEvent | null = null;

/** Calls the listener when the result of `installOffer` may have changed. */
export const onInstallOffer = changes.subscribe;

/** Keeps the browser's offer to install the app. It comes once, often before the dashboard has loaded. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the account menu offers it instead of a banner
    setPrompt(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => {
    setPrompt(null);
    askToPersistOnce('installed');
  });
}

/** Returns how the app can be installed; null if it is installed already or the browser does not install apps. */
export function installOffer(): InstallOffer | null {
  if (window.matchMedia('(display-mode: standalone)').matches) return null;
  if (prompt !== null) return 'dialog';
  return isSecure() && isIos() ? 'by-hand' : null;
}

/** Opens the browser's dialog. Each offer can be used once; the browser makes another one if the user declines. */
export async function showInstallDialog(): Promise<void> {
  const shown = prompt;
  setPrompt(null);
  await shown?.prompt().catch(() => {}); // the browser withdrew its offer
}

function setPrompt(next: InstallPromptEvent | null): void {
  prompt = next;
  changes.emit();
}

/** Tells iPhones and iPads, whose browsers offer nothing to the page. An iPad says that it is a Mac. */
function isIos(): boolean {
  return (
    /^iP(?:hone|ad|od)/.test(navigator.platform) || (navigator.platform === 'MacIntel' && 'ontouchend' in document)
  );
}
