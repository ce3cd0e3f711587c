import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

/** Emulates the width and the touchscreen of a phone until the test ends. Must be called before the app is opened. */
export async function touchScreen(): Promise<void> {
  await page.viewport(390, 844);
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.viewport(1280, 800);
  });
}
