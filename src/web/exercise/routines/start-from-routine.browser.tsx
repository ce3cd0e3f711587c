import { expect, test } from 'vitest';
import { openApp } from '../../testing/index.ts';

test('starting from a routine says so in words', async () => {
  const { screen } = await openApp('/dashboard/exercise', {
    exerciseData: { routines: { squats: { name: 'Squats', order: 'a0' } } },
  });
  const start = screen.getByRole('button', { name: 'Start from a routine' });
  await expect.element(start).toBeVisible();
  await expect.element(start).toHaveTextContent('Start from a routine');
});
