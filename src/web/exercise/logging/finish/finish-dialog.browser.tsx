import { expect, test } from 'vitest';
import { keyboard, onPhone } from '../../../testing/index.ts';
import {
  dayOf,
  daysAgo,
  doneOf,
  fillWallTime,
  openExercise,
  openWorkout,
  startInSheet,
  workoutDaysAgo,
} from '../../testing/index.ts';

test('finishing a workout asks about sets that were filled in but not completed', async () => {
  const { screen, addExercise, stored } = await openWorkout();
  await addExercise('back squat');
  await screen.getByRole('textbox', { name: 'Weight, set 1' }).fill('80');
  await screen.getByRole('textbox', { name: 'Reps, set 1' }).fill('8');
  const finish = screen.getByRole('button', { name: 'Finish', exact: true });
  const dialog = screen.getByRole('dialog', { name: '1 set isn’t ticked off' });
  await finish.click();
  await expect.element(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()?.endedAt ?? null).toBeNull();
  await finish.click();
  await dialog.getByRole('button', { name: 'Tick off and finish' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('1 of 1');
  const [set] = Object.values(stored()?.sets ?? {});
  expect(set?.result).toMatchObject({ load: { si: 80 }, reps: 8, completedAt: expect.any(Number) });
});

test('a running workout is finished from its menu, too', async () => {
  const { screen } = await openWorkout({ plan: { 'back-squat': [{ load: 80, reps: 8 }] } });
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Finish' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Repeat workout' })).toBeVisible();
  await expect.element(screen.getByRole('menuitem', { name: 'Finish' })).not.toBeInTheDocument();
});

test('finishing a workout without completed sets offers to discard it', async () => {
  const { screen, store } = await openExercise('');
  await startInSheet(screen);
  await screen.getByRole('button', { name: 'Finish' }).click();
  await screen.getByRole('button', { name: 'Discard workout' }).click();
  await expect.element(screen.getByText('No workouts yet')).toBeVisible();
  expect(store.records('workouts').filter(({ inTrash }) => !inTrash)).toEqual([]);
});

test('the page of a forgotten workout says since when it is in progress, and finishes it', async () => {
  const { startedAt, ...when } = daysAgo(3);
  const done = doneOf({ 'back-squat': [{ load: 80, reps: 8 }] }, startedAt + 600_000);
  const { screen, stored } = await openWorkout({ workout: { ...when, startedAt, ...done } });
  const notice = screen.getByRole('status').filter({ hasText: 'This workout has been in progress since' });
  await expect.element(notice.getByRole('button', { name: 'Discard workout' })).toBeVisible();
  await expect.element(screen.getByText(/In progress · 1 of 1 set$/)).toBeVisible(); // and no clock of days
  await notice.getByRole('button', { name: 'Finish' }).click();
  await expect
    .element(screen.getByRole('region', { name: 'Summary' }))
    .toMatchTextContent('It ended with your last set');
  await expect.element(notice).not.toBeInTheDocument();
  expect(stored()?.endedAt).toBe(startedAt + 600_000);
});

test('finishing a workout with open sets asks first', async () => {
  const set = { load: 80, reps: 8 };
  const { screen, stored } = await openWorkout({ plan: { 'back-squat': [set, set, set] } });
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  const finish = screen.getByRole('button', { name: 'Finish', exact: true });
  await finish.click();
  const dialog = screen.getByRole('dialog', { name: '2 sets aren’t done' });
  await expect.element(dialog).toMatchTextContent('You’ve done 1 of 3 working sets.');
  await dialog.getByRole('button', { name: 'Back to workout' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()?.endedAt ?? null).toBeNull();
  await finish.click();
  await dialog.getByRole('button', { name: 'Finish anyway' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('Back squat (2 of 3)');
});

test('finishing a workout with one of many sets open asks, too, but not for a warm-up or a skipped exercise', async () => {
  const set = { load: 80, reps: 8 };
  const plan = { 'back-squat': [{ ...set, kind: 'warmUp' }, set, set], 'bench-press': [set] };
  const { screen, choose } = await openWorkout({ plan });
  await choose('Bench press', 'Skip today');
  await screen.getByRole('checkbox', { name: 'Set 2 done' }).click();
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: '1 set isn’t done' });
  await dialog.getByRole('button', { name: 'Back to workout' }).click();
  await screen.getByRole('checkbox', { name: 'Set 3 done' }).click();
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
});

test('a start in the future is refused', async () => {
  const { screen, stored } = await openWorkout();
  const before = stored()?.startedAt;
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  await fillWallTime(screen, 'Start', '2062-11-25T18:00');
  await expect.element(screen.getByText(/^This date is in the future\./)).toBeVisible();
  expect(stored()?.startedAt).toBe(before);
});

test('finishing a workout with a corrected start asks for its duration', async () => {
  const { screen, stored } = await openWorkout({ plan: { 'back-squat': [{ load: 80, reps: 8 }] } });
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  const began = `${dayOf(Date.now() - 48 * 3_600_000)}T18:00`;
  await fillWallTime(screen, 'Start', began);
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'How long was your workout?' });
  await dialog.getByRole('textbox', { name: 'Duration: Minutes' }).fill('70');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('1 hr 10 min');
  const startedAt = Date.parse(`${began}Z`);
  expect(stored()).toMatchObject({ startedAt, endedAt: startedAt + 70 * 60_000 });
});

