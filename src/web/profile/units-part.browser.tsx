import { expect, test } from 'vitest';
import { openApp } from '../testing/index.ts';

test('the first day of the week is one of seven, from Monday, and stored', async () => {
  const { screen, store } = await openApp('/dashboard/profile/units');
  await screen.getByRole('button', { name: /First day of the week/ }).click();
  const days = screen.getByRole('option');
  await expect
    .poll(() => days.elements().map((each) => each.textContent))
    .toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  await screen.getByRole('option', { name: 'Sunday' }).click();
  expect(store.preferences.weekStart).toBe(0);
  await expect.element(screen.getByRole('button', { name: /First day of the week/ })).toHaveTextContent('Sunday');
});
