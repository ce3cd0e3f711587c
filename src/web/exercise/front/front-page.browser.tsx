import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../language/index.ts';
import { keyboard, onPhone } from '../../testing/index.ts';
import { daysAgo, doneOf, openExercise, planOf, startInSheet, workoutDaysAgo } from '../testing/index.ts';

const squats = { 'back-squat': Array.from({ length: 3 }, () => ({ load: 100, reps: 5 })) };
const run = { ...daysAgo(0), sport: 'run', distance: { si: 10_000 }, movingSeconds: 3_000 };
const ride = { ...daysAgo(0), sport: 'ride', distance: { si: 40_000 }, movingSeconds: 6_000 };

test('a running workout is resumed with one tap', async () => {
  const { screen, pathname } = await openExercise('', { workouts: { now: { ...daysAgo(0), title: 'Heavy day' } } });
  const running = screen.getByRole('region', { name: 'In progress' });
  await expect.element(running).toMatchTextContent('Heavy day');
  await running.getByRole('link', { name: 'Resume workout' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
});

/** A workout of three days ago that was never finished. */
function forgotten(exercises: Parameters<typeof doneOf>[0]) {
  const { startedAt, ...when } = daysAgo(3);
  return {
    workouts: { now: { ...when, startedAt, title: 'Heavy day', ...doneOf(exercises, startedAt + 600_000) } },
  };
}

test('a forgotten workout says since when it is in progress, and is finished at its last set', async () => {
  const { screen, store } = await openExercise('', forgotten(squats));
  const stored = () => store.record('workouts', 'now').entry?.value;
  const region = screen.getByRole('region', { name: 'In progress' });
  await expect.element(region).toMatchTextContent(/In progress since [A-Z][a-z]+day, \d/);
  await region.getByRole('button', { name: 'Finish' }).click();
  await expect.element(screen.getByText(/^It ended with your last set/)).toBeVisible();
  expect(stored()?.endedAt).toBe((stored()?.startedAt ?? 0) + 600_000);
  await expect.element(region).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(region).toBeVisible();
});

test('undo after a forgotten workout was finished reopens the sets that this completed', async () => {
  const { now } = forgotten({
    'back-squat': [
      { load: 100, reps: 5 },
      { load: 100, reps: 5 },
    ],
  }).workouts;
  const sets = now.sets as Record<string, { readonly result: object }>;
  const open = { ...sets['back-squat-2']?.result, completedAt: null };
  const filledIn = { ...sets, 'back-squat-2': { ...sets['back-squat-2'], result: open } };
  const { screen, store } = await openExercise('', { workouts: { now: { ...now, sets: filledIn } } });
  const completed = () =>
    Object.values(store.record('workouts', 'now').entry?.value.sets ?? {}).map(
      ({ result }) => typeof result?.completedAt === 'number',
    );
  const region = screen.getByRole('region', { name: 'In progress' });
  await region.getByRole('button', { name: 'Finish' }).click();
  await screen.getByRole('button', { name: 'Tick off and finish' }).click();
  await expect.poll(completed).toEqual([true, true]);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(completed).toEqual([true, false]);
  await expect.element(region).toMatchTextContent(/In progress since/);
});

test('a forgotten workout without a set can only be resumed or discarded', async () => {
  const { screen, store, pathname } = await openExercise('', forgotten({}));
  const region = screen.getByRole('region', { name: 'In progress' });
  await expect.element(region.getByRole('link', { name: 'Resume workout' })).toBeVisible();
  await expect.element(region.getByRole('button', { name: 'Discard workout' })).toBeVisible();
  await expect.element(region.getByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  await region.getByRole('button', { name: 'Discard workout' }).click();
  await expect.element(region).not.toBeInTheDocument();
  expect(store.record('workouts', 'now').entry?.inTrash).toBe(true);
  expect(pathname()).toBe('/dashboard/exercise');
});

test('the bar of a forgotten workout ends it on other pages', async () => {
  const { screen, store } = await openExercise('/routines', forgotten(squats));
  const bar = screen.getByRole('region', { name: 'Current workout' });
  await expect.element(bar).toMatchTextContent(/In progress since/);
  await bar.getByRole('button', { name: 'Finish' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(store.record('workouts', 'now').entry?.value.endedAt).toEqual(expect.any(Number));
});

test('a forgotten workout with open sets is finished elsewhere only after the question of its page', async () => {
  const { startedAt, ...when } = daysAgo(3);
  const plan = planOf({ 'bench-press': [{ load: 60, reps: 5 }] });
  const done = doneOf(squats, startedAt + 600_000);
  const { screen, store, pathname, goTo } = await openExercise('/routines', {
    workouts: {
      now: {
        ...{ ...when, startedAt, title: 'Heavy day' },
        exercises: { ...done.exercises, ...plan.exercises },
        sets: { ...done.sets, ...plan.sets },
      },
    },
  });
  const bar = screen.getByRole('region', { name: 'Current workout' });
  await bar.getByRole('button', { name: 'Finish' }).click();
  const question = screen.getByRole('dialog', { name: '1 set isn’t done' });
  await question.getByRole('button', { name: 'Back to workout' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
  await goTo('/routines');
  await bar.getByRole('button', { name: 'Finish' }).click();
  await question.getByRole('button', { name: 'Finish anyway' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  expect(store.record('workouts', 'now').entry?.value.endedAt).toBe(startedAt + 600_000);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each(['Finish', 'Discard workout'])('focus is not lost with the bar of a forgotten workout: %s', async (name) => {
  const { screen } = await openExercise('/routines', forgotten(squats));
  const bar = screen.getByRole('region', { name: 'Current workout' });
  await expect.element(bar.getByRole('button', { name })).toBeVisible();
  (bar.getByRole('button', { name }).element() as HTMLElement).focus();
  await keyboard.press('Enter');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

const legs = { legs: { name: 'Leg day', order: 'a0', ...planOf(squats) } };
const programme = (leaves: object) => ({
  p: { name: 'Twice a week', form: 'rotation', days: { d: { order: 'a0', routine: 'legs' } }, ...leaves },
});

test('a programme that is not started yet is started here, and what is due then is the only main action', async () => {
  const { screen, pathname, store } = await openExercise('', { routines: legs, programmes: programme({}) });
  const waiting = screen.getByRole('region', { name: 'Not started' });
  await expect.element(waiting).toMatchTextContent('Twice a week');
  const starts = () =>
    Array.from(document.querySelectorAll('main [data-variant="primary"]'), (each) => each.textContent);
  await expect.poll(starts).toEqual(['Start today']);
  await waiting.getByRole('button', { name: 'Start today' }).click();
  await expect.element(screen.getByText('Started “Twice a week”')).toBeVisible();
  await expect.poll(starts).toEqual(['Start']);
  await expect.element(screen.getByRole('button', { name: 'Other workout' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start workout' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Start Leg day' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  await expect.element(screen.getByText('Started “Twice a week”')).not.toBeInTheDocument();
  expect(store.records('workouts')[0]?.value).toMatchObject({ routine: 'legs', programme: { id: 'p' } });
});

test('of several programmes that are not started, none is proposed', async () => {
  const { screen } = await openExercise('', {
    routines: legs,
    programmes: { ...programme({}), q: { ...programme({}).p, name: 'Other' } },
  });
  await expect.element(screen.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start today' })).not.toBeInTheDocument();
});

const running = { workouts: { now: { ...daysAgo(0), title: 'Heavy day' } } };

test('a second workout is started only if the user wants another one', async () => {
  const { screen, pathname, store, goTo } = await openExercise('', running);
  const question = screen.getByRole('alertdialog', { name: 'A workout is in progress' });
  const start = async () => {
    await startInSheet(screen);
    await expect.element(question).toMatchTextContent(/“Heavy day” has been in progress since \d/);
  };
  await start();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(pathname()).toBe('/dashboard/exercise');
  await start();
  await question.getByRole('button', { name: 'Resume workout' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
  expect(store.records('workouts')).toHaveLength(1);
  await goTo('');
  await start();
  await question.getByRole('button', { name: 'Start another' }).click();
  await expect.poll(() => store.records('workouts')).toHaveLength(2);
  const second = store.records('workouts').find(({ id }) => id !== 'now');
  await expect.poll(pathname).toBe(`/dashboard/exercise/workouts/${second?.id}`);
  await expect.element(question).not.toBeInTheDocument();
});

test('starting from a routine asks, too, and can be cancelled', async () => {
  const { screen, pathname, store } = await openExercise('', {
    ...running,
    routines: { r: { name: 'Lower body', order: 'a0' } },
  });
  const question = screen.getByRole('alertdialog', { name: 'A workout is in progress' });
  const choose = async () => {
    await screen.getByRole('button', { name: 'Start workout' }).click();
    await screen.getByRole('button', { name: /^Lower body/ }).click();
  };
  await choose();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(store.records('workouts')).toHaveLength(1);
  await choose();
  await question.getByRole('button', { name: 'Start another' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  expect(store.records('workouts').map(({ value }) => value.routine)).toContain('r');
});

test('this week has its sessions, time, hard sets and the distance of each sport', async () => {
  const { screen, href } = await openExercise('', {
    workouts: { w: workoutDaysAgo(0, squats), old: workoutDaysAgo(30, squats) },
    activities: { run, ride, again: { ...run, distance: { si: 2_500 } } },
  });
  const week = screen.getByRole('region', { name: 'This week' });
  const figures = () =>
    Array.from(week.element().querySelectorAll('dt'), (name) => [
      name.textContent,
      name.parentElement?.querySelector('dd')?.textContent,
    ]);
  await expect.poll(figures).toEqual([
    ['Sessions', '4'],
    ['Time', '4 hr 20 min'],
    ['Sets', '3'],
    ['Run', '7.77 mi'],
    ['Ride', '24.85 mi'],
  ]);
  await week.getByRole('button', { name: '3', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Back squat3');
  await keyboard.press('Escape');
  await week.getByRole('link', { name: '24.85 mi' }).click();
  await expect.poll(href).toBe('/dashboard/exercise/activities/totals?sport=ride');
});

test('a week without sets does not count them', async () => {
  const { screen } = await openExercise('', { activities: { run } });
  const week = screen.getByRole('region', { name: 'This week' });
  await expect.element(week.getByText('Run', { exact: true })).toBeVisible();
  await expect.element(week.getByText('Sets', { exact: true })).not.toBeInTheDocument();
});

test('on a phone, three figures of the week are on one line', async () => {
  await onPhone();
  const { screen } = await openExercise('', { workouts: { w: workoutDaysAgo(0, squats) } });
  const week = screen.getByRole('region', { name: 'This week' });
  const tops = () => Array.from(week.element().querySelectorAll('dt'), (name) => name.getBoundingClientRect().top);
  await expect.poll(() => tops().length).toBe(3);
  expect(new Set(tops()).size).toBe(1);
});

test('recent training lists workouts with their best sets, and activities', async () => {
  const { screen, pathname } = await openExercise('', {
    workouts: { w: { ...workoutDaysAgo(1, squats), title: 'Heavy day' } },
    activities: { run },
  });
  const recent = screen.getByRole('region', { name: 'Recent' });
  await expect.element(recent.getByRole('link', { name: /Heavy day.*Back squat 100 kg × 5/ })).toBeVisible();
  await recent.getByRole('link', { name: /Run/ }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/activities/run');
});

test('a newcomer can start a workout, choose a programme, add an activity, log a past workout or import', async () => {
  const { screen } = await openExercise('');
  await expect.element(screen.getByText('No training yet')).toBeVisible();
  for (const name of ['Start workout', 'Log activity', 'Log past workout'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  for (const name of ['Choose a programme', 'Import'])
    await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'This week' })).not.toBeInTheDocument();
});

test('a place that was visited before is shown again without a loading state', async () => {
  await onPhone();
  const { screen } = await openExercise('', { workouts: { w: workoutDaysAgo(1, squats) } });
  const tabs = screen.getByRole('navigation', { name: 'Exercise views' });
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name, exact: true });
  const goTo = async (tab: string, title: string) => {
    await tabs.getByRole('link', { name: tab }).click();
    await expect.element(heading(title)).toBeVisible();
  };
  await goTo('History', 'Workouts');
  await goTo('Today', 'Exercise');
  await expect.element(screen.getByRole('region', { name: 'Recent' })).toBeVisible();
  let loads = 0;
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-kind="loading"]') !== null) loads++;
  });
  watch.observe(document.body, { subtree: true, childList: true });
  await goTo('History', 'Workouts');
  await goTo('Today', 'Exercise');
  watch.disconnect();
  expect(loads).toBe(0);
});

test('on a phone in German, buttons have one line, and lines end at one edge', async () => {
  await onPhone();
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('de');
  const { screen } = await openExercise('', {
    workouts: { w: { ...workoutDaysAgo(1, squats), title: 'Heavy day' } },
    activities: { run },
  });
  for (const name of ['Training starten', 'Aktivität eintragen', 'Training nachtragen'])
    await expect
      .poll(() => screen.getByRole('button', { name }).element().getBoundingClientRect().height)
      .toBeLessThan(50);
  /** Returns where the words of an element end. */
  const endOf = (element: Element) => {
    const range = new Range();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().right);
  };
  const edge = endOf(screen.getByRole('link', { name: 'Verlauf' }).last().element());
  const ends = [
    screen.getByRole('link', { name: 'Ziele' }).element(),
    screen
      .getByRole('link', { name: /Lauf/ })
      .getByText(/^Heute/)
      .element(),
    screen.getByRole('button', { name: 'Heavy day wiederholen' }).element().querySelector('svg'),
  ];
  expect(
    ends.map((each) => each && (each.tagName === 'svg' ? Math.round(each.getBoundingClientRect().right) : endOf(each))),
  ).toEqual([edge, edge, edge]);
});
