import { expect, test } from 'vitest';
import { expectAccessible, focus, keyboard, onPhone, touchScreen } from '../../testing/index.ts';
import { daysAgo, openWorkout, workoutDaysAgo } from '../testing/index.ts';

async function openQuickField(options: Parameters<typeof openWorkout>[0] = {}) {
  const workout = await openWorkout(options);
  const field = workout.screen.getByRole('textbox', { name: 'Quick entry' });
  const done = () =>
    Object.values(workout.stored()?.sets ?? {})
      .flatMap(({ result }) => (result?.completedAt == null ? [] : [`${result.load?.si ?? ''}x${result.reps}`]))
      .toSorted();
  return { ...workout, field, done };
}

test('a typed line is logged with Enter, and its exercise is added', async () => {
  const { field, screen, region, done, stored } = await openQuickField();
  await focus(field);
  await keyboard.type('bench press 80x5,5,4 @8');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect.element(reading).toMatchTextContent('Bench press · 80 kg × 5, 5, 4 · RPE 8');
  await expectAccessible('article');
  expect(done()).toEqual([]);
  await keyboard.press('Enter');
  await expect.element(field).toHaveValue('');
  expect(done()).toEqual(['80x4', '80x5', '80x5']);
  await expect.element(region('Bench press').getByRole('checkbox', { name: 'Set 3 done' })).toBeChecked();
  expect(stored()?.timer).toBeDefined();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(done).toEqual([]);
});

test('a line without a name belongs to the exercise at hand and completes its planned sets', async () => {
  const { field, done, stored } = await openQuickField({ plan: { 'back-squat': [{ load: 100, reps: 5 }] } });
  await focus(field);
  await keyboard.type('102.5x5');
  await keyboard.press('Enter');
  await expect.poll(done).toEqual(['102.5x5']);
  expect(Object.keys(stored()?.sets ?? {})).toEqual(['back-squat-1']);
});

test('a pasted block is previewed and logged at once', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await field.fill('Bench Press (Barbell)\nSet 1: 80 kg × 5\nSet 2: 80 kg × 4\n\nSquat\nSet 1: 100 kg × 3');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect.element(reading.getByRole('listitem').nth(2)).toMatchTextContent('Back squat · 100 kg × 3');
  await screen.getByRole('button', { name: 'Log all 3 lines' }).click();
  await expect.poll(done).toEqual(['100x3', '80x4', '80x5']);
});

test('words that state no sets stay in the field, with a hint', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await keyboard.type('felt strong');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('No sets found.', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('felt strong');
  expect(done()).toEqual([]);
});

test('lines that state no sets stay in the field when the others are logged', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await field.fill('Squat\n100x5\nfelt strong\n\ncurls 20x10');
  await keyboard.press('Enter');
  await expect.poll(done).toEqual(['100x5']);
  await expect.element(field).toHaveValue('felt strong\n\ncurls 20x10');
  await expect.element(screen.getByText(/^No sets found\. Start with/)).toBeVisible();
});

test('words that fit several exercises are replaced by the name that is chosen', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await keyboard.type('curls 20x10,9');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Which exercise do you mean by “curls”?')).toBeVisible();
  await expectAccessible('article');
  await screen.getByRole('button', { name: 'Barbell curl' }).click();
  await expect.element(field).toHaveValue('Barbell curl 20x10,9');
  await keyboard.press('Enter');
  await expect.poll(done).toEqual(['20x10', '20x9']);
});

