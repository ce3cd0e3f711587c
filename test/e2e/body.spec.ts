import type { Page } from '@playwright/test';
import { saveState } from './screens.ts';
import { createAccount, expect, test } from './server.ts';
import { doneOf, putRecords } from './training.ts';

test('a weight is written down as typed, changed and removed, and comes back', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/body/body-weight');
  await page.getByRole('textbox', { name: 'Body weight, today' }).fill('81,40');
  await page.keyboard.press('Enter');
  const entries = page.getByRole('region', { name: 'Entries', exact: true });
  await expect(entries.getByRole('button', { name: /81,40 kg\s*Today/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Body weight, today' })).toHaveValue('');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Trend' })).toBeVisible();

  await entries.getByRole('button', { name: /81,40 kg/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Body weight', exact: true }).fill('heavy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Enter a valid number');
  await page.getByRole('textbox', { name: 'Body weight', exact: true }).fill('80.4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await entries.getByRole('button', { name: /80.4 kg/ }).press('Enter');
  await page.getByRole('button', { name: 'Remove entry' }).click();
  await expect(entries).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(entries.getByRole('button', { name: /80.4 kg/ })).toBeVisible();
});

test('a goal counts what was logged, in the calendar and on the overview', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/calendar');
  await page.getByRole('button', { name: 'Add goal' }).click();
  await page.getByRole('textbox', { name: 'Target' }).fill('1');
  await page.keyboard.press('Enter');
  const goals = page.getByRole('region', { name: 'Goals' });
  await expect(goals.getByRole('progressbar', { name: '1 session a week' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 1',
  );
  await page.goto('/dashboard/exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  const workout = page.url();
  await page.goto('/dashboard/exercise/calendar');
  await expect(goals.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1');
  await page.goto(workout);
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('back squat');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Reps, set 1' }).fill('8');
  await page.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await page.goto('/dashboard/exercise/calendar');
  await expect(goals.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1');
  await expect(goals.getByText('1-week streak')).toBeVisible();
  await expect(page.getByRole('list', { name: 'On this day' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /1 day of training, 1 session/ })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Training' }).getByText('1 session this week')).toBeVisible();
});

test('a weight to hold is met in its range and not above it', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/calendar');
  const day = new Date().toISOString().slice(0, 10);
  await putRecords(page, {
    measurements: { today: { measure: 'body-weight', value: { si: 80.4 }, day, at: Date.now() } },
  });
  await page.getByRole('button', { name: 'Add goal' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (kind: string) => {
    await dialog.getByRole('button', { name: /Goal type/ }).click();
    await page.getByRole('option', { name: kind }).click();
  };
  await choose('Reach a body weight');
  await dialog.getByRole('textbox', { name: 'Target' }).fill('80');
  await expect(dialog.getByText(/You already weigh about this/)).toBeVisible();
  await choose('Maintain a body weight');
  await dialog.getByRole('textbox', { name: 'Target weight' }).fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const goals = page.getByRole('region', { name: 'Goals' });
  const held = goals.getByRole('progressbar', { name: 'Maintain 80 kg ± 1 kg' });
  await expect(held).toHaveAttribute('aria-valuetext', 'Now 80.4 kg, in range');
  await expect(goals.getByRole('img', { name: 'Goal met' })).toBeVisible();
  await putRecords(page, { measurements: { today: { value: { si: 83.5 } } } });
  await expect(held).toHaveAttribute('aria-valuetext', 'Now 83.5 kg, above 81 kg');
  await expect(goals.getByRole('img', { name: 'Goal met' })).toBeHidden();
});

test('goals of a sport, a muscle and an exercise count these alone', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/calendar');
  const day = new Date().toISOString().slice(0, 10);
  const startedAt = Date.now() - 3_600_000;
  const sets = doneOf(
    {
      'bench-press': [
        { load: 80, reps: 5 },
        { load: 80, reps: 5 },
      ],
    },
    startedAt,
  );
  await putRecords(page, {
    activities: {
      run: { sport: 'run', day, movingSeconds: 1800, distance: { si: 6000 } },
      ride: { sport: 'ride', day, movingSeconds: 3600, distance: { si: 30_000 } },
    },
    workouts: { done: { day, startedAt, endedAt: startedAt + 1_800_000, ...sets } },
  });
  const goals = page.getByRole('region', { name: 'Goals' });
  const dialog = page.getByRole('dialog');
  const add = async (kind: string, fill: () => Promise<void>, amount: string) => {
    await page.getByRole('button', { name: 'Add goal' }).click();
    await dialog.getByRole('button', { name: /Goal type/ }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
    await fill();
    await dialog.getByRole('textbox', { name: 'Target' }).fill(amount);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const chooseExercise = async () => {
    await dialog.getByRole('combobox', { name: 'Exercise' }).fill('bench press');
    await page.getByRole('option', { name: 'Bench press', exact: true }).click();
  };
  await add(
    'Distance',
    async () => {
      await dialog.getByRole('button', { name: /Sport/ }).click();
      await page.getByRole('option', { name: 'Run' }).click();
    },
    '20',
  );
  const stateOf = (name: string) => goals.getByRole('progressbar', { name, exact: true });
  await expect(stateOf('Run: 20 mi a week')).toHaveAttribute('aria-valuetext', '3.73 mi of 20 mi');
  await add(
    'Sets',
    async () => {
      await dialog.getByRole('button', { name: /Choose a muscle/ }).click();
      await page.getByRole('option', { name: 'Triceps' }).click();
    },
    '10',
  );
  await expect(stateOf('Triceps: 10 sets a week')).toHaveAttribute('aria-valuetext', '1 of 10');
  await add('Volume (load × reps)', chooseExercise, '1600');
  await expect(stateOf('Bench press: 1,600 kg of volume a week')).toHaveAttribute(
    'aria-valuetext',
    '800 kg of 1,600 kg',
  );
  await add('Estimated 1RM', chooseExercise, '90');
  await expect(stateOf('Bench press: 90 kg estimated 1RM')).toHaveAttribute(
    'aria-valuetext',
    /^Best since today: 9\d\.?\d? kg$/i,
  );
});

test('photos are there by date and two of them side by side, also without a network', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page, '/dashboard/exercise/body');
  await page.getByRole('link', { name: /^Progress photos/ }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  await context.setOffline(true);
  const photos = page
    .getByRole('article')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
  for (const [at, colour] of ['#aa3333', '#3333aa'].entries()) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photos' }).click();
    await (await chooser).setFiles({ name: `${colour}.png`, mimeType: 'image/png', buffer: await pngOf(page, colour) });
    await expect(photos).toHaveCount(at + 1);
  }
  await photos.last().click();
  const dialog = page.getByRole('dialog', { name: 'Photo' });
  await dialog.getByLabel('Date').fill('2026-05-12');
  await dialog.getByLabel('Note').fill('Front');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const compared = page.getByRole('region', { name: 'Compare' });
  await expect(compared.getByRole('img', { name: /^Before: .*Front$/ })).toBeVisible();
  await expect(compared.getByRole('img', { name: /^After: Today$/ })).toBeVisible();
  await photos.last().click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(photos).toHaveCount(1);
  await expect(compared).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(photos).toHaveCount(2);
  await context.setOffline(false);
  await expect(saveState(page, 'Saved')).toBeVisible();
});

/** Creates a picture that the browser can display. */
async function pngOf(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 60;
    canvas.height = 80;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('the browser draws');
    context.fillStyle = fill;
    context.fillRect(0, 0, 60, 80);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
