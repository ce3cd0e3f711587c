import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Focuses an element once it is visible, as pressing Tab would. */
export async function focus(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
}
