import type { Page } from '@playwright/test';
import { createAccount, expect, openAccountMenu, signOut, test } from './server.ts';

test('the four sections are one press away, and the page says where it is', async ({ page }) => {
  await createAccount(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const [name, path] of [
    ['Exercise', '/dashboard/exercise'],
    ['Notes', '/dashboard/notes'],
    ['Profile', '/dashboard/profile'],
    ['Overview', '/dashboard/overview'],
  ] as const) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(sections.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('after a change of page the focus is on its heading, and the title names it', async ({ page }) => {
  await createAccount(page);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Profile · Mensana');
});

test('a choice of theme lasts', async ({ page }) => {
  await createAccount(page);
  await page.goto('/dashboard/profile/appearance');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('signing out leaves no database, cache entry or key of the person', { tag: '@data' }, async ({ page }) => {
  const email = await createAccount(page);
  await makeTraces(page, await uidOf(page));
  await signOut(page);
  await expect.poll(() => traces(page)).toEqual({ databases: [], keys: [] });
  expect(await cachedText(page)).not.toContain(email);
});

test('signing out works offline, and the server hears of it before anything else is asked', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page);
  await makeTraces(page, await uidOf(page));
  await openAccountMenu(page);
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => traces(page)).toEqual({ databases: [], keys: ['mensana-sign-out'] });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await context.setOffline(false);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => traces(page)).toEqual({ databases: [], keys: [] });
  expect(asked[0]).toBe('POST /api/account/sign-out');
  expect((await page.request.get('/api/account')).status()).toBe(401);
});

test('signing out in one tab signs out the others', { tag: '@data' }, async ({ page, context }) => {
  await createAccount(page);
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await signOut(page);
  await expect(other).toHaveURL('/login');
});

test('a session that the server does not know removes nothing and asks for sign-in', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page);
  const uid = await uidOf(page);
  await makeTraces(page, uid);
  // The records and the files of the account, and the trace.
  await expect.poll(async () => (await traces(page)).databases.length).toBe(3);
  const { databases } = await traces(page);
  expect(databases).toContain(`mensana-${uid}-trace`);
  await context.clearCookies();
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  expect((await traces(page)).databases).toEqual(databases);
});

test('a session ended from another device removes what is here', { tag: '@data' }, async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await makeTraces(page, await uidOf(page));
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await other.getByLabel('Email address').fill(email);
  await other.getByLabel('Password', { exact: true }).fill('a door, a lamp, seven boats');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL('/dashboard');
  await other.goto('/dashboard/profile/sessions');
  await other.getByRole('button', { name: /^End the session of/ }).click();
  await expect(other.getByRole('button', { name: /^End the session of/ })).toHaveCount(0);
  await expect(page.getByText('This session was ended from another device')).toBeVisible();
  await expect.poll(() => traces(page)).toEqual({ databases: [], keys: [] });
  await elsewhere.close();
});

test('on a shared computer nothing of the person is kept', { tag: '@data' }, async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').fill('shared@example.org'.replace('shared', `shared-${Date.now()}`));
  await page.getByLabel('New password', { exact: true }).fill('a door, a lamp, seven boats');
  await page.getByText('This is a shared computer').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect((await traces(page)).keys).toEqual(['mensana-shared-computer']);
  await page.reload();
  await expect(page).toHaveURL('/dashboard');
  expect((await traces(page)).keys).toEqual(['mensana-shared-computer']);
});

test('an account is deleted after its word is typed and its password given', async ({ page }) => {
  await createAccount(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('a door, a lamp, seven boats');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The word to type is “delete”.');
  await dialog.getByLabel(/^Type/).fill('delete');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  await expect.poll(() => traces(page)).toEqual({ databases: [], keys: [] });
});

test('password and address are changed on the profile', async ({ page }) => {
  const email = await createAccount(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('wrong one, that');
  await page.getByLabel('New password', { exact: true }).fill('nine doors and no lamp');
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('The password was not changed');
  await page.getByLabel('Current password', { exact: true }).fill('a door, a lamp, seven boats');
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New email address').fill(`new-${email}`);
  await page.getByLabel('Your password', { exact: true }).fill('nine doors and no lamp');
  await page.getByRole('dialog').getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('main').getByText(`new-${email}`)).toBeVisible();
});

async function uidOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/account');
  const { user } = (await answer.json()) as { readonly user: { readonly uid: string } };
  return user.uid;
}

/** What a document would leave: a database and a key that carry the uid. */
async function makeTraces(page: Page, uid: string): Promise<void> {
  await page.evaluate(async (id) => {
    localStorage.setItem(`mensana-${id}-trace`, '1');
    const opened = indexedDB.open(`mensana-${id}-trace`, 1);
    await new Promise((resolve, reject) => {
      opened.onsuccess = resolve;
      opened.onerror = reject;
    });
    opened.result.close();
  }, uid);
}

function traces(page: Page) {
  return page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: Object.keys(localStorage).toSorted(),
  }));
}

function cachedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}
