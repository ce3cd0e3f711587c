import { createAccount, expect, test } from './server.ts';
import { putRecords } from './training.ts';

test('a run written by hand has its pace, wears out its shoes and makes best and race times @data', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/exercise/activities/gear');
  await page.getByRole('button', { name: 'Add gear' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Road shoes');
  await dialog.getByRole('textbox', { name: 'Starting distance' }).fill('597,5');
  await dialog.getByRole('textbox', { name: 'Replace after' }).fill('600');
  await dialog.getByText('Run', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('2.5 mi left')).toBeVisible();

  await page.getByRole('button', { name: 'Add activity' }).click();
  await expect(page.getByRole('checkbox', { name: 'Road shoes' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Distance', exact: true }).fill('3,1');
  await page.getByRole('textbox', { name: 'Moving time: Minutes' }).focus();
  await page.keyboard.type('21:00');
  await expect(page.getByRole('button', { name: '6:46 /mi' })).toBeVisible();
  await page.getByRole('button', { name: /^46|^47/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Daniels');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Gear' }).first().click();
  await expect(page.getByText('Over 600 mi')).toBeVisible();
  await page.getByRole('link', { name: 'Best times' }).click();
  await expect(page.getByRole('table').first()).toContainText('21:00');
  await expect(page.getByRole('row', { name: /^10 km/ }).last()).toContainText('43:47');
});

test('zones are filled in and hold for an activity, which goes into the trash and comes back @data', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/exercise/activities/zones');
  await page.getByRole('button', { name: 'Add zones' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Max heart rate' }).fill('190');
  await dialog.getByRole('textbox', { name: 'Resting heart rate' }).fill('60');
  await dialog.getByRole('button', { name: 'Calculate', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('130');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Zone 2 must end above the zone before it');
  await dialog.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('150');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('139–150 bpm')).toBeVisible();

  await page.getByRole('button', { name: 'Add activity' }).click();
  await page.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('40');
  await page.getByRole('textbox', { name: 'Average heart rate' }).fill('151');
  await expect(page.getByRole('button', { name: 'Zone 3' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByText('No activities yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Average heart rate' })).toHaveValue('151');
});

test('a runner sees the week, the months and the years, and a faster part of a longer run @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/activities');
  const run = (daysAgo: number, metres: number, movingSeconds: number) => {
    const startedAt = Date.now() - daysAgo * 86_400_000;
    const day = new Date(startedAt).toISOString().slice(0, 10);
    return { sport: 'run', startedAt, day, zone: 'UTC', distance: { si: metres }, movingSeconds, climb: { si: 61 } };
  };
  await putRecords(page, {
    activities: {
      ten: run(0, 10_000, 3000),
      five: run(400, 5000, 1800),
      ride: { ...run(3, 40_000, 4000), sport: 'ride' },
    },
  });
  await page.getByRole('link', { name: /^Run, this week/ }).click();
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week).toContainText('6.21 mi');
  await expect(week).toContainText('50:00');
  await expect(week).toContainText('200 ft');
  await expect(page.getByRole('figure', { name: 'Distance by week' }).locator('canvas')).toBeVisible();
  await page.getByRole('radio', { name: 'Year' }).click();
  await expect(page).toHaveURL(/by=year/);
  const years = page.getByRole('table', { name: 'Totals' });
  await expect(years.getByRole('rowheader')).toHaveCount(2);
  await expect(years.getByRole('row').last()).toContainText('3.11 mi');
  await expect(page.getByRole('figure', { name: 'Average pace' }).locator('canvas')).toBeVisible();
  await page.getByRole('button', { name: /Sport/ }).click();
  await page.getByRole('option', { name: 'Ride' }).click();
  await expect(page.getByRole('region', { name: 'This year' })).toContainText('24.85 mi');

  await page.getByRole('link', { name: 'Best times' }).click();
  await expect(page.getByRole('row', { name: /^5 km/ }).first()).toContainText('30:00');
  await expect(page.getByRole('list', { name: 'Faster within a longer activity' })).toContainText(
    '5 km in 25:00 or faster within 6.21 mi',
  );
});
