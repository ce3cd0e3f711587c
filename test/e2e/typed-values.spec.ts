import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

/** Opens a new activity of a sport. */
async function addActivity(page: Page, sport: string): Promise<void> {
  await createAccount(page, '/dashboard/exercise/activities');
  await page.getByRole('button', { name: 'Add an activity' }).first().click();
  await page.getByRole('button', { name: /Sport/ }).click();
  await page.getByRole('option', { name: sport, exact: true }).click();
}

test('thousands of metres are read as they are printed, with either mark @data', async ({ page }) => {
  await addActivity(page, 'Row');
  const distance = page.getByRole('textbox', { name: 'Distance', exact: true });
  await page.getByRole('textbox', { name: 'Time: Minutes' }).fill('8');
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
  await expect(page.getByText('Type 1250 or 1.25', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Time: Minutes' }).fill('8');
  await expect(page.getByRole('button', { name: /\/mi$/ })).toBeHidden();
  await distance.fill('1.25');
  await expect(page.getByRole('button', { name: '6:24 /mi' })).toBeVisible();
});

test('the second time of an activity is closed until asked for, and one that contradicts the first is asked about @data', async ({
  page,
}) => {
  await addActivity(page, 'Run');
  await expect(page.getByRole('textbox', { name: 'Time with stops: Minutes' })).toBeHidden();
  await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('3.1');
  await page.getByRole('textbox', { name: 'Time: Minutes' }).fill('25');
  await page.getByRole('button', { name: 'Add time with stops' }).click();
  await expect(page.getByRole('textbox', { name: 'Time with stops: Hours' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Time with stops: Minutes' }).fill('20');
  await expect(page.getByText('The time in motion (25:00) is longer than the time with stops (20:00).')).toBeVisible();
  await page.getByRole('link', { name: 'Best times' }).first().click();
  await expect(page.getByText('No best times yet')).toBeVisible();
});

test('a day and a time that are still to come are refused in words @data', async ({ page }) => {
  await addActivity(page, 'Run');
  const day = page.getByLabel('Day', { exact: true });
  const before = await day.inputValue();
  await day.fill('2062-11-25');
  await expect(page.getByText('This day is still to come. Enter today or an earlier day.')).toBeVisible();
  await page.reload();
  await expect(day).toHaveValue(before);
});

test('a heart rate that nobody can have is refused once the field is left @data', async ({ page }) => {
  await addActivity(page, 'Run');
  const average = page.getByRole('textbox', { name: 'Average heart rate' });
  await average.fill('0');
  await average.blur();
  await expect(page.getByText('A heart rate from 20 to 260')).toBeVisible();
  await average.fill('150');
  await expect(page.getByText('A heart rate from 20 to 260')).toBeHidden();
  await page.getByRole('textbox', { name: 'Highest heart rate' }).fill('140');
  await expect(page.getByText('The average is above the highest heart rate.')).toBeVisible();
});
