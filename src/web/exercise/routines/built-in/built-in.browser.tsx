import { expect, test } from 'vitest';
import { openExercise } from '../../testing/index.ts';

test('a built-in programme is found from the empty list, copied with one press, and the copy can be undone', async () => {
  const { screen, pathname, store } = await openExercise('/routines');
  await screen.getByRole('link', { name: 'Choose a programme' }).click();
  await screen.getByRole('link', { name: /^5×5/ }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '5×5' })).toBeVisible();
  await expect.element(screen.getByText('3 days a week · Beginner').last()).toBeVisible();
  await screen.getByRole('button', { name: 'Use this programme' }).click();
  await expect.poll(pathname).toMatch(/\/routines\/programmes\//);
  await expect.element(screen.getByRole('button', { name: 'Start today' })).toBeVisible();
  const [programme] = store.records('programmes');
  expect(programme?.value).toMatchObject({ name: '5×5', form: 'rotation' });
  expect(programme?.value.startedOn).toBeUndefined();
  const folder = store.records('routineFolders')[0];
  expect(folder?.value.name).toBe('5×5');
  expect(store.records('routines').map(({ value }) => [value.name, value.folder])).toEqual([
    ['Workout A', folder?.id],
    ['Workout B', folder?.id],
  ]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/built-in/five-by-five');
  for (const collection of ['programmes', 'routines', 'routineFolders'] as const)
    expect(store.records(collection).every(({ inTrash }) => inTrash)).toBe(true);
});

test('the first workout of a copied programme asks for sets and repetitions, and for no load', async () => {
  const { screen, pathname, goTo } = await openExercise('/routines/built-in/full-body');
  await screen.getByRole('button', { name: 'Use this programme' }).click();
  await screen.getByRole('button', { name: 'Start today' }).click();
  await goTo('');
  const today = screen.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Start Workout A' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await expect.element(squat.getByRole('textbox', { name: 'Reps, set 3' })).toHaveAttribute('placeholder', '5');
  await expect.element(squat.getByRole('textbox', { name: 'Weight, set 1' })).not.toHaveAttribute('placeholder', /\d/);
});

test('a programme of percentages asks for training maxes before it starts, and leads to their fields', async () => {
  const { screen } = await openExercise('/routines/built-in/five-three-one');
  await screen.getByRole('button', { name: 'Use this programme' }).click();
  await expect
    .element(screen.getByText(/^Loads come from a training max\./))
    .toMatchTextContent(/Overhead press, Deadlift, Bench press, Back squat/);
  await screen.getByRole('button', { name: 'Enter training maxes' }).click();
  const field = screen
    .getByRole('group', { name: 'Overhead press' })
    .getByRole('textbox', { name: 'Starting training max' });
  await expect.element(field).toHaveFocus();
  await field.fill('50');
  await expect.element(screen.getByText(/^Loads come from a training max\./)).not.toMatchTextContent(/Overhead press/);
});

test('the built-in programmes are in the menu of the routines', async () => {
  const { screen, pathname, goTo } = await openExercise('/routines', {
    routines: { r: { name: 'Legs', order: 'a0' } },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Built-in programmes' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/built-in/full-body');
  await expect.element(screen.getByRole('link', { name: /^Walk\/run to 5 km/ })).toBeVisible();
  await goTo('');
  await screen.getByRole('button', { name: 'Start workout' }).click();
  await expect.element(screen.getByRole('button', { name: /^Legs/ })).toBeVisible();
  await expect
    .element(screen.getByRole('dialog').getByRole('link', { name: 'Choose a programme' }))
    .not.toBeInTheDocument();
});

test('the button to start a workout leads to the built-in programmes while there are no routines', async () => {
  const { screen, pathname } = await openExercise('');
  await screen.getByRole('button', { name: 'Start workout' }).click();
  await screen.getByRole('dialog').getByRole('link', { name: 'Choose a programme' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/built-in/full-body');
});

test('an address of no programme says so', async () => {
  const { screen, pathname } = await openExercise('/routines/built-in/nothing');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'No such programme' })).toBeVisible();
  await screen.getByRole('link', { name: 'All built-in programmes' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/built-in/full-body');
});
