import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Emulates a phone until the test ends: its width and its touch screen. Call it before opening the app. */
export async function touchScreen(): Promise<void> {
  await page.viewport(390, 844);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.viewport(1280, 800);
  });
}
