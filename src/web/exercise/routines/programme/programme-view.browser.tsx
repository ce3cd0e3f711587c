import { expect, test } from 'vitest';
import { keyboard } from '../../../testing/index.ts';
import { daysAgo, openExercise, workoutDaysAgo } from '../../testing/index.ts';

const squats = { x: { exercise: 'exercises/back-squat', order: 'a0' } };
const places = [
  { exercise: 'x', order: 'a0' },
  { exercise: 'x', order: 'a1' },
] as const;

/** Returns two routines in a rotation. The first was done yesterday, the second a week earlier. */
function rotation({ programme = {}, workouts = {}, sets = {} } = {}) {
  const done = { kind: 'working', load: { si: 100 }, reps: 5, completedAt: 1 };
  const target = { kind: 'working', reps: { min: 5, max: 5 }, load: { si: 60, typed: '60', unit: 'kg' } };
  const [first, second] = places;
  const results = { a: { place: first, result: done }, b: { place: second, result: done } };
  const when = (days: number) => {
    const began = daysAgo(days);
    return { ...began, endedAt: began.startedAt + 3_600_000 };
  };
  return {
    routines: {
      upper: { name: 'Upper body', order: 'a0' },
      lower: {
        name: 'Lower body',
        order: 'a1',
        exercises: { x: { ...squats.x, progression: { rule: 'linear' } } },
        sets: { a: { place: first, target }, b: { place: second, target }, ...sets },
      },
    },
    programmes: {
      p: {
        name: 'Winter',
        form: 'rotation',
        startedOn: daysAgo(20).day,
        days: { a: { order: 'a0', routine: 'upper' }, b: { order: 'a1', routine: 'lower' } },
        ...programme,
      },
    },
    workouts: {
      old: { ...when(8), routine: 'lower', exercises: squats, sets: results },
      newer: {
        ...when(1),
        routine: 'upper',
        programme: { id: 'p', day: 'a', week: 1 },
        exercises: squats,
        sets: { a: results.a },
      },
      ...workouts,
    },
  };
}

/** Returns a workout that completes the first cycle. */
const roundOver = () => ({
  round: {
    ...workoutDaysAgo(4, { 'bench-press': [{ load: 60, reps: 5 }] }),
    routine: 'lower',
    programme: { id: 'p', day: 'b', week: 1 },
  },
});

test('a rotation shows the next day', async () => {
  const { screen } = await openExercise('/routines', rotation());
  const today = screen.getByRole('region', { name: 'Today' });
  await expect.element(today.getByText(/Next after Upper body/)).toBeVisible();
});

test('a rotation is trained on chosen weekdays, or on any day', async () => {
  const { screen, store } = await openExercise('/routines/programmes/p', rotation());
  const weekdays = () => store.records('programmes')[0]?.value.weekdays;
  const chips = screen.getByRole('toolbar', { name: 'Training days' });
  await chips.getByRole('button', { name: 'Fri' }).click();
  await chips.getByRole('button', { name: 'Mon' }).click();
  await expect.poll(weekdays).toEqual([1, 5]);
  await expect.element(screen.getByText(/^Do the days in order on these weekdays/)).toBeVisible();
  await chips.getByRole('button', { name: 'Mon' }).click();
  await chips.getByRole('button', { name: 'Fri' }).click();
  await expect.poll(weekdays).toBeUndefined();
});

