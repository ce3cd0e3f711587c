import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, smallTargets, touchScreen } from '../testing/index.ts';
import {
  daysAgo,
  expectUsable,
  openExercise,
  openWorkout,
  planOf,
  weightDaysAgo,
  workoutDaysAgo,
} from './testing/index.ts';

// These tests have data. `screens.browser.tsx` runs axe on whole pages without data.

beforeEach(async () => {
  await touchScreen();
});

const squats = (load: number) => ({ 'back-squat': Array.from({ length: 3 }, () => ({ load, reps: 5 })) });

/** Returns workouts with three sets of five squats each, on consecutive days until yesterday. */
function lifted(whenOf: (at: number) => number = (at) => 3 - at) {
  const whole = { title: 'Heavy day', effort: 6, routine: 'lower' };
  return Object.fromEntries(
    [100, 102.5, 105].map((load, at) => [`workout-${at}`, { ...workoutDaysAgo(whenOf(at), squats(load)), ...whole }]),
  );
}

/** Returns two routines in a rotation, one of them in a folder. */
function planned() {
  const lower = planOf(squats(60));
  const squat = { exercise: 'exercises/back-squat', order: 'a0', progression: { rule: 'linear' } };
  return {
    routineFolders: { f: { name: 'Winter', order: 'a0' } },
    routines: {
      upper: { name: 'Upper body', order: 'a0' },
      lower: { name: 'Lower body', order: 'a1', folder: 'f', ...lower, exercises: { 'back-squat': squat } },
    },
    programmes: {
      p: {
        name: 'Winter',
        form: 'rotation',
        startedOn: daysAgo(20).day,
        days: { a: { order: 'a0', routine: 'upper' }, b: { order: 'a1', routine: 'lower' } },
      },
    },
  };
}

function moved() {
  const run = { ...daysAgo(1), sport: 'run', distance: { si: 10_000 }, movingSeconds: 2_700, effort: 5 };
  return {
    activities: { run: { ...run, heartRate: { average: 150 }, gear: { shoes: true } } },
    gear: { shoes: { name: 'Road shoes', kind: 'shoes', warnAt: { si: 800_000 } } },
    zones: { z: { measure: 'heartRate', from: daysAgo(90).day, bounds: [120, 140, 155, 170, 190] } },
  };
}

const weighed = () => ({
  measurements: { a: weightDaysAgo(3, 80), b: weightDaysAgo(2, 80.4), c: weightDaysAgo(1, 79.8) },
});

