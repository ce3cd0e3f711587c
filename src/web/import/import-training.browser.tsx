import { expect, test } from 'vitest';
import { expectAccessible, onPhone, openApp } from '../testing/index.ts';
import { chooseFiles, type StrongSet, strongFile } from './testing/files.ts';

const push = { at: '2024-05-01 18:00:00', workout: 'Push' };
/** Half of the loads need plates of 1.25 kg. */
const sets: readonly StrongSet[] = [
  ...[60, 61.25, 62.5, 63.75, 65, 66.25, 67.5, 68.75].map((load) => ({
    ...push,
    exercise: 'Bench Press (Barbell)',
    load,
    reps: 8,
  })),
  { ...push, exercise: 'Bench Press (Barbell)', load: 900, reps: 8 },
  { ...push, exercise: 'Sideways Wobble', load: 12.5, reps: 10 },
];

test('workouts of Strong are imported with the answers, matches and values that the user confirmed', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  await chooseFiles(strongFile(sets));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Import from Strong' })).toBeVisible();
  await expect.element(screen.getByText('100% of the weights are multiples of 1.25 kg.')).toBeVisible();

  await screen.getByRole('button', { name: 'Change the exercise for Sideways Wobble' }).click();
  await screen.getByRole('button', { name: 'Choose another exercise…' }).click();
  await screen.getByRole('searchbox', { name: 'Search exercises' }).fill('plank');
  await screen.getByRole('row', { name: 'Plank', exact: true }).click();
  await expect
    .element(screen.getByRole('row', { name: 'Sideways Wobble', exact: false }))
    .toMatchTextContent('Your choice');

  await screen.getByText('Import as is').click();
  const button = screen.getByRole('button', { name: 'Import 1 workout' });
  await expect.element(button).toBeEnabled();
  await screen.getByRole('grid', { name: 'New' }).getByRole('row', { name: 'Push' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('900 kg × 8');
  await expect.element(dialog).not.toMatchTextContent('not counted');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expectAccessible('main');

  await button.click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const [workout] = store.records('workouts');
  expect(Object.values(workout?.value.exercises ?? {}).map(({ exercise }) => exercise)).toContain('exercises/plank');
});

test('after an import of workouts without routines, the report offers the built-in programmes', async () => {
  const { screen, router } = await openApp('/dashboard/profile/import');
  await chooseFiles(strongFile(sets.slice(0, 2)));
  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await screen.getByRole('link', { name: 'Choose a programme' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/exercise\/routines\/built-in/);
});

test('muscles and equipment of new exercises are suggested, and set for several at once', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const named = (exercise: string) => ({ ...push, exercise, load: 20, reps: 8 });
  await chooseFiles(
    strongFile(['Zorb Curl (Kettlebell)', 'Sideways Wobble', 'Backwards Wobble', 'Bench Press (Barbell)'].map(named)),
  );
  const created = screen.getByRole('list', { name: '3 new exercises' });
  const rowOf = (name: string) => created.getByRole('listitem').filter({ hasText: name });
  await expect.element(rowOf('Zorb Curl')).toMatchTextContent(/Kettlebell · Biceps.*Suggested from the name/);
  await expect.element(rowOf('Sideways Wobble')).toMatchTextContent('No muscles');
  for (const name of ['Sideways Wobble', 'Backwards Wobble'])
    await created.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true });
  await screen.getByRole('button', { name: 'Edit 2', exact: true }).click();
  const sheet = screen.getByRole('dialog', { name: 'Edit 2 exercises' });
  await sheet.getByRole('button', { name: 'Equipment', exact: false }).click();
  await screen.getByRole('option', { name: 'Cable', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add muscle', exact: false }).click();
  await screen.getByRole('option', { name: 'Calves', exact: true }).click();
  await expectAccessible('[role=dialog]');
  await sheet.getByRole('button', { name: 'Done' }).click();
  for (const name of ['Sideways Wobble', 'Backwards Wobble'])
    await expect.element(rowOf(name)).toMatchTextContent('Cable · Calves');
  await expect.element(rowOf('Sideways Wobble')).not.toMatchTextContent('Suggested');
  await expectAccessible('main');

  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const stored = store
    .records('exercises')
    .map(({ value: { name, equipment, muscles } }) => ({ name, equipment, muscles }));
  expect(stored.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual([
    { name: 'Backwards Wobble', equipment: 'cable', muscles: { calves: 1 } },
    { name: 'Sideways Wobble', equipment: 'cable', muscles: { calves: 1 } },
    { name: 'Zorb Curl (Kettlebell)', equipment: 'kettlebell', muscles: { biceps: 1, forearms: 0.5 } },
  ]);
});

test('names that become the same exercise say so, and those that differ are kept apart', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  const named = (exercise: string) => ({ ...push, exercise, load: 20, reps: 8 });
  await chooseFiles(
    strongFile(
      ['Chest Dip', 'Triceps Dip', 'Lat Pulldown (Cable)', 'Lat Pulldown - Wide Grip (Cable)', 'Aerobics'].map(named),
    ),
  );
  const row = (name: string) => screen.getByRole('table').getByRole('row').filter({ hasText: name });
  await expect.element(row('Chest Dip').first()).toMatchTextContent('Also “Triceps Dip” becomes this exercise');
  await expect.element(row('Aerobics')).toMatchTextContent(/Dancing.*Check/);
  const created = screen.getByRole('list', { name: '1 new exercise' });
  await expect.element(created).toMatchTextContent(/Wide Grip.*Kept apart from “Lat pulldown”/);
  await screen.getByRole('button', { name: 'Change the exercise for Triceps Dip' }).click();
  await screen.getByRole('button', { name: 'New exercise' }).click();
  await expect.element(screen.getByRole('list', { name: '2 new exercises' })).toMatchTextContent('Triceps Dip');
  await expectAccessible('main');
});

test('body weights that figures need are asked for, stored as measurements, and removed by the undo', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const pullUps = ['2022-03-01', '2023-05-01'].map((day) => ({
    at: `${day} 18:00:00`,
    workout: 'Pull',
    exercise: 'Pull Up',
    load: 0,
    reps: 8,
  }));
  await chooseFiles(strongFile(pullUps));
  await expect.element(screen.getByRole('heading', { name: 'What did you weigh?' })).toBeVisible();
  const fields = screen.getByRole('textbox', { name: /20(?:22|23)/ });
  expect(fields.elements()).toHaveLength(2);
  await expect.element(fields.first()).toHaveValue('');
  await fields.first().fill('800');
  await expect.element(screen.getByRole('list', { name: 'Probably wrong' })).toMatchTextContent('800');
  await fields.first().fill('80.5');
  await expect.element(screen.getByRole('list', { name: 'Probably wrong' })).not.toBeInTheDocument();
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Import 2 workouts and 1 measurement' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const stored = () => store.records('measurements').filter(({ inTrash }) => !inTrash);
  expect(stored().map(({ value: { day, measure, value } }) => ({ day, measure, kilograms: value?.si }))).toEqual([
    { day: '2022-03-01', measure: 'body-weight', kilograms: 80.5 },
  ]);
  await screen.getByRole('button', { name: 'Undo import' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect.poll(() => stored()).toEqual([]);
});

test('an import of loads with the body weight waits for the body weight', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  await chooseFiles(strongFile([{ ...push, exercise: 'Chest Dip', load: 85, reps: 8 }]));
  const button = screen.getByRole('button', { name: 'Import 1 workout' });
  await expect.element(button).toBeDisabled();
  await screen.getByRole('textbox', { name: /2024/ }).fill('80');
  await screen.getByRole('button', { name: 'Import 1 workout and 1 measurement' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const [workout] = store.records('workouts');
  expect(Object.values(workout?.value.sets ?? {}).map(({ result }) => result?.load)).toEqual([{ si: 5 }]);
});

test('notes of a letter in many sets are left out and named, unless they are kept', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const marked = Array.from({ length: 12 }, (_, at) => ({
    ...push,
    exercise: 'Bench Press (Barbell)',
    load: 60,
    reps: 8,
    note: at === 0 ? 'easy' : 'm',
  }));
  await chooseFiles(strongFile(marked));
  await expect.element(screen.getByRole('list', { name: 'Left out' })).toMatchTextContent('“m” · × 11');
  await screen.getByText('Keep “m” (11 sets)').click();
  await expect.element(screen.getByRole('list', { name: 'Left out' })).not.toBeInTheDocument();
  await screen.getByText('Keep “m” (11 sets)').click();
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  const [workout] = store.records('workouts');
  expect(Object.values(workout?.value.sets ?? {}).flatMap(({ remark }) => remark ?? [])).toEqual(['easy']);
});

test('the list of updates shows the old and the new value', async () => {
  const { screen, router } = await openApp('/dashboard/profile/import');
  const session = (load: number) => [
    { ...push, exercise: 'Bench Press (Barbell)', load, reps: 8 },
    { ...push, exercise: 'Bench Press (Barbell)', load: 62.5, reps: 6 },
  ];
  await chooseFiles(strongFile(session(60)));
  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await router.navigate({ to: '/dashboard/profile/import' });
  await chooseFiles(strongFile(session(132.5)));
  await screen.getByRole('button', { name: /^Show items: Changed/ }).click();
  await expect.element(screen.getByRole('row', { name: 'Push' })).toMatchTextContent('60 kg × 8 → 132.5 kg × 8');
});

test('what is left out is listed by its reason, the rarest first', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  const broken = Array.from({ length: 7 }, (_, at) => new File(['PK\u0003\u0004'], `half-${at}.zip`));
  await chooseFiles(...broken, strongFile([...sets, { ...push, at: 'someday', exercise: 'Plank', load: 0, reps: 1 }]));
  const reasons = screen.getByRole('list', { name: 'Left out' });
  await expect.element(reasons).toMatchTextContent(/date or time is missing.*strong\.csv.*damaged.*half-0\.zip/);
  const damaged = reasons.getByRole('list', { name: 'The file is damaged', exact: false });
  expect(damaged.getByRole('listitem').elements()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => damaged.getByRole('listitem').elements()).toHaveLength(7);
});

test('the columns of an unknown table are mapped before it is read', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const table = 'When;Lift;Kilos;Times\n05/06/2024;Back squat;80;5\n05/06/2024;Back squat;82,5;5\n';
  await chooseFiles(new File([table], 'log.csv'));
  const button = screen.getByRole('button', { name: 'Continue' });
  await expect.element(button).toBeDisabled();
  await expect.element(screen.getByRole('cell', { name: 'Back squat' }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Each row is', exact: false }).click();
  await screen.getByRole('option', { name: 'A set of a workout' }).click();
  for (const [column, meaning] of [
    ['When', 'Date'],
    ['Lift', 'Exercise'],
    ['Kilos', 'Weight'],
    ['Times', 'Reps'],
  ] as const) {
    await screen.getByRole('button', { name: `Meaning of ${column}`, exact: false }).click();
    await screen.getByRole('option', { name: meaning, exact: true }).click();
  }
  await screen.getByRole('button', { name: 'Unit of Kilos', exact: false }).click();
  await screen.getByRole('option', { name: 'kg' }).click();
  await screen.getByRole('button', { name: 'Dates', exact: false }).click();
  await screen.getByRole('option', { name: 'Day first', exact: false }).click();
  await expectAccessible('main');
  await button.click();
  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  expect(store.records('workouts').map(({ value }) => value.day)).toEqual(['2024-06-05']);
});

test('a height in the files goes into a profile without one, unless the user says no', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const time = '2024-05-01 07:00:00 +0200';
  const height = `<Record type="HKQuantityTypeIdentifierHeight" sourceName="Health" unit="cm" startDate="${time}" endDate="${time}" value="180"/>`;
  await chooseFiles(new File([`<HealthData locale="en_GB">\n ${height}\n</HealthData>`], 'export.xml'));
  await expect.element(screen.getByText('The files say that you’re 180 cm tall', { exact: false })).toBeVisible();
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Import 1 measurement' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  expect(store.records('preferences').map(({ value }) => value.body.heightMetres)).toEqual([1.8]);
});

/** A run of 3 km in 15 minutes, a point a minute. */
function runFile(): File {
  const points = Array.from({ length: 16 }, (_, minute) => {
    const time = new Date(Date.UTC(2024, 4, 1, 7, minute)).toISOString();
    return `<trkpt lat="${52 + minute * 0.0018}" lon="13"><time>${time}</time></trkpt>`;
  });
  const text = `<gpx version="1.1" creator="a"><trk><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  return new File([text], 'run.gpx', { type: 'application/gpx+xml' });
}

test('a recording is listed with when, how far and how long it was, and is no file of its own', async () => {
  const { screen } = await openApp('/dashboard/profile/import');
  await chooseFiles(runFile());
  const row = screen.getByRole('grid', { name: 'New' }).getByRole('row', { name: 'Run' });
  await expect.element(row).toMatchTextContent(/1.87 mi · 15:00 · 8:0\d \/mi · 1 May 2024, \d+:00/);
  expect(screen.getByText(/come with them/).query()).toBeNull();
  await row.click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Distance1.87 mi/);
});

test('on a phone, the bar that imports breaks no word', async () => {
  await onPhone();
  const { screen } = await openApp('/dashboard/profile/import');
  await chooseFiles(runFile());
  await screen.getByRole('checkbox', { name: 'Import all: New' }).click({ force: true });
  await expect.element(screen.getByText('Select what you want to import.')).toBeVisible();
  const [cancel, choose] = ['Cancel', 'Import'].map((name) => screen.getByRole('button', { name, exact: true }));
  expect(cancel?.element().clientHeight).toBe(choose?.element().clientHeight);
});
