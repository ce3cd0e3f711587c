// sections: landing, page
import type { Page } from '@playwright/test';
import { shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' }); // a theme chosen in the app applies to its own landing page

test('the landing page explains Mensana and links to sign-in and sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notes and your training in one app');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/login?mode=create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
});

test('the landing page is whole without scripts, in the language of the browser', async ({ browser, server }) => {
  for (const [locale, heading, create, notFound] of [
    ['en-GB', 'Your notes and your training in one app', 'Create an account', 'Page not found'],
    ['de-DE', 'Deine Notizen und dein Training in einer App', 'Konto erstellen', 'Seite nicht gefunden'],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.origin, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const answer = page.locator('details p').first();
    await expect(answer).toBeHidden();
    await page.locator('summary').first().click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: create }).click();
    await expect(page).toHaveURL('/login?mode=create');
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound);
    await context.close();
  }
});

test('crawlers may read the pages, but not the data', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /api/\n');
});

test('the landing page shows the app as on this device, in the theme of the device or the one chosen in the app', async ({
  page,
  isMobile,
}) => {
  const bytes = await bytesOfPictures(page);
  const first = page.getByRole('img', { name: /^A note about a sore knee/ });
  const name = isMobile ? 'phone-note' : 'wide-note';
  for (const [colorScheme, chosen, shown] of [
    ['light', 'system', 'light'],
    ['dark', 'system', 'dark'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    if (chosen !== 'system') {
      await page.goto('/login');
      await page.evaluate((theme) => localStorage.setItem('mensana-theme', theme), chosen);
      await shellIsKept(page);
    }
    bytes.clear();
    await page.goto('/');
    await expect(first).toBeVisible();
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
    const heroes = [...bytes.keys()].filter((path) => path.includes('-note-'));
    expect(heroes, `${colorScheme}, ${chosen}`).toEqual([expect.stringContaining(`${name}-${shown}-`)]);
    await expect.poll(() => bytes.get(heroes[0] ?? '')).toBeLessThan(60 * 1024);
  }
});

test('the landing page requests nothing from elsewhere, and nothing on it moves while it loads', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.origin) elsewhere.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
  }
  const moved = await page.evaluate(() => {
    const { shifts } = globalThis as unknown as { readonly shifts: readonly number[] };
    return shifts.reduce((sum, each) => sum + each, 0);
  });
  expect(moved).toBeLessThan(0.001);
  expect(elsewhere).toEqual([]);
});

test('an unknown path is not found, whether signed in or not, also below the dashboard', { tag: '@data' }, async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/login/nowhere']) {
    expect((await page.request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the page does not violate its own content security policy', { tag: '@data' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) complaints.push(message.text());
  });
  await createAccount(page, '/dashboard/profile/appearance');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});

/** Returns the bytes received of each picture that the page loads from now on, by path. */
async function bytesOfPictures(page: Page): Promise<Map<string, number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paths = new Map<string, string>();
  const bytes = new Map<string, number>();
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.endsWith('.avif')) return;
    paths.set(requestId, pathname);
    bytes.set(pathname, Number.POSITIVE_INFINITY);
  });
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path !== undefined) bytes.set(path, encodedDataLength);
  });
  return bytes;
}
