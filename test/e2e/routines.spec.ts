import type { Page } from '@playwright/test';
import { saveState } from './screens.ts';
import { createAccount, expect, signOut, test } from './server.ts';
import { doneOf, putRecords } from './training.ts';

test('a routine is made by hand, goes on as it says, and begins a workout', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/routines');
  await page.getByRole('button', { name: 'New routine' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lower body');
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await page.keyboard.type('back squat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const squat = page.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Load, set 1' }).fill('82,5');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await squat.getByRole('button', { name: 'Add set' }).click();
  await expect(squat.getByRole('textbox', { name: 'Load, set 2' })).toHaveValue('82.5');
  await squat.getByText('Progression:').click();
  await squat.getByRole('button', { name: /Progression/ }).click();
  await page.getByRole('option', { name: /^Linear/ }).click();
  await expect(squat.getByText('First time: as planned.')).toBeVisible();

  await squat.getByRole('button', { name: 'Set 2' }).click();
  await page.getByRole('menuitem', { name: 'Remove set 2' }).click();
  await expect(squat.getByRole('textbox', { name: 'Load, set 2' })).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(squat.getByRole('textbox', { name: 'Load, set 2' })).toHaveValue('82.5');

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
  await expect(page.getByRole('region', { name: 'Back squat' })).toBeVisible();
  await expect(page.getByText('5+', { exact: true })).toHaveCount(0); // 5 means exactly 5

  await page.goto('/dashboard/exercise');
  await page.getByRole('button', { name: 'Start from a routine' }).click();
  await page.getByRole('menuitem', { name: 'Lower body' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
});

test('so many reps or more are chosen in the menu of a set, and shown with a plus while it is logged @data', async ({
  page,
}) => {
  await createAccount(page);
  const place = { exercise: 'x', order: 'a0' };
  await putRecords(page, {
    routines: {
      r: {
        name: 'Squats',
        order: 'a0',
        exercises: { x: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: { a: { place, target: { kind: 'working', reps: { min: 8, max: 8 } } } },
      },
    },
  });
  await page.goto('/dashboard/exercise/routines/r');
  await page.getByRole('button', { name: 'Set 1', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Exactly 8' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: '8 or more' }).click();
  await expect(page.getByRole('textbox', { name: 'Reps up to, set 1' })).toHaveAttribute('placeholder', 'or more');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('8+', { exact: true })).toBeVisible();
});

test('a rotation asks for what comes next, with the loads that come of the last time @data', async ({ page }) => {
  await createAccount(page);
  await seed(page);
  await page.goto('/dashboard/exercise/routines');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('Next after Upper body', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: /^Lower body/ }).click();
  await expect(page.getByText(/^Up from 100 kg to 102.5 kg: you completed every set/)).toBeVisible();
  await page.getByRole('button', { name: 'Next: 102.5 kg × 5' }).first().click();
  await expect(page.getByRole('dialog').getByText('Linear and double progression', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/exercise');
  await expect(today.getByText('Next after Upper body', { exact: false })).toBeVisible();
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await expect(saveState(page, 'Saved')).toBeAttached();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { exerciseData } = await documentOf(page);
  const begun = exerciseData.workouts[id];
  expect(begun).toMatchObject({ title: 'Lower body', routine: 'lower', programme: { id: 'p', day: 'b' } });
  const targets = Object.values(begun?.sets ?? {}).map(({ target }) => target);
  expect(targets).toHaveLength(2);
  expect(targets[0]).toMatchObject({ load: { si: 102.5, typed: '102.5', unit: 'kg' }, reps: { min: 5, max: 5 } });
});

test('a programme has a deload now and then: lighter, and the progression goes on after it @data', async ({ page }) => {
  await createAccount(page);
  await seed(page);
  // the first round is over
  const done = doneOf({ 'bench-press': [{ load: 60, reps: 5 }] }, Date.now() - 4 * dayMilliseconds);
  const ofFirstRound = { ...workoutOf(4, 'lower'), programme: { id: 'p', day: 'b', week: 1 }, ...done };
  await putRecords(page, { workouts: { round: ofFirstRound } });
  await page.goto('/dashboard/exercise/routines/programmes/p');
  const deload = page.getByRole('region', { name: 'Deload' });
  await deload.getByRole('button', { name: /Deload/ }).click();
  await page.getByRole('option', { name: 'Every 3 cycles' }).click();
  await page.goto('/dashboard/exercise/routines/lower');
  await expect(page.getByText(/^Up from 100 kg to 102.5 kg: you completed every set/)).toBeVisible();
  await putRecords(page, { programmes: { p: { deloadWeeks: { every: 2, share: 0.4 } } } });
  await expect(page.getByText(/^Deload week: 40\s?% lighter than the 102.5 kg due next/)).toBeVisible();
  await page.goto('/dashboard/exercise/routines/programmes/p');
  await expect(deload.getByRole('button', { name: /Every 2 cycles/ })).toBeVisible();
  await expect(deload.getByRole('textbox', { name: 'Reduce load by' })).toHaveValue('40');

  await page.goto('/dashboard/exercise/routines');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('Cycle 2 · Deload')).toBeVisible();
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  const squat = page.getByRole('region', { name: 'Back squat' });
  await expect(squat.getByRole('textbox', { name: 'Load, set 1' })).toHaveAttribute('placeholder', '62.5');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).check();
  await squat.getByRole('checkbox', { name: 'Set 2 done' }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(page.getByText(/Today, .+ · Deload/).first()).toBeVisible();
  await page.goto('/dashboard/exercise/routines/lower');
  // loads lifted during a deload do not count for the progression
  await expect(page.getByText(/^Deload week: 40\s?% lighter than the 102.5 kg due next/)).toBeVisible();
});

interface StoredWorkout {
  readonly sets: Readonly<Record<string, { readonly target?: unknown }>>;
}

/**
 * Adds two routines in a rotation of which the first was done yesterday, and a session of the second the week before.
 */
async function seed(page: Page): Promise<void> {
  const done = { kind: 'working', load: { si: 100 }, reps: 5, completedAt: 1 };
  const squats = { x: { exercise: 'exercises/back-squat', order: 'a0' } };
  const [first, second] = [
    { exercise: 'x', order: 'a0' },
    { exercise: 'x', order: 'a1' },
  ];
  const target = { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 60, typed: '60', unit: 'kg' } };
  const exerciseData = {
    routines: {
      upper: { name: 'Upper body', order: 'a0' },
      lower: {
        name: 'Lower body',
        order: 'a1',
        exercises: { x: { ...squats.x, progression: { rule: 'linear' } } },
        sets: { a: { place: first, target }, b: { place: second, target } },
      },
    },
    programmes: {
      p: {
        name: 'Winter',
        form: 'rotation',
        startedOn: daysAgo(20),
        days: { a: { order: 'a0', routine: 'upper' }, b: { order: 'a1', routine: 'lower' } },
      },
    },
    workouts: {
      old: {
        ...workoutOf(8, 'lower'),
        exercises: squats,
        sets: { a: { place: first, result: done }, b: { place: second, result: done } },
      },
      newer: {
        ...{ ...workoutOf(1, 'upper'), programme: { id: 'p', day: 'a', week: 1 } },
        ...{ exercises: squats, sets: { a: { place: first, result: done } } },
      },
    },
  };
  await putRecords(page, exerciseData);
}

const dayMilliseconds = 86_400_000;

function workoutOf(days: number, routine: string) {
  const startedAt = Date.now() - days * dayMilliseconds;
  return { routine, startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: daysAgo(days) };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMilliseconds).toISOString().slice(0, 10);
}

async function documentOf(
  page: Page,
): Promise<{ readonly exerciseData: { readonly workouts: Readonly<Record<string, StoredWorkout>> } }> {
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  return (await page.request.get(`/api/users/${user.uid}`)).json();
}

test('a routine is saved as a file, and comes back from it on another account with an exercise of its own @data', async ({
  page,
}) => {
  await createAccount(page);
  const own = '0199a000-0000-7000-8000-000000000001';
  const place = { exercise: 'x', order: 'a0' };
  await putRecords(page, {
    exercises: { [own]: { name: 'Sled drag', tracking: 'loadReps' } },
    routines: {
      r: {
        name: 'Sled day',
        order: 'a0',
        exercises: { x: { exercise: `exercises/${own}`, order: 'a0' } },
        sets: { a: { place, target: { kind: 'working', reps: { min: 8, max: 8 }, load: { si: 60 } } } },
      },
    },
  });
  await page.goto('/dashboard/exercise/routines/r');
  await expect(page.getByText('About 5 mins', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More options for Sled day' }).last().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Sled day.json');
  const file = await download.path();

  await signOut(page);
  await createAccount(page, '/dashboard/exercise/routines');
  await page
    .getByLabel('Import routine')
    .setInputFiles({ name: 'n.json', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('This file isn’t a routine. Nothing was imported.')).toBeVisible();
  await page.getByLabel('Import routine').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sled day');
  const sled = page.getByRole('region', { name: 'Sled drag' });
  await expect(sled.getByRole('textbox', { name: 'Load, set 1' })).toHaveValue('60');
  await expect(sled.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No routines yet')).toBeVisible();
});
