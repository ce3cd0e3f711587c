import { keyboard } from './keyboard.ts';

/**
 * Asks the browser to close what is open, as Android's Back does. Without such a button, the browser asks when Escape is
 * pressed, unless the page handles the key, which is therefore kept from it.
 */
export async function pressBack(): Promise<void> {
  const keepFromPage = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('keydown', keepFromPage, { capture: true });
  await keyboard.press('Escape');
  window.removeEventListener('keydown', keepFromPage, { capture: true });
}