async function typeBeforeFinishing(text: string) {
  const workout = await openWorkout({ plan: { 'back-squat': [{ load: 80, reps: 8 }] } });
  const { screen } = workout;
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  const field = screen.getByRole('textbox', { name: 'Quick entry' });
  await field.fill(text);
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  return { ...workout, field, summary: screen.getByRole('region', { name: 'Summary' }) };
}

test('finishing a workout asks about sets that are typed but not logged, and logs them', async () => {
  const { screen, summary, stored, field } = await typeBeforeFinishing('dips 10,9,8');
  const dialog = screen.getByRole('dialog', { name: '3 sets aren’t logged' });
  await expect.element(dialog).toBeVisible();
  expect(stored()?.endedAt ?? null).toBeNull();
  await dialog.getByRole('button', { name: 'Log and finish' }).click();
  await expect.element(summary).toMatchTextContent('4 of 4');
  expect(Object.values(stored()?.sets ?? {}).map(({ result }) => result?.reps)).toEqual([8, 10, 9, 8]);
  await screen.getByRole('button', { name: 'Resume workout' }).click();
  await expect.element(field).toHaveValue('');
});

test('typed sets can be left out', async () => {
  const { screen, summary, stored } = await typeBeforeFinishing('dips 10,9,8');
  await screen.getByRole('dialog').getByRole('button', { name: 'Leave out and finish' }).click();
  await expect.element(summary).toMatchTextContent('1 of 1');
  expect(Object.keys(stored()?.sets ?? {})).toHaveLength(1);
});

test('finishing a workout says that text in which no sets are found is not logged, and keeps it', async () => {
  const { screen, summary, stored, field } = await typeBeforeFinishing('felt strong');
  const dialog = screen.getByRole('dialog', { name: 'Your text isn’t logged' });
  await expect.element(dialog).toMatchTextContent('No sets found in “felt strong”.');
  await dialog.getByRole('button', { name: 'Back to text' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('felt strong');
  expect(stored()?.endedAt ?? null).toBeNull();
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect.element(summary).toMatchTextContent('1 of 1');
  await screen.getByRole('button', { name: 'Resume workout' }).click();
  await expect.element(field).toHaveValue('felt strong');
});

test.each([
  ['all of it, if it fits', 120, 0],
  ['its start, if it has gains and records', 80, 3],
])('the summary of a finished workout is in view: %s', async (_, loadBefore, records) => {
  await onPhone();
  const lifted = (load: number) =>
    Object.fromEntries(['back-squat', 'bench-press', 'deadlift'].map((each) => [each, [{ load, reps: 5 }]]));
  const workout = doneOf(lifted(100), Date.now() - 60_000);
  const { screen } = await openWorkout({ workout, before: { old: workoutDaysAgo(3, lifted(loadBefore)) } });
  const madeBySets = () => screen.getByRole('button', { name: /^Personal record/ }).elements().length;
  if (records > 0) await expect.poll(madeBySets).toBe(3);
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  const summary = screen.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toHaveFocus();
  const gains = summary.getByRole('region', { name: 'Compared with last time' });
  if (records > 0) await expect.poll(() => gains.getByRole('listitem').elements().length).toBe(records);
  const view = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom } = summary.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(view.top);
  if (records === 0) expect(bottom).toBeLessThanOrEqual(view.bottom);
  else expect(top).toBeLessThan(view.top + view.height / 2);
});

test('a new start moves a finished workout with its end and its sets, also past its old end', async () => {
  const { startedAt, zone, day } = daysAgo(3);
  const start = startedAt - (startedAt % 60_000);
  const times = { startedAt: start, endedAt: start + 3_600_000, zone, day };
  const { screen, stored } = await openWorkout({
    workout: { ...times, ...doneOf({ 'back-squat': [{ load: 80, reps: 8 }] }, start + 600_000) },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  const to = start + 26 * 3_600_000;
  await fillWallTime(screen, 'Start', new Date(to).toISOString().slice(0, 16));
  await expect.poll(() => stored()?.startedAt).toBe(to);
  expect(stored()).toMatchObject({ endedAt: to + 3_600_000, day: dayOf(to) });
  expect(stored()?.sets['back-squat-1']?.result?.completedAt).toBe(to + 600_000);
  await fillWallTime(screen, 'End', new Date(to + 7_200_000).toISOString().slice(0, 16));
  await expect.poll(() => stored()?.endedAt).toBe(to + 7_200_000);
  expect(stored()?.startedAt).toBe(to);
});

test('a workout that is too short for its sets leads to the fields for its times', async () => {
  const startedAt = Date.now() - 1000;
  const set = { load: 80, reps: 20 };
  const { screen } = await openWorkout({
    workout: { startedAt, ...doneOf({ 'back-squat': [set, set, set] }, startedAt) },
  });
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  await screen.getByRole('button', { name: 'Correct times' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('group', { name: 'Start', exact: true })).toBeVisible();
});
