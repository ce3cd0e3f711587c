import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible, openApp, smallTargets, touchScreen } from '../testing/index.ts';

const path = '/dashboard/share';
const day = new Date().toISOString().slice(0, 10);

afterEach(() => caches.delete('mensana-shares'));

test('a shared page becomes a note with its title and address', async () => {
  await receive({ title: 'Knees over toes', url: 'https://example.org/knees' });
  const { screen, store, router } = await openApp(path);
  await expect.element(screen.getByText('https://example.org/knees')).toBeVisible();
  await expect.element(screen.getByLabelText('Title')).toHaveValue('Knees over toes');
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/notes\/[\w-]+$/);
  const [note] = store.records('notes');
  expect(note?.value.title).toBe('Knees over toes');
  expect(await store.actions.bodyText(`notes/${note?.id}`)).toBe('https://example.org/knees');
  await expect.poll(waiting).toBe(0);
});

test('a share that is only a title keeps its field while the user types another', async () => {
  await receive({ title: 'Article' });
  const { screen, store } = await openApp(path);
  await screen.getByLabelText('Title').fill('');
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await screen.getByLabelText('Title').fill('Knees over toes');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => store.records('notes').map(({ value }) => value.title)).toEqual(['Knees over toes']);
});

test('shared files become attachments of the note', async () => {
  await receive({ text: 'Form check' }, [await picture('squat.png'), new File(['%PDF'], 'plan.pdf')]);
  const { screen, store } = await openApp(path);
  await expect.poll(() => document.querySelectorAll('main img').length).toBe(1);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => store.records('notes').length).toBe(1);
  const [note] = store.records('notes');
  expect(await store.actions.bodyText(`notes/${note?.id}`)).toMatch(
    /^Form check\n\n!\[squat\.png\]\(attachment:[0-9a-f]{64}\)\n\[plan\.pdf\]\(attachment:[0-9a-f]{64}\)$/,
  );
  expect(store.records('attachments').map(({ value }) => value.name)).toEqual(['squat.png', 'plan.pdf']);
});

test('a share is added to today’s note, below what is there', async () => {
  await receive({ title: 'Article', text: 'Knees over toes' });
  const { screen, store } = await openApp(path, {
    notesData: { notes: { [`day-${day}`]: { day, body: 'Slept well' } } },
  });
  await screen.getByRole('radio', { name: 'Today’s note' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => store.actions.bodyText(`notes/day-${day}`)).toBe('Slept well\nArticle\n\nKnees over toes');
  expect(store.records('notes')).toHaveLength(1);
});

test('two shares are shown one after the other, the newest first', async () => {
  await receive({ text: 'first' }, [], 1);
  await receive({ text: 'second' }, [], 2);
  const { screen, store, router } = await openApp(path);
  await expect.element(screen.getByText('second')).toBeVisible();
  await expect.element(screen.getByText('1 more item waiting. It appears here next.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('first')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(router.state.location.pathname).toBe(path);
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/notes\//);
  expect(store.records('notes')).toHaveLength(2);
});

test('a share that another tab has saved is not saved twice', async () => {
  await receive({ text: 'once' });
  const { screen, store, router } = await openApp(path);
  const id = await waitingId();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  store.actions.createRecord('notes', () => {}, { id, text: 'once' });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/${id}`);
  expect(await store.actions.bodyText(`notes/${id}`)).toBe('once');
});

test('a share that another tab has added to today’s note is not added again', async () => {
  await receive({ text: 'once' });
  const { screen, store } = await openApp(path, {
    notesData: { notes: { [`day-${day}`]: { day, body: 'once' } } },
  });
  await screen.getByRole('radio', { name: 'Today’s note' }).click();
  await caches.delete('mensana-shares');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Already saved or discarded in another tab')).toBeVisible();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
  expect(await store.actions.bodyText(`notes/day-${day}`)).toBe('once');
});

test('files of a share that is a note already are not added again', async () => {
  await receive({ text: 'once' }, [new File(['%PDF'], 'plan.pdf')]);
  const { screen, store, router } = await openApp(path);
  const id = await waitingId();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  store.actions.createRecord('notes', () => {}, { id, text: 'once' });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/${id}`);
  expect(store.records('attachments')).toEqual([]);
});

test('the page looks again which share is waiting when it is shown again', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen } = await openApp(path);
  await expect.element(screen.getByText('Buy chalk')).toBeVisible();
  await caches.delete('mensana-shares');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
});

