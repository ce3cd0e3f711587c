import { expect, test } from 'vitest';
import { expectAccessible, keyboard, onPhone } from '../../testing/index.ts';
import { daysAgo, openExercise, watchLabels } from '../testing/index.ts';

const mile = 1609.344;
const shoes = {
  name: 'Road shoes',
  kind: 'shoes',
  startDistance: { si: 597.5 * mile },
  warnAt: { si: 600 * mile },
};

test('gear is added with its starting distance, and shows the distance left', async () => {
  const { screen } = await openExercise('/activities/gear');
  await screen.getByRole('button', { name: 'Add gear' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Road shoes');
  await dialog.getByRole('textbox', { name: 'Starting distance' }).fill('597,5');
  await dialog.getByRole('textbox', { name: 'Replace after' }).fill('600');
  await dialog.getByText('Run', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/2\.5 mi left/)).toBeVisible();
  await screen.getByRole('button', { name: 'Log activity' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Road shoes' })).toBeChecked();
});

test('a run has its pace and a fitness estimate, with the formula it comes from', async () => {
  const { screen, store } = await openExercise('/activities');
  await screen.getByRole('button', { name: 'Log activity' }).first().click();
  await screen.getByRole('textbox', { name: 'Distance', exact: true }).fill('3,1');
  await screen.getByRole('textbox', { name: 'Moving time: Minutes' }).click();
  await keyboard.type('21:00');
  await expect.element(screen.getByRole('button', { name: '6:46 /mi' })).toBeVisible();
  expect(store.records('activities')[0]?.value.movingSeconds).toBe(1260);
  await screen.getByRole('button', { name: /^46|^47/ }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Daniels');
});

/** Returns a run of 3.1 miles in 21 minutes. */
const run = () => ({ sport: 'run', ...daysAgo(0), distance: { si: 3.1 * mile }, movingSeconds: 1260 });

test('a run adds distance to its shoes', async () => {
  const { screen } = await openExercise('/activities/gear', {
    activities: { run: { ...run(), gear: { shoes: true } } },
    gear: { shoes },
  });
  await expect.element(screen.getByText(/Over 600 mi/)).toBeVisible();
});

test('a run creates best times and race predictions', async () => {
  const { screen } = await openExercise('/activities/best', { activities: { run: run() } });
  await expect.element(screen.getByRole('table').first()).toMatchTextContent('21:00');
  await expect.element(screen.getByRole('row', { name: /^10 km/ }).last()).toMatchTextContent('43:39');
});

test('zones are calculated, and each must end above the one before', async () => {
  const { screen, store } = await openExercise('/activities/zones');
  await screen.getByRole('button', { name: 'Add zones' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Max heart rate' }).fill('190');
  await dialog.getByRole('textbox', { name: 'Resting heart rate' }).fill('60');
  await dialog.getByRole('button', { name: 'Calculate', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('130');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/^Zone 2 must end above the zone before it/)).toBeVisible();
  expect(store.records('zones')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Zone 2 upper limit' }).fill('150');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/139–150 bpm/)).toBeVisible();
});

const zones = () => ({ z: { measure: 'heartRate', from: daysAgo(0).day, bounds: [138, 150, 164, 177, 190] } });

test('the first zones apply from the first activity on, later ones from today', async () => {
  const first = { sport: 'run', ...daysAgo(300), distance: { si: 5000 }, movingSeconds: 1500 };
  const { screen } = await openExercise('/activities/zones', { activities: { first, run: run() } });
  const from = () => screen.getByRole('dialog').getByLabelText('Applies from');
  const shown = (day: string) => day.split('-').reverse().join('/');
  await screen.getByRole('button', { name: 'Add zones' }).click();
  await expect.element(from()).toHaveValue(shown(daysAgo(300).day));
  await from().fill('31/2/2026');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(from()).toHaveAccessibleDescription('Enter a date');
  await from().fill('01/01/1800');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(from()).toHaveAccessibleDescription('This date is before 1900. Check the year.');
  await from().fill(shown(daysAgo(300).day));
  await screen.getByRole('textbox', { name: 'Max heart rate' }).fill('190');
  await screen.getByRole('button', { name: 'Calculate', exact: true }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByRole('button', { name: 'Add zones' }).click();
  await expect.element(from()).toHaveValue(shown(daysAgo(0).day));
});

test('zones apply to an activity', async () => {
  const { screen } = await openExercise('/activities/zones', { zones: zones() });
  await screen.getByRole('button', { name: 'Log activity' }).click();
  await screen.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('40');
  await screen.getByRole('textbox', { name: 'Average heart rate' }).fill('151');
  await expect.element(screen.getByRole('button', { name: 'Zone 3' })).toBeVisible();
});

test('an activity is moved to the trash and restored', async () => {
  const { screen } = await openExercise('/activities/run', {
    activities: { run: { ...run(), heartRate: { average: 151 } } },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect.element(screen.getByText('No activities yet')).toBeVisible();
  await expect
    .element(screen.getByRole('status').getByRole('link', { name: 'Import' }))
    .toHaveAttribute('href', expect.stringMatching(/profile\/import\?from=activities$/));
  await keyboard.press('Control+z');
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Average heart rate' })).toHaveValue('151');
});

/** Returns a run of 10 km today, one of 5 km in another year, and a ride. */
const season = () => {
  const moved = (days: number, metres: number, movingSeconds: number) => ({
    sport: 'run',
    ...daysAgo(days),
    distance: { si: metres },
    movingSeconds,
    climb: { si: 61 },
  });
  return {
    activities: {
      ten: { ...moved(0, 10_000, 3000), effort: 6 },
      five: moved(400, 5000, 1800),
      ride: { ...moved(3, 40_000, 4000), sport: 'ride' },
    },
  };
};

test('the totals of the week are shown for a sport', async () => {
  const { screen } = await openExercise('/activities', season());
  await screen.getByRole('link', { name: /^Run, this week/ }).click();
  const week = screen.getByRole('region', { name: 'This week' });
  for (const figure of ['6.21 mi', '50:00', '200 ft', 'Training load300'])
    await expect.element(week).toMatchTextContent(figure);
  const chart = screen.getByRole('figure', { name: 'Distance by week' });
  await expect.poll(() => chart.query()?.querySelector('canvas')).toBeTruthy();
});

test('this week has all sports with the average of the weeks before, and the goal', async () => {
  const { activities } = season();
  const { screen, href } = await openExercise('/activities', {
    activities: {
      ...activities,
      ride: { ...activities.ride, ...daysAgo(0) },
      before: { ...activities.five, ...daysAgo(7) },
    },
    goals: { km: { kind: 'sportDistance', sport: 'run', per: 'week', target: { si: 20_000 } } },
  });
  const ran = screen.getByRole('link', { name: /^Run, this week/ });
  await expect.element(ran).toMatchTextContent('Run, this week6.21 mi · 50:00 · 200 ft');
  await expect.element(ran).toMatchTextContent('Average of the 4 weeks before0.78 mi · 7:30');
  const goal = screen.getByRole('progressbar', { name: 'Weekly goal' });
  await expect.element(goal).toHaveAttribute('aria-valuetext', '6.21 mi of 12.43 mi');
  await expectAccessible('main');
  await screen.getByRole('link', { name: /^Ride, this week 24\.85 mi/ }).click();
  await expect.poll(href).toMatch(/sport=ride/);
});

test('a workout of runs and walks counts as a run, in the list, the week and the goal', async () => {
  const when = daysAgo(0);
  const setOf = (exercise: string, order: string, seconds: number) => ({
    place: { exercise, order },
    result: { kind: 'working', seconds, completedAt: when.startedAt + 60_000 },
  });
  const { screen, href } = await openExercise('/activities', {
    workouts: {
      intervals: {
        ...{ ...when, title: 'Week 1', endedAt: when.startedAt + 1_800_000 },
        exercises: {
          walk: { exercise: 'exercises/walking', order: 'a0' },
          run: { exercise: 'exercises/running', order: 'a1' },
        },
        sets: { one: setOf('walk', 'a0', 300), two: setOf('run', 'a0', 600), three: setOf('run', 'a1', 600) },
      },
    },
    goals: { runs: { kind: 'sportActivities', sport: 'run', per: 'week', target: 3 } },
  });
  await expect.element(screen.getByRole('link', { name: /^Run, this week/ })).toMatchTextContent('30:00');
  const goal = screen.getByRole('progressbar', { name: 'Weekly goal' });
  await expect.element(goal).toHaveAttribute('aria-valuetext', '1 of 3');
  await screen.getByRole('row', { name: /^Week 1, Today.*30:00/ }).click();
  await expect.poll(href).toMatch(/\/workouts\/intervals/);
});

test('an own exercise that was merged into running is a run', async () => {
  const when = daysAgo(0);
  const { screen } = await openExercise('/activities', {
    exercises: { jog: { name: 'Jog', tracking: 'time', mergedInto: 'exercises/running' } },
    workouts: {
      jogs: {
        ...{ ...when, title: 'Jogs', endedAt: when.startedAt + 1_800_000 },
        exercises: { jog: { exercise: 'exercises/jog', order: 'a0' } },
        sets: {
          one: {
            place: { exercise: 'jog', order: 'a0' },
            result: { kind: 'working', seconds: 1_500, completedAt: when.startedAt + 60_000 },
          },
        },
      },
    },
  });
  await expect.element(screen.getByRole('row', { name: /^Jogs, Today.*30:00/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Run, this week/ })).toMatchTextContent('30:00');
});

test('a workout of one sport with an activity of its own counts once', async () => {
  const when = daysAgo(0);
  const { screen } = await openExercise('/activities', {
    workouts: {
      run: {
        ...{ ...when, endedAt: when.startedAt + 1_800_000 },
        exercises: { run: { exercise: 'exercises/running', order: 'a0' } },
        sets: {
          one: {
            place: { exercise: 'run', order: 'a0' },
            result: { kind: 'working', seconds: 1_500, completedAt: when.startedAt + 60_000 },
          },
        },
      },
    },
    activities: { recorded: { ...run(), workout: 'run', title: 'Recorded' } },
  });
  await expect.element(screen.getByRole('row', { name: /^Recorded/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Run, this week 3\.1 mi · 21:00/ })).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(1);
});

test('the pace of a period says of which activities it is', async () => {
  const { distance: _, ...walked } = run();
  const { screen } = await openExercise('/activities/totals', { activities: { a: run(), b: walked } });
  await expect.element(screen.getByText('From 1 of 2 activities (with distance and time)').first()).toBeVisible();
});

test.each([320, 390])('the table of totals breaks no number at %i pixels', async (width) => {
  await onPhone(width);
  const { screen } = await openExercise('/activities/totals', season());
  const week = screen.getByRole('table', { name: 'Totals' }).getByRole('row').nth(1);
  await expect.element(week.getByRole('rowheader')).toMatchTextContent('1 activityTraining load 300');
  const heights = week
    .getByRole('cell')
    .elements()
    .map((cell) => {
      const range = new Range();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    });
  expect(heights).toEqual([1, 1, 1]);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('the last label of a chart ends on its canvas', async () => {
  await onPhone();
  const labels = watchLabels();
  const ends = () => labels.flatMap(({ align, beyond }) => (align === 'center' ? [beyond] : []));
  const week = (weeks: number) => ({ ...run(), ...daysAgo(7 * weeks) });
  const activities = { now: run(), one: week(1), two: week(2) };
  const { screen } = await openExercise('/activities/totals', { activities });
  const pace = screen.getByRole('figure', { name: 'Average pace' });
  await expect.poll(() => pace.query()?.querySelector('canvas')).toBeTruthy();
  await expect.poll(() => ends().length).toBeGreaterThan(2);
  expect(Math.max(...ends())).toBeLessThanOrEqual(0);
});

test('the totals by year are shown for each sport', async () => {
  const { screen, href } = await openExercise('/activities/totals', season());
  await screen.getByRole('button', { name: /Sport/ }).click();
  await screen.getByRole('option', { name: 'Run' }).click();
  await screen.getByRole('radio', { name: 'Year' }).click();
  await expect.poll(href).toMatch(/by=year/);
  const years = screen.getByRole('table', { name: 'Totals' });
  await expect.poll(() => years.getByRole('rowheader').elements()).toHaveLength(2);
  await expect.element(years.getByRole('row').last()).toMatchTextContent('3.11 mi');
  const pace = screen.getByRole('figure', { name: 'Average pace' });
  await expect.poll(() => pace.query()?.querySelector('canvas')).toBeTruthy();
  await screen.getByRole('button', { name: /Sport/ }).click();
  await screen.getByRole('option', { name: 'Ride' }).click();
  const thisYear = screen.getByRole('region', { name: 'This year' });
  for (const figure of ['24.85 mi', 'Active days1', 'Longest weekly streak1'])
    await expect.element(thisYear).toMatchTextContent(figure);
  await screen.getByRole('radio', { name: 'Elevation gain' }).click();
  await expect.element(screen.getByRole('figure', { name: 'Elevation gain by year' })).toBeVisible();
  await expectAccessible('main');
  await thisYear.getByRole('link', { name: '24.85 mi' }).click();
  await expect.poll(href).toMatch(/activities\/ride/);
});

/** Returns the figures of a track without efforts. */
const trackFigures = (figures: object = {}) => ({
  ...{ version: 1, sport: 'run', hidden: '', distances: [], times: [], powers: [], kilometres: [], miles: [] },
  ...{ timer: 1260, ...figures },
});

test('best times list a faster segment of a longer run', async () => {
  const { screen } = await openExercise('/activities/best', season());
  await expect.element(screen.getByRole('row', { name: /^5 km/ }).first()).toMatchTextContent('30:00');
  const longer = screen.getByText(/^5 km in 25:00 or faster/);
  await expect.element(longer).not.toBeVisible();
  await screen.getByText('How times count').click();
  await expect
    .element(screen.getByRole('list', { name: 'Faster within a longer activity' }))
    .toMatchTextContent('5 km in 25:00 or faster within 6.21 mi');
});

test('on a phone, the name of an activity is whole as long as it fits on a line, and rows do not overlap', async () => {
  await onPhone();
  const named = { ...run(), ...daysAgo(20), title: 'Morgenlauf am Kanal entlang' };
  const { screen } = await openExercise('/activities', { activities: { named, other: { ...run(), ...daysAgo(21) } } });
  await expect.element(screen.getByText(named.title)).toBeVisible();
  const name = screen.getByText(named.title).element();
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  const [first, second] = screen.getByRole('grid', { name: 'Activities' }).getByRole('row').elements();
  const bottom = Math.max(
    ...Array.from(first?.querySelectorAll('span') ?? [], (each) => each.getBoundingClientRect().bottom),
  );
  expect(bottom).toBeLessThanOrEqual(second?.getBoundingClientRect().top ?? 0);
});

test('a run that counts for a distance has the same pace and VDOT as on its own page', async () => {
  const short = { ...run(), distance: { si: 3.1 * 1609.344 }, movingSeconds: 1710 };
  const { screen, goTo } = await openExercise('/activities/best', { activities: { short } });
  const five = screen.getByRole('table', { name: 'Best times' }).getByRole('row', { name: /^5 km/ });
  await expect.element(five).toMatchTextContent(/^5 km3\.1 mi28:30.*9:12/);
  await expect.element(screen.getByRole('main')).toMatchTextContent(/VDOT32\.7/);
  await goTo('/activities/short');
  await expect.element(screen.getByText(/9:12/).first()).toBeVisible();
  await expect.element(screen.getByRole('main')).toMatchTextContent(/VDOT32\.7/);
});

test('bests come from recordings, say within what, and open their activity', async () => {
  const figures = {
    distances: [
      [1000, 240, 60],
      [5000, 1260, 600],
      [10_000, 2640, 0],
    ],
    times: [
      [720, 2950, 600],
      [3600, 13_000, 0],
    ],
  };
  const long = { ...run(), distance: { si: 16_093.44 }, movingSeconds: 4800, trackFigures: trackFigures(figures) };
  const { screen, href } = await openExercise('/activities/best', { activities: { long } });
  const five = screen.getByRole('table', { name: 'Best times' }).getByRole('row', { name: /^5 km/ });
  await expect.element(five).toMatchTextContent('within 10 mi');
  await expect.element(screen.getByRole('img', { name: 'Best pace by distance' })).toBeVisible();
  const inTime = screen.getByRole('table', { name: 'Longest distance by time' });
  await expect.element(inTime.getByRole('row', { name: /^12:00 1\.83 mi/ })).toBeVisible();
  const predicted = screen.getByRole('button', { name: /Based on/ });
  await expect.element(predicted).toMatchTextContent('5 km in 21:00');
  await expectAccessible('main');
  await inTime.getByRole('link').first().click();
  await expect.poll(href).toMatch(/activities\/long/);
});

test('rides with power have a power curve', async () => {
  const ride = {
    ...run(),
    ...{
      sport: 'ride',
      trackFigures: trackFigures({
        sport: 'ride',
        powers: [
          [5, 900, 0],
          [300, 310, 0],
          [1200, 270, 0],
        ],
      }),
    },
  };
  const { screen } = await openExercise('/activities/best?sport=ride', { activities: { ride } });
  await expect
    .element(screen.getByRole('img', { name: 'Best power by time' }))
    .toMatchTextContent('900 W270 W0:0520:00');
  await expect
    .element(screen.getByRole('table', { name: 'Best power' }).getByRole('row', { name: /^5:00 310 W/ }))
    .toBeVisible();
});

test('the row of a recorded activity shows the outline of its route, also if the route is straight', async () => {
  const { screen } = await openExercise('/activities', {
    activities: {
      loop: { ...run(), title: 'Loop', trackFigures: trackFigures({ outline: [0, 0, 255, 0, 255, 255] }) },
      street: { ...run(), title: 'Street', trackFigures: trackFigures({ outline: [0, 0, 255, 0] }) },
      treadmill: { ...run(), title: 'Treadmill', trackFigures: trackFigures() },
    },
  });
  const routeOf = (title: RegExp) => screen.getByRole('row', { name: title }).query()?.querySelector('polyline');
  await expect.poll(() => routeOf(/^Loop/)?.getAttribute('points')).toBe('0,255 255,255 255,0');
  const street = routeOf(/^Street/)?.getBoundingClientRect();
  expect(street?.width).toBeGreaterThan(20);
  expect(street?.height).toBeLessThan(20);
  expect(routeOf(/^Treadmill/)).toBeNull();
});
