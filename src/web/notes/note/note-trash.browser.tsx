import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, keyboard, onPhone, openApp } from '../../testing/index.ts';
import '../testing/index.ts'; // loads the notes section before the tests

const thrown = { title: 'Thrown', createdAt: 1, body: 'text' };
const title = page.getByRole('textbox', { name: 'Title' });

describe('a note in the trash is restored', () => {
  async function moveToTrash(name: string) {
    const app = await openApp('/dashboard/notes/thrown', {
      notesData: { notes: { thrown: { ...thrown, title: name } } },
    });
    await app.screen.getByRole('button', { name: 'More', exact: true }).click();
    await app.screen.getByRole('menuitem', { name: 'Move to trash' }).click();
    const notice = app.screen.getByRole('alertdialog', { name: `“${name}” moved to trash` });
    await expect.element(notice).toBeVisible();
    await expect.poll(() => app.router.state.location.pathname).toBe('/dashboard/notes');
    await expect.element(app.screen.getByText('No notes yet')).toBeVisible();
    expect(app.store.record('notes', 'thrown').state).toBe('in-trash');
    return { ...app, notice };
  }

  test.each([
    ['a desktop', () => {}],
    ['a phone', onPhone],
  ])('from the notification, on %s', async (device, setViewport) => {
    await setViewport();
    const { notice, store } = await moveToTrash(`Thrown on ${device}`);
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue(`Thrown on ${device}`);
    expect(store.record('notes', 'thrown').state).toBe('here');
  });

  test('by the undo shortcut', async () => {
    const { store } = await moveToTrash('By key');
    await keyboard.press('Control+z');
    await expect.element(title).toHaveValue('By key');
    expect(store.record('notes', 'thrown').state).toBe('here');
  });

  test('from the trash, where it is read-only', async () => {
    const { screen, store } = await moveToTrash('Read only');
    await screen.getByRole('link', { name: /^Trash/ }).click();
    await screen.getByRole('row', { name: 'Read only' }).click();
    await expect.element(title).toHaveAttribute('readonly', '');
    const banner = screen.getByText('This note is in the trash', { exact: false });
    await expect.element(banner).toBeVisible();
    await expectAccessible('main');
    await screen.getByRole('button', { name: 'Restore' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(store.record('notes', 'thrown').state).toBe('here');
  });
});

describe('deleting a note permanently', () => {
  async function ask() {
    const app = await openApp('/dashboard/notes?list=trash', { notesData: { notes: { thrown } } });
    app.store.actions.changeRecord('notes', 'thrown', (draft) => {
      draft.trashedAt = Date.now();
    });
    await app.screen.getByRole('row', { name: 'Thrown' }).click();
    await app.screen.getByRole('button', { name: 'Delete permanently' }).click();
    const question = app.screen.getByRole('alertdialog', { name: 'Delete “Thrown” permanently?' });
    await expect.element(question).toBeVisible();
    return { ...app, question };
  }

  test('asks first, and does nothing if cancelled', async () => {
    const { store, question } = await ask();
    await expectAccessible('[role="alertdialog"]');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(title).toHaveValue('Thrown');
    expect(store.record('notes', 'thrown').state).toBe('in-trash');
  });

  test('empties the trash, and its URL shows that the note was deleted', async () => {
    const { screen, store, router, question } = await ask();
    await question.getByRole('button', { name: 'Delete permanently' }).click();
    await expect.element(screen.getByText('Trash is empty')).toBeVisible();
    expect(store.record('notes', 'thrown').state).toBe('deleted');
    await router.navigate({ href: '/dashboard/notes/thrown' });
    await expect.element(screen.getByRole('heading', { name: 'This note was permanently deleted' })).toBeVisible();
  });
});
