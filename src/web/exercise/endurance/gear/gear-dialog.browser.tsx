import { expect, test } from 'vitest';
import { openApp } from '../../../testing/index.ts';

test.each([
  ['1,000', 1_000],
  ['1 000', 1_000],
  ['597.5', 597.5],
])('the replacement distance accepts %s miles', async (typed, miles) => {
  const { screen, store } = await openApp('/dashboard/exercise/activities/gear');
  await screen.getByRole('button', { name: 'Add gear' }).click();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Road shoes');
  await screen.getByRole('textbox', { name: 'Replace after' }).fill(typed);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  const [gear] = store.records('gear');
  expect(gear?.value.warnAt?.si).toBeCloseTo(miles * 1609.344, 6);
});
