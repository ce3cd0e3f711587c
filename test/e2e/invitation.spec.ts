// sections: accounts, profile, login
import { test as base, expect, newAddress, password, type RunningServer, startServer, withDataDir } from './server.ts';

const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const server = await startServer({ dataDir, environment: { HOST: '0.0.0.0' } });
        await use({ ...server, origin: `http://127.0.0.1:${server.port}` });
        await server.kill();
      });
    },
    { scope: 'worker' },
  ],
});

test('the owner creates an account with the link of the first start, and invites someone', async ({
  page,
  browser,
  server,
}) => {
  for (const path of ['/login', '/login?mode=create']) {
    await page.goto(path);
    await expect(page.getByText('create your account with the link that it printed')).toBeVisible();
  }

  const [hash = ''] = /#invitation=[\w-]+/.exec(server.output()) ?? [];
  await page.goto('/');
  await page.goto(`/login${hash}`);
  await expect(page.getByText('You become its owner')).toBeVisible();
  expect(page.url()).not.toContain('invitation');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard/profile/people');
  const invited = newAddress();
  await page.getByLabel('Their email address').fill(invited);
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await page.getByLabel('Invitation link').inputValue());

  const context = await browser.newContext({ baseURL: server.origin });
  const guest = await context.newPage();
  await guest.goto(`/login${link.hash}`);
  await expect(guest.getByLabel('Email address')).toHaveValue(invited);
  await guest.getByLabel('New password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest).toHaveURL(/\/dashboard/);
  await guest.goto('/dashboard/profile');
  await expect(guest.getByRole('link', { name: 'Devices' })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'People' })).toHaveCount(0);

  const late = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await late.goto(`/login${link.hash}`);
  await expect(late.getByText('This link can’t be used')).toBeVisible();
  await late.goto('/login?mode=create');
  await expect(late.getByText('You need an invitation')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `Disable ${invited}` }).click();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  // the open page learns it at once, and keeps everything
  await expect(guest.getByText('Your session has ended. Everything is saved on this device.')).toBeVisible();
});
