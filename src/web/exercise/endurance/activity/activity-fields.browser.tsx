import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, onPhone } from '../../../testing/index.ts';
import { dayOf, openExercise } from '../../testing/index.ts';

/** Adds an activity of a sport by pressing the button. */
async function addActivity(sport: string) {
  const app = await openExercise('/activities');
  const { screen } = app;
  await screen.getByRole('button', { name: 'Log activity' }).first().click();
  await screen.getByRole('button', { name: /Sport/ }).click();
  await screen.getByRole('option', { name: sport, exact: true }).click();
  return {
    ...app,
    field: (name: string) => screen.getByRole('textbox', { name, exact: true }),
    stored: () => app.store.records('activities')[0]?.value,
  };
}

test.each(['2,000', '2.000'])('%s metres are read as two thousand', async (typed) => {
  const { screen, field, stored } = await addActivity('Row');
  await field('Moving time: Minutes').fill('8');
  await field('Distance').fill(typed);
  await userEvent.tab();
  await expect.element(field('Distance')).toHaveValue('2000');
  await expect.element(screen.getByRole('button', { name: '2:00 /500 m' })).toBeVisible();
  expect(stored()?.distance?.si).toBe(2000);
});

test('an ambiguous distance asks which number is meant and is not stored', async () => {
  const { screen, field, stored } = await addActivity('Run');
  await field('Distance').fill('1,250');
  await expect.element(screen.getByText('Enter 1250 or 1.25', { exact: true })).toBeVisible();
  await field('Moving time: Minutes').fill('8');
  await expect.poll(() => stored()?.movingSeconds).toBe(480);
  expect(stored()?.distance).toBeUndefined();
  await expect.element(screen.getByRole('button', { name: /\/mi$/ })).not.toBeInTheDocument();
  await field('Distance').fill('1.25');
  await expect.element(screen.getByRole('button', { name: '6:24 /mi' })).toBeVisible();
});

test('the pace follows from a distance with a decimal comma', async () => {
  const { screen, field } = await addActivity('Run');
  await field('Distance').fill('3,1');
  await field('Moving time: Minutes').fill('21');
  await expect.element(screen.getByRole('button', { name: '6:46 /mi' })).toBeVisible();
});

test('75 minutes are an hour and a quarter, with or without a zero before them', async () => {
  const { field, stored } = await addActivity('Run');
  await field('Moving time: Minutes').fill('75');
  await expect.poll(() => stored()?.movingSeconds).toBe(4_500);
  await field('Distance').click();
  await expect.element(field('Moving time: Hours')).toHaveValue('1');
  await expect.element(field('Moving time: Minutes')).toHaveValue('15');
  await field('Moving time: Hours').fill('0');
  await field('Moving time: Minutes').fill('80');
  await field('Distance').click();
  await expect.element(field('Moving time: Minutes')).toHaveValue('20');
  expect(stored()?.movingSeconds).toBe(4_800);
});

test('minutes above 59 after an hour are one error, once', async () => {
  const { screen, field } = await addActivity('Run');
  await field('Moving time: Hours').fill('1');
  await field('Moving time: Minutes').fill('75');
  const error = 'Minutes and seconds must be below 60';
  await expect.poll(() => screen.getByText(error).elements().length).toBe(1);
  await expect.element(field('Moving time: Minutes')).toHaveAccessibleDescription(error);
});

test('the elapsed time is hidden until it is added', async () => {
  const { screen, field } = await addActivity('Run');
  await expect.element(field('Moving time: Minutes')).toBeVisible();
  await expect.element(field('Elapsed time: Minutes')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Add elapsed time' }).click();
  await expect.element(field('Elapsed time: Hours')).toHaveFocus();
});

test('an elapsed time that contradicts the moving time shows a warning, and is not used for best times', async () => {
  const { screen, field } = await addActivity('Run');
  await field('Distance').fill('3.1');
  await field('Moving time: Minutes').fill('25');
  await screen.getByRole('button', { name: 'Add elapsed time' }).click();
  await field('Elapsed time: Minutes').fill('20');
  const doubt = /^The moving time \(25:00\) is longer than the elapsed time \(20:00\)\./;
  await expect.element(screen.getByText(doubt)).toBeVisible();
  await screen.getByRole('link', { name: 'Best times' }).first().click();
  await expect.element(screen.getByText('No best times yet')).toBeVisible();
});

test('an implausible time counts once it is confirmed', async () => {
  const { screen, field, stored } = await addActivity('Run');
  await field('Distance').fill('3.1');
  await field('Moving time: Minutes').fill('5');
  await expect.element(screen.getByText(/^This is faster than anyone has ever gone\./)).toBeVisible();
  await screen.getByRole('button', { name: 'It’s correct' }).click();
  await expect.element(screen.getByRole('button', { name: '1:37 /mi' })).toBeVisible();
  expect(stored()?.confirmedDoubt).toMatch(/^exercise\/faster-than-anybody run /);
  await field('Distance').fill('31');
  await expect.element(screen.getByText(/^This is faster than anyone has ever gone\./)).toBeVisible();
});

test('a day in the future is refused and not stored', async () => {
  const { screen, stored, href, goTo } = await addActivity('Run');
  const activity = href();
  const day = screen.getByLabelText('Date', { exact: true });
  await day.fill('25/11/2062');
  await expect.element(screen.getByText('This date is in the future. Enter today or an earlier date.')).toBeVisible();
  expect(stored()).toBeUndefined();
  // an empty activity would be trashed on leaving
  await screen.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('8');
  await goTo('/activities/zones');
  await expect.element(day).not.toBeInTheDocument();
  await goTo(activity.replace('/dashboard/exercise', ''));
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(day).toHaveValue(dayOf(Date.now()).split('-').reverse().join('/'));
});

test('a start later today is refused at its time and not stored, and an unreadable one is discarded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, stored } = await addActivity('Run');
  const start = screen.getByLabelText('Start time');
  await start.fill('11 pm');
  await expect.element(start).toHaveAccessibleDescription('This time is in the future. Enter an earlier time.');
  expect(stored()).toBeUndefined();
  await start.fill('7:30 am');
  await expect.poll(() => stored()?.startedAt).toBe(Date.UTC(2026, 10, 20, 7, 30));
  await start.fill('early');
  await userEvent.tab();
  await expect.element(start).toHaveValue('7:30');
  expect(stored()?.startedAt).toBe(Date.UTC(2026, 10, 20, 7, 30));
});

