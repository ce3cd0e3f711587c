import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focus, keyboard, onPhone } from '../../testing/index.ts';
import { notebooks, noteList, openNotes, searchResults } from '../testing/index.ts';

const stored = {
  notes: {
    old: { title: 'Old', createdAt: 1, notebook: 'work' },
    new: { title: 'New', createdAt: 2 },
    gone: { trashedAt: Date.now() },
  },
  notebooks: { work: { name: 'Work', order: 'a0' } },
};

test('beside a list of notes, the newest is open', async () => {
  const { screen, router } = await openNotes(stored);
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/new');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'New' })).toBeInTheDocument();
});

test('in another list its newest is opened, focus stays, and Back leads to the list before', async () => {
  const { router } = await openNotes(stored);
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/new');
  const work = notebooks.getByRole('row', { name: 'Work' });
  await focus(work);
  await keyboard.press('Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/old');
  await expect.element(work).toHaveFocus();
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/new');
});

test.each([
  ['the trash', '?list=trash', page.getByRole('grid', { name: 'Notes in the trash' }), 'Untitled'],
  ['search results', '?q=old', searchResults, 'Old'],
])('beside %s nothing is opened', async (_, place, list, row) => {
  const { screen, router } = await openNotes(stored, place);
  await expect.element(list.getByRole('row', { name: row })).toBeVisible();
  await expect.element(screen.getByText('Nothing selected')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard/notes');
});

test('on a phone the list is the page', async () => {
  await onPhone();
  const { router } = await openNotes(stored);
  await expect.element(noteList.getByRole('row', { name: 'New' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Note', exact: true })).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard/notes');
});
