import { afterEach, expect, test } from 'vitest';
import { leave } from '../account/index.ts';
import { expectAccessible, openApp } from '../testing/index.ts';

afterEach(() => caches.delete('mensana-shares'));

test('a sign-out asks first while something shared is not saved, and keeps it if cancelled', async () => {
  const cache = await caches.open('mensana-shares');
  const form = new FormData();
  form.set('text', 'Buy chalk');
  await cache.put(`/dashboard/share/1/${crypto.randomUUID()}`, new Response(form));
  const { screen } = await openApp('/dashboard/overview');
  await expect.element(screen.getByText('Something you shared isn’t saved yet.')).toBeVisible();
  const left = leave();
  const question = screen.getByRole('alertdialog', { name: 'Sign out before saving what you shared?' });
  await expect.element(question.getByText(/^\s*1 item you shared isn’t saved yet\./)).toBeVisible();
  expect(question.getByRole('button', { name: 'Download a copy' }).query()).toBeNull();
  await expectAccessible('[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await left).toBe('stayed');
  expect(await cache.keys()).toHaveLength(1);
});
