import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPostgres, openTestSqlite } from '../db/testing.ts';
import { type Email, startMailServer, type TestMailServer } from '../mail/testing.ts';
import { refusalOf, startTestServer, type TestBrowser, type TestServer, testSecret } from '../testing.ts';
import { mintAccount, mintSession } from './testing.ts';

const password = 'quiet river stone';
const day = 24 * 60 * 60 * 1000;

describe.each([
  ['one server with SQLite', openTestSqlite, 1],
  ['two servers with PostgreSQL', openTestPostgres, 2],
])('accounts on %s', (_, open, servers) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ open, servers });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.remove();
  });

  async function newcomer(email = 'ann@example.org', on = server): Promise<TestBrowser> {
    const browser = on.browser();
    expect((await browser.post('/api/account/create', { email, password, displayName: 'Ann' })).status).toBe(201);
    return browser;
  }

  async function signIn(email = 'ann@example.org', given = password, sharedComputer = false): Promise<TestBrowser> {
    const browser = server.browser();
    expect((await browser.post('/api/account/sign-in', { email, password: given, sharedComputer })).status).toBe(200);
    return browser;
  }

  /** Returns the token of the newest link in the log. */
  async function loggedToken(purpose: string): Promise<string> {
    await server.accounts.idle();
    const link = server.lines
      .map((line) => (JSON.parse(line) as { link?: string }).link ?? '')
      .findLast((each) => each.includes(purpose));
    return link?.split('=')[1] ?? '';
  }

  async function uidOf(browser: TestBrowser): Promise<string> {
    return ((await (await browser.get('/api/account')).json()) as { user: { uid: string } }).user.uid;
  }

  /** Returns the tables in which a text occurs. */
  async function tablesWith(text: string): Promise<readonly string[]> {
    const { kysely } = server.test.database;
    const names: string[] = [];
    for (const { name } of await kysely.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
      if (JSON.stringify(rows).includes(text)) names.push(name);
    }
    return names.toSorted();
  }

  describe('creating and signing in', () => {
    it('creates an account and signs in', async () => {
      const browser = await newcomer('  Ann@Example.ORG ');
      const { user } = (await (await browser.get('/api/account')).json()) as { user: Record<string, unknown> };
      expect(user).toMatchObject({
        email: 'ann@example.org',
        emailVerified: false,
        displayName: 'Ann',
        photo: null,
        phone: null,
        providers: ['password'],
      });
      expect(user.lastSignInAt).toBeGreaterThan(Date.now() - day);
    });

    it('refuses an address that is in use, regardless of case and spelling', async () => {
      await newcomer();
      const again = await server.browser().post('/api/account/create', { email: 'ANN@example.org', password });
      expect(await refusalOf(again)).toBe('409 account/address-in-use');
    });

    it('creates one account if two requests for the same address arrive at the same time', async () => {
      const [a, b] = [server.browser(), server.browser()];
      const answers = await Promise.all(
        [a, b].map((each) => each.post('/api/account/create', { email: 'ann@example.org', password })),
      );
      expect(answers.map((each) => each.status).sort()).toEqual([201, 409]);
    });

    it.each([
      ['too short', 'seven77', 'too-short'],
      ['too long', 'x1'.repeat(129), 'too-long'],
      ['common', 'Password123', 'common'],
      ['common in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', 'common'],
      ['a run', '12345678', 'common'],
    ])('refuses a password that is %s', async (_name, weak, reason) => {
      const refused = await server.browser().post('/api/account/create', { email: 'ann@example.org', password: weak });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual({ error: { code: 'account/password-weak', reason, min: 8, max: 256 } });
    });

    it('accepts a password in any script, with leading and trailing spaces, in any Unicode normalisation form', async () => {
      const composed = ' \u00e9t\u00e9 \u4e00\u4e8c\u4e09 ';
      await server.browser().post('/api/account/create', { email: 'ann@example.org', password: composed });
      await signIn('ann@example.org', composed.normalize('NFD'));
      const trimmed = await server
        .browser()
        .post('/api/account/sign-in', { email: 'ann@example.org', password: composed.trim() });
      expect(await refusalOf(trimmed)).toBe('401 account/credentials-wrong');
    });

    it.each([
      ['in the middle', 'An\u0000n'],
      ['alone', '\u0000'],
    ])('refuses a display name with U+0000 %s, and names the field and the reason', async (_name, displayName) => {
      const refused = await server
        .browser()
        .post('/api/account/create', { email: 'ann@example.org', password, displayName });
      expect(refused.status).toBe(400);
      const error = {
        code: 'request/shape-wrong',
        field: 'displayName',
        expected: 'a name without control characters',
      };
      expect(await refused.json()).toEqual({ error });
      await newcomer(); // nothing was stored under the address
    });

    it('refuses an invalid address', async () => {
      const refused = await server.browser().post('/api/account/create', { email: 'ann at home', password });
      expect(await refusalOf(refused)).toBe('422 account/address-invalid');
    });

    it('gives the same error for a wrong password and an unknown address', async () => {
      await newcomer();
      const wrong = await server
        .browser()
        .post('/api/account/sign-in', { email: 'ann@example.org', password: 'not this one' });
      const unknown = await server.browser().post('/api/account/sign-in', { email: 'bob@example.org', password });
      expect(await wrong.json()).toEqual(await unknown.json());
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
    });

    it('creates no account while sign-up is closed', async () => {
      const closed = await startTestServer({ open, environment: { SIGN_UP: 'closed' } });
      const refused = await closed.browser().post('/api/account/create', { email: 'ann@example.org', password });
      expect(await refusalOf(refused)).toBe('403 account/sign-up-closed');
      await closed.remove();
    });
  });

  describe('sessions', () => {
    async function mint(browser: TestBrowser, count: number): Promise<void> {
      const uid = await uidOf(browser);
      await server.test.database.kysely.transaction().execute(async (transaction) => {
        for (let at = 0; at < count; at++) await mintSession(transaction, { uid, secret: testSecret });
      });
    }

    it('are at most 100 of a user: a sign-in ends those that were used longest ago', async () => {
      const oldest = await newcomer();
      await mint(oldest, 99);
      expect((await oldest.get('/api/account')).status).toBe(200);
      const newest = await signIn();
      expect(await refusalOf(await oldest.get('/api/account'))).toBe('401 account/session-unknown');
      const { sessions } = (await (await newest.get('/api/account/sessions')).json()) as {
        sessions: readonly { current: boolean }[];
      };
      expect(sessions).toHaveLength(100);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    });

    it('all end with a new password, however many there are', async () => {
      const browser = await newcomer();
      await mint(browser, 9_000);
      const changed = await browser.post('/api/account/change-password', {
        currentPassword: password,
        newPassword: 'loud sea gravel',
      });
      expect(changed.status).toBe(204);
      const { sessions } = (await (await browser.get('/api/account/sessions')).json()) as {
        sessions: readonly unknown[];
      };
      expect(sessions).toHaveLength(1);
    });

    it('expire 90 days after they were last used', async () => {
      const browser = await newcomer();
      vi.useFakeTimers({ toFake: ['Date'] });
      for (const after of [89, 89, 89]) {
        vi.setSystemTime(Date.now() + after * day);
        expect((await browser.get('/api/account')).status).toBe(200);
      }
      vi.setSystemTime(Date.now() + 91 * day);
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
    });

    it('expire 12 hours after sign-in on a shared computer, and their cookie ends with the browser', async () => {
      await newcomer();
      const browser = server.browser();
      const answer = await browser.post('/api/account/sign-in', {
        email: 'ann@example.org',
        password,
        sharedComputer: true,
      });
      expect(answer.headers.get('set-cookie')).not.toMatch(/max-age/i);
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(Date.now() + 11 * (day / 24));
      expect((await browser.get('/api/account')).status).toBe(200);
      vi.setSystemTime(Date.now() + 2 * (day / 24));
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
    });

    it('are listed without their tokens', async () => {
      const browser = await newcomer();
      await signIn();
      const text = await (await browser.get('/api/account/sessions')).text();
      const { sessions } = JSON.parse(text) as { sessions: readonly { current: boolean; device: string }[] };
      expect(sessions.map((each) => each.current).sort()).toEqual([false, true]);
      expect(sessions[0]?.device).toBe('Test/1');
      for (const value of browser.cookies.values()) {
        expect(text).not.toContain(decodeURIComponent(value).split('.')[0]);
      }
    });

    it('report that they were revoked if they are ended elsewhere, and their sockets are notified', async () => {
      const told: string[] = [];
      server.accounts.onSessionsRevoked((uid, ids) => told.push(uid, ...ids));
      const browser = await newcomer();
      const other = await signIn();
      const { sessions } = (await (await browser.get('/api/account/sessions')).json()) as {
        sessions: readonly { id: string; current: boolean }[];
      };
      const id = sessions.find((each) => !each.current)?.id ?? '';
      expect((await browser.delete(`/api/account/sessions/${id}`)).status).toBe(204);
      expect(told).toEqual([await uidOf(browser), id]);
      expect(await refusalOf(await other.get('/api/account'))).toBe('401 account/session-revoked');
      expect(await refusalOf(await browser.delete(`/api/account/sessions/${id}`))).toBe(
        '404 account/session-not-found',
      );
    });

    it('of another account cannot be ended', async () => {
      const ann = await newcomer();
      const bob = await newcomer('bob@example.org');
      const { sessions } = (await (await ann.get('/api/account/sessions')).json()) as {
        sessions: readonly { id: string }[];
      };
      const refused = await bob.delete(`/api/account/sessions/${sessions[0]?.id}`);
      expect(await refusalOf(refused)).toBe('404 account/session-not-found');
      expect((await ann.get('/api/account')).status).toBe(200);
    });

    it('end on the server on sign-out, not only in the browser', async () => {
      const browser = await newcomer();
      const stolen = server.browser();
      for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
      expect((await browser.post('/api/account/sign-out', {})).status).toBe(204);
      expect(browser.cookies.size).toBe(0);
      expect(await refusalOf(await stolen.get('/api/account'))).toBe('401 account/session-revoked');
      expect((await stolen.post('/api/account/sign-out', {})).status).toBe(204);
    });

    it('that were never issued are unknown, not revoked', async () => {
      const forged = server.browser();
      forged.cookies.set('mensana-session', encodeURIComponent(`${'x'.repeat(32)}.${'A'.repeat(43)}=`));
      expect(await refusalOf(await forged.get('/api/account'))).toBe('401 account/session-unknown');
      forged.cookies.set('mensana-session', '%E0%A4%A');
      expect(await refusalOf(await forged.get('/api/account'))).toBe('401 account/session-unknown');
      expect(await refusalOf(await server.browser().get('/api/account'))).toBe('401 account/session-unknown');
    });

    it('can be created for an account that never signed in', async () => {
      const uid = await mintAccount(server.test.database.kysely);
      const { cookie, sessionId } = await mintSession(server.test.database.kysely, { uid, secret: testSecret });
      const session = await server.accounts.sessionOf(new Headers({ cookie }));
      expect(session).toMatchObject({ ok: true, value: { uid, sessionId, shared: false } });
    });
  });

  describe('the password', () => {
    it('changes with the current one; other devices must sign in again and keep their data', async () => {
      const browser = await newcomer();
      const other = await signIn();
      const change = { currentPassword: password, newPassword: 'another quiet stone' };
      expect((await browser.post('/api/account/change-password', change)).status).toBe(204);
      expect((await browser.get('/api/account')).status).toBe(200);
      expect(await refusalOf(await other.get('/api/account'))).toBe('401 account/session-unknown');
      await signIn('ann@example.org', 'another quiet stone');
    });

    it('is not asked for to change the name, which is trimmed, bounded and can be removed', async () => {
      const browser = await newcomer();
      const nameOf = async () =>
        ((await (await browser.get('/api/account')).json()) as { user: { displayName: string } }).user.displayName;
      const change = (displayName: string) => browser.post('/api/account/change-name', { displayName });
      expect((await change('  Ann van der Berg ')).status).toBe(200);
      expect(await nameOf()).toBe('Ann van der Berg');
      expect((await change('a'.repeat(201))).status).toBe(400);
      expect((await change('Ann\u0000')).status).toBe(400);
      expect(await refusalOf(await server.browser().post('/api/account/change-name', { displayName: 'Eve' }))).toBe(
        '401 account/session-unknown',
      );
      expect(await nameOf()).toBe('Ann van der Berg');
      expect((await change('')).status).toBe(200);
      expect(await nameOf()).toBe('');
    });

    it('does not change if the current one is wrong or missing, or the new one is weak', async () => {
      const browser = await newcomer();
      const attempts = [
        { currentPassword: 'not this one', newPassword: 'another quiet stone' },
        { newPassword: 'another quiet stone' },
        { currentPassword: password, newPassword: 'short' },
      ];
      const answers = [];
      for (const attempt of attempts)
        answers.push(await refusalOf(await browser.post('/api/account/change-password', attempt)));
      expect(answers).toEqual([
        '401 account/credentials-wrong',
        '422 account/password-missing',
        '422 account/password-weak',
      ]);
      await signIn();
    });

    it('is reset by a link that works once and ends every session', async () => {
      const browser = await newcomer();
      expect((await server.browser().post('/api/account/forgot-password', { email: ' Ann@example.org' })).status).toBe(
        202,
      );
      const token = await loggedToken('reset-password');
      const reset = (next: string) => server.browser().post('/api/account/reset-password', { token, password: next });
      expect(await refusalOf(await reset('short'))).toBe('422 account/password-weak');
      expect((await reset('another quiet stone')).status).toBe(204);
      expect(await refusalOf(await reset('a third quiet stone'))).toBe('410 account/link-used');
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
      await signIn('ann@example.org', 'another quiet stone');
    });

    it('is reset only once if a link is used twice at the same time', async () => {
      await newcomer();
      await server.browser().post('/api/account/forgot-password', { email: 'ann@example.org' });
      const token = await loggedToken('reset-password');
      const answers = await Promise.all(
        ['another quiet stone', 'a third quiet stone'].map((next) =>
          server.browser().post('/api/account/reset-password', { token, password: next }),
        ),
      );
      expect(answers.map((each) => each.status).sort()).toEqual([204, 410]);
    });

    it('cannot be reset with a link after an hour', async () => {
      await newcomer();
      await server.browser().post('/api/account/forgot-password', { email: 'ann@example.org' });
      const token = await loggedToken('reset-password');
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(Date.now() + day / 24 + 1000);
      const late = await server
        .browser()
        .post('/api/account/reset-password', { token, password: 'another quiet stone' });
      expect(await refusalOf(late)).toBe('410 account/link-expired');
    });

    it('cannot be reset with a link sent before it was last changed', async () => {
      const browser = await newcomer();
      await browser.post('/api/account/forgot-password', { email: 'ann@example.org' });
      const token = await loggedToken('reset-password');
      await browser.post('/api/account/change-password', {
        currentPassword: password,
        newPassword: 'another quiet stone',
      });
      const refused = await server
        .browser()
        .post('/api/account/reset-password', { token, password: 'a third quiet stone' });
      expect(await refusalOf(refused)).toBe('410 account/link-expired');
    });

    it('reset gets the same answer for an unknown address, and no link is created', async () => {
      const answer = await server.browser().post('/api/account/forgot-password', { email: 'nobody@example.org' });
      expect(answer.status).toBe(202);
      expect(await loggedToken('reset-password')).toBe('');
    });
  });

  describe('the address', () => {
    it('changes at once if no mail server is configured, and stays unconfirmed', async () => {
      const browser = await newcomer();
      const changed = await browser.post('/api/account/change-address', { email: 'New@example.org', password });
      expect([changed.status, await changed.json()]).toEqual([200, { state: 'changed' }]);
      const { user } = (await (await browser.get('/api/account')).json()) as { user: Record<string, unknown> };
      expect(user).toMatchObject({ email: 'new@example.org', emailVerified: false });
      await signIn('new@example.org');
    });

    it('does not change to one in use, nor without the password', async () => {
      await newcomer('bob@example.org');
      const browser = await newcomer();
      const taken = await browser.post('/api/account/change-address', { email: 'bob@example.org', password });
      expect(await refusalOf(taken)).toBe('409 account/address-in-use');
      const wrong = await browser.post('/api/account/change-address', {
        email: 'new@example.org',
        password: 'not this one',
      });
      expect(await refusalOf(wrong)).toBe('401 account/credentials-wrong');
    });

    it('change reveals at most five times an hour whether another address is in use, from any network address', async () => {
      await newcomer('bob@example.org');
      const browser = await newcomer();
      const ask = (email: string) => browser.post('/api/account/change-address', { email, password }).then(refusalOf);
      for (let i = 0; i < 5; i += 1) {
        browser.address = `203.0.113.${20 + i}`;
        expect(await ask('bob@example.org')).toBe('409 account/address-in-use');
      }
      expect(await ask('bob@example.org')).toBe('429 account/too-many-attempts');
      expect(await ask('new@example.org')).toBe('429 account/too-many-attempts');
    });
  });

  describe('with mail', () => {
    let mailServer: TestMailServer;
    let mailing: TestServer;
    beforeEach(async () => {
      mailServer = await startMailServer();
      mailing = await startTestServer({ open, environment: { SMTP_URL: mailServer.url } });
    });
    afterEach(async () => {
      await mailing.remove();
      await mailServer.close();
    });

    function tokenIn(email: Email | undefined): string {
      return /#[\w-]+=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    }

    it('an address is confirmed by the link sent to it, and the log contains no link', async () => {
      const browser = await newcomer('ann@example.org', mailing);
      await mailing.accounts.idle();
      const token = tokenIn(mailServer.emails.at(-1));
      expect(mailServer.emails.at(-1)?.to).toBe('ann@example.org');
      expect(mailing.lines.join('\n')).not.toContain(token);
      expect((await mailing.browser().post('/api/account/confirm-address', { token })).status).toBe(204);
      const { user } = (await (await browser.get('/api/account')).json()) as { user: Record<string, unknown> };
      expect(user).toMatchObject({ emailVerified: true });
    });

    it('a new address takes effect once it is confirmed, and the old one is notified', async () => {
      const browser = await newcomer('ann@example.org', mailing);
      const sent = await browser.post('/api/account/change-address', { email: 'new@example.org', password });
      expect([sent.status, await sent.json()]).toEqual([202, { state: 'confirmation-sent' }]);
      await mailing.accounts.idle();
      const email = mailServer.emails.find((each) => each.to === 'new@example.org');
      const before = (await (await browser.get('/api/account')).json()) as { user: { email: string } };
      expect(before.user.email).toBe('ann@example.org');
      expect((await mailing.browser().post('/api/account/confirm-address', { token: tokenIn(email) })).status).toBe(
        204,
      );
      const after = (await (await browser.get('/api/account')).json()) as { user: Record<string, unknown> };
      expect(after.user).toMatchObject({ email: 'new@example.org', emailVerified: true });
      await mailing.accounts.idle();
      expect(mailServer.emails.at(-1)).toMatchObject({ to: 'ann@example.org' });
    });

    it.each([
      ['de-DE,de;q=0.9', 'Der Link funktioniert einmal.'],
      ['en-GB,en;q=0.9,de;q=0.5', 'The link works once.'],
    ])('an email is in the language of the request: %s', async (accepted, sentence) => {
      const email = 'ann@example.org';
      await newcomer(email, mailing);
      await mailing.accounts.idle();
      const headers = { 'accept-language': accepted };
      expect((await mailing.browser().post('/api/account/forgot-password', { email }, headers)).status).toBe(202);
      await mailing.accounts.idle();
      expect(mailServer.emails.at(-1)?.text).toContain(sentence);
    });

    it('whether an address is in use is revealed at most five times an hour across all accounts', async () => {
      await newcomer('bob@example.org', mailing);
      const said: string[] = [];
      for (let i = 0; i < 6; i += 1) {
        const browser = await newcomer(`ann${i}@example.org`, mailing);
        const answer = await browser.post('/api/account/change-address', { email: 'bob@example.org', password });
        said.push(await refusalOf(answer));
      }
      expect(said).toEqual([...Array(5).fill('409 account/address-in-use'), '429 account/too-many-attempts']);
    });

    it('the confirmation email can be resent only a limited number of times', async () => {
      const browser = await newcomer('ann@example.org', mailing);
      const answers = [];
      for (let i = 0; i < 6; i += 1) answers.push((await browser.post('/api/account/send-confirmation', {})).status);
      expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
    });
  });

  describe('deleting', () => {
    it('removes the account and the data of every registered part, and later requests report that it was deleted', async () => {
      const removed: string[] = [];
      server.accounts.onAccountDeleted(async (uid) => void removed.push(uid));
      const browser = await newcomer();
      const other = await signIn();
      const uid = await uidOf(browser);
      expect(await refusalOf(await browser.post('/api/account/delete', { password: 'not this one' }))).toBe(
        '401 account/credentials-wrong',
      );
      expect((await browser.post('/api/account/delete', { password })).status).toBe(204);
      expect(removed).toEqual([uid]);
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/deleted');
      expect(await refusalOf(await other.get('/api/account'))).toBe('401 account/deleted');
      const again = await newcomer();
      expect(await uidOf(again)).not.toBe(uid);
    });

    it('leaves in the database only that the account was deleted and its sessions ended', async () => {
      const browser = await newcomer();
      const uid = await uidOf(browser);
      expect((await browser.post('/api/account/forgot-password', { email: 'ann@example.org' })).status).toBe(202);
      await server.accounts.idle();
      expect(await tablesWith('ann@example.org')).toContain('account_link');
      expect((await browser.post('/api/account/delete', { password })).status).toBe(204);
      expect(await tablesWith('ann@example.org')).toEqual([]);
      expect(await tablesWith(uid)).toEqual(['deleted_account', 'ended_session']);
    });

    it('keeps the account intact if a registered part fails, and the next start completes the deletion', async () => {
      const browser = await newcomer();
      let failing = true;
      server.accounts.onAccountDeleted(async () => {
        if (failing) throw new Error('the disk is full');
      });
      expect(await refusalOf(await browser.post('/api/account/delete', { password }))).toBe('500 request/failed');
      expect((await browser.get('/api/account')).status).toBe(200);
      failing = false;
      await server.accounts.replayDeletions();
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/deleted');
    });

    it('requires a recent sign-in from an account without a password', async () => {
      const uid = await mintAccount(server.test.database.kysely);
      const { cookie } = await mintSession(server.test.database.kysely, { uid, secret: testSecret });
      const browser = server.browser();
      browser.cookies.set('mensana-session', cookie.split('=').slice(1).join('='));
      vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(Date.now() + 16 * 60 * 1000);
      expect(await refusalOf(await browser.post('/api/account/delete', {}))).toBe('403 account/sign-in-again');
      vi.useRealTimers();
      expect((await browser.post('/api/account/delete', {})).status).toBe(204);
    });
  });

  describe('limits', () => {
    it('count failed sign-ins by account, from any network address', async () => {
      await newcomer();
      const answers = [];
      for (let i = 0; i < 12; i += 1) {
        const browser = server.browser();
        browser.address = `203.0.113.${i}`;
        answers.push(
          await browser.post('/api/account/sign-in', { email: 'ann@example.org', password: 'not this one' }),
        );
      }
      expect(answers.map((each) => each.status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
      const last = answers.at(-1);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(800);
      expect(await last?.json()).toMatchObject({ error: { code: 'account/too-many-attempts' } });
    });

    it('count concurrent attempts', async () => {
      await newcomer();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          server.browser().post('/api/account/sign-in', { email: 'ann@example.org', password: 'not this one' }),
        ),
      );
      expect(answers.filter((each) => each.status === 401)).toHaveLength(10);
    });

    it('do not count successful sign-ins', async () => {
      await newcomer();
      for (let i = 0; i < 12; i += 1) await signIn();
      expect((await signIn()).cookies.size).toBe(1);
    });

    it.each([
      ['/api/account/invitation', { token: 'guessed' }],
      ['/api/account/reset-password', { token: 'guessed', password: 'a long new password' }],
      ['/api/account/confirm-address', { token: 'guessed' }],
    ])('limits wrong tokens of links from one network address: %s', async (path, body) => {
      const limited = await startTestServer({ open, environment: { LIMIT_SIGN_INS_PER_ADDRESS: '3' } });
      const browser = limited.browser();
      const statuses: number[] = [];
      for (let at = 0; at < 5; at++) statuses.push((await browser.post(path, body)).status);
      const other = limited.browser();
      other.address = '203.0.113.77';
      statuses.push((await other.post(path, body)).status);
      await limited.remove();
      expect(statuses).toEqual([410, 410, 410, 429, 429, 410]);
    });

    it('count by the socket’s network address, ignoring X-Forwarded-For', async () => {
      const limited = await startTestServer({ open, environment: { LIMIT_SIGN_INS_PER_ADDRESS: '5' } });
      const statuses = [];
      for (let i = 0; i < 50; i += 1) {
        const attempt = { email: `nobody${i}@example.org`, password };
        const answer = await limited
          .browser()
          .post('/api/account/sign-in', attempt, { 'x-forwarded-for': `198.51.100.${i}` });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(45).fill(429)]);
      const neighbour = limited.browser();
      neighbour.address = '203.0.113.8';
      expect((await neighbour.post('/api/account/sign-in', { email: 'nobody@example.org', password })).status).toBe(
        401,
      );
      await limited.remove();
    });

    it('count by the address that a listed proxy adds, ignoring earlier ones', async () => {
      const environment = { LIMIT_SIGN_INS_PER_ADDRESS: '5', TRUSTED_PROXIES: '10.0.0.0/8' };
      const limited = await startTestServer({ open, environment });
      const statuses = [];
      for (let i = 0; i < 8; i += 1) {
        const browser = limited.browser();
        browser.address = '10.0.0.1';
        const forwarded = { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9, 10.0.0.2` };
        statuses.push(
          (await browser.post('/api/account/sign-in', { email: `nobody${i}@example.org`, password }, forwarded)).status,
        );
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      await limited.remove();
    });
  });
});
