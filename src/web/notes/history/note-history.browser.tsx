import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bodyEdit } from '#sync/record/index.ts';
import type { PastState } from '../../history/index.ts';
import {
  expectAccessible,
  onPhone,
  openApp,
  receive,
  receiveChanges,
  refusal,
  serveHistory,
  setOnline,
  setSaved,
  texts,
} from '../../testing/index.ts';
import '../testing/index.ts'; // loads the notes section before the tests

const note = { title: 'Legs and arms', createdAt: 1, tags: { gym: 'Gym', plan: 'Plan' }, body: 'Squat\nPress' };
const versions = {
  '1-0': { body: 'Squat\nCurl' },
  '2-0': { title: 'Legs', tags: { gym: 'Gym', old: 'Old' }, body: 'Squat\nCurl' },
  '3-0': { title: 'Legs', tags: { gym: 'Gym', old: 'Old' }, body: 'Squat\nRow' },
  '4-0': { tags: {}, body: '' },
};
const at = (day: number) => Date.UTC(2025, 2, day, 12, 5);
const states = [4, 3, 2, 1].map(
  (day): PastState => ({ kind: 'version', id: `${day}-0`, writtenAt: at(day), replacedAt: at(day) + 1, bytes: 2048 }),
);
const title = page.getByRole('textbox', { name: 'Title' });
const restore = page.getByRole('button', { name: 'Restore this version' });

/** Opens the history of a note, or one of its versions. */
async function openHistory(search = '') {
  const server = serveHistory(states, versions);
  const app = await openApp(`/dashboard/notes/legs?view=history${search}`, { notesData: { notes: { legs: note } } });
  setSaved(app.store);
  return {
    ...app,
    server,
    stored: () => app.store.record('notes', 'legs').entry?.value,
    text: () => app.store.actions.bodyText('notes/legs'),
    /** Changes the text as another device would. */
    writeElsewhere: async (text: string) => {
      const body = bodyEdit('notes/legs', await app.store.replica.document.bodies.whole('notes/legs'), text);
      if (body === null) throw new Error('The body already has this text');
      await receiveChanges(app.store, [{ key: 'notes/legs', fields: new Map(), body }]);
    },
  };
}

