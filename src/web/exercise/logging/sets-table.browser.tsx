import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openWorkout } from '../testing/index.ts';

test('a hold typed with a decimal point asks which time is meant and is not stored', async () => {
  const { screen, addExercise, stored } = await openWorkout();
  await addExercise('plank');
  const time = screen.getByRole('textbox', { name: 'Time, set 1' });
  const question = screen.getByText('Enter 1:30 or 1.300', { exact: true });
  await time.fill('1.30');
  await expect.element(question).toBeVisible();
  const seconds = () => Object.values(stored()?.sets ?? {})[0]?.result?.seconds;
  expect(seconds()).toBeUndefined();
  await time.fill('1:30');
  await expect.element(question).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(time).toHaveValue('1:30');
  expect(seconds()).toBe(90);
});
