import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** All that is another in another theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing, in the light theme by all its rules, in the dark one by those of colour. It looks once the page is
 * there, which comes after the frame round it.
 *
 * @param part what of the page is looked at: behind a dialog everything is hidden, landmarks too
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // a page of its own for the result is for frames of elsewhere, of which there are none
    const axe = new AxeBuilder({ page }).include(part).exclude('[data-live-announcer]').setLegacyMode();
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(rulesOfColour)).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${page.url()}, ${part}, ${colorScheme}`).toEqual([]);
  }
}
