import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSignedCertificate } from './testing-certificate.ts';
import { processEnvironment } from './testing-process.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let directory: string;
let running: ChildProcess[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-network-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(directory, { recursive: true, force: true });
});

function run(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [main], {
    env: { ...processEnvironment, PORT: '0', DATA_DIR: join(directory, 'data'), SIGN_UP: 'open', ...environment },
  });
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, output };
}

async function start(environment: Readonly<Record<string, string>>) {
  const { child, output } = run(environment);
  const address = () => /^Mensana is running at (\S+)$/m.exec(output.stdout)?.[1];
  while (address() === undefined) {
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`the server exited: ${output.stderr}`);
  }
  return { child, output, origin: address() ?? '', port: Number(/"port":(\d+)/.exec(output.stdout)?.[1]) };
}

interface Wish {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly tls?: boolean;
}

async function ask(port: number, path: string, { method = 'GET', headers = {}, body, tls = false }: Wish = {}) {
  const options = { host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false, agent: false };
  const request = tls ? requestHttps(options) : requestHttp(options);
  request.end(body);
  const [answer] = (await Promise.race([once(request, 'response'), once(request, 'upgrade')])) as [IncomingMessage];
  if (answer.statusCode === 101) {
    request.destroy();
    return { status: 101, headers: answer.headers, body: '' };
  }
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode, headers: answer.headers, body: text };
}

let people = 0;
function newAccount(): string {
  people += 1;
  return JSON.stringify({ email: `person${people}@example.org`, password: 'quiet river stone' });
}

/** Creates an account from a page at an address. */
function create(port: number, page: string, more: Readonly<Record<string, string>> = {}, tls = false) {
  const { host } = new URL(page);
  const headers = { host, origin: page, 'content-type': 'application/json', ...more };
  return ask(port, '/api/account/create', { method: 'POST', headers, body: newAccount(), tls });
}

