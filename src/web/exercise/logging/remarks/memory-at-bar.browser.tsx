import { describe, expect, test } from 'vitest';
import { keyboard, touchScreen } from '../../../testing/index.ts';
import { dayOf, daysAgo, doneOf, expectUsable, openWorkout, workoutDaysAgo } from '../../testing/index.ts';

const done = { 'back-squat': [{ load: 100, reps: 5 }] };
const plan = {
  'back-squat': [
    { load: 100, reps: 5 },
    { load: 100, reps: 5 },
  ],
};

/** An earlier workout with leaves of its only exercise. */
function notedDaysAgo(days: number, leaves: object): object {
  const before = workoutDaysAgo(days, done) as { readonly exercises: Record<'back-squat', object> };
  return { ...before, exercises: { 'back-squat': { ...before.exercises['back-squat'], ...leaves } } };
}

test('tags and links in a remark lead to their pages, and a button edits the text', async () => {
  await touchScreen();
  const { region, router, screen } = await openWorkout({
    plan,
    workout: {
      remark: 'Slept badly',
      exercises: {
        'back-squat': {
          exercise: 'exercises/back-squat',
          order: 'a0',
          remark: 'Left #knee, as with [@Bench press](mensana:exercises/bench-press)',
        },
      },
    },
  });
  const squat = region('Back squat');
  await expect.element(squat.getByRole('link', { name: '#knee' })).toHaveAttribute('href', '/dashboard/notes?tag=knee');
  await expectUsable();
  await squat.getByRole('button', { name: 'Edit: Note, Back squat' }).click();
  const field = squat.getByRole('textbox', { name: 'Note, Back squat' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Left #knee, as with [@Bench press](mensana:exercises/bench-press)');
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).click();
  await squat.getByRole('link', { name: 'Bench press' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/exercise/exercises/bench-press');
  await expect.element(screen.getByRole('heading', { name: 'Bench press' }).first()).toBeVisible();
});

describe('the memory at the bar', () => {
  test('shows the cue and the last remark, which opens its day', async () => {
    await touchScreen();
    const { region, router } = await openWorkout({
      plan,
      before: { old: notedDaysAgo(3, { remark: 'Left knee' }), older: notedDaysAgo(9, { remark: 'Too fast' }) },
      others: { exercises: { 'back-squat': { cue: 'Brace before the descent' } } },
    });
    const squat = region('Back squat');
    await expect.element(squat.getByRole('button', { name: 'Edit cue: Brace before the descent' })).toBeVisible();
    await expect.element(squat.getByText('Left knee')).toBeVisible();
    await expect.element(squat.getByText('Too fast')).not.toBeInTheDocument();
    await expectUsable();
    await squat.getByRole('link', { name: /Left knee/ }).click();
    await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day/${dayOf(daysAgo(3).startedAt)}`);
  });

  test('shows a note for next time before the first set, and then asks whether it helped', async () => {
    await touchScreen();
    const { region, stored, screen } = await openWorkout({
      plan,
      before: { old: notedDaysAgo(3, { nextTime: 'Wider stance' }) },
    });
    const squat = region('Back squat');
    await expect.element(squat.getByText('Wider stance')).toBeVisible();
    const question = squat.getByRole('group', { name: 'Did it help?' });
    await expect.element(question).not.toBeInTheDocument();
    await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await expect.element(question).toBeVisible();
    await expectUsable();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(squat.getByText('Wider stance')).not.toBeInTheDocument();
    await expect.element(squat.getByRole('button', { name: 'Add set' })).toHaveFocus();
    expect(stored()?.exercises['back-squat']?.nextTimeAnswer).toBe('helped');
    await screen.getByRole('alertdialog', { name: 'Answer saved' }).getByRole('button', { name: 'Undo' }).click();
    await expect.element(question).toBeVisible();
  });

  test('is not repeated when the exercise occurs twice', async () => {
    const again = { exercise: 'exercises/back-squat', order: 'b0' };
    const running = doneOf(done, Date.now()) as { readonly exercises: object };
    const { screen } = await openWorkout({
      workout: { ...running, exercises: { ...running.exercises, again } },
      before: { old: notedDaysAgo(3, { remark: 'Left knee' }) },
      others: { exercises: { 'back-squat': { cue: 'Brace' } } },
    });
    await expect.element(screen.getByText('Left knee')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit cue: Brace' })).toBeVisible();
    await expect.poll(() => screen.getByRole('region', { name: /^Back squat/ }).elements().length).toBe(2);
  });
});

test('the cue and a note for next time are written from the menu of the exercise', async () => {
  const { choose, stored, store, region } = await openWorkout({ plan });
  const squat = region('Back squat');
  await choose('Back squat', 'Add cue');
  const cue = squat.getByRole('textbox', { name: 'Cue, Back squat' });
  await expect.element(cue).toHaveFocus();
  await keyboard.type('Brace');
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).click();
  await expect.element(squat.getByRole('button', { name: 'Edit cue: Brace' })).toBeVisible();
  expect(store.record('exercises', 'back-squat').entry?.value.cue).toBe('Brace');
  await choose('Back squat', 'Note for next time');
  await expect.element(squat.getByRole('textbox', { name: 'For next time, Back squat' })).toHaveFocus();
  await keyboard.type('Wider stance');
  await expect.poll(() => stored()?.exercises['back-squat']?.nextTime).toBe('Wider stance');
});

test('a remark is kept for next time or becomes the cue, and undo brings it back', async () => {
  const { choose, stored, store, region, screen } = await openWorkout({ plan });
  const squat = region('Back squat');
  const cue = () => store.record('exercises', 'back-squat').entry?.value.cue;
  await choose('Back squat', 'Add note');
  const remark = squat.getByRole('textbox', { name: 'Note, Back squat' });
  await expect.element(remark).toHaveFocus();
  await keyboard.type('Wider stance');
  await squat.getByRole('button', { name: 'Show again next time' }).click();
  await expect.element(squat.getByRole('textbox', { name: 'For next time, Back squat' })).toHaveValue('Wider stance');
  await expect.element(remark).not.toBeInTheDocument();
  const undo = (toast: string) =>
    screen.getByRole('alertdialog', { name: toast }).getByRole('button', { name: 'Undo' }).click();
  await undo('Shown again next time');
  await remark.click();
  await squat.getByRole('button', { name: 'Use as cue' }).click();
  await expect.element(squat.getByRole('button', { name: 'Edit cue: Wider stance' })).toBeVisible();
  expect(stored()?.exercises['back-squat']?.remark ?? null).toBeNull();
  await undo('Saved as cue');
  await expect.element(remark).toHaveValue('Wider stance');
  expect(cue() ?? null).toBeNull();
});
