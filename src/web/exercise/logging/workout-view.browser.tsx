import { describe, expect, test } from 'vitest';
import { library } from '#domain/exercise/library/index.ts';
import { focus, keyboard, stopClock } from '../../testing/index.ts';
import { daysAgo, doneOf, openExercise, openWorkout, planOf, workoutDaysAgo } from '../testing/index.ts';

describe('by keyboard', () => {
  test('Enter moves from field to field, completes the set, and adds one with the same values', async () => {
    const { region, screen, addExercise, stored } = await openWorkout();
    await addExercise('back squat');
    const squat = region('Back squat');
    await focus(squat.getByRole('textbox', { name: 'Weight, set 1' }));
    await keyboard.type('82,5');
    await keyboard.press('Enter');
    await keyboard.type('8');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect.element(squat.getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
    await expect.element(squat.getByRole('button', { name: 'Add set' })).toHaveFocus();
    await keyboard.press('Enter');
    await expect.element(squat.getByRole('textbox', { name: 'Weight, set 2' })).toHaveValue('82.5');
    await expect.element(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('8');
    await expect.element(squat.getByRole('checkbox', { name: 'Set 2 done' })).not.toBeChecked();
    await expect.element(screen.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('82.5');
    const results = Object.values(stored()?.sets ?? {}).map(({ result }) => result);
    expect(results).toEqual([
      expect.objectContaining({
        load: { si: 82.5, typed: '82,5', unit: 'kg' },
        reps: 8,
        completedAt: expect.any(Number),
      }),
      expect.not.objectContaining({ completedAt: expect.anything() }),
    ]);
  });
});

test('a load of zero and zero reps are stored as zeros', async () => {
  const { region, addExercise, stored, goTo } = await openWorkout();
  await addExercise('bench press');
  const bench = region('Bench press');
  await bench.getByRole('textbox', { name: 'Weight, set 1' }).fill('0');
  await bench.getByRole('textbox', { name: 'Reps, set 1' }).fill('0');
  await expect.poll(() => Object.values(stored()?.sets ?? {})[0]?.result).toMatchObject({ load: { si: 0 }, reps: 0 });
  await goTo('/routines');
  await goTo('/workouts/now');
  await expect.element(bench.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('0');
  await expect.element(bench.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('0');
});

test('a removed set is restored by undo', async () => {
  const { region, screen, addExercise } = await openWorkout();
  await addExercise('back squat');
  const squat = region('Back squat');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await squat.getByRole('button', { name: 'Set 1' }).click();
  await screen.getByRole('menuitem', { name: 'Remove set 1' }).click();
  await expect.element(squat.getByRole('table')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('5');
});

test('a removed exercise is restored by undo', async () => {
  const { region, choose, addExercise } = await openWorkout();
  await addExercise('back squat');
  const squat = region('Back squat');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await choose('Back squat', 'Remove Back squat');
  await expect.element(squat).not.toBeInTheDocument();
  await keyboard.press('Control+z');
  await expect.element(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('5');
});

test('a workout in progress is discarded from its menu, and cannot be repeated', async () => {
  const { screen, stored } = await openWorkout();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Workout details' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Repeat workout' })).not.toBeInTheDocument();
  await screen.getByRole('menuitem', { name: 'Discard workout' }).click();
  await expect.poll(() => stored()?.trashedAt ?? null).not.toBeNull();
});

test('a workout is finished without a set, moved to the trash and restored', async () => {
  const { screen, stored } = await openWorkout();
  await screen.getByRole('textbox', { name: 'Title' }).fill('Lower body');
  await screen.getByRole('button', { name: 'Finish' }).click();
  await screen.getByRole('button', { name: 'Finish anyway' }).click();
  await expect.element(screen.getByRole('button', { name: 'Resume workout' })).toBeVisible();
  expect(stored()?.endedAt).toEqual(expect.any(Number));
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect.element(screen.getByText('No workouts yet')).toBeVisible();
  await keyboard.press('Control+z');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
  expect(stored()?.trashedAt ?? null).toBeNull();
});

describe('a finished workout', () => {
  const done = (load: number) => ({ 'back-squat': [{ load, reps: 5 }], 'bench-press': [{ load: 60, reps: 10 }] });

  test('has a summary: duration, exercises, sets, volume and personal records', async () => {
    stopClock();
    const { screen, goTo } = await openExercise('/workouts', {
      workouts: {
        old: workoutDaysAgo(7, done(100)),
        now: { ...daysAgo(0), startedAt: Date.now() - 45 * 60_000, ...doneOf(done(105), Date.now() - 60_000) },
      },
    });
    const newest = screen.getByRole('grid', { name: 'Workouts' }).getByRole('row').first();
    await expect.element(newest).toMatchTextContent('Back squat 105 kg × 5 · Bench press 60 kg × 10');
    await goTo('/workouts/now');
    await screen.getByRole('button', { name: 'Finish' }).click();
    await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
    const figures = () =>
      Array.from(document.querySelectorAll('section dt'), (name) => [
        name.textContent,
        name.parentElement?.querySelector('dd')?.textContent,
      ]);
    await expect.poll(figures).toEqual([
      ['Duration', '45 min'],
      ['Exercises', '2'],
      ['Sets', '2 of 2'],
      ['Volume', '1,125 kg'],
    ]);
    const gains = screen.getByRole('region', { name: 'Compared with last time' });
    await expect.element(gains).toMatchTextContent(/\+5 kg on Back squat$/);
    await gains.getByRole('button', { name: 'Personal records, Back squat' }).click();
    const others = screen.getByRole('dialog', { name: 'Personal records' });
    await expect.element(others).toMatchTextContent('Heaviest weight105 kgpreviously 100 kg');
    await expect.element(others).toMatchTextContent('Estimated 1RM');
    await expect.element(others).toMatchTextContent('Best set volume');
    await expect.element(others).toMatchTextContent('Best workout volume');
  });

  test('names the sets that were not done', async () => {
    const { startedAt, ...when } = daysAgo(0);
    const set = { load: 100, reps: 5 };
    const { exercises } = doneOf({ 'back-squat': [], 'bench-press': [] }, startedAt);
    const { sets } = doneOf({ 'back-squat': [set] }, startedAt + 60_000);
    const open = planOf({ 'back-squat': [set, set, set], 'bench-press': [set] }).sets;
    const { screen, goTo } = await openExercise('/workouts', {
      workouts: { now: { ...when, startedAt, endedAt: startedAt + 1_800_000, exercises, sets: { ...open, ...sets } } },
    });
    await goTo('/workouts/now');
    const summary = screen.getByRole('region', { name: 'Summary' });
    await expect.element(summary).toMatchTextContent('Sets1 of 4');
    await expect.element(summary).toMatchTextContent('Sets not done: Back squat (2 of 3), Bench press (1 of 1)');
  });
});

describe('a stopwatch', () => {
  const plan = { 'side-plank': [{ load: 0, reps: 1 }] };

  test('keeps running while the app is closed, and stores the seconds when it is stopped', async () => {
    const { pass } = stopClock();
    const first = await openWorkout({ plan });
    await first.screen.getByRole('button', { name: 'Start stopwatch, set 1' }).click();
    pass(2);
    await expect.element(first.screen.getByRole('timer')).toHaveTextContent('0:02');
    await first.screen.unmount();
    pass(3);
    const { screen, stored } = await openWorkout({ plan });
    await expect.element(screen.getByRole('timer')).toHaveTextContent('0:05');
    await screen.getByRole('button', { name: 'Stop stopwatch, set 1' }).click();
    await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox', { name: 'Time, set 1' })).toHaveValue('5');
    expect(Object.values(stored()?.sets ?? {})[0]?.result?.seconds).toBe(5);
  });

  test('names the side of its set if both sides are logged', async () => {
    const { region, choose } = await openWorkout({ plan });
    const plank = region('Side plank');
    await choose('Side plank', 'Log left and right');
    await plank.getByRole('button', { name: 'Start stopwatch, set 1, left' }).click();
    await plank.getByRole('button', { name: 'Stop stopwatch, set 1, left' }).click();
    await plank.getByRole('textbox', { name: 'Time, set 1, left' }).fill('30');
    await plank.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await plank.getByRole('button', { name: 'Add set' }).click();
    await expect.element(plank.getByRole('button', { name: 'Start stopwatch, set 2, left' })).toBeVisible();
  });

  test('stops when its set is completed', async () => {
    const { pass } = stopClock();
    const { region, stored } = await openWorkout({ plan });
    const plank = region('Side plank');
    await plank.getByRole('button', { name: 'Start stopwatch, set 1' }).click();
    pass(1);
    await expect.element(plank.getByRole('timer')).toHaveTextContent('0:01');
    await plank.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await expect.element(plank.getByRole('timer')).not.toBeInTheDocument();
    await expect.element(plank.getByRole('button', { name: /stopwatch/ })).not.toBeInTheDocument();
    expect(Object.values(stored()?.sets ?? {})[0]?.result?.seconds).toBe(1);
  });
});

test('the side alternates from set to set', async () => {
  const { region, screen, addExercise } = await openWorkout();
  await addExercise('side plank');
  const plank = region('Side plank');
  await plank.getByRole('button', { name: 'Set 1', exact: true }).click();
  await screen.getByRole('menuitemradio', { name: 'Left' }).click();
  await expect.element(plank.getByRole('button', { name: 'Set 1, left' })).toBeVisible();
  await plank.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await plank.getByRole('button', { name: 'Add set' }).click();
  await expect.element(plank.getByRole('button', { name: 'Set 2, right' })).toBeVisible();
});

test('repeating a workout while another one is in progress asks first', async () => {
  const before = { old: workoutDaysAgo(3, { 'bench-press': [{ load: 80, reps: 8 }] }) };
  const { screen, goTo, pathname, store } = await openWorkout({ before });
  await goTo('/workouts/old');
  await screen.getByRole('button', { name: 'Repeat workout' }).click();
  const question = screen.getByRole('alertdialog', { name: 'A workout is in progress' });
  await question.getByRole('button', { name: 'Resume workout' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
  expect(store.records('workouts')).toHaveLength(2);
});

test('a load that nobody lifts is questioned in the first session of an exercise, and the answer is stored', async () => {
  const { region, screen, stored } = await openWorkout({ plan: { 'bench-press': [{ load: 1000, reps: 5 }] } });
  const bench = region('Bench press');
  await bench.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await bench.getByRole('button', { name: '1,000 kg?' }).click();
  await expect.element(screen.getByText(/^Hardly anyone does 1,000\skg in this exercise\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Yes, it’s right' }).click();
  await expect.element(bench.getByRole('button', { name: '1,000 kg?' })).not.toBeInTheDocument();
  await expect.poll(() => stored()?.sets['bench-press-1']?.confirmed).toEqual({ load: 1000, reps: 5 });
});

test('a text pasted into the title is cut to the length of a line', async () => {
  const { screen, stored } = await openWorkout({ plan: { 'back-squat': [{ load: 100, reps: 5 }] } });
  await focus(screen.getByRole('textbox', { name: 'Title' }));
  document.execCommand('insertText', false, 'x'.repeat(5_000));
  await expect.poll(() => stored()?.title?.length).toBe(1_000);
});

test('a workout with more sets than fit on a screen shows all of them', async () => {
  const plan = Object.fromEntries(
    library.slice(0, 20).map(({ slug }) => [slug, Array.from({ length: 5 }, () => ({ load: 20, reps: 5 }))]),
  );
  const { screen } = await openWorkout({ plan });
  await expect.poll(() => document.querySelectorAll('tr[data-sets]').length).toBe(100);
  await expect.element(screen.getByRole('button', { name: 'Finish', exact: true })).toBeInTheDocument();
});
