import { expect } from 'vitest';
import { expectAccessible, smallTargets } from '../../testing/index.ts';

/**
 * Axe finds nothing in a part of the page, a thumb finds all that is in view, and what is read is in the app's frame: the
 * window does not scroll.
 */
export async function expectUsable(
  part: '[data-layout]' | '[role=dialog]' | '[role=menu]' = '[data-layout]',
): Promise<void> {
  await expect.poll(() => document.querySelector(part)).not.toBeNull();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight - clientHeight, 'the window scrolls').toBe(0);
  expect(smallTargets(), part).toEqual([]);
  await expectAccessible(part);
}
