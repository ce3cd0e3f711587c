import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keyboard, onPhone, touchScreen } from '../../../testing/index.ts';
import { expectUsable, openWorkout, workoutDaysAgo } from '../../testing/index.ts';

test('a hold typed with a decimal point asks which time is meant and is not stored', async () => {
  const { screen, addExercise, stored } = await openWorkout();
  await addExercise('plank');
  const time = screen.getByRole('textbox', { name: 'Time, set 1' });
  const question = screen.getByText('Enter 1:30 or 1.300', { exact: true });
  await time.fill('1.30');
  await expect.element(question).toBeVisible();
  const seconds = () => Object.values(stored()?.sets ?? {})[0]?.result?.seconds;
  expect(seconds()).toBeUndefined();
  await time.fill('1:30');
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(time).toHaveValue('1:30');
  expect(seconds()).toBe(90);
});

test.each(['Weight', 'Reps'])('on a phone, the error of a field is not squeezed into its column: %s', async (field) => {
  await onPhone();
  const { screen } = await openWorkout({ plan: { 'back-squat': [{ load: 80, reps: 8 }] } });
  await screen.getByRole('textbox', { name: `${field}, set 1` }).fill('1x');
  const error = () =>
    screen
      .getByText(/^Enter a (number, such as|whole number)/)
      .element()
      .getBoundingClientRect();
  await expect.poll(() => error().height).toBeLessThan(40);
  expect(error().left).toBeGreaterThanOrEqual(0);
  expect(error().right).toBeLessThanOrEqual(window.innerWidth);
});

test('ticking off a set without a weight asks for it, and a second press does without', async () => {
  const { screen, addExercise, stored } = await openWorkout();
  await addExercise('back squat');
  await screen.getByRole('textbox', { name: 'Reps, set 1' }).fill('8');
  const done = screen.getByRole('checkbox', { name: 'Set 1 done' });
  await done.click();
  await expect.element(screen.getByRole('textbox', { name: 'Weight, set 1' })).toHaveFocus();
  await expect.element(done).not.toBeChecked();
  const completedAt = () => Object.values(stored()?.sets ?? {})[0]?.result?.completedAt ?? null;
  expect(completedAt()).toBeNull();
  await done.click();
  await expect.poll(completedAt).not.toBeNull();
});

test('a body-weight exercise is ticked off without a weight, but not without repetitions', async () => {
  const { screen, addExercise, stored } = await openWorkout();
  await addExercise('pull-up');
  const done = screen.getByRole('checkbox', { name: 'Set 1 done' });
  await done.click();
  const reps = screen.getByRole('textbox', { name: 'Reps, set 1' });
  await expect.element(reps).toHaveFocus();
  await reps.fill('8');
  await done.click();
  await expect.poll(() => Object.values(stored()?.sets ?? {})[0]?.result?.completedAt ?? null).not.toBeNull();
});

test('a focused field shows a newer number from another device, and steps from it', async () => {
  const { screen, stored, changeElsewhere } = await openWorkout({ plan: { 'bench-press': [{ load: 80, reps: 8 }] } });
  const reps = screen.getByRole('textbox', { name: 'Reps, set 1' });
  const changeReps = (to: number) =>
    changeElsewhere('workouts', 'now', (draft) => {
      const result = draft.sets['bench-press-1']?.result;
      if (result !== undefined) result.reps = to;
    });
  const storedReps = () => stored()?.sets['bench-press-1']?.result?.reps;
  await reps.click();
  await keyboard.type('9');
  await expect.poll(storedReps).toBe(9);
  await changeReps(12);
  await expect.element(reps).toHaveValue('12');
  await expect.element(reps).toHaveFocus();
  await keyboard.press('ArrowUp');
  await expect.element(reps).toHaveValue('13');
  expect(storedReps()).toBe(13);
  await reps.fill('7.5'); // not stored
  await changeReps(13);
  await expect.element(reps).toHaveValue('7.5');
  await changeReps(10);
  await expect.element(reps).toHaveValue('10');
});

