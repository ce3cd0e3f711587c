import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';

test('axe finds no violations in the dialog that deletes the account, with or without an error', async () => {
  const { screen } = await openApp('/dashboard/profile');
  await screen.getByRole('button', { name: 'Delete account' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await expectAccessible('[role=dialog]');
  await dialog.getByLabelText('Your password', { exact: true }).fill('nine doors and no lamp');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(dialog.getByText('Type the word “delete”.')).toBeVisible();
  await expectAccessible('[role=dialog]');
});
