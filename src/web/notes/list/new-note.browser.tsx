import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard, openApp } from '../../testing/index.ts';

const text = page.getByRole('textbox', { name: 'Text', exact: true });
const title = page.getByRole('textbox', { name: 'Title' });

describe('a new note', () => {
  test('that is left without a character is not stored', async () => {
    const { screen, store, router } = await openApp('/dashboard/notes', {
      notesData: { notes: { other: { title: 'Other' } } },
    });
    await screen.getByRole('button', { name: 'New note', exact: true }).click();
    await expect.element(title).toHaveFocus();
    await router.navigate({ href: '/dashboard/notes' });
    expect(store.records('notes').map(({ id }) => id)).toEqual(['other']);
    expect(store.deletedIds('notes')).toEqual([]);
  });

  test.each([
    ['its title', title, 'title'],
    ['its text', text, 'text'],
  ])('is stored in its notebook with the first character of %s', async (_, field, typedIn) => {
    const { screen, store, router } = await openApp('/dashboard/notes?notebook=sport', {
      notesData: { notebooks: { sport: { name: 'Sport' } } },
    });
    await screen.getByRole('button', { name: 'New note', exact: true }).click();
    await field.click();
    await keyboard.type('K');
    await expect.poll(() => store.records('notes').map(({ value }) => value.notebook)).toEqual(['sport']);
    const [note] = store.records('notes');
    expect(note?.value.createdAt).toBeTypeOf('number');
    expect(router.state.location.pathname).toMatch(note?.id ?? '');
    if (typedIn === 'title') expect(note?.value.title).toBe('K');
    else await expect.poll(() => store.actions.bodyText(`notes/${note?.id ?? ''}`)).toBe('K');
    await expect.element(field).toHaveFocus();
  });

  test('of today that is left without a character is not stored', async () => {
    const { screen, store, router } = await openApp('/dashboard/notes');
    await screen.getByRole('button', { name: 'Today’s note' }).click();
    await expect.element(text).toHaveFocus();
    await router.navigate({ href: '/dashboard/notes' });
    expect(store.records('notes')).toEqual([]);
  });
});

test.each([
  ['an activity', '/dashboard/exercise/activities', 'Log activity', 'activities'],
  ['a routine', '/dashboard/exercise/routines', 'New routine', 'routines'],
] as const)('%s that is left without a character or figure is not stored', async (_, href, button, collection) => {
  const { screen, store, router } = await openApp(href);
  await screen.getByRole('button', { name: button }).first().click();
  await expect.poll(() => router.state.location.pathname).not.toBe(href);
  await expect.element(page.getByRole('article')).toBeVisible();
  await router.navigate({ href: '/dashboard/overview' });
  expect(store.records(collection)).toEqual([]);
  expect(store.deletedIds(collection)).toEqual([]);
});

describe('what is typed while a note is being opened arrives in it', () => {
  test.each([
    ['a new note', 'New note', ['W', 'h', 'Backspace', 'e', ' ', '5', 'Enter'], 'We 5'],
    ['today’s note', 'Today’s note', [], undefined],
  ])('%s', async (_, button, keys, typedTitle) => {
    const { screen, store } = await openApp('/dashboard/notes');
    const slow = screen.getByRole('button', { name: button, exact: true });
    await expect.element(slow).toBeVisible();
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    slow.element().focus();
    await keyboard.press('Enter');
    for (const key of keys) await keyboard.press(key);
    await keyboard.type('Monday');
    vi.mocked(requestAnimationFrame).mockRestore();
    await expect.element(text).toBeInTheDocument();
    for (const frame of frames) frame(performance.now());
    await expect.poll(() => store.records('notes')).toHaveLength(1);
    const [note] = store.records('notes');
    expect(note?.value.title).toBe(typedTitle);
    await expect.poll(() => store.actions.bodyText(`notes/${note?.id ?? ''}`)).toBe('Monday');
    await expect.element(text).toHaveFocus();
  });
});

describe('what is typed first arrives in the text of today’s note', () => {
  test.each([
    ['from the overview', '/dashboard/overview', () => page.getByRole('link', { name: 'Write today’s note' }).click()],
    ['from the list', '/dashboard/notes', () => page.getByRole('button', { name: 'Today’s note' }).click()],
    ['from the icon', '/dashboard/start/today', async () => {}],
    [
      'from the palette',
      '/dashboard/notes',
      async () => {
        await expect.element(page.getByRole('button', { name: 'Today’s note' })).toBeVisible();
        await keyboard.press('Control+k');
        await keyboard.type('today');
        await page.getByRole('option', { name: /today/i }).first().click();
      },
    ],
  ])('%s', async (_, href, open) => {
    const { store } = await openApp(href);
    await open();
    await expect.element(text).toHaveFocus();
    await expect.poll(() => document.activeElement?.matches('.cm-content')).toBe(true);
    await keyboard.type('Slept well');
    const id = `day-${new Date().toISOString().slice(0, 10)}`;
    await expect.poll(() => store.actions.bodyText(`notes/${id}`)).toBe('Slept well');
    await expect.poll(() => store.record('notes', id).entry?.value.day).toBe(id.slice(4));
  });
});
