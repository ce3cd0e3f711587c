import { expect, test } from 'vitest';
import { expectAccessible, leaveUnsentChange, openApp, setSession, stopClock } from '../testing/index.ts';

test('a deleted account keeps its data on this device, and offers to download it', async () => {
  const { screen } = await openApp('/dashboard/overview');
  setSession('account-deleted');
  await expect.element(screen.getByRole('heading', { name: 'This account was deleted' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download everything' })).toBeEnabled();
  await expectAccessible('html');
});

test('a session that has ended is explained above every page', async () => {
  const { screen } = await openApp('/dashboard/overview');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  setSession('needs-sign-in');
  await expect.element(screen.getByText(/^Your session has ended\./)).toBeVisible();
  await expectAccessible('html');
});

test('changes that have not synced for a day can be downloaded', async () => {
  const clock = stopClock();
  const { screen, store } = await openApp('/dashboard/overview');
  store.actions.createRecord('notes', (draft) => {
    draft.title = 'Waits';
  });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  clock.pass(25 * 3_600);
  await expect.element(screen.getByText(/haven’t synced yet/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download a copy' })).toBeVisible();
  await expectAccessible('html');
});

test('changes that an earlier user left can be downloaded or removed', async () => {
  await leaveUnsentChange();
  const { screen } = await openApp('/dashboard/overview');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .element(screen.getByText(/^Someone else signed in on this device before and left 1 unsynced change/))
    .toBeVisible();
  await expectAccessible('html');
  await screen.getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await expectAccessible('[role=alertdialog]');
});
