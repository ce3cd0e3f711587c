import { expect, test, vi } from 'vitest';
import { accountState } from '../account/index.ts';
import { expectAccessible, keyboard, openApp } from '../testing/index.ts';

test('the name of the account is changed, and shown everywhere once the server has it', async () => {
  const sent: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const state = accountState();
    if (state.kind !== 'signed-in' || !String(input).startsWith('/api/account')) throw new TypeError('no server');
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
    return Response.json({ user: { ...state.user, displayName: 'Ada Lovelace' } });
  });
  const { screen } = await openApp('/dashboard/profile');
  await screen.getByRole('button', { name: 'Change name' }).click();
  const field = screen.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect.element(field).toHaveValue('Ada');
  await expectAccessible('[role=dialog]');
  await field.fill('Ada Lovelace');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Ada Lovelace').first()).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([{ displayName: 'Ada Lovelace' }]);
});
