import { expect, test } from 'vitest';
import { openApp } from '../../../testing/index.ts';

test('the button to start from a routine has a text label', async () => {
  const { screen } = await openApp('/dashboard/exercise', {
    exerciseData: { routines: { squats: { name: 'Squats', order: 'a0' } } },
  });
  const start = screen.getByRole('button', { name: 'Start from a routine' });
  await expect.element(start).toBeVisible();
  await expect.element(start).toHaveTextContent('Start from a routine');
});
