// sections: service-worker, installation, pages
import { startFront } from './front.ts';
import { shellIsKept } from './screens.ts';
import { createAccount, expect, startServer, test, withDataDir } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test('the app starts without the server after the first visit', async ({ browser }) => {
  await withDataDir(async (dataDir) => {
    const server = await startServer({ dataDir });
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await createAccount(page);
    await shellIsKept(page);
    await server.kill();
    await page.goto('/dashboard/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/dashboard/overview');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.goto('/');
    await expect(page.getByText('Signed in as')).toBeVisible();
    await context.close();
  });
});

test('the cached page has no user data, and keeps the security policy with its nonce', async ({ page }) => {
  const email = await createAccount(page);
  await shellIsKept(page);
  const shell = await page.evaluate(async () => (await (await caches.match('/dashboard'))?.text()) ?? '');
  expect(shell).toContain('id="root"');
  expect(shell).not.toContain(email);
  expect(shell).not.toContain('id="account"');

  const answer = await page.goto('/');
  expect(answer?.fromServiceWorker()).toBe(true);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const nonce = await page.locator('meta[property=csp-nonce]').evaluate((meta: HTMLMetaElement) => meta.nonce);
  expect(nonce).not.toBe('');
  expect(policy).toContain(`'nonce-${nonce}'`);
});

test('a new version waits until the user accepts it, then loads with a reload', async ({ browser }) => {
  await withDataDir(async (dataDir) => {
    const front = await startFront();
    const server = await startServer({ dataDir, environment: { PUBLIC_URL: front.origin } });
    front.passOnTo(server.port);
    const context = await browser.newContext({ baseURL: front.origin });
    const page = await context.newPage();
    await createAccount(page);
    await shellIsKept(page);
    await page.reload();
    front.releaseVersion('0123456789abcdef');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const update = page.getByRole('button', { name: 'Update now' });
    await expect(update).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await update.click();
    await reloaded;
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['mensana-shell-0123456789abcdef']);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(update).toHaveCount(0);
    await context.close();
    await server.kill();
    await front.close();
  });
});
