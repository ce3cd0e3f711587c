import { describe, expect, test } from 'vitest';
import { focus, keyboard, openApp, receive } from '../../testing/index.ts';
import { noteList, openNotes, searchField, searchResults, takeOption } from '../testing/index.ts';

const notes = { stairs: { title: 'Stairs', body: 'knee' } };
const joints = { joints: { name: 'Joints', query: 'knee' } };

test('a query is saved under a name, and its link shows its results', async () => {
  const { screen, store, router } = await openNotes({ notes });
  await searchField.fill('knee');
  await screen.getByRole('button', { name: 'Save search' }).click();
  await screen.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('About knees');
  await keyboard.press('Enter');
  await expect
    .poll(() => store.records('searches').map(({ value }) => value))
    .toMatchObject([{ name: 'About knees', query: 'knee' }]);
  await router.navigate({ href: '/dashboard/notes' });
  await expect.element(noteList).toBeVisible();
  await screen.getByRole('link', { name: 'About knees' }).click();
  await expect.element(searchField).toHaveValue('knee');
  await expect.poll(() => router.state.location.search).toEqual({ search: store.records('searches')[0]?.id });
  await expect.element(searchResults.getByRole('row', { name: 'Stairs' })).toBeVisible();
});

test('a saved search is renamed', async () => {
  const { screen, store } = await openNotes({ notes, searches: { knees: { name: 'About knees', query: 'knee' } } });
  await takeOption('About knees', 'Rename');
  await screen.getByRole('dialog', { name: 'Rename' }).getByRole('textbox', { name: 'Name' }).fill('Joints');
  await keyboard.press('Enter');
  await screen.getByRole('link', { name: 'Joints' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Joints' })).toBeVisible();
  expect(store.record('searches', 'knees').entry?.value).toMatchObject({ name: 'Joints', query: 'knee' });
});

test('a removed saved search is restored by undo', async () => {
  const { screen } = await openNotes({ notes, searches: joints });
  await takeOption('Joints', 'Remove');
  const link = screen.getByRole('link', { name: 'Joints' });
  await expect.element(link).not.toBeInTheDocument();
  const notice = screen.getByRole('alertdialog', { name: '“Joints” removed' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await link.click();
  await expect.element(screen.getByRole('heading', { name: 'Joints' })).toBeVisible();
});

describe('a saved search that is edited and saved under the same name', () => {
  async function saveAgain(name: string, query: string) {
    const app = await openNotes({ notes, searches: { again: { name, query: 'knee' } } }, '?search=again');
    const { screen, router, store } = app;
    await expect.element(searchField).toHaveValue('knee');
    await searchField.fill(query);
    await screen.getByRole('button', { name: 'Save search' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await keyboard.press('Enter');
    const saved = screen.getByRole('alertdialog', { name: `Search “${name}” updated` });
    await expect.element(saved).toBeVisible();
    return {
      saved,
      stored: () => store.records('searches').map(({ value }) => value.query),
      openAgain: async () => {
        await router.navigate({ href: '/dashboard/notes' });
        await screen.getByRole('link', { name }).click();
      },
    };
  }

  test('has other results', async () => {
    const { stored, openAgain } = await saveAgain('Limbs', 'knee OR hip');
    expect(stored()).toEqual(['knee OR hip']);
    await openAgain();
    await expect.element(searchField).toHaveValue('knee OR hip');
  });

  test('has its previous results after undo', async () => {
    const { saved, stored, openAgain } = await saveAgain('Feet', 'ankle');
    await saved.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toEqual(['knee']);
    await openAgain();
    await expect.element(searchField).toHaveValue('knee');
  });
});

test('a saved search removed on another device while it is open continues as an unsaved one', async () => {
  const { screen, store } = await openNotes({ notes, searches: joints }, '?search=joints');
  const row = searchResults.getByRole('row', { name: 'Stairs' });
  await expect.element(row).toBeVisible();
  await receive(store, { notesData: { searches: { joints: { trashedAt: Date.now() } } } });
  await expect.element(screen.getByRole('button', { name: 'Save search' })).toBeVisible();
  await expect.element(row).toBeVisible();
});

test('an unknown saved search is not found, and lists nothing', async () => {
  const { screen } = await openApp('/dashboard/notes?search=nowhere', { notesData: { notes } });
  await expect.element(screen.getByText('Saved search not found')).toBeVisible();
  await expect.element(screen.getByText('Stairs')).not.toBeInTheDocument();
});

test('removing a saved search by its menu focuses the one that takes its position', async () => {
  const { screen } = await openNotes({
    searches: { x: { name: 'X', query: 'x' }, y: { name: 'Y', query: 'y' }, z: { name: 'Z', query: 'z' } },
  });
  const remove = async (name: string) => {
    await focus(screen.getByRole('button', { name: `Options for ${name}` }));
    await keyboard.press('Enter');
    await focus(screen.getByRole('menuitem', { name: 'Remove' }));
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('link', { name, exact: true })).not.toBeInTheDocument();
  };
  await remove('Y');
  await expect.element(screen.getByRole('link', { name: 'Z', exact: true })).toHaveFocus();
  await remove('Z');
  await expect.element(screen.getByRole('link', { name: 'X', exact: true })).toHaveFocus();
});
