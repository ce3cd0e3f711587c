import { expect, test } from 'vitest';
import { keyboard, onPhone } from '../../../testing/index.ts';
import { openExercise, startInSheet } from '../../testing/index.ts';

const place = (order: string) => ({ exercise: 'x', order });

/** Opens a routine with two sets of five squats at 82.5 kg. */
async function openSquats() {
  const target = { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 82.5 } };
  const app = await openExercise('/routines/r', {
    routines: {
      r: {
        name: 'Lower body',
        order: 'a0',
        exercises: { x: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: { a: { place: place('a0'), target }, b: { place: place('a1'), target } },
      },
    },
  });
  return { ...app, squat: app.screen.getByRole('region', { name: 'Back squat' }) };
}

test('on a phone, the error of a planned weight is not squeezed into its column', async () => {
  await onPhone();
  const { squat } = await openSquats();
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).fill('8x');
  const error = () =>
    squat
      .getByText(/^Enter a number, such as/)
      .element()
      .getBoundingClientRect();
  await expect.poll(() => error().height).toBeLessThan(40);
  expect(error().left).toBeGreaterThanOrEqual(0);
  expect(error().right).toBeLessThanOrEqual(window.innerWidth);
});

test('a routine is created manually, and a new set copies the previous one', async () => {
  const { screen, store } = await openExercise('/routines');
  await screen.getByRole('button', { name: 'New routine' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Lower body');
  await screen.getByRole('button', { name: 'Add exercise' }).click();
  await screen.getByRole('searchbox', { name: 'Search exercises' }).fill('back squat');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).fill('82,5');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await squat.getByRole('button', { name: 'Add set' }).click();
  await expect.element(squat.getByRole('textbox', { name: 'Weight, set 2' })).toHaveValue('82.5');
  const [routine] = store.records('routines');
  expect(routine?.value.name).toBe('Lower body');
  expect(Object.values(routine?.value.exercises ?? {})).toMatchObject([{ exercise: 'exercises/back-squat' }]);
  const set = { load: { si: 82.5, typed: '82,5', unit: 'kg' }, reps: { min: 5, max: 5 } };
  expect(Object.values(routine?.value.sets ?? {}).map(({ target }) => target)).toMatchObject([set, set]);
});

test('a routine is planned for a weekday from its menu, and again opens the same programme', async () => {
  const { screen, store, pathname, goTo } = await openSquats();
  const plan = async () => {
    const routine = screen.getByRole('region', { name: 'Routine', exact: true });
    await routine.getByRole('button', { name: 'More options for Lower body' }).click();
    await screen.getByRole('menuitem', { name: 'Plan on weekdays' }).click();
  };
  await plan();
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.now());
  await expect.element(screen.getByText(`“Lower body” is planned for ${today}`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Lower body ${today}` })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'End programme' })).toBeVisible();
  const programme = pathname();
  await goTo('/routines/r');
  await plan();
  await expect.poll(pathname).toBe(programme);
  await expect.element(screen.getByRole('button', { name: `Lower body ${today}` })).toBeVisible();
  expect(store.records('programmes')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/r');
  expect(store.records('programmes')).toMatchObject([{ inTrash: true }]);
});

test('planning a routine adds it to the running programme on the first free weekday, and Undo removes it', async () => {
  const now = Date.now();
  const today = new Date(now).getUTCDay();
  const { screen, store, router, pathname } = await openExercise('/routines/r', {
    routines: { r: { name: 'Lower body', order: 'a0' }, other: { name: 'Upper body', order: 'a1' } },
    programmes: {
      p: {
        form: 'week',
        startedOn: new Date(now).toISOString().slice(0, 10),
        days: { a: { order: 'a0', weekday: today, routine: 'other' } },
      },
    },
  });
  const routine = screen.getByRole('region', { name: 'Routine', exact: true });
  await routine.getByRole('button', { name: 'More options for Lower body' }).click();
  await screen.getByRole('menuitem', { name: 'Plan on weekdays' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/programmes/p');
  const tomorrow = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(now + 86_400_000);
  await expect.element(screen.getByText(`“Lower body” is planned for ${tomorrow}`)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Lower body ${tomorrow}` })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/r');
  expect(Object.keys(store.record('programmes', 'p').entry?.value.days ?? {})).toEqual(['a']);
  router.history.back();
  await expect.poll(() => router.history.location.state.__TSR_index).toBe(0);
  expect(pathname()).toBe('/dashboard/exercise/routines/r');
});

