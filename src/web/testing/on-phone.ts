import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Shows the app in the width of a phone until the test ends. It has a mouse still: what touch does is tested end to end. */
export async function onPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}