describe('a server that listens on a network without PUBLIC_URL', () => {
  it('works for pages at its own local addresses and for no others', async () => {
    const { port, output } = await start({ HOST: '0.0.0.0' });
    expect(output.stdout).toContain(`Mensana is running at http://localhost:${port}\n`);

    for (const host of ['192.168.1.20', 'nas', 'nas.local', 'localhost', '[fd00::1]'])
      expect((await create(port, `http://${host}:${port}`)).status, host).toBe(201);

    const rebound = await create(port, `http://rebound.example.com:${port}`);
    expect([rebound.status, rebound.body]).toEqual([
      403,
      `{"error":{"code":"request/origin-refused","origin":"http://rebound.example.com:${port}"}}`,
    ]);
    const local = `nas.local:${port}`;
    const attacks: readonly Readonly<Record<string, string>>[] = [
      { 'x-forwarded-host': local, forwarded: `host=${local}`, 'x-forwarded-proto': 'http' },
      { origin: 'null' },
      { origin: `http://${local}` },
      { host: local },
      { host: local, origin: `http://nas.local:${port + 1}` },
      { host: local, origin: `https://${local}` },
    ];
    for (const attack of attacks)
      expect((await create(port, `http://evil.example:${port}`, attack)).status, JSON.stringify(attack)).toBe(403);
    const { status } = await ask(port, '/api/account/create', {
      method: 'POST',
      headers: { host: local, 'content-type': 'application/json' },
      body: newAccount(),
    });
    expect(status).toBe(403);
  });

  it('signs in with a cookie that browsers store without encryption, and opens the live socket with it', async () => {
    const { port } = await start({ HOST: '0.0.0.0' });
    const page = `http://nas.local:${port}`;
    const created = await create(port, page);
    const [issued = ''] = created.headers['set-cookie'] ?? [];
    expect(issued).toMatch(/^mensana-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const { uid } = (JSON.parse(created.body) as { user: { uid: string } }).user;
    const handshake = {
      host: `nas.local:${port}`,
      cookie: issued.split(';')[0] ?? '',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const open = async (headers: Readonly<Record<string, string>>) =>
      (await ask(port, `/api/users/${uid}/live`, { headers: { ...handshake, ...headers } })).status;
    expect(await open({ origin: page })).toBe(101);
    expect(await open({ origin: `http://evil.example:${port}` })).toBe(403);
    expect(await open({ origin: `http://evil.example:${port}`, host: `evil.example:${port}` })).toBe(403);
    expect(await open({})).toBe(403);
  });

  it('sends no header that browsers ignore without encryption and log as an error', async () => {
    const { port } = await start({ HOST: '0.0.0.0' });
    const policy = async (host: string) =>
      (await ask(port, '/health', { headers: { host } })).headers['cross-origin-opener-policy'];
    expect(await policy(`nas.local:${port}`)).toBeUndefined();
    expect(await policy(`localhost:${port}`)).toBe('same-origin');
  });
});

it('a server with two public addresses gives each page the cookie that its browser stores', async () => {
  const pages = ['https://notes.example.org', 'http://192.168.1.20:3000'] as const;
  const { port } = await start({ PUBLIC_URL: pages.join(', ') });
  const [encrypted, plain] = [await create(port, pages[0]), await create(port, pages[1])];
  const [secureCookie = ''] = encrypted.headers['set-cookie'] ?? [];
  const [plainCookie = ''] = plain.headers['set-cookie'] ?? [];
  expect(secureCookie).toMatch(/^__Host-mensana-session=.*; Secure;/);
  expect(encrypted.headers['strict-transport-security']).toContain('max-age=63072000');
  expect(plainCookie).toMatch(/^mensana-session=(?!.*Secure)/);
  expect(plain.headers['strict-transport-security']).toBeUndefined();

  const account = async (host: string, cookie: string) =>
    (await ask(port, '/api/account', { headers: { host, cookie: cookie.split(';')[0] ?? '' } })).status;
  expect(await account('notes.example.org', secureCookie)).toBe(200);
  expect(await account('192.168.1.20:3000', plainCookie)).toBe(200);
  // someone on the network could have set a cookie without the prefix
  expect(await account('notes.example.org', secureCookie.replace('__Host-', ''))).toBe(401);
  expect((await create(port, `http://localhost:${port}`)).status).toBe(403);
});

describe('a server with TLS built in', () => {
  const files = () => ({ TLS_CERT: join(directory, 'cert.pem'), TLS_KEY: join(directory, 'key.pem') });

  async function writeFiles({ cert, key } = selfSignedCertificate()): Promise<void> {
    await Promise.all([writeFile(files().TLS_CERT, cert), writeFile(files().TLS_KEY, key)]);
  }

  async function connection(port: number): Promise<TLSSocket> {
    const socket = connectTls({ host: '127.0.0.1', port, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    return socket;
  }

  async function fingerprint(port: number): Promise<string> {
    const socket = await connection(port);
    const { fingerprint256 } = socket.getPeerCertificate();
    socket.destroy();
    return fingerprint256;
  }

  it('answers over https, with cookies for https only', async () => {
    await writeFiles();
    const { port, output } = await start({ HOST: '0.0.0.0', ...files() });
    expect(output.stdout).toContain(`Mensana is running at https://localhost:${port}\n`);
    const created = await create(port, `https://nas.local:${port}`, {}, true);
    expect(created.status).toBe(201);
    expect(created.headers['set-cookie']?.[0]).toMatch(/^__Host-mensana-session=.*; Secure;/);
    // it would also apply to other services on the machine
    expect(created.headers['strict-transport-security']).toBeUndefined();
    expect((await create(port, `https://nas.local:${port}`, { origin: `http://nas.local:${port}` }, true)).status).toBe(
      403,
    );
  });

  it('reads the files again on SIGHUP, and keeps the old certificate if they cannot be used', async () => {
    await writeFiles();
    const { port, child, output } = await start(files());
    const first = await fingerprint(port);

    await writeFile(files().TLS_KEY, selfSignedCertificate().key);
    child.kill('SIGHUP');
    await expect.poll(() => output.stdout).toContain('server/certificate-refused');
    expect(output.stdout).toContain('does not belong to the certificate');
    expect(await fingerprint(port)).toBe(first);

    const halfWritten = selfSignedCertificate();
    await writeFiles({ ...halfWritten, cert: halfWritten.cert + halfWritten.cert.slice(0, 300) });
    child.kill('SIGHUP');
    await expect.poll(() => output.stdout).toContain('Check that its chain is complete');
    expect(await fingerprint(port)).toBe(first);

    await writeFiles();
    child.kill('SIGHUP');
    await expect.poll(() => output.stdout).toContain('server/certificate-reloaded');
    expect(await fingerprint(port)).not.toBe(first);
    expect((await ask(port, '/health', { tls: true })).status).toBe(200);
  });

  it('stops at once even if clients hold connections open', async () => {
    await writeFiles();
    const { port, child } = await start(files());
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    const idle = (await connection(port)).on('error', () => {});
    const started = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
    silent.destroy();
    idle.destroy();
  });

  it('does not start with files that it cannot use, and says why', async () => {
    await writeFiles({ cert: selfSignedCertificate().cert, key: selfSignedCertificate().key });
    const { child, output } = run(files());
    await once(child, 'exit');
    expect([child.exitCode, output.stderr]).toEqual([
      1,
      'The private key in TLS_KEY does not belong to the certificate in TLS_CERT.\n',
    ]);
  });
});
