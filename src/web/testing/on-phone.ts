import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Sets the width of a phone until the test ends. The pointer is still a mouse, since touch is tested end to end. */
export async function onPhone(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}
