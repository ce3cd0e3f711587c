import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countAccounts, listPeople, ownerOf } from '../db/members.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { listSessions } from '../db/sessions.ts';
import { type OpenTestDatabase, testDatabases } from '../db/testing.ts';
import { insertUser } from '../db/users.ts';
import { refusalOf, startTestServer, type TestBrowser, type TestServer, testSecret } from '../testing.ts';
import { createInvitation } from './admission.ts';
import { makeOwner } from './make-owner.ts';
import { mintSession } from './testing.ts';

const password = 'quiet river stone';
/** A server that others can reach. */
const onNetwork = { PUBLIC_URL: 'https://notes.example.org' };

describe.each(testDatabases)('the people of a server on %s', (_, open: OpenTestDatabase) => {
  let server: TestServer;
  afterEach(() => server.remove());

  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    server = await startTestServer({ open, environment });
  };
  const create = (name: string, invitation = '', browser = server.browser()) =>
    browser.post('/api/account/create', { email: `${name}@example.org`, password, invitation });
  const roles = async () => {
    const people = await listPeople(server.test.database.kysely);
    return Object.fromEntries(people.map(({ email, role }) => [email.split('@')[0], role]));
  };
  const needsOwner = async () => {
    const answer = await server.browser().get('/api/account/options');
    return ((await answer.json()) as { needsOwner: boolean }).needsOwner;
  };
  const tokenOf = (link: string | null) => link?.split('#invitation=')[1] ?? '';
  const uidOf = async (name: string) => {
    const people = await listPeople(server.test.database.kysely);
    return String(people.find(({ email }) => email.startsWith(name))?.uid);
  };

  /** Creates the owner with the link that the first start prints. */
  async function createOwner(): Promise<TestBrowser> {
    const browser = server.browser();
    expect((await create('ann', tokenOf(await server.accounts.missingOwnerLink()), browser)).status).toBe(201);
    return browser;
  }

  async function invite(owner: TestBrowser, address = '') {
    const answer = await owner.post('/api/people/invitations', { address });
    expect(answer.status).toBe(201);
    const { link, invitation } = (await answer.json()) as { link: string; invitation: { id: string } };
    return { token: tokenOf(link), id: invitation.id };
  }

  describe('on this machine only', () => {
    beforeEach(() => start());

    it('makes the first account the owner, and later ones members, and needs no link', async () => {
      expect(await needsOwner()).toBe(false);
      expect(await server.accounts.missingOwnerLink()).toBeNull();
      const answer = await create('ann');
      expect(await answer.json()).toMatchObject({ user: { role: 'owner' } });
      await create('ben');
      expect(await roles()).toEqual({ ann: 'owner', ben: 'member' });
    });

    it('makes nobody the owner of the accounts that an owner left, except with the link', async () => {
      const owner = server.browser();
      await create('ann', '', owner);
      await create('ben');
      expect((await owner.post('/api/account/delete', { password })).status).toBe(204);
      expect(await (await create('cleo')).json()).toMatchObject({ user: { role: 'member' } });
      expect(await roles()).toEqual({ ben: 'member', cleo: 'member' });
      expect(await needsOwner()).toBe(true);
      await create('dan', tokenOf(await server.accounts.missingOwnerLink()));
      expect(await roles()).toEqual({ ben: 'member', cleo: 'member', dan: 'owner' });
    });

    it('makes exactly one of several accounts that are created at once the owner', async () => {
      await Promise.all(['ann', 'ben', 'cleo', 'dan'].map((name) => create(name)));
      expect(Object.values(await roles()).toSorted()).toEqual(['member', 'member', 'member', 'owner']);
    });
  });

  describe('on a network', () => {
    beforeEach(() => start(onNetwork));

    it('has a link that creates the owner once, and none when there is an account', async () => {
      expect(await refusalOf(await create('eve'))).toBe('403 account/invitation-required');
      expect(await needsOwner()).toBe(true);
      const link = await server.accounts.missingOwnerLink();
      expect(link).toMatch(/^https:\/\/notes\.example\.org\/login#invitation=[\w-]{43}$/);
      expect((await create('ann', tokenOf(link))).status).toBe(201);
      expect(await roles()).toEqual({ ann: 'owner' });
      expect(await refusalOf(await create('eve', tokenOf(link)))).toBe('410 account/link-used');
      expect(await server.accounts.missingOwnerLink()).toBeNull();
      expect(await needsOwner()).toBe(false);
    });

    it('keeps the link of an earlier start, or of another server, until one of them was used', async () => {
      const first = await server.accounts.missingOwnerLink();
      const second = await server.accounts.missingOwnerLink();
      expect((await create('ann', tokenOf(first))).status).toBe(201);
      expect(await roles()).toEqual({ ann: 'owner' });
      expect(await refusalOf(await create('eve', tokenOf(second)))).toBe('410 account/link-used');
    });

    it('has another link if the owner’s account was created without its role, as after a crash', async () => {
      const { kysely } = server.test.database;
      await insertUser(kysely, { uid: 'ann', email: 'ann@example.org', now: Date.now() });
      const link = await server.accounts.missingOwnerLink();
      expect((await create('ann2', tokenOf(link))).status).toBe(201);
      expect(await roles()).toEqual({ ann: 'member', ann2: 'owner' });
    });

    it('keeps an invitation used if its account exists, even if nobody could note that', async () => {
      const owner = await createOwner();
      await create('ben', (await invite(owner)).token);
      await sql`CREATE UNIQUE INDEX one_use ON invitation (role) WHERE used_by IS NOT NULL`.execute(
        server.test.database.kysely,
      );
      const { token } = await invite(owner);
      expect((await create('cleo', token)).status).toBe(500);
      expect(await roles()).toMatchObject({ cleo: 'member' });
      expect(await refusalOf(await create('dan', token))).toBe('410 account/link-used');
    });

    it('gives an invitation to one of two people who open it at once', async () => {
      const { token } = await invite(await createOwner());
      const answers = await Promise.all(['ben', 'cleo'].map((name) => create(name, token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
      expect(await countAccounts(server.test.database.kysely)).toBe(2);
    });

    it('keeps an invitation that did not lead to an account', async () => {
      const { token } = await invite(await createOwner());
      expect(await refusalOf(await create('ann', token))).toBe('409 account/address-in-use');
      const weak = await server.browser().post('/api/account/create', {
        email: 'ben@example.org',
        password: 'x',
        invitation: token,
      });
      expect(await refusalOf(weak)).toBe('422 account/password-weak');
      expect((await create('ben', token)).status).toBe(201);
    });

    it('says of an invitation what it is for, and why it cannot be used', async () => {
      const owner = await createOwner();
      const ask = (token: string) => server.browser().post('/api/account/invitation', { token });
      const open = await invite(owner, 'Ben@Example.org');
      expect(await (await ask(open.token)).json()).toEqual({ role: 'member', address: 'ben@example.org' });
      await create('ben', open.token);
      expect(await refusalOf(await ask(open.token))).toBe('410 account/link-used');
      const revoked = await invite(owner);
      expect((await owner.delete(`/api/people/invitations/${revoked.id}`)).status).toBe(204);
      expect(await refusalOf(await ask(revoked.token))).toBe('410 account/invitation-revoked');
      expect(await refusalOf(await create('cleo', revoked.token))).toBe('410 account/invitation-revoked');
      expect(await refusalOf(await owner.delete(`/api/people/invitations/${revoked.id}`))).toBe(
        '404 people/invitation-not-found',
      );
      const old = await invite(owner);
      const { kysely } = server.test.database;
      await kysely
        .withTables<{ invitation: { token_hash: string; expires_at: number } }>()
        .updateTable('invitation')
        .set({ expires_at: Date.now() - 1 })
        .where('token_hash', '=', old.id)
        .execute();
      expect(await refusalOf(await create('cleo', old.token))).toBe('410 account/link-expired');
      expect(await refusalOf(await ask('a guess'))).toBe('410 account/link-expired');
    });

    it('lists accounts and open invitations, never tokens or the owner’s links', async () => {
      const owner = await createOwner();
      await create('ben', (await invite(owner)).token);
      const open = await invite(owner, 'cleo@example.org');
      await createInvitation(server.test.database.kysely, '', { role: 'owner', address: null });
      const answer = await owner.get('/api/people');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      expect(text).not.toContain(open.token);
      expect(JSON.parse(text)).toMatchObject({
        people: [
          { email: 'ann@example.org', role: 'owner', disabled: false, lastSeenAt: expect.any(Number) },
          { email: 'ben@example.org', role: 'member', disabled: false },
        ],
        invitations: [{ id: open.id, address: 'cleo@example.org' }],
      });
      expect(JSON.parse(text).invitations).toHaveLength(1);
    });

    it('lets only the owner manage people', async () => {
      const owner = await createOwner();
      const member = server.browser();
      await create('ben', (await invite(owner)).token, member);
      const uid = await uidOf('ann');
      const answers = await Promise.all([
        member.get('/api/people'),
        member.post('/api/people/invitations', {}),
        member.delete('/api/people/invitations/x'),
        member.post(`/api/people/${uid}/disable`, {}),
        member.post(`/api/people/${uid}/enable`, {}),
        member.post(`/api/people/${uid}/delete`, { password }),
      ]);
      expect(new Set(await Promise.all(answers.map(refusalOf)))).toEqual(new Set(['403 people/owner-only']));
      expect(await refusalOf(await server.browser().get('/api/people'))).toBe('401 account/session-unknown');
      expect(await roles()).toEqual({ ann: 'owner', ben: 'member' });
    });

    it('ends the sessions of a disabled account, which keeps its data and can be enabled again', async () => {
      const owner = await createOwner();
      const member = server.browser();
      await create('ben', (await invite(owner)).token, member);
      const uid = await uidOf('ben');
      const ended: string[] = [];
      server.accounts.onSessionsRevoked((who, ids, reason) => ended.push(`${who} ${ids.length} ${reason}`));
      expect((await owner.post(`/api/people/${uid}/disable`, {})).status).toBe(204);
      expect(ended).toEqual([`${uid} 1 account-disabled`]);
      expect(await refusalOf(await member.get('/api/account'))).toBe('401 account/session-unknown');
      const signIn = (given: string) =>
        server.browser().post('/api/account/sign-in', { email: 'ben@example.org', password: given });
      expect(await refusalOf(await signIn(password))).toBe('403 account/disabled');
      expect(await refusalOf(await signIn('another password'))).toBe('401 account/credentials-wrong');
      expect((await owner.post(`/api/people/${uid}/enable`, {})).status).toBe(204);
      expect((await signIn(password)).status).toBe(200);
    });

    it('moves ownership to another account, which is enabled without a session, and leaves exactly one owner', async () => {
      const { kysely } = server.test.database;
      const owner = await createOwner();
      await create('ben', (await invite(owner)).token);
      const [ann, ben] = [await uidOf('ann'), await uidOf('ben')];
      expect((await owner.post(`/api/people/${ben}/disable`, {})).status).toBe(204);
      await mintSession(kysely, { uid: ben, secret: testSecret }); // of a sign-in at that moment
      await makeOwner(kysely, ben);
      expect(await listSessions(kysely, ben, Date.now())).toEqual([]);
      expect(await roles()).toEqual({ ann: 'member', ben: 'owner' });
      expect((await listPeople(kysely)).filter(({ disabled }) => disabled)).toEqual([]);
      expect(await refusalOf(await owner.get('/api/people'))).toBe('403 people/owner-only');
      await makeOwner(kysely, ann);
      await makeOwner(kysely, ann);
      expect(await roles()).toEqual({ ann: 'owner', ben: 'member' });
      expect(await listSessions(kysely, ann, Date.now())).toHaveLength(1);
    });

    it('deletes an account after the owner’s password, and nothing of the owner', async () => {
      const owner = await createOwner();
      const member = server.browser();
      await create('ben', (await invite(owner)).token, member);
      const [ann, ben] = [await uidOf('ann'), await uidOf('ben')];
      const gone: string[] = [];
      server.accounts.onAccountGone(async (uid) => void gone.push(uid));
      const ask = (uid: string, given: string) => owner.post(`/api/people/${uid}/delete`, { password: given });
      expect(await refusalOf(await ask(ben, 'another password'))).toBe('401 account/credentials-wrong');
      expect(await refusalOf(await ask(ann, password))).toBe('409 people/yourself');
      expect(await refusalOf(await owner.post(`/api/people/${ann}/disable`, {}))).toBe('409 people/yourself');
      expect(await refusalOf(await ask('nobody', password))).toBe('404 people/account-not-found');
      expect((await ask(ben, password)).status).toBe(204);
      expect(gone).toEqual([ben]);
      expect(await refusalOf(await member.get('/api/account'))).toBe('401 account/deleted');
      expect(await roles()).toEqual({ ann: 'owner' });
    });
  });

  it('links an invitation to the page that asked for it, unless others cannot open that', async () => {
    await start({ HOST: '0.0.0.0' });
    const owner = await createOwner();
    const linkFrom = async (page: string) => {
      const from = { origin: page, host: new URL(page).host };
      const answer = await owner.post('/api/people/invitations', { address: '' }, from);
      return new URL(((await answer.json()) as { link: string }).link).origin;
    };
    expect(await linkFrom('http://192.168.1.20:8080')).toBe('http://192.168.1.20:8080');
    expect(await linkFrom('http://nas.local')).toBe('http://nas.local');
    expect(await linkFrom('http://127.0.0.1:9000')).toBe('http://localhost:3000');
  });

  it('links an invitation to the first public address, from any page', async () => {
    await start({ PUBLIC_URL: 'https://notes.example.org, https://inside.example.org' });
    const owner = await createOwner();
    const from = { origin: 'https://inside.example.org', host: 'notes.example.org' };
    const answer = await owner.post('/api/people/invitations', { address: '' }, from);
    expect(((await answer.json()) as { link: string }).link).toMatch(/^https:\/\/notes\.example\.org\/login#/);
  });

  it('creates members without an invitation if sign-up is open, and still has a link for the owner', async () => {
    await start({ ...onNetwork, SIGN_UP: 'open' });
    const link = await server.accounts.missingOwnerLink();
    expect((await create('eve')).status).toBe(201);
    expect((await create('ann', tokenOf(link))).status).toBe(201);
    expect(await roles()).toEqual({ eve: 'member', ann: 'owner' });
  });

  it('accepts no invitation while sign-up is closed, except the owner’s link', async () => {
    await start({ ...onNetwork, SIGN_UP: 'closed' });
    const owner = await createOwner();
    const { token } = await invite(owner);
    expect(await refusalOf(await create('ben', token))).toBe('403 account/sign-up-closed');
    expect(await refusalOf(await create('ben'))).toBe('403 account/sign-up-closed');
  });

  it('makes the oldest account of an upgraded server the owner', async () => {
    await start();
    const { kysely } = server.test.database;
    await kysely.schema.dropTable('member').execute();
    await kysely.schema.dropTable('invitation').execute();
    await kysely.deleteFrom('migration').where('id', '=', '0009-people').execute();
    const now = Date.now();
    await insertUser(kysely, { uid: 'younger', email: 'younger@example.org', now });
    await insertUser(kysely, { uid: 'oldest', email: 'oldest@example.org', now: now - 1000 });
    await migrate(server.test.database, { migrations });
    expect(await ownerOf(kysely)).toBe('oldest');
  });
});
