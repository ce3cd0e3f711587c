// sections: overview
import type { Page } from '@playwright/test';
import { putDocument, saveState } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 86_400_000;

test('the overview does not move while its cards load, once it has been open before', async ({ page }) => {
  await createAccount(page);
  await putDocument(page, documentOfWeeks());
  await openOverview(page);
  await page.addInitScript(watchShifts);
  await openOverview(page);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('pages of training do not move while what they say of all workouts is found', async ({ page }) => {
  await createAccount(page);
  await putDocument(page, documentOfWeeks());
  await page.goto('/dashboard/profile');
  await expect(saveState(page, 'Saved')).toBeAttached();
  await page.addInitScript(watchShifts);
  for (const [path, parts] of [
    ['', ['This week', 'Recent', 'Today']],
    ['/workouts/workout1', ['Personal records']],
    ['/progress', ['Recent personal records']],
  ] as const) {
    await page.goto(`/dashboard/exercise${path}`);
    for (const name of parts) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    if (path === '') await expect(page.getByText('Bench press 85 kg × 5')).toBeVisible();
    await page.waitForTimeout(500); // what loads last
    expect(await shiftOf(page), path).toBeLessThan(0.02);
  }
});

async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts);
  return shifts.reduce((sum, each) => sum + each, 0);
}

async function openOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/overview');
  for (const name of ['Reminders', 'This week', 'Recent notes', 'Body weight'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(saveState(page, 'Saved')).toBeAttached();
  await page.waitForTimeout(500); // what loads last
}

/** Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
      shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

function documentOfWeeks(): object {
  const ago = (days: number) => {
    const startedAt = Date.now() - days * dayMs;
    return { startedAt, zone: 'UTC', day: new Date(startedAt).toISOString().slice(0, 10) };
  };
  const notes = Array.from({ length: 8 }, (_, at) => [
    `note${at}`,
    { title: `Note ${at}`, body: '- [ ] stretch\n- [ ] call the physio', createdAt: Date.now() - at * dayMs },
  ]);
  const workouts = Array.from({ length: 12 }, (_, at) => {
    const when = ago(at);
    const result = {
      kind: 'working',
      load: { si: at === 1 ? 120 : 80 + at },
      reps: 5,
      completedAt: when.startedAt + 60_000,
    };
    return [
      `workout${at}`,
      {
        ...when,
        endedAt: when.startedAt + 3_600_000,
        exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
        sets: { one: { place: { exercise: 'bench', order: 'a0' }, result } },
      },
    ];
  });
  const { startedAt: at, ...when } = ago(1);
  return {
    notesData: { notes: Object.fromEntries(notes) },
    exerciseData: {
      workouts: Object.fromEntries(workouts),
      routines: { push: { name: 'Push day' } },
      programmes: {
        push: { name: 'Push', form: 'rotation', startedOn: when.day, days: { a: { routine: 'push', order: 'a0' } } },
      },
      measurements: { weight: { measure: 'body-weight', value: { si: 81 }, at, ...when } },
    },
  };
}