test('every view is at most one tap away from its tab, and no row of tabs scrolls', async () => {
  const { screen, pathname } = await openExercise('/progress');
  const tabs = screen.getByRole('navigation', { name: 'Exercise views' });
  await expect.element(tabs).toBeVisible();
  const { scrollWidth, clientWidth } = tabs.element();
  expect(scrollWidth - clientWidth).toBe(0);
  const names = () =>
    tabs
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  const always = ['Today', 'History', 'Exercises', 'Routines', 'Progress'];
  expect(names()).toEqual([...always, 'Strength', 'Volume', 'Training load', 'Body', 'Goals']);
  await tabs.getByRole('link', { name: 'Training load' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/load');
  await expect.element(tabs.getByRole('link', { name: 'Training load' })).toHaveAttribute('aria-current', 'page');
  await expect.element(tabs.getByRole('link', { name: 'Progress' })).toHaveAttribute('aria-current', 'true');
  await tabs.getByRole('link', { name: 'History' }).click();
  await expect.poll(names).toEqual([...always, 'Workouts', 'Activities', 'Calendar']);
  await tabs.getByRole('link', { name: 'Today' }).click();
  await expect.poll(names).toEqual(always);
  await expect.poll(pathname).toBe('/dashboard/exercise');
});

test('the old address of the trash of workouts still opens it', async () => {
  const { screen, href } = await openExercise('?list=trash');
  await expect.element(screen.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  expect(href()).toBe('/dashboard/exercise/workouts?list=trash');
});

describe('axe finds no violations and every target is large enough in a workout:', () => {
  const openHeavy = () =>
    openWorkout({
      plan: { ...squats(110), 'bench-press': squats(80)['back-squat'] },
      workout: { title: 'Today', tags: { deload: 'deload' } },
      before: lifted(),
      others: { places: { gym: { name: 'Gym' } } },
    });

  test('the list of workouts', async () => {
    const { screen } = await openExercise('/workouts', { workouts: lifted() });
    await expect.element(screen.getByRole('row', { name: /Heavy day/ }).first()).toBeVisible();
    await expectUsable();
  });

  test('a workout and its rest timer, with an error and a note', async () => {
    const { region, choose } = await openHeavy();
    const squat = region('Back squat');
    await expect.element(squat.getByRole('button', { name: /^Copy 105 kg × 5/ }).first()).toBeVisible();
    await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await expect.element(squat.getByRole('button', { name: /^Personal record: / })).toBeVisible();
    await squat.getByRole('textbox', { name: 'Reps, set 3' }).fill('5,5');
    await expect.element(squat.getByText('Enter a whole number, 0 or more')).toBeVisible();
    await choose('Back squat', 'Add note');
    await expectUsable();
  });

  test('the keypad', async () => {
    const { screen, region } = await openHeavy();
    await region('Back squat').getByRole('textbox', { name: 'Weight, set 2' }).click();
    await expect.element(screen.getByRole('group', { name: 'Weight, set 2' })).toBeVisible();
    await expectUsable();
  });

  test('the records of a set', async () => {
    const { region } = await openHeavy();
    const squat = region('Back squat');
    await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await squat.getByRole('button', { name: /^Personal record: / }).click();
    await expectUsable('[role=dialog]');
  });

  test.each(['Plates for 110 kg', 'Rest timer settings'])('%s', async (button) => {
    const { screen } = await openHeavy();
    await screen.getByRole('checkbox', { name: 'Set 1 done' }).first().click();
    await screen.getByRole('button', { name: button }).first().click();
    await expectUsable('[role=dialog]');
  });

  test.each(['Set 2', 'More options for Back squat'])('the menu of %s', async (button) => {
    const { region } = await openHeavy();
    await region('Back squat').getByRole('button', { name: button, exact: true }).click();
    await expectUsable('[role=menu]');
  });

  test.each(['Reorder exercises', 'Edit several sets', 'Replace exercise'])('%s', async (item) => {
    const { screen, choose } = await openHeavy();
    await choose('Back squat', item);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    if (item === 'Replace exercise') await screen.getByRole('searchbox').fill('sand');
    await expectUsable('[role=dialog]');
  });

  test('the details of a workout', async () => {
    const { screen } = await openHeavy();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Workout details' }).click();
    await expectUsable('[role=dialog]');
  });

  test('the overview, and the rest timer on another page', async () => {
    const { screen, router } = await openHeavy();
    await screen.getByRole('checkbox', { name: 'Set 1 done' }).first().click();
    await expect.element(screen.getByRole('timer')).toBeVisible();
    await router.navigate({ href: '/dashboard' });
    await expect.element(screen.getByText(/^In progress/)).toBeVisible();
    await expectUsable();
    await screen.getByRole('link', { name: 'Notes', exact: true }).click();
    const running = screen.getByRole('region', { name: 'Current workout' });
    await expect.element(running.getByRole('timer')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: /notes$/i, level: 1 })).toBeInTheDocument();
    await expectUsable();
  });

  test('a finished workout', async () => {
    const { screen } = await openHeavy();
    await screen.getByRole('checkbox', { name: 'Set 1 done' }).first().click();
    await screen.getByRole('button', { name: 'Finish' }).click();
    await screen.getByRole('button', { name: 'Finish anyway' }).click();
    await screen.getByText('7', { exact: true }).click();
    await expect.element(screen.getByRole('region', { name: 'Compared with last time' })).toBeVisible();
    await expectUsable();
  });

  test('a workout that is read', async () => {
    const { screen } = await openExercise('/workouts/workout-2', { workouts: lifted() });
    await expect.element(screen.getByRole('region', { name: 'Summary' })).toBeVisible();
    await expectUsable();
  });
});

describe('axe finds no violations and every target is large enough in exercises, progress and routines:', () => {
  const trained = () => ({
    workouts: lifted(),
    ...planned(),
    exercises: { own: { name: 'Bench with chains', tracking: 'loadReps', muscles: { chest: 1 } } },
  });

  test('the list of exercises', async () => {
    const { screen } = await openExercise('/exercises', trained());
    await expect.element(screen.getByRole('row').nth(3)).toBeVisible();
    await expectUsable();
  });

  test('an exercise with its charts', async () => {
    const { screen } = await openExercise('/exercises/back-squat', trained());
    const estimate = screen.getByRole('figure', { name: 'Estimated 1RM' });
    await expect.poll(() => estimate.query()?.querySelector('canvas')).toBeTruthy();
    await screen.getByRole('figure', { name: 'Volume' }).getByRole('button', { name: 'Show as table' }).click();
    await expectUsable();
  });

  test('a day in a chart', async () => {
    const { screen } = await openExercise('/exercises/back-squat', trained());
    const volume = screen.getByRole('figure', { name: 'Volume' });
    await volume.getByRole('button', { name: 'Show as table' }).click();
    await volume.getByRole('button', { name: '1,575 kg' }).click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('Set 3');
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('105 kg × 5');
  });

  test('a formula', async () => {
    const { screen } = await openExercise('/exercises/back-squat', trained());
    await screen.getByRole('button', { name: '122.5 kg' }).first().click();
    await expect.element(screen.getByRole('dialog')).toHaveAttribute('tabindex', '0'); // its text scrolls
    await expectUsable('[role=dialog]');
  });

  test('the settings of a custom exercise', async () => {
    const { screen } = await openExercise('/exercises/own', trained());
    await screen.getByRole('button', { name: 'Edit Bench with chains' }).click();
    await expectUsable('[role=dialog]');
  });

  test('progress', async () => {
    const { screen } = await openExercise('/progress', trained());
    await expect.element(screen.getByText(/previously 102\.5\skg/).first()).toBeVisible();
    await expectUsable();
  });

  test('the sheet to start a workout', async () => {
    const own = { free: workoutDaysAgo(1, squats(100)) }; // from no routine, so it can be done again
    const { screen } = await openExercise('', { ...trained(), workouts: { ...lifted(), ...own } });
    await screen.getByRole('button', { name: /^(Start|Other) workout$/ }).click();
    await expect.element(screen.getByRole('region', { name: 'Do again' })).toBeVisible();
    await expectUsable('[role=dialog]');
  });

  test('the list of routines', async () => {
    const { screen } = await openExercise('/routines', trained());
    await expect.element(screen.getByRole('region', { name: 'Today' })).toBeVisible();
    await expectUsable();
  });

  test('a routine', async () => {
    const { screen } = await openExercise('/routines/lower', trained());
    await screen.getByText(/^Progression:/).click();
    await expect.element(screen.getByRole('button', { name: /^Next: / }).first()).toBeVisible();
    await expectUsable();
  });

  test('a programme', async () => {
    const { screen } = await openExercise('/routines/programmes/p', trained());
    await expect.element(screen.getByRole('group', { name: 'Back squat' })).toBeVisible();
    await expectUsable();
  });
});

describe('axe finds no violations and every target is large enough in activities and body:', () => {
  const recorded = () => ({ ...moved(), ...weighed() });

  test('the list of activities', async () => {
    const { screen } = await openExercise('/activities', recorded());
    await expect.element(screen.getByRole('row').first()).toBeVisible();
    await expectUsable();
  });

  test('an activity with an error', async () => {
    const { screen } = await openExercise('/activities/run', recorded());
    await screen.getByRole('button', { name: 'Edit', exact: true }).click();
    await screen.getByRole('textbox', { name: 'Moving time: Seconds' }).fill('75');
    await expect.element(screen.getByText('Minutes and seconds must be below 60').last()).toBeVisible();
    await expectUsable();
  });

  test('best times', async () => {
    const { screen } = await openExercise('/activities/best', recorded());
    await expect.poll(() => screen.getByRole('row', { name: /^10 km/ }).elements()).toHaveLength(2);
    await expectUsable();
  });

  test('totals', async () => {
    const { screen } = await openExercise('/activities/totals', recorded());
    await expect.element(screen.getByRole('table', { name: 'Totals' })).toBeVisible();
    await expectUsable();
  });

  test('gear', async () => {
    const { screen } = await openExercise('/activities/gear', recorded());
    await expect.element(screen.getByText('Road shoes')).toBeVisible();
    await expectUsable();
    await screen.getByRole('button', { name: 'Add gear' }).click();
    await expectUsable('[role=dialog]');
  });

  test('zones with an error', async () => {
    const { screen } = await openExercise('/activities/zones', recorded());
    await screen.getByRole('button', { name: 'Add zones' }).click();
    await screen.getByRole('textbox', { name: 'Max heart rate' }).fill('190');
    await screen.getByRole('textbox', { name: 'Resting heart rate' }).fill('60');
    await screen.getByRole('button', { name: 'Calculate', exact: true }).click();
    await screen.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('130');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expectUsable('[role=dialog]');
  });

  test('body', async () => {
    const { screen } = await openExercise('/body', recorded());
    await expect.element(screen.getByRole('link', { name: /^Body weight/ })).toBeVisible();
    await expectUsable();
    await screen.getByRole('button', { name: 'Log measurements' }).click();
    await expectUsable('[role=dialog]');
  });

  test('photos', async () => {
    const { screen } = await openExercise('/body/photos', recorded());
    await expect.element(screen.getByRole('button', { name: 'Take photo' })).toBeVisible();
    await expectUsable();
  });

  test('a measurement and one of its days', async () => {
    const { screen } = await openExercise('/body/body-weight', recorded());
    await screen.getByRole('button', { name: 'Show as table' }).click();
    const figure = screen.getByRole('figure');
    await expect.element(figure.getByRole('cell').first()).toBeVisible();
    await expectUsable();
    await figure.getByRole('cell').getByRole('button').first().click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('Previous trend');
  });
});

describe('axe finds no violations and every target is large enough on the front page and in calendar, goals, volume and load:', () => {
  const trained = () => ({
    workouts: lifted(() => 0), // all in one week, whatever the weekday
    ...moved(),
    goals: { weekly: { kind: 'sessions', target: 3, per: 'week' } },
  });

  test('the front page', async () => {
    const { screen } = await openExercise('', { ...planned(), ...trained() });
    const week = screen.getByRole('region', { name: 'This week' });
    await expect.element(week.getByRole('progressbar')).toBeVisible();
    await expect.element(week.getByRole('button', { name: '9', exact: true })).toBeVisible();
    await expect
      .element(
        screen
          .getByRole('region', { name: 'Recent' })
          .getByText(/Back squat/)
          .first(),
      )
      .toBeVisible();
    await expectUsable();
  });

  test('the calendar', async () => {
    const { screen } = await openExercise('/calendar', trained());
    await screen.getByText('Monthly totals').click();
    const trainedToday = screen.getByRole('list', { name: 'On this day' }).getByRole('link');
    await expect.poll(() => trainedToday.elements()).toHaveLength(3);
    await expectUsable();
  });

  test('the goals', async () => {
    const { screen } = await openExercise('/goals', trained());
    await expect.element(screen.getByRole('region', { name: 'Goals' }).getByRole('progressbar')).toBeVisible();
    await expectUsable();
  });

  test('a goal, including one for a muscle', async () => {
    const { screen } = await openExercise('/goals', trained());
    await screen.getByRole('button', { name: 'Add goal' }).click();
    await expectUsable('[role=dialog]');
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: /Goal type/ })
      .click();
    await screen.getByRole('option', { name: 'Sets', exact: true }).click();
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expectUsable('[role=dialog]');
  });

  test('the volume by muscle', async () => {
    const { screen } = await openExercise('/volume', trained());
    const quads = screen.getByRole('row', { name: /^Quads/ });
    await expect.element(quads).toMatchTextContent('9');
    await expectUsable();
    await quads.getByRole('link').click();
    await expect.element(screen.getByRole('dialog', { name: 'Quads' })).toBeVisible();
    await expectUsable('[role=dialog]');
  });

  test('load, and one day of its charts', async () => {
    const { screen } = await openExercise('/load', trained());
    await expect.element(screen.getByRole('button', { name: /^\d+$/ }).first()).toBeVisible();
    await expectUsable();
    const curves = screen.getByRole('figure', { name: 'Fitness, fatigue and form' });
    await curves.getByRole('button', { name: 'Show as table' }).click();
    await curves.getByRole('cell').getByRole('button').first().click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('CTL the day before');
  });
});

test('a target that is too small is detected', async () => {
  const { screen } = await openApp('/dashboard/exercise');
  const start = screen.getByRole('button', { name: 'Start workout' });
  await expect.element(start).toBeVisible();
  (start.element() as HTMLElement).style.cssText = 'block-size: 20px; min-block-size: 0; padding: 0';
  await expect.poll(smallTargets).toEqual([expect.stringMatching(/^button “Start workout”/)]);
});
