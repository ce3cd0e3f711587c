import { expect, test } from 'vitest';
import { expectAccessible, onPhone } from '../../testing/index.ts';
import { daysAgo, openExercise, watchLabels, workoutDaysAgo } from '../testing/index.ts';

/** Returns an hour of running at 154 beats per minute, which is 77 % of the maximum of the zones below. */
const recorded = (more: object = {}) => ({
  ...{ sport: 'run', ...daysAgo(1), movingSeconds: 3600, distance: { si: 10_000 }, ...more },
  trackFigures: {
    ...{ version: 1, sport: 'run', hidden: '', distances: [], times: [], powers: [], kilometres: [], miles: [] },
    ...{ timer: 3600, beats: { from: 154, seconds: [3600] } },
  },
});

const zones = { z: { measure: 'heartRate', from: '2020-01-01', bounds: [120, 140, 160, 180, 200] } };

async function openLoad(activities: Readonly<Record<string, object>>) {
  const app = await openExercise('/load', { activities, zones });
  const sessions = app.screen.getByRole('table', { name: 'Sessions of the last 7 days' });
  const preference = () => app.store.record('preferences', 'main').entry?.value.trainingLoad;
  return { ...app, sessions, preference };
}

test('each session says from what its load is, and the user chooses what is preferred', async () => {
  const { screen, sessions, preference } = await openLoad({
    both: recorded({ effort: 7 }),
    rated: { sport: 'swim', ...daysAgo(2), movingSeconds: 1800, effort: 4 },
    unknown: { sport: 'ride', ...daysAgo(3), movingSeconds: 1800 },
  });
  const rows = () =>
    sessions
      .getByRole('row')
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent);
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/Heart rate270$/),
      expect.stringMatching(/Effort120$/),
      expect.stringMatching(/No effort or heart rate–$/),
    ]);
  await screen.getByText('Calculation').click();
  await expectAccessible('main');
  await screen.getByRole('radio', { name: 'Effort' }).click();
  await expect.poll(() => rows()[0]).toMatch(/Effort420$/);
  expect(preference()).toMatchObject({ prefers: 'effort' });
});

test('neighbouring labels on the axis of a small load differ', async () => {
  const labels = watchLabels();
  await openLoad({ short: { sport: 'swim', ...daysAgo(1), movingSeconds: 60, effort: 1 } });
  await expect.poll(() => labels.filter(({ text }) => text === '1').length).toBeGreaterThan(0);
  const same = labels.filter(({ text }, at) => text === labels[at - 1]?.text);
  expect(same).toEqual([]);
});

test('a run counts by its pace once half a year has five runs, if nothing else is known or it is preferred', async () => {
  const run = (days: number, more: object = {}) => ({
    ...{ sport: 'run', ...daysAgo(days), movingSeconds: 1800, distance: { si: 5000 }, ...more },
  });
  const { screen, sessions } = await openLoad({
    race: run(40, { movingSeconds: 1260 }),
    easy: run(20),
    other: run(30),
    first: run(50),
    rated: run(3, { effort: 5 }),
    plain: run(2),
    fast: run(1, { movingSeconds: 1260 }),
  });
  const loads = () =>
    Array.from(sessions.getByRole('row').elements().slice(1), ({ children }) =>
      Array.from(children)
        .slice(1)
        .map(({ textContent }) => textContent),
    );
  await expect.poll(loads).toEqual([
    ['Pace', '193'],
    ['Pace', '127'],
    ['Effort', '150'],
  ]);
  await screen.getByText('Calculation').click();
  await screen.getByRole('radio', { name: 'Pace' }).click();
  await expect.poll(() => loads()[2]).toEqual(['Pace', '127']);
});

test('the weekly load before the first session starts the curves, and can be undone', async () => {
  const { screen, preference } = await openLoad({ run: recorded() });
  await screen.getByText('Calculation').click();
  const field = screen.getByRole('textbox', { name: 'Weekly training load before your first session' });
  await field.fill('1,400');
  await screen
    .getByRole('form', { name: /Weekly training load/ })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect.poll(() => preference()?.weekBefore).toBe(1400);
  // 200 a day, then a day of 270 and one of rest
  await expect.element(screen.getByRole('button', { name: '197' })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => preference()?.weekBefore).toBeUndefined();
});

test('lifting and running add up, also on a small phone', async () => {
  await onPhone(320);
  const { screen } = await openExercise('/load', {
    activities: { run: recorded() },
    workouts: { lift: { ...workoutDaysAgo(1, { 'bench-press': [{ load: 80, reps: 5 }] }), effort: 6 } },
    zones,
  });
  await expect.element(screen.getByText(/^workouts \d+, activities 270$/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('recordings that wait for the maximal heart rate say so, and lead to the zones', async () => {
  const { screen, href } = await openExercise('/load', {
    activities: { run: recorded(), other: recorded(daysAgo(3)) },
  });
  const sessions = screen.getByRole('table', { name: 'Sessions of the last 7 days' });
  await expect.element(sessions.getByRole('row').nth(1)).toMatchTextContent('Run, YesterdayNeeds your max heart rate–');
  await expect.element(screen.getByText(/^2 activities in the last 6 months aren’t counted/)).toBeVisible();
  expect(screen.getByText(/have no effort/).query()).toBeNull();
  await expectAccessible('main');
  await screen.getByRole('link', { name: 'Set zones' }).click();
  await expect.poll(href).toMatch(/activities\/zones$/);
});
