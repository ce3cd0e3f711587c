import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible, stopClock } from '../../testing/index.ts';
import { openWorkout } from '../testing/index.ts';

/** A walk of 5 minutes, then a minute of running and 90 seconds of walking in turn. */
const walkRun = {
  exercises: {
    warmUp: { exercise: 'exercises/walking', order: 'a0', restSeconds: 0 },
    run: { exercise: 'exercises/running', order: 'a1', restSeconds: 0, superset: 's' },
    walk: { exercise: 'exercises/walking', order: 'a2', restSeconds: 0, superset: 's' },
  },
  sets: {
    w: { place: { exercise: 'warmUp', order: 'a0' }, target: { kind: 'warmUp', seconds: 300 } },
    r1: { place: { exercise: 'run', order: 'a0' }, target: { kind: 'working', seconds: 60 } },
    r2: { place: { exercise: 'run', order: 'a1' }, target: { kind: 'working', seconds: 60 } },
    v1: { place: { exercise: 'walk', order: 'a0' }, target: { kind: 'working', seconds: 90 } },
  },
};

async function open() {
  onTestFinished(() => localStorage.clear());
  const clock = stopClock();
  const app = await openWorkout({ workout: walkRun });
  const { screen, stored, region } = app;
  const timer = region('Intervals');
  return {
    ...app,
    clock,
    timer,
    start: () => screen.getByRole('button', { name: 'Start intervals' }).click(),
    done: () =>
      Object.entries(stored()?.sets ?? {})
        .filter(([, { result }]) => result?.completedAt !== undefined)
        .map(([id, { result }]) => [id, result?.seconds]),
  };
}

test('intervals follow each other by the clock, and each is logged when its time is over', async () => {
  const { screen, clock, timer, start, done } = await open();
  await expect
    .element(
      screen.getByText('4 intervals: Walking 5:00, Running 1:00 and so on. Each is logged when its time is over.'),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Start stopwatch/ })).not.toBeInTheDocument();
  await start();
  await expect.element(timer).toMatchTextContent(/Walking.*5:00.*Then Running 1:00/);
  await expectAccessible('[data-workout]');
  clock.pass(290);
  await expect.element(timer.getByRole('timer')).toHaveTextContent('0:10');
  clock.pass(15);
  await expect.element(timer).toMatchTextContent(/Running.*0:55.*Then Walking 1:30/);
  await expect.poll(done).toEqual([['w', 300]]);
  await expect.element(screen.getByText('Running, 1 minute')).toBeInTheDocument();
  clock.pass(56 + 90 + 10); // the phone slept
  await expect.element(timer).toMatchTextContent(/Running.*0:49.*Last interval/);
  await expect.element(screen.getByRole('button', { name: /^Start stopwatch/ })).not.toBeInTheDocument();
  await expect
    .poll(() => new Map(done() as [string, number][]))
    .toEqual(
      new Map([
        ['w', 300],
        ['r1', 60],
        ['v1', 90],
      ]),
    );
  clock.pass(60);
  await expect.element(timer).not.toBeInTheDocument();
  await expect.poll(done).toHaveLength(4);
  await expect.element(screen.getByText('Intervals done')).toBeInTheDocument();
});

test('intervals that were left are not logged later', async () => {
  const { clock, timer, start, done, screen } = await open();
  await start();
  clock.pass(15);
  await expect.element(timer.getByRole('timer')).toHaveTextContent('4:45');
  clock.pass(4 * 86_400);
  await expect.element(timer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Start intervals' })).toBeVisible();
  expect(done()).toEqual([]);
});

test('intervals are paused, skipped, stopped, and go on with the next one', async () => {
  const { screen, clock, timer, start, done } = await open();
  await start();
  clock.pass(60);
  await timer.getByRole('button', { name: 'Pause' }).click();
  clock.pass(1_000);
  await expect.element(timer.getByRole('timer')).toHaveTextContent('4:00');
  await timer.getByRole('button', { name: 'Resume' }).click();
  clock.pass(60);
  await expect.element(timer.getByRole('timer')).toHaveTextContent('3:00');
  await timer.getByRole('button', { name: 'Skip to Running' }).click();
  await expect.element(timer).toMatchTextContent(/Running.*1:00/);
  expect(done()).toEqual([]);
  clock.pass(61);
  await expect.element(timer).toMatchTextContent(/Walking.*1:29/);
  await expect.poll(done).toEqual([['r1', 60]]);
  await timer.getByRole('button', { name: 'Stop intervals' }).click();
  await expect.element(timer).not.toBeInTheDocument();
  clock.pass(1_000);
  expect(done()).toEqual([['r1', 60]]);
  await screen.getByRole('button', { name: 'Start intervals' }).click();
  await expect.element(timer).toMatchTextContent(/Walking.*1:30/);
});

test('a workout by the clock lists its intervals in turn, to tick off by hand or to edit', async () => {
  const { screen, stored } = await open();
  const list = screen.getByRole('list', { name: 'Intervals' });
  const shown = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  await expect.poll(shown).toEqual(['Walking5:00', 'Running1:00', 'Walking1:30', 'Running1:00']);
  await expect.element(screen.getByRole('textbox', { name: /Metres/ })).not.toBeInTheDocument();
  await expectAccessible('[data-workout]');
  await list.getByText('Walking').first().click();
  await expect.poll(() => stored()?.sets.w?.result).toMatchObject({ kind: 'warmUp', seconds: 300 });
  await list.getByText('Walking').first().click();
  await expect.poll(() => stored()?.sets.w?.result?.completedAt ?? null).toBeNull();
  await screen.getByRole('button', { name: 'Edit sets' }).click();
  await expect.element(screen.getByRole('textbox', { name: /Metres/ }).first()).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  const back = screen.getByRole('button', { name: 'Show intervals' });
  await expect.element(back).toHaveFocus();
  await back.click();
  await expect.element(list).toBeVisible();
});
