import type { Locator, Page } from '@playwright/test';
import { linesOf } from './screens.ts';
import { createAccount, expect, test } from './server.ts';
import { type PlannedSet, planOf, putRecords } from './training.ts';

test('a rest is right after a frozen page and a clock that was set, and says when it is over @data', async ({
  page,
  context,
}) => {
  await page.addInitScript(countTones);
  await openSquats(page, [{ load: 100, reps: 5 }], 10);
  const begun = Date.now();
  await page.getByRole('checkbox', { name: 'Set 1 done' }).click();
  const first = { seconds: await secondsLeft(page), at: Date.now() };
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((done) => setTimeout(done, 3_000));
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectLeft(page, first);
  for (const hours of [1, -2]) {
    await page.evaluate((by) => {
      const now = Date.now;
      Date.now = () => now() + by * 3_600_000;
    }, hours);
    await page.waitForTimeout(600); // the timer updates four times a second
    await expectLeft(page, first);
  }
  await expect(rest(page)).toContainText('Rest is over');
  expect(Date.now() - begun).toBeGreaterThan(9_000);
  await expect(page.getByRole('status').filter({ hasText: 'Rest is over' })).toBeAttached();
  await expect.poll(() => page.evaluate(() => (globalThis as { tones?: number }).tones)).toBe(3);
});

test('plates and a warm-up for the next set, and the rest after it on every page', async ({ page, isMobile }) => {
  await openSquats(page, [
    { load: 101, reps: 5 },
    { load: 142.5, reps: 5 },
  ]);
  await page.getByRole('button', { name: 'Plates for 101 kg' }).click();
  const plates = page.getByRole('dialog', { name: 'Plates for 101 kg' });
  await expect(plates.getByRole('list', { name: 'Per side' }).getByRole('listitem')).toHaveText(['2 × 20 kg']);
  await expect(plates.getByText('Closest above: 102.5 kg')).toBeVisible();
  await plates.getByRole('button', { name: '100 kg including the bar' }).click();
  await expect(page.getByText('bar + 2 × the plates on one side')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('bar + 2 × the plates on one side')).toBeHidden();
  await expect(plates).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(plates).toBeHidden();

  await page.getByRole('button', { name: 'More options for Back squat' }).click();
  await page.getByRole('menuitem', { name: 'Add warm-up sets' }).click();
  const sets = page.getByRole('region', { name: 'Back squat' }).getByRole('checkbox');
  await expect(sets).toHaveCount(6);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sets).toHaveCount(2);

  await sets.first().click();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00|1:59)$/);
  await rest(page).getByRole('button', { name: 'Extend rest by 15 seconds' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^2:1\d$/);
  if (isMobile) {
    expect((await rest(page).boundingBox())?.height).toBeLessThanOrEqual(72);
    await page.getByRole('button', { name: 'Rest timer settings' }).click();
    await expect(page.getByText(/^A locked phone pauses the app/)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: 'Notes', exact: true }).click();
  const running = page.getByRole('region', { name: 'Current workout' });
  await expect(running.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible();
  await expectOneLine(running.locator('time'));
  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expectOneLine(page.getByRole('link', { name: 'Resume workout' }).getByText('Resume workout'));
  await page.getByRole('link', { name: 'Exercise', exact: true }).click();
  await expectOneLine(page.getByRole('button', { name: 'Start workout' }).getByText('Start workout'));
  await running.getByRole('link', { name: /^Heavy day/ }).click();
  await rest(page).getByRole('button', { name: 'Skip rest' }).click();
  await expect(rest(page)).toBeHidden();
});

test('the bars of most gyms are there, and the first change writes them down @data', async ({ page }) => {
  await createAccount(page, '/dashboard/profile/training');
  const bars = page.getByRole('list', { name: 'Bars' }).getByRole('listitem');
  await expect(bars).toHaveText([/^Straight bar20 kg/, /^EZ bar/, /^Trap bar/, /^Safety squat bar/]);
  await page.getByRole('button', { name: 'Edit Straight bar' }).click();
  await page.getByRole('textbox', { name: 'Weight' }).fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a weight above 0').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Weight' }).fill('17,5');
  await page.keyboard.press('Enter');
  await expect(bars.filter({ hasText: 'Straight bar' })).toContainText('17.5 kg');
  await page.getByRole('button', { name: 'Remove EZ bar' }).click();
  await expect(bars).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(bars).toHaveCount(4);
  await page.reload();
  await expect(bars.filter({ hasText: 'Straight bar' })).toContainText('17.5 kg');
});

/** Expects a text on one line, however long the texts beside it are. */
async function expectOneLine(words: Locator): Promise<void> {
  await expect(words).toBeVisible();
  expect(await linesOf(words)).toBe(1);
}

function rest(page: Page): Locator {
  return page.getByRole('region', { name: 'Rest', exact: true });
}

/** Opens a running workout with planned squats. */
async function openSquats(page: Page, sets: readonly PlannedSet[], restSeconds?: number): Promise<void> {
  await createAccount(page);
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const head = {
    title: 'Heavy day with everything that fits into its name',
    startedAt: now - 1_200_000,
    zone: 'UTC',
    day,
  };
  await putRecords(page, { workouts: { now: { ...head, ...planOf({ 'back-squat': sets }) } } });
  if (restSeconds !== undefined) {
    await putRecords(page, { workouts: { now: { exercises: { 'back-squat': { restSeconds } } } } });
  }
  await page.goto('/dashboard/exercise/workouts/now');
  await expect(page.getByRole('region', { name: 'Back squat' })).toBeVisible();
}

async function secondsLeft(page: Page): Promise<number> {
  return Number((await page.getByRole('timer').textContent())?.replace('0:', ''));
}

/** Expects the timer to have lost as many seconds as have passed in real time. */
async function expectLeft(page: Page, first: { readonly seconds: number; readonly at: number }): Promise<void> {
  const left = first.seconds - (Date.now() - first.at) / 1000;
  expect(Math.abs((await secondsLeft(page)) - left)).toBeLessThan(2);
}

/** Runs in the page before its own scripts: counts the tones that are played. */
function countTones(): void {
  const counted = globalThis as { tones?: number };
  counted.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    counted.tones = (counted.tones ?? 0) + 1;
    start.apply(this, when);
  };
}