test('a share is not added to today’s note again if the tab was closed before it removed the share', async () => {
  await receive({ text: 'once' });
  const { screen, store, router } = await openApp(path, {
    notesData: { notes: { [`day-${day}`]: { day, body: 'Slept well' } } },
  });
  const remove = vi.spyOn(Cache.prototype, 'delete').mockRejectedValue(new Error('the tab is closed'));
  onTestFinished(() => remove.mockRestore());
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  await screen.getByRole('radio', { name: 'Today’s note' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day-${day}`);
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible(); // the form is gone
  remove.mockRestore();

  await router.navigate({ href: path });
  await screen.getByRole('radio', { name: 'Today’s note' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe(0);
  expect(await store.actions.bodyText(`notes/day-${day}`)).toBe('Slept well\nonce');
});

test('a share whose note was permanently deleted can be saved as another note', async () => {
  await receive({ text: 'once' });
  const { screen, store, router } = await openApp(path);
  const remove = vi.spyOn(Cache.prototype, 'delete').mockRejectedValue(new Error('the tab is closed'));
  onTestFinished(() => remove.mockRestore());
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  remove.mockRestore();
  const [first] = store.records('notes');
  store.replica.deletePermanently([`notes/${first?.id}`]);
  await expect.poll(() => store.records('notes')).toEqual([]);

  await router.navigate({ href: path });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe(0);
  const [second] = store.records('notes');
  expect(second?.id).not.toBe(first?.id);
  expect(await store.actions.bodyText(`notes/${second?.id}`)).toBe('once');
});

test('a share that was added to today’s note and deleted there can be saved', async () => {
  await receive({ text: 'once' });
  const { screen, store, router } = await openApp(path, {
    notesData: { notes: { [`day-${day}`]: { day, body: 'Slept well' } } },
  });
  const remove = vi.spyOn(Cache.prototype, 'delete').mockRejectedValue(new Error('the tab is closed'));
  onTestFinished(() => remove.mockRestore());
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  await screen.getByRole('radio', { name: 'Today’s note' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => reported.mock.calls.length).toBe(1);
  await expect.element(screen.getByRole('textbox', { name: 'Text' })).toBeVisible(); // the form is gone
  remove.mockRestore();
  const { text } = await store.replica.document.bodies.open(`notes/day-${day}`);
  text.delete('Slept well'.length, '\nonce'.length);

  await router.navigate({ href: path });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe(0);
  expect(store.records('notes').map(({ id }) => id)).toHaveLength(2);
});

describe('after a failed save', () => {
  /** Saves a share to a target while the device cannot store it. */
  async function failToSave(target: 'New note' | 'Today’s note') {
    await receive({ title: 'Article', text: 'Knees' });
    const app = await openApp(path, { notesData: { notes: { [`day-${day}`]: { day, body: 'Slept well' } } } });
    const { screen, store } = app;
    const unstored = vi.spyOn(store.replica, 'unstored').mockImplementation(() => [{} as never]);
    onTestFinished(() => unstored.mockRestore());
    await screen.getByRole('radio', { name: target }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/^Couldn’t save this\./)).toBeVisible();
    unstored.mockRestore();
    return app;
  }

  /** Returns titles and texts of the notes that are not in the trash. */
  async function saved(store: Awaited<ReturnType<typeof openApp>>['store']) {
    const notes = store.records('notes').filter(({ inTrash }) => !inTrash);
    return Promise.all(
      notes.map(async ({ id, value }) => [value.title ?? id, await store.actions.bodyText(`notes/${id}`)]),
    );
  }

  test('the share is saved once', async () => {
    const { screen, store } = await failToSave('New note');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(waiting).toBe(0);
    expect(await saved(store)).toEqual([
      [`day-${day}`, 'Slept well'],
      ['Article', 'Knees'],
    ]);
  });

  test.each([
    ['New note', 'New note'],
    ['New note', 'Today’s note'],
    ['Today’s note', 'New note'],
    ['Today’s note', 'Today’s note'],
  ] as const)('the title and the target can be changed: %s, then %s', async (first, second) => {
    const { screen, store } = await failToSave(first);
    await screen.getByLabelText('Title').fill('Training');
    await screen.getByRole('radio', { name: second }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(waiting).toBe(0);
    const isNote = second === 'New note';
    expect(await saved(store)).toEqual([
      [`day-${day}`, isNote ? 'Slept well' : 'Slept well\nTraining\n\nKnees'],
      ...(isNote ? [['Training', 'Knees']] : []),
    ]);
  });

  test.each(['New note', 'Today’s note'] as const)('discarding takes back what was written: %s', async (target) => {
    const { screen, store } = await failToSave(target);
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(screen.getByText('Nothing to save')).toBeVisible();
    expect(await saved(store)).toEqual([[`day-${day}`, 'Slept well']]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(waiting).toBe(0);
    expect(await saved(store)).toEqual([
      [`day-${day}`, 'Slept well'],
      ['Article', 'Knees'],
    ]);
  });

  test('the target can be changed back', async () => {
    const { screen, store } = await failToSave('New note');
    const unstored = vi.spyOn(store.replica, 'unstored').mockImplementation(() => [{} as never]);
    onTestFinished(() => unstored.mockRestore());
    await screen.getByRole('radio', { name: 'Today’s note' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => store.actions.bodyText(`notes/day-${day}`)).toBe('Slept well\nArticle\n\nKnees');
    await expect.element(screen.getByText(/^Couldn’t save this\./)).toBeVisible();
    unstored.mockRestore();
    await screen.getByRole('radio', { name: 'New note' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(waiting).toBe(0);
    expect(await saved(store)).toEqual([
      [`day-${day}`, 'Slept well'],
      ['Article', 'Knees'],
    ]);
  });
});

test('a discarded share can be brought back', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen, store } = await openApp(path);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Buy chalk')).toBeVisible();
  expect(store.records('notes')).toEqual([]);
});

test('a discarded share can be brought back even if the cache was deleted meanwhile', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen } = await openApp(path);
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
  await caches.delete('mensana-shares');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Buy chalk')).toBeVisible();
});

test('a share that cannot be discarded stays, and the page says so', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen } = await openApp(path);
  const remove = vi.spyOn(Cache.prototype, 'delete').mockRejectedValue(new Error('the disk is gone'));
  onTestFinished(() => remove.mockRestore());
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText(/^Couldn’t discard this\./)).toBeVisible();
  await expect.element(screen.getByText('Buy chalk')).toBeVisible();
});

test('an older share is shown if another tab has just taken the newest', async () => {
  await receive({ text: 'first' }, [], 1);
  await receive({ text: 'second' }, [], 2);
  const read = vi.spyOn(Cache.prototype, 'match').mockResolvedValueOnce(undefined);
  onTestFinished(() => read.mockRestore());
  const { screen } = await openApp(path);
  await expect.element(screen.getByText('first')).toBeVisible();
});

test('a file of another app goes to the import, and waits until it is imported', async () => {
  await receive({ title: 'Squat.md' }, [new File(['Knees out.'], 'Squat.md', { type: 'text/markdown' })]);
  const { screen, store } = await openApp(path);
  await expect.element(screen.getByText(/^Mensana can import this file\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Import', exact: true }).click();
  const apply = screen.getByRole('button', { name: 'Import 1 note' });
  await expect.element(apply).toBeEnabled();
  expect(await waiting()).toBe(1);
  await apply.click();
  await expect.poll(() => store.records('notes').map(({ value }) => value.title)).toEqual(['Squat']);
  await expect.poll(waiting).toBe(0);
});

test('a file that is too large is named, and the rest is saved', async () => {
  const large = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'video.mp4', { type: 'video/mp4' });
  await receive({ text: 'Deadlift' }, [large]);
  const { screen, store } = await openApp(path);
  await expect
    .element(screen.getByText(/^Too large, so it won’t be saved\. Files can be up to 25\sMB\./))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => store.records('notes').length).toBe(1);
  const [note] = store.records('notes');
  expect(await store.actions.bodyText(`notes/${note?.id}`)).toBe('Deadlift');
  await expect.poll(waiting).toBe(0); // the page of the next test would be told
});

test.each([
  ['storage-full', /because this device’s storage is full/],
  ['too-many', /because 20 items are already waiting here/],
  ['not-received', /^Couldn’t receive what you shared\. It’s still in the app/],
])('the page explains why a share was not received: %s', async (code, text) => {
  const { screen, router } = await openApp(`${path}?failed=${code}`);
  await expect.poll(() => router.state.location.href).toBe(path); // a reload does not explain it again
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
  await expectAccessible('main');
});

test('the page no longer explains a refused share once another is discarded', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen } = await openApp(`${path}?failed=too-many`);
  await expect.element(screen.getByText(/because 20 items are already waiting/)).toBeVisible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
  expect(screen.getByText(/because 20 items are already waiting/).query()).toBeNull();
});

test('a share that cannot be read can be discarded', async () => {
  const cache = await caches.open('mensana-shares');
  await cache.put(`${path}/1/${crypto.randomUUID()}`, new Response('not a form'));
  const { screen } = await openApp(path);
  await expect.element(screen.getByText('Couldn’t read what you shared')).toBeVisible();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
});

test('other pages remind the user of a share that is waiting', async () => {
  await receive({ text: 'Buy chalk' });
  const { screen } = await openApp('/dashboard/overview');
  const reminder = screen.getByText('Something you shared isn’t saved yet.');
  await expect.element(reminder).toBeVisible();
  await screen.getByRole('link', { name: 'Open', exact: true }).click();
  await expect.element(screen.getByText('Buy chalk')).toBeVisible();
  await expect.element(reminder).not.toBeInTheDocument();
});

test('the page suits a phone', async () => {
  await touchScreen();
  await receive({ title: 'Form check', text: 'a'.repeat(500) }, [new File(['x'], `${'long-'.repeat(30)}.pdf`)]);
  const { screen } = await openApp(path);
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(smallTargets()).toEqual([]);
});

/** Stores a share as the service worker does. */
async function receive(fields: Readonly<Record<string, string>>, files: readonly File[] = [], at = 1): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('files', file);
  const cache = await caches.open('mensana-shares');
  await cache.put(`${path}/${at}/${crypto.randomUUID()}`, new Response(form));
}

async function waiting(): Promise<number> {
  return (await (await caches.open('mensana-shares')).keys()).length;
}

async function waitingId(): Promise<string> {
  const [request] = await (await caches.open('mensana-shares')).keys();
  return request?.url.split('/').at(-1) ?? '';
}

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
