import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { keyboard, openSignedOut } from '../testing/index.ts';
import { dropLinkToken, takeLinkTokens } from './link-token.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const options = { signUp: 'open', passwordMin: 8, provider: null, mail: true, needsOwner: false };
const refused = (status: number, error: object) => Response.json({ error }, { status });

/** Answers the requests of the sign-in page by path, and lists what is sent. */
function answers(byPath: Readonly<Record<string, () => Response>>, others: object = {}) {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input), window.location.href).pathname;
    if (path.endsWith('/options')) return Response.json({ ...options, ...others });
    sent.push({ path, body: JSON.parse(String(init?.body ?? 'null')) });
    const answer = Object.entries(byPath).find(([end]) => path.endsWith(end))?.[1];
    return answer?.() ?? refused(401, { code: 'account/session-unknown' });
  });
  return sent;
}

/** Opens the sign-in page with a link from an email. */
async function openLink(hash: string) {
  takeLinkTokens();
  onTestFinished(dropLinkToken);
  const app = await openSignedOut('/login');
  window.location.hash = hash;
  return app;
}

const none = () => new Response(null, { status: 204 });

test.each([
  [true, 'Check your email'],
  [false, 'Reset link requested'],
])('a reset link is requested for a valid address (with mail: %s)', async (mail, title) => {
  const sent = answers({ '/forgot-password': () => Response.json({}, { status: 202 }) }, { mail });
  const { screen } = await openSignedOut('/login?mode=forgotten');
  const email = screen.getByRole('textbox', { name: 'Email address' });
  await email.fill('ada');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Couldn’t send the link');
  await expect.element(email).toHaveAccessibleDescription(/\S/);
  expect(sent).toEqual([]);
  await email.fill(' ada@example.org ');
  await keyboard.press('Enter');
  await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^If there’s an account for ada@example\.org,/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ada@example.org' }]);
});

test('a new password has to be strong enough, and leads to the sign-in', async () => {
  let isWeak = true;
  const weak = { code: 'account/password-weak', reason: 'common', min: 8, max: 256 };
  const sent = answers({ '/reset-password': () => (isWeak ? refused(422, weak) : none()) });
  const { screen } = await openLink('#reset-password=once');
  const password = screen.getByLabelText('New password', { exact: true });
  const save = screen.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect.element(password).toHaveAccessibleDescription(/\S/);
  expect(sent).toEqual([]);
  await password.fill('short');
  await save.click();
  await expect.element(screen.getByText('Use at least 8 characters.')).toBeVisible();
  expect(sent).toEqual([]);
  await password.fill('password1');
  await save.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Couldn’t change your password');
  isWeak = false;
  await password.fill('long enough for this');
  await save.click();
  await expect.element(screen.getByText('Password changed')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ token: 'once', password: 'long enough for this' });
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an address is confirmed only by a press, and an old link is explained', async () => {
  let isOld = true;
  const sent = answers({ '/confirm-address': () => (isOld ? refused(410, { code: 'account/link-expired' }) : none()) });
  const { screen } = await openLink('#confirm-address=once');
  const confirm = screen.getByRole('button', { name: 'Confirm email address' });
  await expect.element(confirm).toBeVisible();
  expect(sent).toEqual([]);
  await confirm.click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Couldn’t confirm your email address.*expired/);
  isOld = false;
  await confirm.click();
  await expect.element(screen.getByText('Email address confirmed')).toBeVisible();
  expect(sent[0]?.body).toEqual({ token: 'once' });
});

test('a provider that is not available is said, and what was chosen stays', async () => {
  const unavailable = () => refused(503, { code: 'account/provider-unavailable' });
  const sent = answers({ '/sign-in/provider': unavailable }, { provider: { name: 'Kolibri' } });
  const { screen } = await openSignedOut('/login?next=%2Fdashboard%2Fnotes');
  const shared = screen.getByRole('checkbox', { name: 'This is a shared device' }).last();
  await expect.element(screen.getByRole('button', { name: 'Continue with Kolibri' })).toBeVisible();
  await shared.click({ force: true });
  await screen.getByRole('button', { name: 'Continue with Kolibri' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Couldn’t sign you in');
  expect(sent.at(-1)?.body).toEqual({ next: '/dashboard/notes', sharedComputer: true, invitation: '' });
  await expect.element(shared).toBeChecked();
});

test('all that is wrong with a new account is said at once, each at its field', async () => {
  const sent = answers({});
  const { screen } = await openSignedOut('/login?mode=create');
  const email = screen.getByRole('textbox', { name: 'Email address' });
  await email.fill('ada');
  await screen.getByLabelText('New password', { exact: true }).fill('short');
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.element(email).toHaveFocus();
  expect(screen.getByText('Use at least 8 characters.').elements()).toHaveLength(1);
  expect(screen.getByText('Enter a valid email address, such as name@example.org.').elements()).toHaveLength(1);
  expect(sent).toEqual([]);
});
