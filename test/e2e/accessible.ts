import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect } from './server.ts';

/** The rules whose result depends on the theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const axe = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Expects axe to find no violations: with all rules in the light theme, and with the colour rules in the dark theme.
 * Also expects the window not to scroll, since content scrolls within the app's layout. Waits for the page, which
 * renders after the layout around it.
 *
 * @param part the part of the page to check; behind a dialog everything is hidden, including landmarks
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await accessibilityFindings(page, part), `${page.url()}, ${part}`).toEqual([]);
}

/**
 * Returns axe's findings, each with its theme, rule and elements, and how far the window scrolls. Leaves the page in
 * the dark theme.
 */
async function accessibilityFindings(page: Page, part = 'html'): Promise<readonly string[]> {
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

/**
 * Runs in the page.
 * @returns how far the window scrolls, in CSS pixels; 0 on a page without the app's layout
 */
function scrollsBeyondFrame(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return document.querySelector('[data-layout]') === null ? 0 : scrollHeight - clientHeight;
}

/** Runs in the page. Requests only violations, since collecting passes takes longer than checking. */
async function runAxe({ part, options }: { readonly part: string; readonly options: RunOptions }): Promise<string[]> {
  const { run } = (globalThis as unknown as { readonly axe: { readonly run: Run } }).axe;
  const context = { include: [part], exclude: ['[data-live-announcer]'] };
  const { violations } = await run(context, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

type Run = (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