test('numbers that cannot be read are told with an example', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await keyboard.type('squat 100x5x3 @7,5');
  await keyboard.press('Enter');
  await expect
    .element(screen.getByText('No sets found for Back squat. Type them like this: “100x5,5,4 @7.5”.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('squat 100x5x3 @7,5');
  expect(done()).toEqual([]);
});

const lifted = { 'back-squat': [{ load: 70, reps: 5 }], 'bench-press': [{ load: 60, reps: 5 }] };

function boxOf(element: Element | null): DOMRect {
  return element?.getBoundingClientRect() ?? new DOMRect();
}

test('the field stays in view after logging, above the rest timer', async () => {
  await onPhone();
  const plan = { ...lifted, deadlift: [{ load: 100, reps: 5 }] }; // stays open, so that each set has a rest
  const { field, screen, done } = await openQuickField({ plan, before: { old: workoutDaysAgo(3, lifted) } });
  await focus(field);
  for (const [at, line] of ['squat 100x5', 'bench press 80x5', 'dips 10', 'pull-up 8'].entries()) {
    await keyboard.type(line);
    await keyboard.press('Enter');
    await expect.poll(done).toHaveLength(at + 1);
    const timer = screen.getByRole('timer');
    await expect.element(timer).toBeVisible();
    await expect.poll(() => boxOf(field.element()).bottom).toBeLessThan(boxOf(timer.element()).top);
    expect(boxOf(field.element()).top).toBeGreaterThan(boxOf(document.querySelector('main')).top);
  }
  await expect.element(field).toHaveFocus();
});

test('the field of a past workout stays in view while the records above it are found', async () => {
  await onPhone();
  const { startedAt } = daysAgo(1);
  const workout = { startedAt, endedAt: startedAt + 3_600_000 };
  const { field, screen, done } = await openQuickField({ workout, before: { old: workoutDaysAgo(3, lifted) } });
  await focus(field);
  for (const [at, line] of ['squat 100x5', 'bench press 80x5'].entries()) {
    await keyboard.type(line);
    await keyboard.press('Enter');
    await expect.poll(done).toHaveLength(at + 1);
    await expect.poll(() => screen.getByText(/^Heaviest weight/).elements()).toHaveLength(at + 1);
    await expect.poll(() => boxOf(field.element()).bottom).toBeLessThan(boxOf(document.querySelector('main')).bottom);
  }
});

test('the message about the newest sets replaces the one before', async () => {
  const { field, screen, done } = await openQuickField();
  await focus(field);
  await keyboard.type('bench press 80x5');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Logged 1 set')).toBeVisible();
  await keyboard.type('dips 10,9');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Logged 2 sets')).toBeVisible();
  await expect.element(screen.getByText('Logged 1 set')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(done).toEqual(['80x5']);
});

test('after several lines at once, a line without a name belongs to the last one, wherever its exercise is', async () => {
  const plan = { 'back-squat': [{ load: 100, reps: 5 }], 'bench-press': [{ load: 80, reps: 5 }] };
  const { field, screen, done, stored } = await openQuickField({ plan });
  await focus(field);
  await field.fill('bench press 80x5\nsquat 100x5');
  await screen.getByRole('button', { name: 'Log all 2 lines' }).click();
  await expect.poll(done).toHaveLength(2);
  await focus(field);
  await keyboard.type('105x3');
  await keyboard.press('Enter');
  await expect.poll(done).toContain('105x3');
  const [added] = Object.values(stored()?.sets ?? {}).filter(({ result }) => result?.load?.si === 105);
  expect(added?.place?.exercise).toBe('back-squat');
});

test('a line whose exercise is not clear is shown among the others, and a choice makes it one of them', async () => {
  const before = {
    old: workoutDaysAgo(3, { 'front-raise': [{ load: 10, reps: 8 }], 'front-squat': [{ load: 60, reps: 5 }] }),
  };
  const { field, screen, done } = await openQuickField({ before });
  await focus(field);
  await field.fill('bench press 80x5\nfront 60x8,8,8\ndips 8');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect.element(reading.getByText('Which exercise do you mean by “front”?')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Log all 2 lines' })).toBeVisible();
  await reading.getByRole('button', { name: 'Front squat' }).click();
  await expect.element(field).toHaveValue('bench press 80x5\nFront squat 60x8,8,8\ndips 8');
  await screen.getByRole('button', { name: 'Log all 3 lines' }).click();
  await expect.poll(done).toHaveLength(5);
});

test('rest-pause and drop sets are read, logged and shown as such', async () => {
  const { field, screen, region, stored } = await openQuickField();
  await focus(field);
  await keyboard.type('bench press 80x5+3+2, 80x6 > 60x8');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect
    .element(reading)
    .toMatchTextContent('Bench press · 80 kg × 5, 80 kg × 3, 2 (rest-pause), 80 kg × 6, 60 kg × 8 (drop set)');
  await keyboard.press('Enter');
  await expect
    .poll(() => Object.values(stored()?.sets ?? {}).map(({ result }) => result?.kind))
    .toEqual(['working', 'restPause', 'restPause', 'working', 'drop']);
  await expect.element(region('Bench press').getByRole('button', { name: 'Set 2, rest-pause' })).toBeVisible();
});

test('labelled lines become a superset', async () => {
  const { field, screen } = await openQuickField();
  await focus(field);
  await field.fill('A1 bench press 80x8\nA2 pull-up +5x8');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect.element(reading.getByRole('listitem').nth(1)).toMatchTextContent('A2 · Pull-up · +5 kg × 8');
  await screen.getByRole('button', { name: 'Log all 2 lines' }).click();
  await expect.element(screen.getByText('Superset A').first()).toBeVisible();
});

test('a slip in a name that was trained is read, and in another one is asked about', async () => {
  const before = { old: workoutDaysAgo(3, { 'back-squat': [{ load: 100, reps: 5 }] }) };
  const { field, screen, done } = await openQuickField({ before });
  await focus(field);
  await keyboard.type('sqaut 102.5x5');
  const reading = screen.getByRole('group', { name: 'Read as' });
  await expect.element(reading).toMatchTextContent('Back squat · 102.5 kg × 5');
  await keyboard.press('Enter');
  await expect.poll(done).toEqual(['102.5x5']);
  await keyboard.type('deadlit 140x3');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Which exercise do you mean by “deadlit”?')).toBeVisible();
  await screen.getByRole('button', { name: 'Deadlift', exact: true }).click();
  await expect.element(field).toHaveValue('Deadlift 140x3');
});

test('the hint on a phone names the key of its keyboard', async () => {
  await touchScreen();
  const { screen } = await openQuickField();
  await expect.element(screen.getByText('Return to log')).toBeVisible();
});
