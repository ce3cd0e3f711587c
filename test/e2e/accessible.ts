import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect } from './server.ts';

/** All that is another in another theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const axe = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Axe finds nothing, in the light theme by all its rules, in the dark one by those of colour, and what is read stands in
 * the app's frame: the window does not scroll. It looks once the page is there, which comes after the frame round it.
 *
 * @param part what of the page is looked at: behind a dialog everything is hidden, landmarks too
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await accessibilityFindings(page, part), `${page.url()}, ${part}`).toEqual([]);
}

/** What axe finds, each with its theme, rule and elements, and how far the window scrolls; the page is left in the dark theme. */
export async function accessibilityFindings(page: Page, part = 'html'): Promise<readonly string[]> {
  await expect(page.locator('h1')).not.toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const options: RunOptions = colorScheme === 'light' ? {} : { runOnly: rulesOfColour };
    const violations = await page.evaluate(runAxe, { part, options });
    found.push(...violations.map((each) => `${colorScheme}, ${each}`));
  }
  const beyondFrame = await page.evaluate(scrollsBeyondFrame);
  return beyondFrame === 0 ? found : [...found, `the window scrolls by ${beyondFrame} px`];
}

/** Runs in the page. @returns CSS pixels; 0 on a page without the app's frame */
function scrollsBeyondFrame(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return document.querySelector('[data-layout]') === null ? 0 : scrollHeight - clientHeight;
}

/** Runs in the page. Violations are all that is asked for: to gather what passed takes longer than to look. */
async function runAxe({ part, options }: { readonly part: string; readonly options: RunOptions }): Promise<string[]> {
  const { run } = (globalThis as unknown as { readonly axe: { readonly run: Run } }).axe;
  const context = { include: [part], exclude: ['[data-live-announcer]'] };
  const { violations } = await run(context, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

type Run = (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
