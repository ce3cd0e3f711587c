import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listPeople, setDisabled } from '../db/members.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing.ts';
import { createInvitation } from './admission.ts';

describe('signing in with a provider', () => {
  let provider: TestProvider;
  let server: TestServer;
  beforeEach(async () => {
    provider = await startProvider();
    server = await startTestServer({ environment: environmentFor(provider) });
  });
  afterEach(async () => {
    await server.remove();
    await provider.close();
  });

  /** Signs in with the provider and follows the redirect back, as a browser would. */
  async function goRound(
    browser = server.browser(),
    next = '/dashboard/notes',
    sharedComputer = false,
    invitation = '',
  ) {
    const started = await browser.post('/api/account/sign-in/provider', { next, sharedComputer, invitation });
    const { url } = (await started.json()) as { url: string };
    const back = await fetch(url, { redirect: 'manual' });
    const location = new URL(back.headers.get('location') ?? '');
    const finished = await browser.get(location.pathname + location.search);
    return { browser, finished };
  }

  it('creates an account the first time and finds it the second time', async () => {
    const first = await goRound();
    expect([first.finished.status, first.finished.headers.get('location')]).toEqual([302, '/dashboard/notes']);
    const { user } = (await (await first.browser.get('/api/account')).json()) as { user: Record<string, unknown> };
    expect(user).toMatchObject({
      email: 'ann@example.org',
      emailVerified: true,
      displayName: 'Ann',
      providers: ['oidc'],
    });
    const second = await goRound();
    const again = (await (await second.browser.get('/api/account')).json()) as { user: Record<string, unknown> };
    expect(again.user.uid).toBe(user.uid);
  });

  it('lasts 12 hours if the user chooses a shared computer', async () => {
    const { browser } = await goRound(server.browser(), '/', true);
    const { sessions } = (await (await browser.get('/api/account/sessions')).json()) as {
      sessions: readonly { shared: boolean; createdAt: number; expiresAt: number }[];
    };
    expect(sessions).toMatchObject([{ shared: true }]);
    expect(Math.round(((sessions[0]?.expiresAt ?? 0) - (sessions[0]?.createdAt ?? 0)) / 3_600_000)).toBe(12);
    expect((await browser.get('/api/account')).headers.get('set-cookie')).not.toMatch(/max-age/i);
  });

  it('never redirects to another site', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '']) {
      expect((await goRound(server.browser(), next)).finished.headers.get('location')).toBe('/dashboard');
    }
  });

  it('does not take over an account with a password and the same, unconfirmed address', async () => {
    await server.browser().post('/api/account/create', { email: 'ann@example.org', password: 'quiet river stone' });
    const { browser, finished } = await goRound();
    expect(finished.headers.get('location')).toBe('/login?refused=account/address-in-use');
    expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
  });

  it.each([
    ['is none', 'not an address\r\nBcc: everyone@example.org'],
    ['is too long', `${'a'.repeat(300)}@example.org`],
  ])('creates no account with an address that %s', async (_, email) => {
    provider.claims = { email };
    const { browser, finished } = await goRound();
    expect(finished.headers.get('location')).toBe('/login?refused=account/provider-unavailable');
    expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
    expect(await listPeople(server.test.database.kysely)).toEqual([]);
  });

  it('keeps only so much of a name, and no picture that is not at a web address', async () => {
    provider.claims = { name: `\u0000${'n'.repeat(100_000)}`, picture: 'javascript:alert(1)' };
    const { browser } = await goRound();
    const { user } = (await (await browser.get('/api/account')).json()) as { user: Record<string, unknown> };
    expect(user).toMatchObject({ displayName: 'n'.repeat(200), photo: null });
  });

  it('does not wait for a provider that accepts requests and never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    provider.isSilent = true;
    const started = server.browser().post('/api/account/sign-in/provider', { next: '/', invitation: '' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await refusalOf(await started)).toBe('503 account/provider-unavailable');
    vi.useRealTimers();
    provider.isSilent = false;
    expect((await goRound()).finished.headers.get('location')).toBe('/dashboard/notes');
  });

  it('rejects a callback that this browser did not request', async () => {
    const asked = server.browser();
    const started = await asked.post('/api/account/sign-in/provider', { next: '/' });
    const back = await fetch(((await started.json()) as { url: string }).url, { redirect: 'manual' });
    const location = new URL(back.headers.get('location') ?? '');
    const victim = server.browser();
    const finished = await victim.get(location.pathname + location.search);
    expect(finished.headers.get('location')).toContain('/login?refused=');
    expect(await refusalOf(await victim.get('/api/account'))).toBe('401 account/session-unknown');
  });

  it('creates no account while sign-up is closed', async () => {
    const closed = await startTestServer({ environment: { ...environmentFor(provider), SIGN_UP: 'closed' } });
    const { finished } = await goRound(closed.browser());
    expect(finished.headers.get('location')).toBe('/login?refused=account/sign-up-closed');
    await closed.remove();
  });

  describe('on a server that invites people', () => {
    let inviting: TestServer;
    beforeEach(async () => {
      inviting = await startTestServer({ environment: { ...environmentFor(provider), SIGN_UP: 'invite' } });
    });
    afterEach(() => inviting.remove());

    const invite = async (role: 'owner' | 'member' = 'member') => {
      const { link } = await createInvitation(inviting.test.database.kysely, '', { role, address: null });
      return link.split('#invitation=')[1] ?? '';
    };
    const locationOf = async (invitation = '') =>
      (await goRound(inviting.browser(), '/dashboard', false, invitation)).finished.headers.get('location');
    const people = () => listPeople(inviting.test.database.kysely);

    it('creates no account without an invitation', async () => {
      expect(await locationOf()).toBe('/login?refused=account/invitation-required');
      expect(await people()).toEqual([]);
    });

    it('creates an account with an invitation, once, and later signs in without one', async () => {
      const token = await invite();
      expect(await locationOf(token)).toBe('/dashboard');
      expect(await locationOf()).toBe('/dashboard');
      expect(await people()).toHaveLength(1);
      const again = await inviting.browser().post('/api/account/sign-in/provider', { next: '/', invitation: token });
      expect(await refusalOf(again)).toBe('410 account/link-used');
    });

    it('creates the owner with the owner’s link', async () => {
      expect(await locationOf(await invite('owner'))).toBe('/dashboard');
      expect(await people()).toMatchObject([{ role: 'owner' }]);
    });

    it('removes the new account again if the invitation was used meanwhile', async () => {
      const token = await invite();
      const browser = inviting.browser();
      const started = await browser.post('/api/account/sign-in/provider', { next: '/', invitation: token });
      const back = await fetch(((await started.json()) as { url: string }).url, { redirect: 'manual' });
      const ben = { email: 'ben@example.org', password: 'quiet river stone', invitation: token };
      expect((await inviting.browser().post('/api/account/create', ben)).status).toBe(201);
      const location = new URL(back.headers.get('location') ?? '');
      const finished = await browser.get(location.pathname + location.search);
      expect(finished.headers.get('location')).toBe('/login?refused=account/link-used');
      expect(await refusalOf(await browser.get('/api/account'))).toBe('401 account/session-unknown');
      expect(await people()).toMatchObject([{ email: 'ben@example.org' }]);
    });

    it('signs nobody in to a disabled account', async () => {
      await locationOf(await invite());
      await setDisabled(inviting.test.database.kysely, (await people())[0]?.uid ?? '', Date.now());
      expect(await locationOf()).toBe('/login?refused=account/disabled');
    });
  });

  it('reports that the provider is down, and works once it is up again', async () => {
    const late = await startTestServer({ environment: environmentFor(provider) });
    provider.down = true;
    const refused = await late.browser().post('/api/account/sign-in/provider', { next: '/' });
    expect(await refusalOf(refused)).toBe('503 account/provider-unavailable');
    provider.down = false;
    expect((await goRound(late.browser())).finished.headers.get('location')).toBe('/dashboard/notes');
    await late.remove();
  });
});

