import { expect, test } from 'vitest';
import { expectAccessible, openApp, touchScreen } from '../testing/index.ts';

test.each([
  ['desktop', 'Ada'],
  ['phone', 'Account'],
] as const)('axe finds no violations in the account menu on a %s', async (layout, name) => {
  if (layout === 'phone') await touchScreen();
  const { screen } = await openApp('/dashboard/overview');
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expectAccessible('[role=menu]');
});
