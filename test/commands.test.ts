import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mensana as runMensana } from '../src/server/testing-process.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

const password = 'quiet river stone';

describe('commands beside a running server', () => {
  let directory: string;
  let server: ServerProcess;
  let origin: string;
  let environment: Readonly<Record<string, string>>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-commands-'));
    const started = await serverEnvironment(join(directory, 'data'));
    origin = started.origin;
    // others can reach this server, so it needs an owner's link
    environment = { ...started.environment, PUBLIC_URL: 'https://notes.example.org' };
    server = ServerProcess.spawn(environment);
    await server.ready();
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  });

  function mensana(args: readonly string[], changed: Readonly<Record<string, string>> = {}) {
    return runMensana(args, { ...environment, ...changed });
  }

  const post = (path: string, body: unknown) =>
    fetch(`${origin}/api/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://notes.example.org' },
      body: JSON.stringify(body),
    });
  const disable = async (address: string, cookie: string) => {
    const headers = { cookie: cookie.split(';')[0] ?? '', origin: 'https://notes.example.org' };
    const answer = await fetch(`${origin}/api/people`, { headers });
    const { people } = (await answer.json()) as { people: readonly { readonly uid: string; readonly email: string }[] };
    const uid = people.find(({ email }) => email === address)?.uid ?? '';
    const disabled = await fetch(`${origin}/api/people/${uid}/disable`, { method: 'POST', headers });
    expect(disabled.status).toBe(204);
  };
  const tokenIn = (text: string) => /^https:\/\/notes\.example\.org\/login#[a-z-]+=([\w-]{43})$/m.exec(text)?.[1] ?? '';

  it('create the owner, invite people, list them and reset a password', async () => {
    expect(server.said).toMatch(/within 30 minutes, with this link:\nhttps:\/\/notes\.example\.org\/login#invitation=/);
    const earlier = await mensana(['owner-link']);
    const owner = await mensana(['owner-link']);
    const eve = { email: 'eve@example.org', password, invitation: tokenIn(earlier.text) };
    expect(await (await post('create', eve)).json()).toEqual({ error: { code: 'account/invitation-revoked' } });
    const ann = { email: 'ann@example.org', password, invitation: tokenIn(owner.text) };
    const created = await post('create', ann);
    expect(created.status).toBe(201);
    expect(await mensana(['owner-link'])).toMatchObject({ code: 1, text: expect.stringContaining('ann@example.org') });

    const invited = await mensana(['invite', '--email', 'Ben@example.org']);
    const ben = { email: 'ben@example.org', password, invitation: tokenIn(invited.text) };
    expect((await post('create', ben)).status).toBe(201);
    expect((await post('create', { ...ben, email: 'eve@example.org' })).status).toBe(410);

    const { text } = await mensana(['users']);
    const today = new Date().toISOString().slice(0, 10);
    expect(text.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['ADDRESS', 'ROLE', 'CREATED', 'LAST SEEN'],
      ['ann@example.org', 'owner', today, today],
      ['ben@example.org', 'member', today, today],
      [''],
    ]);

    const reset = await mensana(['reset-password', 'BEN@example.org']);
    const next = 'another quiet river';
    expect((await post('reset-password', { token: tokenIn(reset.text), password: next })).status).toBe(204);
    expect((await post('sign-in', { email: ben.email, password: next })).status).toBe(200);

    expect(reset.text).not.toContain('disabled');
    await disable('ben@example.org', created.headers.getSetCookie()[0] ?? '');
    const { text: ofDisabled } = await mensana(['reset-password', 'BEN@example.org']);
    expect(tokenIn(ofDisabled)).not.toBe('');
    expect(ofDisabled).toContain('The account is disabled.');

    expect(await mensana(['owner', 'BEN@example.org'])).toEqual({
      code: 0,
      text: 'The owner is now ben@example.org.\n',
    });
    const listed = (await mensana(['users'])).text.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2));
    expect(listed.slice(1, 3)).toEqual([
      ['ann@example.org', 'member'],
      ['ben@example.org', 'owner'],
    ]);
  });

  it.each([
    [['reset-password', 'nobody@example.org'], 1, 'To list the accounts: mensana users'],
    [['reset-password'], 2, 'Specify the address'],
    [['owner', 'nobody@example.org'], 1, 'There is no account with the address nobody@example.org.'],
    [['owner'], 2, 'Specify the address of the account: mensana owner ADDRESS'],
    [['invite', '--email', 'nobody'], 1, 'is not an email address'],
    [['invite', '--mail', 'x'], 2, 'Usage: mensana invite'],
    [['users', 'more'], 2, 'Usage: mensana users'],
    [['nonsense'], 2, 'There is no command "nonsense". Run mensana --help for the list.'],
    [['constructor'], 2, 'There is no command "constructor".'],
  ] as const)('mensana %j ends with %i and says why', async (args, code, words) => {
    const ended = await mensana(args);
    expect(ended.code).toBe(code);
    expect(ended.text).toContain(words);
  });

  it('invite nobody while SIGN_UP is closed', async () => {
    expect(await mensana(['invite'], { SIGN_UP: 'closed' })).toMatchObject({ code: 1 });
  });

  it('say what to do without a database', async () => {
    const { code, text } = await mensana(['users'], { DATA_DIR: join(directory, 'elsewhere') });
    expect([code, text]).toEqual([1, expect.stringContaining('Start the server once, with the same DATA_DIR.')]);
  });

  it('explain themselves', async () => {
    const { code, text } = await mensana(['--help']);
    expect(code).toBe(0);
    for (const name of ['backup', 'restore', 'invite', 'users', 'reset-password', 'owner-link', 'owner']) {
      expect(text).toContain(`\n  ${name}`);
      expect((await mensana([name, '--help'])).text).toContain(`Usage: mensana ${name}`);
    }
  });
});
