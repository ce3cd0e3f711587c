import { expect, test } from 'vitest';
import { onPhone } from '../../testing/index.ts';
import { daysAgo, openExercise } from '../testing/index.ts';

const run = { ...daysAgo(0), sport: 'run', distance: { si: 5_000 }, movingSeconds: 1_680 };

test('the days of the month before are shown with their training, and open', async () => {
  await onPhone();
  const monday = { ...run, day: '2026-11-30' };
  const { screen, href } = await openExercise('/calendar?day=2026-12-02', { activities: { monday } });
  const month = screen.getByRole('region', { name: 'Month' });
  await expect.element(month).toMatchTextContent('December 2026');
  await month.getByRole('button', { name: /30 November 2026.*, 1 activity, 28 min/ }).click({ force: true });
  await expect.poll(href).toBe('/dashboard/exercise/calendar?day=2026-11-30');
  await expect.element(month).toMatchTextContent('November 2026');
  await expect.element(month.getByRole('list', { name: 'On this day' })).toMatchTextContent('Run');
});

test('the totals name the week and the month that they count', async () => {
  const { screen } = await openExercise('/calendar', { activities: { run } });
  const names = () =>
    Array.from(screen.getByLabelText('Summary').element().querySelectorAll('dt'), (name) => name.textContent);
  await expect
    .poll(() => names())
    .toEqual(['Weekly streak', expect.stringMatching(/^\d+( \S+)? – \d+ \S+/), expect.stringMatching(/^\S+ \d{4}$/)]);
});
