// sections: login, account, accounts
import { createAccount, createAccountByHand, expect, newAddress, password, signOut, test } from './server.ts';

test('a user creates an account, signs out and signs in again', async ({ page }) => {
  const email = await createAccountByHand(page);
  await signOut(page);
  await expect(page.getByText('You’re signed out. Your data was removed from this device.')).toBeVisible();
  await page.getByLabel('Email address').fill(`  ${email.toUpperCase()} `);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a dashboard page asks a signed-out user to sign in and then opens', async ({ page: first, browser }) => {
  const email = await createAccount(first);
  const elsewhere = await browser.newContext({ baseURL: new URL(first.url()).origin });
  const page = await elsewhere.newPage();
  await page.goto('/dashboard/profile/sessions?from=mail');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/profile/sessions?from=mail');
  await expect(page.getByText('This device')).toBeVisible();
  await elsewhere.close();
});

test('the login page redirects a signed-in user, and never to another origin', async ({ page }) => {
  await createAccount(page);
  await page.goto('/login?next=/dashboard/profile');
  await expect(page).toHaveURL('/dashboard/profile');
  for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/dashboard']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a wrong password and an unknown address show the same message, and keep the input', async ({ page }) => {
  const email = await createAccount(page);
  await signOut(page);
  for (const address of [email, newAddress()]) {
    await page.getByLabel('Email address').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveValue(address);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  }
});

test('the spinner does not keep the page busy during a sign-in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/api/account/sign-in', () => {}); // never answered
  await page.goto('/login');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const turnedMs = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return Math.max(0, ...running.map(({ currentTime }) => Number(currentTime)));
    });
  await expect.poll(turnedMs).toBeGreaterThan(600);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const stylesWorkedOut = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await stylesWorkedOut();
  await expect.poll(turnedMs).toBeGreaterThan((await turnedMs()) + 1_000);
  expect((await stylesWorkedOut()) - before).toBeLessThan(30); // it would be sixty if every frame recalculated them
});

test('all missing fields are named, each once, and the first has the focus', async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('Couldn’t create your account');
  await expect(page.getByText('Enter a valid email address, such as name@example.org.')).toHaveCount(1);
  await expect(page.getByText('Enter a password.')).toHaveCount(1);
  await expect(page.getByLabel('Email address')).toBeFocused();
});

test('a weak password is refused with the requirement', async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('New password', { exact: true }).fill('seven77');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
    /Use at least 8 characters\./,
  );
});

test('everything on the login page works by keyboard', async ({ page }) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').focus();
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('password managers find the expected field names', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await page.goto('/login?mode=create');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test('a forgotten password is reset with a link that works once', async ({ page, server }) => {
  const email = await createAccount(page);
  await signOut(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('If there’s an account for')).toBeVisible();
  await page.goto('/login?mode=forgotten');
  await page.getByLabel('Email address').fill(email);
  const before = server.output().length;
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(`If there’s an account for ${email}`)).toBeVisible();
  const link = () => /http[^"]*#reset-password=[\w-]+/.exec(server.output().slice(before))?.[0];
  await expect.poll(link).toBeTruthy();
  await page.goto('about:blank');
  await page.goto(link() ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  expect(page.url()).not.toContain('reset-password');
  await page.getByLabel('New password', { exact: true }).fill('another door, another lamp');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link() ?? '');
  await page.getByLabel('New password', { exact: true }).fill('yet another door, a lamp');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has already been used');
});

test('if the server does not answer, the form shows an error, keeps the input, and can be resubmitted', async ({
  page,
}) => {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.route('**/api/account/create', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Can’t reach the server');
  await page.unroute('**/api/account/create');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
});
