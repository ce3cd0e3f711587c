import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPostgres, openTestSqlite } from '../db/testing.ts';
import { refusalOf, startTestServer, type TestBrowser, type TestServer } from '../testing.ts';

/** Passwords whose hashing or verification is completed, but not returned before the gate is open. */
const gates = vi.hoisted(() => new Map<string, { readonly reached: () => void; readonly open: Promise<void> }>());

vi.mock('./passwords.ts', async (original) => {
  const passwords = await original<typeof import('./passwords.ts')>();
  const pass = async (password: string) => {
    const gate = gates.get(password);
    gates.delete(password);
    gate?.reached();
    await gate?.open;
  };
  return {
    ...passwords,
    hashPassword: async (password: string) => {
      const hash = await passwords.hashPassword(password);
      await pass(password);
      return hash;
    },
    verifyPassword: async (hash: string, password: string) => {
      const isRight = await passwords.verifyPassword(hash, password);
      await pass(password);
      return isRight;
    },
  };
});

/** Keeps the next request that hashes or verifies a password waiting. */
function gateOf(password: string): { readonly reached: Promise<void>; readonly open: () => void } {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  gates.set(password, { reached: reached.resolve, open: open.promise });
  return { reached: reached.promise, open: open.resolve };
}

const [first, second, third] = ['quiet river stone', 'another quiet stone', 'a third quiet stone'] as const;
const email = 'ann@example.org';

describe.each([
  ['one server with SQLite', openTestSqlite, 1],
  ['two servers with PostgreSQL', openTestPostgres, 2],
])('a new password at the moment of another request, on %s', (_, open, servers) => {
  let server: TestServer;
  let ann: TestBrowser;
  beforeEach(async () => {
    server = await startTestServer({ open, servers });
    ann = server.browser();
    await ann.post('/api/account/create', { email, password: first });
  });
  afterEach(async () => {
    gates.clear();
    await server.remove();
  });

  const signIn = (password: string, browser = server.browser()) =>
    browser.post('/api/account/sign-in', { email, password });
  const change = (currentPassword: string, newPassword: string, browser = ann) =>
    browser.post('/api/account/change-password', { currentPassword, newPassword });

  async function sessionsOfAnn(): Promise<number> {
    return ((await (await ann.get('/api/account/sessions')).json()) as { sessions: unknown[] }).sessions.length;
  }

  async function resetToken(): Promise<string> {
    await server.browser().post('/api/account/forgot-password', { email });
    await server.accounts.idle();
    const links = server.lines.map((line) => (JSON.parse(line) as { link?: string }).link ?? '');
    return links.findLast((link) => link.includes('reset-password'))?.split('=')[1] ?? '';
  }

  it('leaves no session of a sign-in with the old one', async () => {
    const gate = gateOf(first);
    const late = signIn(first);
    await gate.reached; // the old password was right
    expect((await change(first, second)).status).toBe(204);
    gate.open();
    expect(await refusalOf(await late)).toBe('401 account/credentials-wrong');
    expect(await sessionsOfAnn()).toBe(1);
  });

  it('by a link leaves no session of a sign-in with the old one', async () => {
    const token = await resetToken();
    const gate = gateOf(first);
    const late = signIn(first);
    await gate.reached;
    expect((await server.browser().post('/api/account/reset-password', { token, password: second })).status).toBe(204);
    gate.open();
    expect(await refusalOf(await late)).toBe('401 account/credentials-wrong');
    await signIn(second, ann);
    expect(await sessionsOfAnn()).toBe(1);
  });

  it('is not replaced by a change that began with the old one', async () => {
    const other = server.browser();
    await signIn(first, other);
    const gate = gateOf(third);
    const late = change(first, third, other);
    await gate.reached;
    expect((await change(first, second)).status).toBe(204);
    gate.open();
    expect(await refusalOf(await late)).toBe('401 account/credentials-wrong');
    expect((await signIn(second)).status).toBe(200);
  });

  it('is not replaced by a link that was sent before', async () => {
    const token = await resetToken();
    const gate = gateOf(third);
    const late = server.browser().post('/api/account/reset-password', { token, password: third });
    await gate.reached;
    expect((await change(first, second)).status).toBe(204);
    gate.open();
    expect(await refusalOf(await late)).toBe('410 account/link-expired');
    expect((await signIn(second)).status).toBe(200);
  });

  it('is set once if two links are used at once for an account without one', async () => {
    const { kysely } = server.test.database;
    await kysely
      .withTables<{ account: { providerId: string } }>()
      .updateTable('account')
      .set({ providerId: 'oidc' })
      .execute();
    const tokens = [await resetToken(), await resetToken()] as const;
    const reset = (token: string, password: string) =>
      server.browser().post('/api/account/reset-password', { token, password });
    const gate = gateOf(third);
    const late = reset(tokens[0], third);
    await gate.reached;
    expect((await reset(tokens[1], second)).status).toBe(204);
    gate.open();
    expect(await refusalOf(await late)).toBe('410 account/link-expired');
    await signIn(second, ann);
    const { user } = (await (await ann.get('/api/account')).json()) as { user: { providers: unknown } };
    expect(user.providers).toEqual(['password', 'oidc']);
  });
});
