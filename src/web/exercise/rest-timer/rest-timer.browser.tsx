import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stopClock, touchScreen } from '../../testing/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { openWorkout } from '../testing/index.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const title = 'Heavy day with everything that fits into its name';

/** Opens a workout with two planned sets of squats, and completes the first. */
async function startRest(restSeconds?: number) {
  const sets = [
    { load: 101, reps: 5 },
    { load: 142.5, reps: 5 },
  ];
  const app = await openWorkout({ plan: { 'back-squat': sets }, workout: { title } });
  const { screen, store } = app;
  if (restSeconds !== undefined) {
    store.actions.changeRecord('workouts', 'now', (draft) => {
      const squat = draft.exercises['back-squat'];
      if (squat !== undefined) squat.restSeconds = restSeconds;
    });
  }
  await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
  return {
    ...app,
    rest: screen.getByRole('region', { name: 'Rest', exact: true }),
    timer: screen.getByRole('timer'),
    running: screen.getByRole('region', { name: 'Current workout' }),
  };
}

describe('a rest', () => {
  test('has the length set for the exercise, is announced, and signals its end with three tones', async () => {
    const { pass } = stopClock();
    const tones = vi.spyOn(OscillatorNode.prototype, 'start');
    const { screen, rest, timer } = await startRest(30);
    await expect.element(timer).toHaveTextContent('0:30');
    const said = (words: string) => screen.getByRole('status').filter({ hasText: words });
    await expect.element(said('30 seconds of rest left')).toBeInTheDocument();
    pass(29);
    await expect.element(timer).toHaveTextContent('0:01');
    await expect.element(said('1 second of rest left')).toBeInTheDocument();
    expect(tones).not.toHaveBeenCalled();
    pass(1);
    await expect.element(rest).toMatchTextContent('Rest is over');
    await expect.element(said('Rest is over')).toBeInTheDocument();
    await expect.poll(() => tones.mock.calls).toHaveLength(3);
  });

  test('is not covered by a toast, even if it has several lines', async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(300, 700);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    const { screen, rest } = await startRest(30);
    await expect.element(rest).toBeVisible();
    showToast({ message: 'Set removed' });
    await expect.element(screen.getByText('Set removed')).toBeVisible();
    const boxOf = (element: Element | null) => element?.getBoundingClientRect();
    const toast = () => boxOf(screen.getByText('Set removed').element().closest('[role="alertdialog"]'));
    expect(boxOf(rest.element())?.height).toBeGreaterThan(72);
    await expect.poll(() => toast()?.bottom).toBeLessThanOrEqual(boxOf(rest.element())?.top ?? 0);
  });

  test('continues while the page is frozen', async () => {
    const { pass } = stopClock();
    const { timer } = await startRest(30);
    await expect.element(timer).toHaveTextContent('0:30');
    document.dispatchEvent(new Event('freeze'));
    pass(3);
    await expect.element(timer).toHaveTextContent('0:27');
  });

  test.each([
    ['ahead', 1],
    ['back', -2],
  ])('keeps its length when the clock is set %s', async (_, hours) => {
    const { pass, set } = stopClock();
    const { timer } = await startRest(30);
    await expect.element(timer).toHaveTextContent('0:30');
    set(Date.now() + hours * 3_600_000);
    pass(1);
    await expect.element(timer).toHaveTextContent('0:29');
  });

  test('is extended and skipped', async () => {
    stopClock();
    const { rest, timer } = await startRest();
    await expect.element(timer).toHaveTextContent('2:00');
    await rest.getByRole('button', { name: 'Extend rest by 15 seconds' }).click();
    await expect.element(timer).toHaveTextContent('2:15');
    await rest.getByRole('button', { name: 'Skip rest' }).click();
    await expect.element(rest).not.toBeInTheDocument();
  });

  test('is shown on every page, and links to its workout', async () => {
    stopClock();
    const { screen, running, rest, pathname } = await startRest();
    await expect.element(rest).toBeVisible();
    await screen.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: /notes$/i, level: 1 })).toBeInTheDocument();
    await expect.element(running.getByRole('timer')).toHaveTextContent('2:00');
    await running.getByRole('link', { name: 'Resume' }).click();
    await expect.poll(pathname).toBe('/dashboard/exercise/workouts/now');
    await expect.element(rest).toBeVisible();
  });
});

describe.each(['desktop', 'phone'])('on a %s', (layout) => {
  test('a long workout name leaves the content beside it on one line', async () => {
    if (layout === 'phone') await touchScreen();
    const { screen, running } = await startRest();
    await screen.getByRole('link', { name: 'Notes', exact: true }).click();
    await expect.element(running.getByRole('timer')).toBeVisible();
    await expect.poll(() => linesOf(running.element().querySelector('time'))).toBe(1);
    await screen.getByRole('link', { name: 'Overview', exact: true }).click();
    const resume = screen.getByRole('link', { name: 'Resume workout' }).getByText('Resume workout');
    await expect.poll(() => linesOf(resume.query())).toBe(1);
    await screen.getByRole('link', { name: 'Exercise', exact: true }).click();
    const start = screen.getByRole('button', { name: 'Start workout' }).getByText('Start workout');
    await expect.poll(() => linesOf(start.query())).toBe(1);
  });
});

describe('on a phone', () => {
  test('a rest timer is not taller than necessary', async () => {
    await touchScreen();
    const { rest } = await startRest();
    await expect.element(rest).toBeVisible();
    expect(rest.element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
  });

  test('the rest timer settings explain what happens on a locked phone', async () => {
    await touchScreen();
    const { screen } = await startRest();
    await screen.getByRole('button', { name: 'Rest timer settings' }).click();
    await expect.element(screen.getByText(/^A locked phone pauses the app/)).toBeVisible();
  });
});

/** Returns the number of lines of an element's text. */
function linesOf(words: Element | null): number {
  if (words === null) return 0;
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}
