import { beforeEach, expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keyboard } from '../../testing/index.ts';
import { openWorkout, workoutDaysAgo } from '../testing/index.ts';

const squats = (load: number) => Array.from({ length: 3 }, () => ({ load, reps: 5 }));

let app: Awaited<ReturnType<typeof openWorkout>>;

beforeEach(async () => {
  app = await openWorkout({
    plan: { 'back-squat': squats(110), 'bench-press': squats(80) },
    before: Object.fromEntries(
      [100, 102.5, 105].map((load, at) => [`before-${at}`, workoutDaysAgo(3 - at, { 'back-squat': squats(load) })]),
    ),
  });
  const last = app.region('Back squat').getByRole('button', { name: /^Copy 105 kg × 5/ });
  await expect.element(last.first()).toBeVisible();
});

const squat = () => app.region('Back squat');

/** Locates the live region that contains an announcement. */
function said(words: string | RegExp): Locator {
  return app.screen.getByRole('status').filter({ hasText: words });
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await keyboard.press(key);
}

/** Moves focus to an element by pressing Tab or Shift+Tab repeatedly. */
async function walk(key: 'Tab' | 'Shift+Tab', target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  for (let stops = 0; stops < 80; stops += 1) {
    if (target.element() === document.activeElement) return;
    await keyboard.press(key);
  }
  throw new Error(`${key} never moved focus to ${target.selector}`);
}

const tabTo = (target: Locator) => walk('Tab', target);

test('a set is logged by keyboard only, and the result is announced', async () => {
  await tabTo(squat().getByRole('textbox', { name: 'Weight, set 1' }));
  await press('ArrowUp', 'Enter', 'Enter', 'Enter');
  await expect.element(squat().getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  await expect.element(said('Set 1 done. Next: Back squat, set 2, 110 kg × 5')).toBeInTheDocument();
  await expect.element(said(/^Personal record: Heaviest weight, 112.5\skg/)).toBeInTheDocument();
  await expect.element(said(/of rest left$/)).toBeInTheDocument();
  await expect.element(squat().getByRole('textbox', { name: 'Weight, set 2' })).toHaveFocus();
});

test('a suspicious load asks for confirmation, and once confirmed by keyboard it counts as a record', async () => {
  await tabTo(squat().getByRole('textbox', { name: 'Weight, set 1' }));
  await keyboard.type('825');
  await press('Enter', 'Enter', 'Enter');
  await expect.element(said('Is 825 kg right?')).toBeInTheDocument();
  await walk('Shift+Tab', squat().getByRole('button', { name: '825 kg?' }));
  await press('Enter');
  await tabTo(app.screen.getByRole('button', { name: 'Yes, it’s right' }));
  await press('Enter');
  const medal = squat().getByRole('button', { name: /^Personal record: .*825\skg/ });
  await expect.element(medal).toHaveFocus();
  await app.goTo('/routines');
  await expect.element(medal).not.toBeInTheDocument();
  await app.goTo('/workouts/now');
  await expect.element(medal).toBeVisible();
});

test('a note is added and an exercise moved by keyboard', async () => {
  const { screen, goTo } = app;
  const more = screen.getByRole('button', { name: 'More options for Back squat' });
  await tabTo(more);
  await press('Enter');
  await expect.element(screen.getByRole('menuitem', { name: 'Add note' })).toHaveFocus();
  await press('Enter');
  const note = squat().getByRole('textbox', { name: 'Note, Back squat' });
  await expect.element(note).toHaveFocus();
  await keyboard.type('Belt on');
  await walk('Shift+Tab', more);
  await press('Enter');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await keyboard.type('Reorder');
  await press('Enter');
  await tabTo(screen.getByRole('row', { name: 'Back squat' }));
  await press('ArrowRight');
  await expect.element(screen.getByRole('button', { name: 'Move Back squat' })).toHaveFocus();
  await press('Enter');
  await expect.element(screen.getByRole('button', { name: 'Insert between Back squat and Bench press' })).toHaveFocus();
  await press('ArrowDown', 'Enter');
  await press('Escape');
  await expect.element(screen.getByRole('table').first()).toHaveAccessibleName('Bench press');
  await expect.element(note).toHaveValue('Belt on');
  await goTo('/routines');
  await goTo('/workouts/now');
  await expect.element(note).toHaveValue('Belt on');
});

test('a set and an exercise are added and the workout finished by keyboard', async () => {
  const { screen, region, stored } = app;
  await tabTo(squat().getByRole('textbox', { name: 'Weight, set 1' }));
  await press('Enter', 'Enter', 'Enter');
  await expect.element(squat().getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  await tabTo(squat().getByRole('button', { name: 'Add set' }));
  await press('Enter');
  await expect.poll(() => squat().getByRole('checkbox').elements()).toHaveLength(4);
  await tabTo(screen.getByRole('button', { name: 'Add exercise' }));
  await press('Enter');
  await expect.element(screen.getByRole('searchbox', { name: 'Search exercises' })).toHaveFocus();
  await keyboard.type('push-up');
  await press('Enter');
  await expect.element(region('Push-up')).toBeVisible();
  await tabTo(screen.getByRole('button', { name: 'Finish' }));
  await press('Enter');
  await tabTo(screen.getByRole('dialog').getByRole('button', { name: 'Finish anyway' }));
  await press('Enter');
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toHaveFocus();
  expect(stored()?.endedAt).toEqual(expect.any(Number));
});