/** A workout with the effort of its first set, by a user who has not turned effort on. */
const rated = {
  exercises: { 'bench-press': { exercise: 'exercises/bench-press', order: 'a0' } },
  sets: {
    first: {
      place: { exercise: 'bench-press', order: 'a0' },
      result: { kind: 'working', load: { si: 176.37 }, reps: 5, rpe: 8.5 },
    },
    second: {
      place: { exercise: 'bench-press', order: 'a1' },
      result: { kind: 'working', load: { si: 176.37 }, reps: 5 },
      remark: 'Grip slipped',
    },
    third: {
      place: { exercise: 'bench-press', order: 'a2' },
      result: { kind: 'working', load: { si: 176.37 }, reps: 5, rir: 0 },
    },
  },
};

test('an effort is shown for an exercise with a rated set, on the scale on which it was rated', async () => {
  const { region } = await openWorkout({ workout: rated });
  const bench = region('Bench press');
  await expect.element(bench.getByRole('columnheader', { name: 'RPE' })).toBeVisible();
  await expect.element(bench.getByRole('textbox', { name: 'RPE, set 1' })).toHaveValue('8.5');
  await expect.element(bench.getByRole('textbox', { name: 'RPE, set 2' })).toHaveValue('');
  await expect.element(bench.getByRole('textbox', { name: 'RIR, set 3' })).toHaveValue('0');
});

describe.each([320, 390])('at a width of %i px', (width) => {
  test('loads and last time fit beside an effort, and all targets are large enough', async () => {
    await touchScreen();
    await page.viewport(width, 844);
    const before = { old: workoutDaysAgo(3, { 'bench-press': [{ load: 195.11, reps: 5 }] }) };
    const { region } = await openWorkout({ workout: rated, before });
    const bench = region('Bench press');
    const last = bench.getByRole('button', { name: 'Copy 195.11 kg × 5 from last time, set 1' });
    await expect.element(last.getByText('195.11 × 5')).toBeVisible();
    const shown = last.getByText('195.11 × 5').element();
    expect(shown.getBoundingClientRect().height).toBeLessThan(
      1.5 * Number.parseFloat(getComputedStyle(shown).fontSize),
    );
    const load = bench.getByRole('textbox', { name: 'Weight, set 1' }).element();
    expect(load.scrollWidth).toBeLessThanOrEqual(load.clientWidth);
    await expectUsable();
    await last.click();
    await expect.element(bench.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('195.11');
  });
});

test('on a phone, the menu of a set shows what can be done with it without scrolling', async () => {
  await onPhone();
  const sets = Array.from({ length: 3 }, () => ({ load: 80, reps: 8 }));
  const { screen } = await openWorkout({ plan: { 'back-squat': sets } });
  await screen.getByRole('button', { name: 'Set 2', exact: true }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  for (const name of ['Add note', 'Add drop set', 'Remove set 2']) {
    const item = screen.getByRole('menuitem', { name });
    await expect.poll(() => bottomOf(item.element())).toBeLessThanOrEqual(bottomOf(menu.element()));
  }
});

test('the menu of a set with a note edits it', async () => {
  const { region, screen, stored } = await openWorkout({ workout: rated });
  const bench = region('Bench press');
  await bench.getByRole('button', { name: 'Set 2' }).click();
  await screen.getByRole('menuitem', { name: 'Edit note' }).click();
  await expect.element(bench.getByRole('textbox', { name: 'Note, set 2' })).toHaveFocus();
  await keyboard.press('End');
  await keyboard.type(' again');
  await expect.poll(() => stored()?.sets.second?.remark).toBe('Grip slipped again');
});

test('last time beside a completed set is shown and cannot be copied into it', async () => {
  const before = { old: workoutDaysAgo(3, { 'bench-press': [{ load: 97.5, reps: 5 }] }) };
  const { region, stored } = await openWorkout({ plan: { 'bench-press': [{ load: 95, reps: 5 }] }, before });
  const bench = region('Bench press');
  const copy = bench.getByRole('button', { name: 'Copy 97.5 kg × 5 from last time, set 1' });
  await expect.element(copy).toBeVisible();
  await bench.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await expect.element(copy).not.toBeInTheDocument();
  await bench.getByText('97.5 × 5').click();
  await expect.element(bench.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('95');
  expect(stored()?.sets['bench-press-1']?.result).toMatchObject({ load: { si: 95 }, reps: 5 });
});
