import { Emitter } from '../lifecycle/index.ts';

/** The event of browsers that let the page show their install dialog. TypeScript does not declare it. */
export interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const changes = new Emitter();
let current: InstallPromptEvent | null = null;

export const onInstallPrompt = changes.subscribe;

/** Keeps the browser's offer to install the app. It comes once, often before the dashboard has loaded. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the account menu offers it instead of a banner
    setInstallPrompt(event as InstallPromptEvent);
  });
}

/** Returns the offer that is waiting; null if there is none. */
export function installPrompt(): InstallPromptEvent | null {
  return current;
}

export function setInstallPrompt(next: InstallPromptEvent | null): void {
  current = next;
  changes.emit();
}
