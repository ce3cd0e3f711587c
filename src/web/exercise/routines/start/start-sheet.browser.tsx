import { expect, test } from 'vitest';
import { expectAccessible, keyboard } from '../../../testing/index.ts';
import { dayOf, daysAgo, openExercise, planOf, workoutDaysAgo } from '../../testing/index.ts';

const squats = { 'back-squat': [{ load: 100, reps: 5 }] };
const routines = { legs: { name: 'Leg day', order: 'a0', ...planOf(squats) } };

async function openSheet(exerciseData: Parameters<typeof openExercise>[1] = {}) {
  const app = await openExercise('', exerciseData);
  await app.screen.getByRole('button', { name: /^(Start|Other) workout$/ }).click();
  const sheet = app.screen.getByRole('dialog', { name: 'Start workout' });
  await expect.element(sheet).toBeVisible();
  return {
    ...app,
    sheet,
    /** Returns the workouts other than those that were there before. */
    started: () => app.store.records('workouts').filter(({ id }) => exerciseData.workouts?.[id] === undefined),
  };
}

test('somebody new can start an empty workout or choose a programme', async () => {
  const { sheet, started, pathname, goTo, screen } = await openSheet();
  await expectAccessible('[role=dialog]');
  expect(sheet.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
  await sheet.getByRole('link', { name: 'Choose a programme' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/built-in/full-body');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(started()).toEqual([]);
  await goTo('');
  await screen.getByRole('button', { name: 'Start workout' }).click();
  await sheet.getByRole('button', { name: 'Empty workout' }).click();
  await expect.poll(pathname).toBe(`/dashboard/exercise/workouts/${started()[0]?.id}`);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('an activity is logged from here, too', async () => {
  const { sheet, started, pathname } = await openSheet();
  await sheet.getByRole('button', { name: 'Log activity' }).click();
  await expect.poll(pathname).toMatch(/^\/dashboard\/exercise\/activities\/.+/);
  await expect.element(sheet).not.toBeInTheDocument();
  expect(started()).toEqual([]);
});

test('a programme is the main choice before the first workout', async () => {
  const offered = (sheet: Awaited<ReturnType<typeof openSheet>>['sheet']) =>
    Array.from(sheet.element().querySelectorAll('a, button:not([aria-label])'), (each) => each.textContent);
  const { sheet } = await openSheet();
  const programme = sheet.getByRole('link', { name: 'Choose a programme' });
  await expect.element(programme).toHaveAttribute('data-variant', 'primary');
  expect(offered(sheet)).toEqual(['Choose a programme', 'Empty workout', 'Log activity']);
});

test('after the first workout, a programme is offered last', async () => {
  const { sheet } = await openSheet({ workouts: { w: workoutDaysAgo(1, squats) } });
  await expect
    .element(sheet.getByRole('link', { name: 'Choose a programme' }))
    .toHaveAttribute('data-variant', 'button');
});

test('one of the last three workouts is done again with its sets', async () => {
  const workouts = {
    ...Object.fromEntries(
      [1, 3, 5, 7].map((days) => [`w${days}`, { ...workoutDaysAgo(days, squats), title: `Day ${days}` }]),
    ),
    empty: { ...daysAgo(0), endedAt: Date.now(), title: 'Nothing done' },
  };
  const { sheet, started, pathname } = await openSheet({ workouts });
  const last = sheet.getByRole('region', { name: 'Do again' });
  await expect
    .poll(() =>
      last
        .getByRole('button')
        .elements()
        .map((each) => each.getAttribute('aria-label')),
    )
    .toEqual(['Repeat Day 1', 'Repeat Day 3', 'Repeat Day 5']);
  await expectAccessible('[role=dialog]');
  await last.getByRole('button', { name: 'Repeat Day 3' }).click();
  await expect.poll(() => started().length).toBe(1);
  await expect.poll(pathname).toBe(`/dashboard/exercise/workouts/${started()[0]?.id}`);
  expect(Object.values(started()[0]?.value.sets ?? {})[0]?.target).toMatchObject({ load: { si: 100 } });
});

test('what is planned today comes first, and not again among the routines', async () => {
  const today = dayOf(Date.now());
  const { sheet, started, pathname } = await openSheet({
    routines: { ...routines, arms: { name: 'Arm day', order: 'a1' } },
    programmes: {
      p: {
        ...{ name: 'Twice a week', form: 'rotation', startedOn: today },
        days: { d: { order: 'a0', routine: 'legs' } },
      },
    },
  });
  const planned = sheet.getByRole('region', { name: 'Planned today' });
  await expect.element(planned.getByRole('button')).toMatchTextContent(/^Leg dayTwice a week · First workout/);
  const others = sheet.getByRole('region', { name: 'Routines' });
  await expect.poll(() => others.getByRole('button').elements().length).toBe(1);
  await expect.element(others.getByRole('button', { name: /Arm day/ })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'Choose a programme' })).not.toBeInTheDocument();
  await planned.getByRole('button').click();
  await expect.poll(() => started()[0]?.value).toMatchObject({ routine: 'legs', programme: { id: 'p', day: 'd' } });
  await expect.poll(pathname).toBe(`/dashboard/exercise/workouts/${started()[0]?.id}`);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a day that was planned earlier and not done stands below Next, not below today', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).getUTCDay();
  const { sheet } = await openSheet({
    routines,
    programmes: {
      p: {
        ...{ name: 'On weekdays', form: 'rotation', startedOn: daysAgo(20).day, weekdays: [yesterday] },
        days: { d: { order: 'a0', routine: 'legs' } },
      },
    },
    workouts: { w: { ...workoutDaysAgo(9, squats), title: 'Leg day', programme: { id: 'p', day: 'd' } } },
  });
  const next = sheet.getByRole('region', { name: 'Next' });
  await expect.element(next.getByRole('button')).toMatchTextContent(/^Leg dayOn weekdays · From .+, not done yet$/);
  await expect.element(sheet.getByRole('region', { name: 'Planned today' })).not.toBeInTheDocument();
});

test('the routine of one of the last workouts comes after the others', async () => {
  const { sheet } = await openSheet({
    routines: { ...routines, arms: { name: 'Arm day', order: 'a1' } },
    workouts: { w: { ...workoutDaysAgo(1, squats), title: 'Leg day', routine: 'legs' } },
  });
  const others = sheet.getByRole('region', { name: 'Routines' });
  await expect.element(others.getByRole('button').first()).toMatchTextContent(/^Arm day/);
  await expect.element(others.getByRole('button').last()).toMatchTextContent(/^Leg day/);
});

test('with many routines, the first five are shown until all are asked for', async () => {
  const many = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [`r${n}`, { name: `Routine ${n}`, order: `a${n}` }]),
  );
  const { sheet } = await openSheet({ routines: many });
  const rows = () => sheet.getByRole('button', { name: /^Routine/ }).elements().length;
  expect(rows()).toBe(5);
  await sheet.getByRole('button', { name: 'Show all' }).click();
  expect(rows()).toBe(7);
});

test('a workout in progress is offered first', async () => {
  const { sheet, pathname, started } = await openSheet({ workouts: { now: { ...daysAgo(0), title: 'Heavy day' } } });
  await sheet
    .getByRole('region', { name: 'In progress' })
    .getByRole('link', { name: /Heavy day/ })
    .click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(started()).toEqual([]);
});

test('Escape closes the sheet, and nothing is started', async () => {
  const { sheet, started } = await openSheet({ routines });
  await keyboard.press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(started()).toEqual([]);
});

test('a recent workout is repeated from its row on the front page', async () => {
  const { screen, store, pathname } = await openExercise('', {
    workouts: { old: { ...workoutDaysAgo(1, squats), title: 'Heavy day' } },
  });
  await screen.getByRole('button', { name: 'Repeat Heavy day' }).click();
  await expect.poll(() => store.records('workouts').length).toBe(2);
  await expect.poll(pathname).toMatch(/\/workouts\/(?!old)/);
});

/** A routine whose weight goes up from the last time. */
const progressing = {
  routines: {
    legs: {
      ...routines.legs,
      exercises: { 'back-squat': { ...planOf(squats).exercises['back-squat'], progression: { rule: 'linear' } } },
    },
  },
  workouts: { old: { ...workoutDaysAgo(3, squats), title: 'Leg day', routine: 'legs' } },
};

test('a routine that was done is proposed once, with its next targets', async () => {
  const { sheet, started } = await openSheet(progressing);
  await expect.element(sheet.getByRole('button', { name: /^Leg day/ })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Repeat Leg day' })).not.toBeInTheDocument();
  await sheet.getByRole('button', { name: /^Leg day/ }).click();
  await expect.poll(() => started().length).toBe(1);
  expect(Object.values(started()[0]?.value.sets ?? {})[0]?.target).toMatchObject({ load: { si: 102.5 } });
});

test('the row of a workout from a routine starts that routine, and its page says that it repeats as last time', async () => {
  const { screen, store, pathname, goTo } = await openExercise('/workouts/old', progressing);
  await expect.element(screen.getByRole('button', { name: 'Repeat as last time' })).toBeVisible();
  await goTo('');
  await screen.getByRole('button', { name: 'Start Leg day' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\/(?!old)/);
  const started = store.records('workouts').find(({ id }) => id !== 'old');
  expect(Object.values(started?.value.sets ?? {})[0]?.target).toMatchObject({ load: { si: 102.5 } });
});
