import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find no violations: with all rules in the light theme, and with the colour rules in the dark theme.
 * Also expects the window not to scroll, since content scrolls within the app's layout.
 *
 * @param part the part of the page to check; in `html`, the whole page, axe also checks landmarks and headings
 */
export async function expectAccessible(part: string): Promise<void> {
  const { dataset } = document.documentElement;
  const themeBefore = dataset.theme;
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset.theme = theme;
    const { violations } = await axe.run(part, {
      resultTypes: ['violations'],
      ...(theme === 'dark' && { runOnly: rulesOfColour }),
    });
    found.push(...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`));
  }
  if (themeBefore === undefined) delete dataset.theme;
  else dataset.theme = themeBefore;
  expect(found, part).toEqual([]);
  const { scrollHeight, clientHeight } = document.documentElement;
  if (document.querySelector('[data-layout]') !== null)
    expect(scrollHeight - clientHeight, 'the window scrolls').toBe(0);
}
