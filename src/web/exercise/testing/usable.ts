import { expect } from 'vitest';
import { expectAccessible, smallTargets } from '../../testing/index.ts';

/**
 * Expects a part of the page to have no axe violations and only targets that are large enough for a thumb, and the
 * window not to scroll.
 */
export async function expectUsable(
  part: '[data-layout]' | '[role=dialog]' | '[role=menu]' = '[data-layout]',
): Promise<void> {
  await expect.poll(() => document.querySelector(part)).not.toBeNull();
  await expect.poll(() => document.querySelector('[data-second-click-shield]')).toBeNull();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight - clientHeight, 'the window scrolls').toBe(0);
  expect(smallTargets(), part).toEqual([]);
  await expectAccessible(part);
}
