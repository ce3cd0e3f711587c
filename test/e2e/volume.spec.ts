import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

const dayMs = 86_400_000;

test('the sets of a muscle by the keyboard: from the body to what they were, to its band and back', {
  tag: '@data',
}, async ({ page }) => {
  await trained(page);
  await page.goto('/dashboard/exercise/volume');
  const map = page.getByRole('group', { name: 'Body map' });
  await expect(map.getByRole('link', { name: 'Chest: 3 sets, below 8–22' })).toBeVisible();
  await expect(map.getByRole('link', { name: 'Triceps: 1.5 sets, below 6–18' })).toBeVisible();
  await map.getByRole('link', { name: /^Neck/ }).first().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const sheet = page.getByRole('dialog', { name: 'Chest' });
  await expect(sheet.getByRole('row', { name: 'Bench press 3 × 1 3' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Minimum' }).fill('4');
  await sheet.getByRole('textbox', { name: 'Maximum' }).fill('2');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toHaveText('The maximum must not be below the minimum.');
  await sheet.getByRole('textbox', { name: 'Minimum' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Maximum' }).fill('4');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('row', { name: /^Chest/ })).toContainText('2–4');
  await expect(page.getByRole('row', { name: /^Chest/ })).toContainText('Within');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /^Chest/ })).toContainText('8–22');

  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page.getByRole('row', { name: /^Quads/ })).toContainText('2');
  await expect(page).toHaveURL(/week=/);
});

test('the load of a week opens to its sessions', { tag: '@data' }, async ({ page }) => {
  await trained(page);
  await page.goto('/dashboard/exercise/volume?view=load'); // its URL before it had its own tab
  await expect(page).toHaveURL(/\/dashboard\/exercise\/load$/);
  await expect(page.getByRole('heading', { name: 'Training load', level: 1 })).toBeVisible();
  await expect(page.getByText('workouts 360, activities 150')).toBeVisible();
  await page.getByRole('button', { name: '510', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('6 × 60 min');
});

/** Adds an hour of bench press and a run today, and squats a week ago. */
async function trained(page: Page): Promise<void> {
  await createAccount(page);
  const now = Date.now();
  const set = { kind: 'working', reps: 5, load: { si: 80 }, completedAt: now };
  const patched = await page.request.patch(`/api/users/${await uidOf(page)}`, {
    headers: { 'content-type': 'application/merge-patch+json', origin: new URL(page.url()).origin },
    data: {
      exerciseData: {
        workouts: {
          '0197a3c0-0000-7000-8000-000000000001': workout(now, 'bench-press', [
            { ...set, kind: 'warmUp' },
            set,
            set,
            set,
          ]),
          '0197a3c0-0000-7000-8000-000000000002': workout(now - 7 * dayMs, 'back-squat', [set, set]),
        },
        activities: {
          '0197a3c0-0000-7000-8000-000000000003': {
            ...{ sport: 'run', day: dayOf(now), startedAt: now - 3_600_000, zone: 'UTC' },
            ...{ movingSeconds: 1800, effort: 5 },
          },
        },
      },
    },
  });
  expect(patched.ok(), await patched.text()).toBe(true);
}

function workout(endedAt: number, exercise: string, results: readonly object[]) {
  const sets = results.map((result, at) => [`s${at}`, { place: { exercise: 'x', order: `a${at}` }, result }]);
  return {
    ...{ startedAt: endedAt - 3_600_000, endedAt, zone: 'UTC', day: dayOf(endedAt), effort: 6 },
    exercises: { x: { exercise: `exercises/${exercise}`, order: 'a0' } },
    sets: Object.fromEntries(sets),
  };
}

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString('sv');
}

async function uidOf(page: Page): Promise<string> {
  const { user } = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  return user.uid;
}
