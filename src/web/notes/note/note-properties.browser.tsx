import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, keyboard, openApp } from '../../testing/index.ts';
import '../testing/index.ts'; // loads the notes section before the tests

const notebooks = { training: { name: 'Training' }, plans: { name: 'Plans', parent: 'training' } };

const openSquats = (leaves: object = {}) =>
  openApp('/dashboard/notes/squats', {
    notesData: { notes: { squats: { title: 'Squats', createdAt: 1, body: 'text', ...leaves } }, notebooks },
  });

const inNotebook = page.getByRole('main').getByRole('link', { name: /^Notebook / });

test('an open note is moved to a notebook, which it then shows, and back by undo', async () => {
  const { screen, store } = await openSquats();
  await expect.element(screen.getByRole('region', { name: 'Note tags' })).toBeVisible();
  await expect.element(inNotebook).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Move to…' }).click();
  await screen.getByRole('dialog', { name: 'Move to…' }).getByRole('row', { name: 'Plans' }).click();
  await expect.element(inNotebook).toHaveAccessibleName('Notebook Plans');
  expect(store.record('notes', 'squats').entry?.value.notebook).toBe('plans');
  await expectAccessible('main');
  const notice = screen.getByRole('alertdialog', { name: '1 note moved to “Plans”' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.element(inNotebook).not.toBeInTheDocument();
  expect(store.record('notes', 'squats').entry?.value.notebook).toBeUndefined();
});

test('an open note is removed from its notebook', async () => {
  const { screen, store } = await openSquats({ notebook: 'plans' });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Move to…' }).click();
  await screen.getByRole('dialog').getByRole('row', { name: 'No notebook (top level)' }).click();
  await expect.element(inNotebook).not.toBeInTheDocument();
  expect(store.record('notes', 'squats').entry?.value.notebook).toBeUndefined();
  await keyboard.press('Control+z');
  await expect.element(inNotebook).toHaveAccessibleName('Notebook Plans');
});

test('the notebook of a note leads to its notes', async () => {
  const { router } = await openSquats({ notebook: 'plans' });
  await inNotebook.click();
  await expect.poll(() => router.state.location.search).toEqual({ notebook: 'plans' });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/squats');
});

test('a note in the trash shows its notebook, but cannot be moved', async () => {
  const { screen, store } = await openSquats({ notebook: 'training' });
  store.actions.changeRecord('notes', 'squats', (draft) => {
    draft.trashedAt = Date.now();
  });
  await expect.element(screen.getByRole('button', { name: 'More', exact: true })).not.toBeInTheDocument();
  await expect.element(inNotebook).toHaveAccessibleName('Notebook Training');
});

test('a notebook that is not on this device is not shown', async () => {
  const { screen } = await openSquats({ notebook: 'gone' });
  await expect.element(screen.getByRole('region', { name: 'Note tags' })).toBeVisible();
  await expect.element(inNotebook).not.toBeInTheDocument();
});
