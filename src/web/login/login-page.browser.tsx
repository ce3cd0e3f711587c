import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openSignedOut } from '../testing/index.ts';
import { dropLinkToken, takeLinkTokens } from './link-token.ts';

test('a link that is pasted into the open sign-in page works, and its token leaves the address', async () => {
  takeLinkTokens();
  onTestFinished(dropLinkToken);
  const { screen } = await openSignedOut('/login');
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  window.location.hash = '#reset-password=only-once';
  await expect.element(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(window.location.href).not.toContain('only-once');
});

test('an invitation that cannot be checked without a server is not called unusable', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no server'));
  onTestFinished(() => fetch.mockRestore());
  takeLinkTokens();
  onTestFinished(dropLinkToken);
  const { screen } = await openSignedOut('/login');
  window.location.hash = '#invitation=only-once';
  await expect.element(screen.getByText('Couldn’t check your invitation')).toBeVisible();
  expect(screen.getByText('This link can’t be used').query()).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['account/link-used', 'This invitation has already been used.'],
  ['account/link-expired', 'This invitation has expired.'],
  ['account/invitation-revoked', 'This invitation was revoked.'],
])('an invitation that cannot be used (%s) is explained as one', async (code, text) => {
  const refusal = () => Promise.resolve(Response.json({ error: { code } }, { status: 410 }));
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(refusal);
  onTestFinished(() => fetch.mockRestore());
  takeLinkTokens();
  onTestFinished(dropLinkToken);
  const { screen } = await openSignedOut('/login');
  window.location.hash = '#invitation=only-once';
  await expect.element(screen.getByText(text, { exact: false })).toBeVisible();
  await expect
    .element(
      screen.getByText('Ask the owner', { exact: false }).or(screen.getByText('ask the owner', { exact: false })),
    )
    .toBeVisible();
  expect(screen.getByText('Request a new link', { exact: false }).query()).toBeNull();
});

test.each([
  ['/login', 'Sign in'],
  ['/login?mode=create', 'Create an account'],
])('%s of a server without an owner says how they create their account', async (path, title) => {
  const options = { signUp: 'invite', passwordMin: 8, provider: null, mail: false, needsOwner: true };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(options));
  onTestFinished(() => fetch.mockRestore());
  const { screen } = await openSignedOut(path);
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText(/^This server has no owner\. .* “mensana owner-link”/)).toBeVisible();
  expect(screen.getByText('Ask its owner for a link', { exact: false }).query()).toBeNull();
});

test.each([1, 0])('the sign-in page says that something shared is waiting only if it is: %i', async (count) => {
  const cache = await caches.open('mensana-shares');
  onTestFinished(async () => void (await caches.delete('mensana-shares')));
  if (count > 0) await cache.put('/dashboard/share/1/one', new Response('shared'));
  const looked = vi.spyOn(Cache.prototype, 'keys');
  onTestFinished(() => looked.mockRestore());
  const { screen } = await openSignedOut('/login?next=%2Fdashboard%2Fshare');
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => looked.mock.results.length).toBeGreaterThan(0);
  await expect.poll(() => screen.getByText(/It’s waiting on this device\./).elements().length).toBe(count);
});

test('the hint about a shared computer is below its label, even if the label has several lines', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(240, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const { screen } = await openSignedOut('/login');
  const label = screen.getByText('This is a shared device');
  await expect.element(label).toBeVisible();
  const lines = label.element().getBoundingClientRect();
  const hint = screen.getByText(/^Nothing is stored on it/).element();
  expect(lines.height).toBeGreaterThan(40);
  expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(lines.bottom);
});
