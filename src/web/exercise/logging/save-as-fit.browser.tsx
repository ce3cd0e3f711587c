import { expect, onTestFinished, test, vi } from 'vitest';
import { readFit } from '#domain/import/fit/index.ts';
import { expectAccessible } from '../../testing/index.ts';
import { openExercise, workoutDaysAgo } from '../testing/index.ts';

/** Returns the name and the content of the file that is saved next. */
function savedFile(): () => { readonly name: string; readonly content: Blob } | null {
  let saved: { name: string; content: Blob } | null = null;
  let content = new Blob();
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:saved';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '') saved = { name: this.download, content };
  });
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return () => saved;
}

test('a finished workout is saved as FIT from its menu, with its completed sets', async () => {
  const done = workoutDaysAgo(7, {
    'back-squat': [
      { load: 100, reps: 5 },
      { load: 102.5, reps: 4 },
    ],
    'no-longer-there': [{ load: 20, reps: 12 }],
  });
  const { screen } = await openExercise('/workouts/old', {
    workouts: { old: { ...done, title: 'Lower body: heavy' } },
  });
  const saved = savedFile();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  const item = screen.getByRole('menuitem', { name: 'Save as FIT' });
  await expect.element(item).toHaveAccessibleDescription(/such as Garmin Connect/);
  await expectAccessible('[role=menu]');
  await item.click();
  await expect.poll(() => saved()?.name).toMatch(/^\d{4}-\d\d-\d\d Lower body- heavy\.fit$/);
  const bytes = new Uint8Array(await (saved()?.content ?? new Blob()).arrayBuffer());
  expect(readFit(bytes)?.recordings[0]?.sets.map(({ name, reps, load }) => [name, reps, load])).toEqual([
    ['Back squat', 5, 100],
    ['Back squat', 4, 102.5],
    ['Unknown exercise', 12, 20],
  ]);
});

test('the menu has its width at once', async () => {
  const { screen } = await openExercise('/workouts/old', {
    workouts: { old: workoutDaysAgo(7, { 'back-squat': [{ load: 100, reps: 5 }] }) },
  });
  const reported = vi.fn();
  window.addEventListener('error', reported);
  onTestFinished(() => window.removeEventListener('error', reported));
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const width = menu.element().clientWidth;
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  expect(menu.element().clientWidth).toBe(width);
  // such as a loop of resizes
  expect(reported).not.toHaveBeenCalled();
});

test('a workout without completed sets is not offered as FIT', async () => {
  const { screen } = await openExercise('/workouts/old', { workouts: { old: workoutDaysAgo(7, {}) } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Workout details' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Save as FIT' }).query()).toBeNull();
});