test('an activity that was just added ends now, until its start is entered', async () => {
  const now = Date.UTC(2026, 10, 20, 12);
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, stored, field } = await addActivity('Run');
  await field('Moving time: Minutes').fill('30');
  const minutesAgo = () => Math.round((now - (stored()?.startedAt ?? 0)) / 60_000);
  await expect.poll(minutesAgo).toBe(30);
  await field('Moving time: Minutes').fill('45');
  await expect.poll(minutesAgo).toBe(45);
  await screen.getByLabelText('Start time').fill('7:30 am');
  await field('Moving time: Minutes').fill('50');
  await expect.poll(() => stored()?.movingSeconds).toBe(3_000);
  expect(stored()?.startedAt).toBe(Date.UTC(2026, 10, 20, 7, 30));
});

test('the start that was entered for an activity stays when the app has loaded again', async () => {
  const startedAt = Date.UTC(2026, 10, 19, 7, 30);
  const stored = { sport: 'run', startedAt, createdAt: startedAt + 100_000_000, zone: 'UTC', day: '2026-11-19' };
  const { screen, store } = await openExercise('/activities/a', { activities: { a: stored } });
  await screen.getByRole('textbox', { name: 'Moving time: Minutes', exact: true }).fill('30');
  const now = () => store.record('activities', 'a').entry?.value;
  await expect.poll(() => now()?.movingSeconds).toBe(1_800);
  expect(now()?.startedAt).toBe(startedAt);
});

test('an impossible heart rate is refused once the field loses focus', async () => {
  const { screen, field } = await addActivity('Run');
  const refusal = screen.getByText('Enter a heart rate from 20 to 260');
  await field('Average heart rate').fill('0');
  await expect.element(refusal).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(refusal).toBeVisible();
  await field('Average heart rate').fill('150');
  await expect.element(refusal).not.toBeInTheDocument();
});

test('an average heart rate above the maximum shows a warning', async () => {
  const { screen, field } = await addActivity('Run');
  await field('Average heart rate').fill('150');
  await field('Max heart rate').fill('140');
  await expect.element(screen.getByText(/^The average heart rate is above the max heart rate\./)).toBeVisible();
});

test('an activity that is opened and left untouched is not stored', async () => {
  const { screen, store } = await addActivity('Run');
  await screen.getByRole('link', { name: 'Best times' }).first().click();
  await screen.getByRole('link', { name: 'Activities', exact: true }).first().click();
  await expect.element(screen.getByText('No activities yet')).toBeVisible();
  expect(store.records('activities').filter(({ inTrash }) => !inTrash)).toEqual([]);
});

describe('a recording', () => {
  const sha = 'a'.repeat(64);
  const recorded = {
    ...{ sport: 'run', startedAt: Date.now(), distance: { si: 2000 }, movingSeconds: 600, track: sha },
    laps: {
      'lap-2': { order: 'a1', seconds: 290, metres: 1000, bpm: 158 },
      'lap-1': { order: 'a0', seconds: 310.4, metres: 1000 },
    },
  };

  test('shows its laps in order, on a phone too', async () => {
    await onPhone();
    const { screen } = await openExercise('/activities/run', { activities: { run: recorded } });
    const table = screen.getByRole('table', { name: 'Laps' });
    await expect.element(table).toBeVisible();
    const rows = table.getByRole('row').elements();
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent?.replaceAll('\u00a0', ' ')))).toEqual([
      ['Lap', 'Distance', 'Time', 'Pace', 'Heart rate'],
      ['1', '0.62 mi', '5:10', '8:20 /mi', '–'],
      ['2', '0.62 mi', '4:50', '7:47 /mi', '158 bpm'],
    ]);
    expect(document.documentElement.scrollWidth).toBe(390);
    await expectAccessible('main');
  });

  test('is downloaded from the menu, or it says why it cannot be', async () => {
    const { screen } = await openExercise('/activities/run', { activities: { run: recorded } });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Download recording' }).click();
    await expect.element(screen.getByText(/server/)).toBeVisible();
  });
});
