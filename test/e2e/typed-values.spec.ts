import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

async function addActivity(page: Page, sport: string): Promise<void> {
  await createAccount(page, '/dashboard/exercise/activities');
  await page.getByRole('button', { name: 'Add activity' }).first().click();
  await page.getByRole('button', { name: /Sport/ }).click();
  await page.getByRole('option', { name: sport, exact: true }).click();
}

test('thousands of metres are read as they are printed, with either mark @data', async ({ page }) => {
  await addActivity(page, 'Row');
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
  await page.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('8');
  for (const typed of ['2,000', '2.000']) {
    await distance.fill(typed);
    await distance.blur();
    await expect(distance).toHaveValue('2000');
    await expect(page.getByRole('button', { name: '2:00 /500 m' })).toBeVisible();
  }
});

test('a distance that may mean two things is asked about and not kept @data', async ({ page }) => {
  await addActivity(page, 'Run');
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
  await distance.fill('1,250');
  await expect(page.getByText('Enter 1250 or 1.25', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('8');
  await expect(page.getByRole('button', { name: /\/mi$/ })).toBeHidden();
  await distance.fill('1.25');
  await expect(page.getByRole('button', { name: '6:24 /mi' })).toBeVisible();
});

test('the second time of an activity is closed until asked for, and one that contradicts the first is asked about @data', async ({
  page,
}) => {
  await addActivity(page, 'Run');
  await expect(page.getByRole('textbox', { name: 'Elapsed time: Minutes' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('3.1');
  await page.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('25');
  await page.getByRole('button', { name: 'Add elapsed time' }).click();
  await expect(page.getByRole('textbox', { name: 'Elapsed time: Hours' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Elapsed time: Minutes' }).fill('20');
  await expect(page.getByText('The moving time (25:00) is longer than the elapsed time (20:00).')).toBeVisible();
  await page.getByRole('link', { name: 'Best times' }).first().click();
  await expect(page.getByText('No best times yet')).toBeVisible();
});

test('a day and a time that are still to come are refused in words @data', async ({ page }) => {
  await addActivity(page, 'Run');
  const day = page.getByLabel('Date', { exact: true });
  const before = await day.inputValue();
  await day.fill('2062-11-25');
  await expect(page.getByText('This date is in the future. Enter today or an earlier date.')).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue(before);
});

test('a heart rate that nobody can have is refused once the field is left @data', async ({ page }) => {
  await addActivity(page, 'Run');
  const average = page.getByRole('textbox', { name: 'Average heart rate' });
  await average.fill('0');
  await average.blur();
  await expect(page.getByText('Enter a heart rate from 20 to 260')).toBeVisible();
  await average.fill('150');
  await expect(page.getByText('Enter a heart rate from 20 to 260')).toBeHidden();
  await page.getByRole('textbox', { name: 'Max heart rate' }).fill('140');
  await expect(page.getByText('The average heart rate is above the max heart rate.')).toBeVisible();
});

/** Starts a workout with one exercise and types its first set. */
async function typeSet(page: Page, exercise: string): Promise<void> {
  await createAccount(page, '/dashboard/exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill(exercise);
  await page.keyboard.press('Enter');
}

test('sets that were typed and not ticked off are asked about before a workout is finished', async ({ page }) => {
  await typeSet(page, 'back squat');
  await page.getByRole('textbox', { name: 'Load, set 1' }).fill('80');
  await page.getByRole('textbox', { name: 'Reps, set 1' }).fill('8');
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: '1 set isn’t ticked off' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await dialog.getByRole('button', { name: 'Tick off and finish' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 of 1');
});

test('a workout in which nothing was done is offered to be discarded @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Discard workout' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();
});

test('a workout that was begun by a corrected start is asked how long it lasted @data', async ({ page }) => {
  await typeSet(page, 'back squat');
  await page.getByRole('textbox', { name: 'Reps, set 1' }).fill('8');
  await page.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Workout details' }).click();
  const began = page.getByLabel('Start', { exact: true });
  const day = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10);
  await began.fill('2062-11-25T18:00');
  await expect(page.getByText('This time is in the future. Enter an earlier time.')).toBeVisible();
  await began.fill(`${day}T18:00`);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'How long was your workout?' });
  await dialog.getByRole('textbox', { name: 'Duration: Minutes' }).fill('70');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 hr 10 min');
});

test('a hold typed with a point is asked about and not kept @data', async ({ page }) => {
  await typeSet(page, 'plank');
  const time = page.getByRole('textbox', { name: 'Time, set 1' });
  await time.fill('1.30');
  await expect(page.getByText('Enter 1:30 or 1.300', { exact: true })).toBeVisible();
  await time.fill('1:30');
  await expect(page.getByText('Enter 1:30 or 1.300', { exact: true })).toBeHidden();
  await time.blur();
  await expect(time).toHaveValue('1:30');
});

test('an activity that was opened and left is no activity @data', async ({ page }) => {
  await addActivity(page, 'Run');
  await page.getByRole('link', { name: 'Best times' }).first().click();
  await page.getByRole('link', { name: 'Activities', exact: true }).first().click();
  await expect(page.getByText('No activities yet')).toBeVisible();
});

test('a body weight far from the last one is asked about, and one that nobody has is refused @data', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/exercise/body/body-weight');
  const today = page.getByRole('textbox', { name: 'Body weight, today' });
  await today.fill('81.5');
  await page.keyboard.press('Enter');
  await expect(today).toHaveValue('');
  await today.fill('181.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Is 181.5 kg right? You logged 81.5 kg (Today). Save again to confirm.')).toBeVisible();
  await today.fill('8150');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a value from 1 kg to 650 kg')).toBeVisible();
});
