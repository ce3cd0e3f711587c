import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Gives an element the focus once it is there, as Tab does, which needs no way to it. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
}