test('a running programme offers its next day, and a long rotation is a list until it is edited', async () => {
  const { screen, pathname } = await openExercise('/routines/built-in/walk-run');
  await screen.getByRole('button', { name: 'Use this programme' }).click();
  await screen.getByRole('button', { name: 'Start today' }).click();
  const days = screen.getByRole('region', { name: 'Days' });
  await expect.poll(() => days.getByRole('listitem').elements()).toHaveLength(13);
  await expect.element(days.getByRole('listitem').first()).toMatchTextContent('Week 13 ×');
  await expect.element(screen.getByRole('textbox', { name: 'Starting training max' })).not.toBeInTheDocument();
  await days.getByRole('button', { name: 'Edit days' }).click();
  await expect.poll(() => days.getByRole('button', { name: /^Week 1/ }).elements()).toHaveLength(3);
  const next = screen.getByRole('region', { name: 'Next workout' });
  await expect.element(next.getByRole('heading')).toHaveTextContent('Week 1');
  await next.getByRole('button', { name: 'Start Week 1' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
});

test('a programme reminds of its day at a time, until that is turned off', async () => {
  const { screen, store } = await openExercise('/routines/programmes/p', rotation());
  const remindAt = () => store.records('programmes')[0]?.value.remindAt;
  const field = screen.getByRole('region', { name: 'Reminder' }).getByLabelText('Remind me at');
  await field.fill('6:30 pm');
  await expect.poll(remindAt).toBe(18 * 60 + 30);
  await field.fill('evening');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('18:30');
  expect(remindAt()).toBe(18 * 60 + 30);
  await screen.getByRole('button', { name: 'Don’t remind me' }).click();
  await expect.poll(remindAt).toBeUndefined();
});

test('a routine shows the next loads, and why', async () => {
  const { screen } = await openExercise('/routines/lower', rotation());
  await expect.element(screen.getByText(/^Up from 100 kg to 102.5 kg: you completed every set/)).toBeVisible();
  await screen.getByRole('button', { name: 'Next: 102.5 kg × 5' }).first().click();
  await expect
    .element(
      screen
        .getByRole('dialog')
        .getByText(/Linear and double progression/)
        .first(),
    )
    .toBeVisible();
  await keyboard.press('Escape');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the next day of a rotation starts as a workout of that day, with the loads due', async () => {
  const { screen, pathname, store } = await openExercise('', rotation());
  const today = screen.getByRole('region', { name: 'Today' });
  await expect.element(today.getByText(/Next after Upper body/)).toBeVisible();
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  const id = pathname().split('/').at(-1) ?? '';
  const started = store.record('workouts', id).entry?.value;
  expect(started).toMatchObject({ title: 'Lower body', routine: 'lower', programme: { id: 'p', day: 'b' } });
  const targets = Object.values(started?.sets ?? {}).map(({ target }) => target);
  expect(targets).toHaveLength(2);
  expect(targets[0]).toMatchObject({ load: { si: 102.5, typed: '102.5', unit: 'kg' }, reps: { min: 5, max: 5 } });
});

test('a due day is not offered while its workout is in progress, and is done once that has ended', async () => {
  const { screen, goTo, pathname } = await openExercise('', rotation());
  const today = screen.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  await goTo('');
  const running = screen.getByRole('region', { name: 'In progress' });
  await expect.element(running).toMatchTextContent('Lower body');
  await expect.element(today).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Other workout' }).click();
  await expect.element(screen.getByRole('button', { name: /^Lower body/ })).not.toMatchTextContent('Planned');
  await expect.element(screen.getByRole('region', { name: 'Planned today' })).not.toBeInTheDocument();
  await keyboard.press('Escape');
  await running.getByRole('link', { name: 'Resume workout' }).click();
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await screen.getByRole('checkbox', { name: 'Set 2 done' }).click();
  await screen.getByRole('button', { name: 'Finish' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
  await goTo('');
  await expect.element(running).not.toBeInTheDocument();
  await expect.element(today).toMatchTextContent(/Done for today/);
});

test('a day of which most sets are left open stays next', async () => {
  const { screen, goTo } = await openExercise(
    '',
    rotation({ sets: { c: { place: { exercise: 'x', order: 'a2' }, target: { kind: 'working', reps: { min: 5 } } } } }),
  );
  const today = screen.getByRole('region', { name: 'Today' });
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await screen.getByRole('button', { name: 'Finish' }).click();
  const dialog = screen.getByRole('dialog', { name: '2 sets aren’t done' });
  await expect.element(dialog).toMatchTextContent('this workout stays next in your programme');
  await dialog.getByRole('button', { name: 'Finish anyway' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
  await goTo('');
  await expect.element(today.getByText(/Next after Upper body/)).toBeVisible();
});

test('a programme deloads after a chosen number of cycles', async () => {
  const { screen, store } = await openExercise('/routines/programmes/p', rotation({ workouts: roundOver() }));
  const deload = screen.getByRole('region', { name: 'Deload' });
  await deload.getByRole('button', { name: /Deload/ }).click();
  await screen.getByRole('option', { name: 'Every 3 cycles' }).click();
  await expect.poll(() => store.record('programmes', 'p').entry?.value.deloadWeeks?.every).toBe(3);
});

test('a programme progresses as usual before its deload', async () => {
  const document = rotation({ programme: { deloadWeeks: { every: 3, share: 0.4 } }, workouts: roundOver() });
  const { screen } = await openExercise('/routines/lower', document);
  await expect.element(screen.getByText(/^Up from 100 kg to 102.5 kg: you completed every set/)).toBeVisible();
});

const inDeload = () => rotation({ programme: { deloadWeeks: { every: 2, share: 0.4 } }, workouts: roundOver() });
const lighter = /^Deload week: 40\s?% lighter than the 102.5 kg due next/;

test('a deload set on another device is shown at once', async () => {
  const document = rotation({ workouts: roundOver() });
  const { screen, changeElsewhere, goTo } = await openExercise('/routines/lower', document);
  await expect.element(screen.getByText(/^Up from 100 kg to 102.5 kg/)).toBeVisible();
  await changeElsewhere('programmes', 'p', (draft) => {
    draft.deloadWeeks = { every: 2, share: 0.4 };
  });
  await expect.element(screen.getByText(lighter)).toBeVisible();
  await goTo('/routines/programmes/p');
  const deload = screen.getByRole('region', { name: 'Deload' });
  await expect.element(deload.getByRole('button', { name: /Every 2 cycles/ })).toBeVisible();
  await expect.element(deload.getByRole('textbox', { name: 'Reduce weight by' })).toHaveValue('40');
});

test('a deload reduces loads, and progression continues after it', async () => {
  const { screen, goTo, pathname } = await openExercise('/routines', inDeload());
  const today = screen.getByRole('region', { name: 'Today' });
  await expect.element(today.getByText(/Cycle 2 · Deload/)).toBeVisible();
  await today.getByRole('button', { name: 'Start Lower body' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await expect.element(squat.getByRole('textbox', { name: 'Weight, set 1' })).toHaveAttribute('placeholder', '62.5');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await squat.getByRole('checkbox', { name: 'Set 2 done' }).click();
  await screen.getByRole('button', { name: 'Finish' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect.element(screen.getByText(/Today, .+ · Deload/).first()).toBeVisible();
  await goTo('/routines/lower');
  // the next load does not build on the load of the deload
  await expect.element(screen.getByText(lighter)).toBeVisible();
});

test('a day keeps a routine that is archived, unnamed or deleted', async () => {
  const routines = { old: { name: 'Old plan', order: 'a2', archivedAt: 5 }, unnamed: { order: 'a3', archivedAt: 5 } };
  const { screen } = await openExercise('/routines/programmes/p', {
    ...rotation(),
    routines,
    programmes: {
      p: {
        name: 'Winter',
        form: 'rotation',
        days: {
          a: { order: 'a0', routine: 'old' },
          b: { order: 'a1', routine: 'unnamed' },
          c: { order: 'a2', routine: 'gone' },
          d: { order: 'a3' },
        },
      },
    },
  });
  const selects = () => screen.getByRole('button', { name: /^(?:Old plan|Routine|Deleted routine|Rest day)/ });
  await expect
    .poll(() =>
      selects()
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Old plan', 'Routine', 'Deleted routine', 'Rest day']);
});
