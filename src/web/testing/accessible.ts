import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules whose answer differs by theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds nothing in a part of the page: in the light theme by all its rules, in the dark one by those of colour.
 * Whole pages are checked end to end, where nothing but the app is in the page.
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