function environmentFor(provider: TestProvider): Readonly<Record<string, string>> {
  return { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'mensana', OIDC_CLIENT_SECRET: 'shared secret' };
}

interface TestProvider {
  readonly issuer: string;
  down: boolean;
  /** Whether it accepts requests and answers none. */
  isSilent: boolean;
  /** Further claims of Ann's token, or other ones. */
  claims: Readonly<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

/** Starts an OpenID provider that signs everyone in as Ann without asking. */
async function startProvider(): Promise<TestProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (provider.isSilent) return;
    if (provider.down) return void response.writeHead(503).end();
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json(discovery(provider.issuer));
      case '/jwks':
        return void json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
      case '/authorize': {
        const code = randomUUID();
        nonces.set(code, url.searchParams.get('nonce') ?? '');
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.search = new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }).toString();
        return void response.writeHead(302, { location: back.href }).end();
      }
      default: {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '');
          json({ access_token: 'a', token_type: 'Bearer', id_token: idToken(provider, privateKey, nonce) });
        });
      }
    }
  });
  const provider: TestProvider & { issuer: string } = {
    issuer: await addressOf(server),
    down: false,
    isSilent: false,
    claims: {},
    close: () => closed(server),
  };
  return provider;
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

function idToken({ issuer, claims: more }: TestProvider, key: KeyObject, nonce: string | undefined): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'mensana', sub: 'ann-1', iat: now, exp: now + 300, nonce };
  const person = { email: 'ann@example.org', email_verified: true, name: 'Ann' };
  const parts = [
    { alg: 'RS256', kid: 'one' },
    { ...claims, ...person, ...more },
  ];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

async function addressOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server is not listening on a TCP port');
  return `http://127.0.0.1:${address.port}`;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
