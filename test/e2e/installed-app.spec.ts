// sections: share, installation, service-worker
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { goOffline, shellIsKept } from './screens.ts';
import { createAccount, expect, openAccountMenu, password, signOut, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const manifest = JSON.parse(
  readFileSync(new URL('../../src/web/public/mensana.webmanifest', import.meta.url), 'utf8'),
) as Manifest;

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly enctype: string;
    readonly params: {
      readonly title: string;
      readonly text: string;
      readonly url: string;
      readonly files: readonly { readonly name: string }[];
    };
  };
}

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: Readonly<Record<string, string>>;
}

test('what is shared offline waits through a reload and becomes a note that syncs', async ({ page, context }) => {
  await createAccount(page);
  await goOffline({ context, page });
  await share(page, { title: 'Knees', url: 'https://example.org/knees', files: { 'plan.pdf': '%PDF-1.7' } });
  await expect(page).toHaveURL('/dashboard/share');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save to Mensana');
  await expect(page.getByLabel('Title')).toHaveValue('Knees');
  await page.reload();
  await expect(page.getByText('https://example.org/knees')).toBeVisible();
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/notes\/[\w-]+$/);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('https://example.org/knees');
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.goto('/dashboard/share');
  await expect(page.getByText('Nothing to save')).toBeVisible();
});

test('two shares in a row both wait, and every page says so', async ({ page }) => {
  await createAccount(page);
  await shellIsKept(page);
  await share(page, { text: 'Buy chalk' });
  await expect(page.getByText('Buy chalk')).toBeVisible();
  await share(page, { text: 'Book the train' });
  await expect(page.getByText('Book the train')).toBeVisible();
  await expect(page.getByText('1 more item waiting. It appears here next.')).toBeVisible();
  await page.goto('/dashboard/overview');
  await expect(page.getByText('Something you shared isn’t saved yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Buy chalk')).toBeVisible();
});

test('what is shared before signing in waits until then, and is removed at sign-out', async ({ page }) => {
  const email = await createAccount(page);
  await shellIsKept(page);
  await signOut(page);
  await share(page, { text: 'Buy chalk' });
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Sign in to save what you shared. It’s waiting on this device.')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/share');
  await expect(page.getByText('Buy chalk')).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out before saving what you shared?' });
  await expect(question.getByText('1 item you shared isn’t saved yet.')).toBeVisible();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => caches.has('mensana-shares'))).toBe(false);
});

test('a share without a service worker is answered with an explanation', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await createAccount(page);
  const explained = page.waitForRequest(`${server.origin}/dashboard/share?failed=not-received`);
  await share(page, { text: 'Buy chalk' });
  await explained;
  await expect(page.getByText('Couldn’t receive what you shared.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/share'); // a reload does not explain it again
  await context.close();
});

test('no more than twenty shares wait, since any site can send one', async ({ page }) => {
  await createAccount(page);
  await shellIsKept(page);
  await page.reload(); // requests of a page go to the service worker from its second load on
  const answers = await page.evaluate(async (action) => {
    const urls: string[] = [];
    for (let at = 0; at < 21; at++) {
      const body = new FormData();
      body.set('text', `share ${at}`);
      urls.push(new URL((await fetch(action, { method: 'POST', body })).url).search);
    }
    return urls;
  }, manifest.share_target.action);
  expect(answers).toEqual([...Array.from({ length: 20 }, () => ''), '?failed=too-many']);
});

test('the shortcuts work offline', async ({ page, context }) => {
  await createAccount(page);
  await goOffline({ context, page });
  for (const [name, opened] of [
    ['New note', /\/dashboard\/notes\/[\w-]+$/],
    ['Today', /\/dashboard\/notes\/day-\d{4}-\d{2}-\d{2}$/],
    ['Start workout', /\/dashboard\/overview$/],
  ] as const) {
    const { url } = manifest.shortcuts.find((each) => each.name === name) ?? { url: '' };
    await page.goto(url);
    await expect(page, name).toHaveURL(opened);
  }
  await page.getByRole('button', { name: 'Empty workout' }).click();
  await expect(page).toHaveURL(/\/dashboard\/exercise\/workouts\/[\w-]+$/);
});

/** Submits the form of the share target, as the browser does for another app. */
async function share(page: Page, { files = {}, ...texts }: Shared): Promise<void> {
  const { action, enctype, params } = manifest.share_target;
  const fields = Object.entries(texts).map(([name, value]) => [params[name as keyof typeof texts], value] as const);
  const sent = { action, enctype, fields, files, fileField: params.files[0]?.name ?? '' };
  const loaded = page.waitForEvent('load');
  await page.evaluate(({ action: to, enctype: encoding, fields: named, files: contents, fileField }) => {
    const form = document.createElement('form');
    Object.assign(form, { action: to, enctype: encoding, method: 'POST' });
    for (const [name, value] of named) {
      const field = document.createElement('textarea');
      Object.assign(field, { name, value });
      form.append(field);
    }
    const chosen = new DataTransfer();
    for (const [name, content] of Object.entries(contents)) chosen.items.add(new File([content], name));
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: fileField, multiple: true });
    field.files = chosen.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, sent);
  await loaded;
}
