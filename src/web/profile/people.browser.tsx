import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenInvitation, Person } from '#api/people.ts';
import { expectAccessible, openApp } from '../testing/index.ts';

const day = 86_400_000;
const link = 'https://notes.example.org/login#invitation=only-once';

/** The people of a server that exists only in this test. */
interface Server {
  people: Person[];
  invitations: OpenInvitation[];
  readonly asked: string[];
  /** Whether the list cannot be loaded. */
  isListLost: boolean;
}

let server: Server;
beforeEach(() => {
  const now = Date.now();
  const person = (uid: string, role: Person['role'], disabled = false): Person => ({
    uid,
    email: `${uid}@example.org`,
    displayName: '',
    role,
    disabled,
    createdAt: now - 30 * day,
    lastSeenAt: now - day,
  });
  server = {
    people: [person('ada', 'owner'), person('ben', 'member'), person('cleo', 'member', true)],
    invitations: [{ id: 'one', address: 'dan@example.org', createdAt: now, expiresAt: now + 7 * day }],
    asked: [],
    isListLost: false,
  };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (!path.startsWith('/api/people')) throw new TypeError('no server');
    const request = `${init?.method} ${path}`;
    if (request !== 'GET /api/people') server.asked.push(`${request} ${String(init?.body ?? '')}`.trim());
    return answerTo(request, String(init?.body ?? ''));
  });
  onTestFinished(() => fetch.mockRestore());
});

function answerTo(request: string, body: string): Response {
  if (request === 'GET /api/people') {
    if (server.isListLost) throw new TypeError('no server');
    return Response.json({ people: server.people, invitations: server.invitations });
  }
  if (request === 'POST /api/people/invitations') {
    const now = Date.now();
    const invitation = { id: 'two', address: null, createdAt: now, expiresAt: now + 7 * day };
    server.invitations.unshift(invitation);
    return Response.json({ link, invitation }, { status: 201 });
  }
  if (request === 'DELETE /api/people/invitations/one') server.invitations = [];
  if (request.endsWith('/delete') && !body.includes('nine doors')) {
    return Response.json({ error: { code: 'account/credentials-wrong' } }, { status: 401 });
  }
  const uid = request.split('/')[3];
  const isEnabling = request.endsWith('/enable');
  if (request.endsWith('/delete')) server.people = server.people.filter((each) => each.uid !== uid);
  else server.people = server.people.map((each) => (each.uid === uid ? { ...each, disabled: !isEnabling } : each));
  return new Response(null, { status: 204 });
}

const open = () => openApp('/dashboard/profile/people', {}, 'owner');

test('the owner sees accounts and open invitations, and axe finds no violations', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('ben@example.org')).toBeVisible();
  await expect.element(screen.getByText('dan@example.org')).toBeVisible();
  await expect.element(screen.getByText('Owner', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Disable ada@example.org' }).query()).toBeNull();
  await expectAccessible('main');
});

test('a member has no People tab', async () => {
  const { screen } = await openApp('/dashboard/profile');
  await expect.element(screen.getByRole('link', { name: 'Devices' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'People' }).query()).toBeNull();
});

test.each(['people', 'nothing'])('a member who opens %s is told that there is no such page', async (part) => {
  const { screen } = await openApp(`/dashboard/profile/${part}`);
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Devices' })).toBeVisible();
  await expectAccessible('main');
  expect(server.asked).toEqual([]);
});

test('an invitation shows its link once, and axe finds no violations with it', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Create link' }).click();
  await expect.element(screen.getByLabelText('Invitation link')).toHaveValue(link);
  await expect.element(screen.getByText('Anyone with the link')).toBeVisible();
  await expectAccessible('main');
});

test('the link of an invitation stays if the list cannot be loaded again', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('ben@example.org')).toBeVisible();
  server.isListLost = true;
  await screen.getByRole('button', { name: 'Create link' }).click();
  await expect.element(screen.getByText(/^This list may be out of date\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Invitation link')).toHaveValue(link);
  await expectAccessible('main');
  server.isListLost = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Anyone with the link')).toBeVisible();
  await expect.element(screen.getByLabelText('Invitation link')).toHaveValue(link);
});

test('an invitation can be revoked', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: /^Revoke the invitation for dan@example\.org/ }).click();
  await expect.element(screen.getByText('Open invitations')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(server.asked).toEqual(['DELETE /api/people/invitations/one']);
});

test('an account can be disabled and enabled', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Disable ben@example.org' }).click();
  await screen.getByRole('button', { name: 'Enable ben@example.org' }).click();
  await expect.element(screen.getByRole('button', { name: 'Disable ben@example.org' })).toBeVisible();
  expect(server.asked).toEqual(['POST /api/people/ben/disable', 'POST /api/people/ben/enable']);
});

test('an account is deleted only with the owner’s password', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Delete ben@example.org' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Your password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(dialog.getByText('Incorrect password. Try again.')).toBeVisible();
  await expectAccessible('[role=dialog]');
  await dialog.getByLabelText('Your password', { exact: true }).fill('nine doors and no lamp');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(screen.getByText('ben@example.org', { exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('nothing is cut at 320 px', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const { screen } = await open();
  await expect.element(screen.getByText('cleo@example.org')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test.each([920, 1280])('at %i px, the owner sees the links to all parts of the profile', async (width) => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const { screen } = await open();
  await expect.element(screen.getByText('cleo@example.org')).toBeVisible();
  const parts = screen.getByRole('navigation', { name: 'Profile settings' });
  const { left, right } = parts.element().getBoundingClientRect();
  const links = parts.getByRole('link').elements();
  expect(links.length).toBe(10);
  for (const link of links) {
    const box = link.getBoundingClientRect();
    expect(box.left, link.textContent).toBeGreaterThanOrEqual(left);
    expect(box.right, link.textContent).toBeLessThanOrEqual(right + 0.5);
  }
  expect(right).toBeLessThan(width);
});
