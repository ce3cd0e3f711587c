import { expect } from 'vitest';
import { expectAccessible, smallTargets } from '../../testing/index.ts';

/** Expects a part of the page to be accessible, with only targets that are large enough for a thumb. */
export async function expectUsable(
  part: '[data-layout]' | '[role=dialog]' | '[role=menu]' = '[data-layout]',
): Promise<void> {
  await expect.poll(() => document.querySelector(part)).not.toBeNull();
  await expect.poll(() => document.querySelector('[data-second-click-shield]')).toBeNull();
  expect(smallTargets(), part).toEqual([]);
  await expectAccessible(part);
}
