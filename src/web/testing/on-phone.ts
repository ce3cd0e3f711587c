import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Sets the width of a phone, by default a common one, until the test ends. The pointer is still a mouse, since touch is
 * tested end to end.
 */
export async function onPhone(width = 390): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
}