describe('a version of a note', () => {
  test('shows its title and text, or the changes that it made or since, and its link keeps which', async () => {
    const { screen, router } = await openHistory('&version=3-0');
    await expect.element(screen.getByRole('heading', { name: 'Legs', exact: true })).toBeVisible();
    await expect.element(screen.getByText('Squat Row')).toBeVisible();
    await screen.getByRole('radio', { name: 'Changes made' }).click();
    await expect.poll(() => texts('.cm-merge-a .cm-changedLine')).toEqual(['Curl']);
    expect(texts('.cm-merge-b .cm-changedLine')).toEqual(['Row']);
    await expectAccessible('main');
    await screen.getByRole('radio', { name: 'Changes since' }).click();
    await expect.poll(() => texts('.cm-merge-b .cm-changedLine')).toEqual(['Press']);
    await expect.element(screen.getByText('Title changed from “Legs” to “Legs and arms”.')).toBeVisible();
    await expect.element(screen.getByText('Tag added: Plan.')).toBeVisible();
    await expect.element(screen.getByText('Tag removed: Old.')).toBeVisible();
    await screen.getByRole('link', { name: 'Older version' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ version: '2-0', show: 'now' });
    await expect.element(screen.getByRole('radio', { name: 'Changes since' })).toBeChecked();
  });

  test('on a phone shows its changes in one column, with deleted lines above their replacement', async () => {
    await onPhone();
    const { screen } = await openHistory('&version=3-0&show=before');
    await expect.element(screen.getByRole('textbox', { name: 'Text with changes marked' })).toBeVisible();
    await expect.poll(() => texts('.cm-deletedLine')).toEqual(['Curl']);
    expect(texts('.cm-changedLine')).toEqual(['Row']);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test('that added a title and tags says so, and that the text is the same', async () => {
    const { screen } = await openHistory('&version=2-0&show=before');
    await expect.element(screen.getByText('Title added: “Legs”.')).toBeVisible();
    await expect.element(screen.getByText('Tags added: Gym, Old.')).toBeVisible();
    await expect.element(screen.getByText('The text didn’t change.')).toBeVisible();
  });

  test('that removed the title and all text says so', async () => {
    const { screen } = await openHistory('&version=4-0&show=before');
    await expect.element(screen.getByText(/^Title removed/)).toBeVisible();
    await expect.element(screen.getByText('Tags removed: Gym, Old.')).toBeVisible();
    await expect.poll(() => texts('.cm-merge-a .cm-changedLine').slice(0, 2)).toEqual(['Squat', 'Row']);
    await screen.getByRole('radio', { name: 'Full text' }).click();
    await expect.element(screen.getByText('This version has no text.')).toBeVisible();
  });

  test('that is the first has no earlier one to compare with', async () => {
    const { screen } = await openHistory('&version=1-0&show=before');
    await expect.element(screen.getByText('There’s no earlier version to compare with.')).toBeVisible();
  });

  test('whose earlier version cannot be loaded loads it on request', async () => {
    const { screen, server } = await openHistory('&version=3-0');
    await expect.element(screen.getByText('Squat Row')).toBeVisible();
    server.instead = () => refusal(500, 'request/unexpected');
    await screen.getByRole('radio', { name: 'Changes made' }).click();
    await expect.element(screen.getByText('Couldn’t load the history')).toBeVisible();
    server.instead = () => null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => texts('.cm-merge-b .cm-changedLine')).toEqual(['Row']);
  });

  test('compared with the note stays as it is read while another device types', async () => {
    const { screen, store, text, writeElsewhere } = await openHistory('&version=3-0&show=now');
    await expect.poll(() => texts('.cm-merge-b .cm-changedLine')).toEqual(['Press']);
    await writeElsewhere('Squat\nPress\nDip');
    await expect.poll(text).toBe('Squat\nPress\nDip');
    await receive(store, { notesData: { notes: { legs: { editedAt: Date.now(), tags: { ...note.tags, b: 'B' } } } } });
    await expect.element(screen.getByText('Tags added: Plan, B.')).toBeVisible();
    expect(texts('.cm-merge-b .cm-changedLine')).toEqual(['Press']);
  });

  test.each([
    ['copied', () => Promise.resolve(), 'Text copied'],
    ['not copied, if the browser does not allow it,', () => Promise.reject(new Error('no')), /didn’t allow copying/],
  ])('is %s as text, and says so', async (_, write, words) => {
    const copied = vi.spyOn(navigator.clipboard, 'write').mockImplementation(write);
    const selected = vi.spyOn(document, 'execCommand').mockReturnValue(false);
    onTestFinished(() => {
      copied.mockRestore();
      selected.mockRestore();
    });
    const { screen } = await openHistory('&version=3-0');
    await screen.getByRole('button', { name: 'Copy text' }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
    const [[item] = []] = copied.mock.calls[0] ?? [];
    expect(await (await item?.getType('text/plain'))?.text()).toBe('Squat\nRow');
  });
});

describe('a version is restored', () => {
  test('as the newest, after the server has kept the current one, and Undo takes it back', async () => {
    const { screen, server, router, stored, text } = await openHistory('&version=3-0');
    await restore.click();
    await expect.element(title).toHaveValue('Legs');
    expect(router.state.location.search).toEqual({});
    expect(server.asked.at(-1)).toBe('POST notes/legs');
    expect(stored()).toMatchObject({ title: 'Legs', tags: { gym: 'Gym', old: 'Old' } });
    expect(Object.values(stored()?.formerTitles ?? {})).toEqual(['Legs and arms']);
    expect(await text()).toBe('Squat\nRow');
    const notice = screen.getByRole('alertdialog', { name: 'Version from 3 March 2025, 12:05 restored' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue('Legs and arms');
    expect(stored()).toMatchObject({ tags: note.tags, formerTitles: {} });
    await expect.poll(text).toBe('Squat\nPress');
  });

  test('without title and text, if it has none', async () => {
    const { stored, text } = await openHistory('&version=4-0');
    await restore.click();
    await expect.element(title).toHaveValue('');
    expect(stored()?.title).toBeUndefined();
    expect(stored()?.tags).toEqual({});
    expect(await text()).toBe('');
  });

  test.each(['text', 'title'])('after a %s that arrives in the meantime was kept too', async (part) => {
    const { server, text, writeElsewhere, changeElsewhere } = await openHistory('&version=3-0');
    let kept = 0;
    server.instead = async (request) => {
      if (!request.startsWith('POST') || ++kept > 1) return null;
      if (part === 'text') await writeElsewhere('Squat\nPress\nDip');
      else await changeElsewhere('notes', 'legs', (draft) => Object.assign(draft, { title: 'Legs and back' }));
      return null;
    };
    await restore.click();
    await expect.element(title).toHaveValue('Legs');
    expect(kept).toBe(2);
    expect(await text()).toBe('Squat\nRow');
  });
});

describe('a version is not restored, and the note stays as it is,', () => {
  test.each([
    ['without a network', () => setOnline(false), /^You’re offline\. To restore a version/, 0],
    ['if the server does not keep the current one', () => {}, /^Couldn’t restore this version/, 1],
  ])('%s', async (_, fail, words, kept) => {
    const { screen, server, stored, text, router } = await openHistory('&version=3-0');
    await expect.element(restore).toBeEnabled();
    server.instead = () => refusal(500, 'request/unexpected');
    fail();
    await restore.click();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(server.asked.filter((request) => request.startsWith('POST'))).toHaveLength(kept);
    expect(stored()).toMatchObject({ title: 'Legs and arms', tags: note.tags });
    expect(await text()).toBe('Squat\nPress');
    expect(router.state.location.search).toMatchObject({ view: 'history', version: '3-0' });
  });

  test('while its text changes again and again', async () => {
    const { screen, server, stored, text, writeElsewhere } = await openHistory('&version=3-0');
    let kept = 0;
    server.instead = async (request) => {
      if (request.startsWith('POST')) await writeElsewhere(`Squat\nPress ${++kept}`);
      return null;
    };
    await restore.click();
    await expect.element(screen.getByText(/^Your latest changes are still syncing/)).toBeVisible();
    expect(kept).toBe(5);
    expect(await text()).toBe('Squat\nPress 5');
    expect(stored()?.title).toBe('Legs and arms');
  });

  test('in the trash, where it can be read', async () => {
    const { screen, store, stored } = await openHistory('&version=3-0&list=trash');
    store.actions.changeRecord('notes', 'legs', (draft) => {
      draft.trashedAt = Date.now();
    });
    await expect.element(screen.getByText('Squat Row')).toBeVisible();
    await expect.element(restore).toBeDisabled();
    await expect.element(screen.getByText(/^This note is in the trash\. Restore the note before/)).toBeVisible();
    expect(stored()?.title).toBe('Legs and arms');
  });
});

test('titles and tags that another device replaced are listed with their moment, other values are not', async () => {
  const server = serveHistory(
    [
      ['title', 'Arms'],
      ['tags/gym', 'GYM'],
      ['editedAt', 5],
      ['title', null],
    ].map(([path, value], place): PastState => {
      const moment = { writtenAt: at(3), replacedAt: at(3) };
      return { kind: 'superseded', id: `${9 - place}-0`, path: String(path), value, ...moment };
    }),
  );
  const { screen } = await openApp('/dashboard/notes/legs?view=history', { notesData: { notes: { legs: note } } });
  const rows = screen.getByRole('region', { name: '3 March 2025' }).getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toHaveTextContent('The title was changed on two devices. “Arms” was replaced on 3 March 2025, 12:05.');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent(
      'The tag “GYM” was changed on two devices. One of the changes was replaced on 3 March 2025, 12:05.',
    );
  expect(rows.elements()).toHaveLength(2);
  expect(server.asked).toEqual(['GET notes/legs']);
});