test('planning a routine without a free weekday says so', async () => {
  const days = Array.from({ length: 7 }, (_, weekday) => [`d${weekday}`, { order: 'a0', weekday, routine: 'other' }]);
  const { screen, store, pathname } = await openExercise('/routines/r', {
    routines: { r: { name: 'Lower body', order: 'a0' }, other: { name: 'Upper body', order: 'a1' } },
    programmes: { p: { form: 'week', startedOn: '2026-01-01', days: Object.fromEntries(days) } },
  });
  const routine = screen.getByRole('region', { name: 'Routine', exact: true });
  await routine.getByRole('button', { name: 'More options for Lower body' }).click();
  await screen.getByRole('menuitem', { name: 'Plan on weekdays' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/programmes/p');
  await expect.element(screen.getByText('Every weekday already has a routine')).toBeVisible();
  expect(Object.keys(store.record('programmes', 'p').entry?.value.days ?? {})).toHaveLength(7);
});

test('all sets of an exercise are planned in one line', async () => {
  const { screen, store } = await openExercise('/routines/r', {
    routines: {
      r: {
        name: 'Squats',
        order: 'a0',
        exercises: { x: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: { a: { place: place('a0'), target: { kind: 'working' } } },
      },
    },
  });
  const line = screen.getByRole('textbox', { name: 'Sets of Back squat' });
  await line.fill('3 sets');
  await keyboard.press('Enter');
  await expect.element(screen.getByText(/^Enter sets × reps/)).toBeVisible();
  await line.fill('3 × 8');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('textbox', { name: 'Reps, set 3' })).toHaveValue('8');
  await expect.element(line).not.toBeInTheDocument();
  const sets = Object.values(store.record('routines', 'r').entry?.value.sets ?? {});
  const exactlyEight = { kind: 'working', reps: { min: 8, max: 8 } };
  expect(sets.map(({ target }) => target)).toEqual([exactlyEight, exactlyEight, exactlyEight]);
});

test('a progression shows what it does the first time', async () => {
  const { screen, squat, store } = await openSquats();
  await squat.getByText(/^Progression:/).click();
  await squat.getByRole('button', { name: /Progression/ }).click();
  await screen.getByRole('option', { name: /^Linear/ }).click();
  await expect.element(squat.getByText('Not done yet, so the plan counts.')).toBeVisible();
  expect(store.record('routines', 'r').entry?.value.exercises.x?.progression?.rule).toBe('linear');
});

test('a set removed from a routine is restored by undo', async () => {
  const { screen, squat } = await openSquats();
  const load = squat.getByRole('textbox', { name: 'Weight, set 2' });
  await squat.getByRole('button', { name: 'Set 2' }).click();
  await screen.getByRole('menuitem', { name: 'Remove set 2' }).click();
  await expect.element(load).not.toBeInTheDocument();
  await keyboard.press('Control+z');
  await expect.element(load).toHaveValue('82.5');
});

test('a workout starts from its routine, with exact targets', async () => {
  const { screen, pathname, store } = await openSquats();
  await screen.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
  await expect.element(screen.getByRole('region', { name: 'Back squat' })).toBeVisible();
  // “5” means exactly five repetitions
  await expect.element(screen.getByText('5+', { exact: true })).not.toBeInTheDocument();
  expect(store.records('workouts').map(({ value }) => value.routine)).toEqual(['r']);
});

test('a workout starts from a routine in the sheet of the front page', async () => {
  const { screen, goTo, pathname, store } = await openSquats();
  await goTo('');
  await startInSheet(screen, /^Lower body/);
  await expect.poll(pathname).toMatch(/\/workouts\//);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
  expect(store.records('workouts').map(({ value }) => value.routine)).toEqual(['r']);
});

test('“or more” reps are chosen in the menu of a set, and shown with a plus while logging', async () => {
  const { screen, store } = await openExercise('/routines/r', {
    routines: {
      r: {
        name: 'Squats',
        order: 'a0',
        exercises: { x: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: { a: { place: place('a0'), target: { kind: 'working', reps: { min: 8, max: 8 } } } },
      },
    },
  });
  await screen.getByRole('button', { name: 'Set 1', exact: true }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Exactly 8' })).toBeChecked();
  await screen.getByRole('menuitemradio', { name: '8 or more' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Reps up to, set 1' }))
    .toHaveAttribute('placeholder', 'or more');
  const target = store.record('routines', 'r').entry?.value.sets.a?.target;
  expect(target?.reps).toEqual({ min: 8 });
  await screen.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.element(screen.getByText('8+', { exact: true })).toBeVisible();
});
