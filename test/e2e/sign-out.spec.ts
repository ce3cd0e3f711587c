// sections: account, replica
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  addLine,
  bodyLines,
  goOffline,
  newDevice,
  openNote,
  openSection,
  putDocument,
  saveState,
  shellIsKept,
  signIn,
  signInByHand,
  writeNote,
} from './screens.ts';
import { createAccount, expect, newAddress, openAccountMenu, password, signOut, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const note = { title: 'Nobody else reads this', line: 'not on this computer' };

test('signing out removes every database, key and cache entry of the user', async ({ page }) => {
  const email = await createAccount(page);
  await shellIsKept(page);
  await writeNote(page, note);
  await expect(saveState(page, 'Saved')).toBeVisible();
  const uid = await uidOf(page);
  await leaveTrace(page, uid);
  const words = [uid, email, note.title, openRecordId(page)];
  expect((await kept(page)).databases).toContain(traceOf(uid));
  await signOut(page);
  await expectNothingOf(page, words);
  await expect.poll(async () => (await kept(page)).keys).toEqual([]);

  await signInByHand(page, email);
  await openNote(page, note.title);
  await expect(bodyLines(page)).toHaveText([note.line]);
});

test('signing out offline removes everything too, and the server is told before any other request', async ({
  page,
  context,
}) => {
  const email = await createAccount(page);
  // the note is not typed, since that would write the date of the edit a moment later
  const noteId = 'note-of-the-person';
  await putDocument(page, { notesData: { notes: { [noteId]: { title: note.title, body: note.line } } } });
  await page.goto(`/dashboard/notes/${noteId}`);
  await expect(bodyLines(page)).toHaveText([note.line]);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  const uid = await uidOf(page);
  await signOut(page);
  await expectNothingOf(page, [uid, email, note.title, noteId]);
  expect((await kept(page)).keys).toEqual(['mensana-sign-out']);
  await page.goto('/dashboard/notes');
  await expect(page).toHaveURL(/\/login/);
  await page.waitForLoadState('networkidle'); // so that failed requests of this page are not counted

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => (await kept(page)).keys).toEqual([]);
  expect(asked[0]).toBe('POST /api/account/sign-out');
  expect((await page.request.get('/api/account')).status()).toBe(401);
});

test('signing out with unsynced changes asks first: cancelling keeps them, confirming discards them', async ({
  page,
  context,
}) => {
  const email = await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  await writeNote(page, note);
  const uid = await uidOf(page);
  const question = await askToSignOut(page);
  await expect(question).toContainText(/\d+ changes? (is|are) only on this device/);
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Download a copy' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain(note.title);
  expect(copy).toContain(note.line);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await addLine(page, 'and went on');
  await page.reload();
  await expect(bodyLines(page)).toHaveText([note.line, 'and went on']);

  await askToSignOut(page);
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectNothingOf(page, [uid, email, note.title]);
  await context.setOffline(false);
  await signInByHand(page, email);
  await openSection(page, 'Notes');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(page.getByText('No notes yet')).toBeVisible();
});

test('signing out also signs out the other tab, asks about its changes and closes its database', async ({
  page,
  context,
}) => {
  const email = await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  const other = await context.newPage();
  await other.goto('/dashboard/notes');
  await writeNote(other, note);
  const uid = await uidOf(page);
  const question = await askToSignOut(page);
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expectNothingOf(tab, [uid, email, note.title]);
  }
});

test('an unknown session removes nothing and asks for sign-in', async ({ page, context }) => {
  await createAccount(page);
  const uid = await uidOf(page);
  await leaveTrace(page, uid);
  // the account's databases for records and for files, and the planted one
  await expect.poll(async () => (await kept(page)).databases.length).toBe(3);
  const { databases } = await kept(page);
  expect(databases).toContain(traceOf(uid));
  await context.clearCookies();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect((await kept(page)).databases).toEqual(databases);
});

test('a session ended on another device removes the local data', async ({ page, browser, server }) => {
  const email = await createAccount(page);
  const uid = await uidOf(page);
  await leaveTrace(page, uid);
  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await other.page.goto('/dashboard/profile/sessions');
  await other.page.getByRole('button', { name: /^Sign out .+ on / }).click();
  await expect(other.page.getByRole('button', { name: /^Sign out .+ on / })).toHaveCount(0);
  await expect(page.getByText('You were signed out from another device')).toBeVisible();
  await expectNothingOf(page, [uid, email]);
  await other.context.close();
});

test('SY36a no user data is kept on a shared computer', async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByText('This is a shared device').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await kept(page)).keys).toEqual(['mensana-shared-computer']);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  const { databases, keys } = await kept(page);
  expect({ databases, keys }).toEqual({ databases: [], keys: ['mensana-shared-computer'] });
});

async function askToSignOut(page: Page): Promise<Locator> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out with unsynced changes?' });
  await expect(question).toBeVisible();
  return question;
}

/** Plants a database and a storage key that contain the uid, as another part of the app might leave them behind. */
async function leaveTrace(page: Page, uid: string): Promise<void> {
  await page.evaluate(async (name) => {
    localStorage.setItem(name, '1');
    const opened = indexedDB.open(name, 1);
    await new Promise((resolve, reject) => {
      opened.onsuccess = resolve;
      opened.onerror = reject;
    });
    opened.result.close();
  }, traceOf(uid));
}

function traceOf(uid: string): string {
  return `mensana-${uid}-trace`;
}

/** Expects that there is no database and that no cache or storage key contains any of the words. */
async function expectNothingOf(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(async () => (await kept(page)).databases).toEqual([]);
  const { values, cached } = await kept(page);
  for (const word of words) expect(`${values}${cached}`).not.toContain(word);
  expect(cached).toContain('id="root"');
  expect(cached).not.toContain('/api/');
}

interface Kept {
  readonly databases: readonly string[];
  /** The storage keys, except the router's, which stores scroll positions under random names. */
  readonly keys: readonly string[];
  /** The storage keys with their values, as one string. */
  readonly values: string;
  /** The URLs and the content of cached pages, as one string. */
  readonly cached: string;
}

function kept(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const keys = [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => !key.startsWith('tsr-scroll-restoration'));
    const values = JSON.stringify([localStorage, sessionStorage]);
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isPage = answer?.headers.get('content-type')?.startsWith('text/html') ?? false;
        cached.push(request.url, isPage ? ((await answer?.text()) ?? '') : '');
      }
    }
    return { databases, keys, values, cached: cached.join('\n') };
  });
}

function openRecordId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

function uidOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('mensana-account') ?? '').user.uid as string);
}
