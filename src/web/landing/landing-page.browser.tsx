import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible, onPhone, openApp, openSignedOut } from '../testing/index.ts';

test('a server with open sign-up offers an account first', async () => {
  const { screen } = await openFrom('open');
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('data-main');
});

test.each(['invite', 'closed'] as const)('with sign-up %s, the main action is to sign in', async (signUp) => {
  const { screen } = await openFrom(signUp);
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('data-main');
  expect(screen.getByRole('link', { name: 'Create an account' }).query()).toBeNull();
});

test('a page from the service worker offers an account if the server has opened sign-up since', async () => {
  const controller = vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({} as ServiceWorker);
  onTestFinished(() => controller.mockRestore());
  const answer = { signUp: 'open', passwordMin: 8, provider: null, mail: false };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer));
  onTestFinished(() => fetch.mockRestore());
  const { screen } = await openFrom('invite');
  await expect.element(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('the form for a new account does not appear before the server answers that it takes none', async () => {
  const { screen, router } = await openFrom('invite');
  const answers = Promise.withResolvers<Response>();
  const fetch = vi.spyOn(window, 'fetch').mockReturnValue(answers.promise);
  onTestFinished(() => fetch.mockRestore());
  await router.navigate({ href: '/login?mode=create' });
  await expect.element(screen.getByText(/^You need an invitation/)).toBeVisible();
  expect(screen.getByLabelText('Password', { exact: true }).query()).toBeNull();
  answers.resolve(Response.json({ signUp: 'invite', passwordMin: 8, provider: null, mail: false }));
});

test('a question is answered on a press, and fits the narrowest phone', async () => {
  await onPhone(320);
  const { screen } = await openFrom('open');
  const answer = screen.getByText('Notes are not end-to-end encrypted', { exact: false });
  await expect.element(screen.getByText('Who can read my data?')).toBeVisible();
  await expect.element(answer).not.toBeVisible();
  await screen.getByText('Who can read my data?').click();
  await expect.element(answer).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  await expectAccessible('html');
});

test('it stays open for a signed-in user, and links to the app', async () => {
  const { screen, router } = await openApp('/');
  await expect.element(screen.getByText(/^Signed in as/)).toBeVisible();
  await screen.getByRole('main').getByRole('link', { name: 'Open Mensana' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard/);
});

/** Opens the landing page as the server would send it to someone who is signed out. */
async function openFrom(signUp: string) {
  const told = Object.assign(document.createElement('meta'), { name: 'sign-up', content: signUp });
  document.head.append(told);
  onTestFinished(() => told.remove());
  return openSignedOut('/');
}
