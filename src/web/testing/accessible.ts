import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to find no violations in a part of the page: with all rules in the light theme, and with the colour rules
 * in the dark theme. The end-to-end tests check whole pages, since there the page contains only the app.
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
}
