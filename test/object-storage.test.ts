import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../src/server/db/migrate.ts';
import { takePostgresLock } from '../src/server/db/postgres-lock.ts';
import { openTestPostgres } from '../src/server/db/testing.ts';
import { openTestBucket, type TestBucket } from '../src/server/object-store/testing-bucket.ts';
import { mensana as runMensana } from '../src/server/testing-process.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

const file = new Uint8Array(2_500_000).map((_, at) => (at * 7919) % 251);
const hash = createHash('sha256').update(file).digest('hex');
const partBytes = 1024 * 1024;
const noBucket = { S3_URL: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

describe('a server whose files are in a bucket', () => {
  let directory: string;
  let dataDir: string;
  let bucket: TestBucket;
  let server: ServerProcess;
  let origin: string;
  let environment: Readonly<Record<string, string>>;
  let person: { readonly uid: string; readonly cookie: string };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-object-storage-'));
    dataDir = join(directory, 'data');
    bucket = await openTestBucket();
    const started = await serverEnvironment(dataDir);
    origin = started.origin;
    environment = { ...started.environment, ...bucket.environment };
    await start();
    person = await createAccount();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await bucket.remove();
    await rm(directory, { recursive: true, force: true });
  });

  async function start(changed: Readonly<Record<string, string>> = {}): Promise<void> {
    server = ServerProcess.spawn({ ...environment, ...changed });
    await server.ready();
  }

  function mensana(args: readonly string[], changed: Readonly<Record<string, string>> = {}) {
    return runMensana(args, { ...environment, ...changed });
  }

  async function createAccount() {
    const answer = await fetch(`${origin}/api/account/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'ann@example.org', password: 'quiet river stone' }),
    });
    const { user } = (await answer.json()) as { readonly user: { readonly uid: string } };
    return { uid: user.uid, cookie: (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
  }

  const address = () => `${origin}/api/users/${person.uid}/attachments/${hash}`;
  const ask = (method: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(address(), { method, headers: { cookie: person.cookie, origin, ...headers } });

  function headersOf(offset: number) {
    return {
      cookie: person.cookie,
      origin,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'upload-length': String(file.length),
    };
  }

  async function send(offset: number, to = offset + partBytes): Promise<string> {
    const body = file.subarray(offset, to) as Uint8Array<ArrayBuffer>;
    const answer = await fetch(address(), { method: 'PATCH', headers: headersOf(offset), body });
    if (answer.ok) return `${answer.status} ${answer.headers.get('upload-offset')}`;
    return `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`;
  }

  async function sendAll(): Promise<void> {
    for (let at = 0; at < file.length; at += partBytes) await send(at);
    expect((await ask('HEAD')).status).toBe(200);
  }

  async function download(headers: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
    return new Uint8Array(await (await ask('GET', headers)).arrayBuffer());
  }

  async function keys(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const page of bucket.open().list('')) found.push(...page.map(({ key }) => key));
    return found;
  }

  it('stores a file there, and serves all of it and parts of it', async () => {
    expect(await send(0)).toBe(`204 ${partBytes}`);
    expect(await send(partBytes)).toBe(`204 ${2 * partBytes}`);
    expect(await send(2 * partBytes)).toBe(`200 ${file.length}`);
    expect(Buffer.from(await download()).equals(file)).toBe(true);
    const part = await ask('GET', { range: 'bytes=1000000-1999999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000000-1999999/${file.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(1_000_000, 2_000_000))).toBe(true);
    expect((await keys()).filter((key) => key.startsWith('attachments/'))).toHaveLength(1);
    expect(existsSync(join(dataDir, 'attachments'))).toBe(false);
  });

  it('keeps what arrived when the sender disconnects, also over its own restart', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const headers = { ...headersOf(0), 'content-length': file.length };
    const sending = request(address(), { method: 'PATCH', headers });
    sending.on('error', () => {}).on('close', resolve);
    sending.write(file.subarray(0, 1_600_000));
    const arrived = async () => Number((await ask('HEAD')).headers.get('upload-offset'));
    await expect.poll(arrived).toBeGreaterThanOrEqual(partBytes); // this much is stored while more arrives
    const stored = await arrived();
    sending.destroy();
    await closed;
    await expect.poll(arrived).toBeGreaterThan(stored); // what followed is stored when the sender is gone
    await server.end('SIGKILL');
    await start();
    const from = await arrived();
    expect(from).toBeLessThanOrEqual(1_600_000);
    for (let at = from; at < file.length; at += partBytes) await send(at);
    expect(Buffer.from(await download()).equals(file)).toBe(true);
  });

  it('refuses clearly while the store is away, and continues where it was', async () => {
    expect(await send(0)).toBe(`204 ${partBytes}`);
    await bucket.stop();
    expect(await send(partBytes)).toBe('503 request/files-unavailable');
    const refused = await ask('GET');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await ask('HEAD')).status).toBe(503);
    const health = await fetch(`${origin}/health`);
    expect([health.status, await health.json()]).toEqual([200, { database: 'answers', files: 'does not answer' }]);
    expect((await fetch(`${origin}/api/users/${person.uid}`, { headers: { cookie: person.cookie } })).status).toBe(200);
    expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(
      /object_store_failures_total\{operation="head",reason="ECONNREFUSED"\} \d/,
    );
    await bucket.start();
    expect((await ask('HEAD')).headers.get('upload-offset')).toBe(String(partBytes));
    expect(await send(partBytes)).toBe(`204 ${2 * partBytes}`);
    expect(await send(2 * partBytes)).toBe(`200 ${file.length}`);
    expect(Buffer.from(await download()).equals(file)).toBe(true);
  });

  it('completes a file for which the store was away at the last byte', async () => {
    await send(0);
    await send(partBytes);
    bucket.fault = ({ method, path }) => (method === 'PUT' && path.includes('/attachments/') ? 'reset' : null);
    expect(await send(2 * partBytes)).toBe('503 request/files-unavailable');
    expect((await ask('HEAD')).status).toBe(204);
    expect((await ask('GET')).status).toBe(404);
    bucket.fault = () => null;
    expect(await send(2 * partBytes)).toBe(`200 ${file.length}`);
    expect(Buffer.from(await download()).equals(file)).toBe(true);
  });

  it('moves files to a folder and back, and is not started where they are not', async () => {
    await sendAll();
    expect(await mensana(['move-files', '--to', 'folder'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('Stop it'),
    });
    await server.end('SIGTERM');
    expect(await mensana(['move-files'])).toMatchObject({ code: 2 });
    const elsewhere = 'The files of this database are in the bucket';
    await expect(start(noBucket)).rejects.toThrow(elsewhere);
    const copied = { S3_URL: `${bucket.environment.S3_URL}copy/` };
    await expect(start(copied)).rejects.toThrow(elsewhere);
    expect((await mensana(['move-files', '--to', 'bucket'], copied)).text).toContain('Moved 0 files');
    await start(copied);
    await server.end('SIGTERM');
    expect((await mensana(['move-files', '--to', 'bucket'])).code).toBe(0);
    const forgotten = await mensana(['move-files', '--to', 'folder'], { DATA_DIR: join(directory, 'empty') });
    expect(forgotten).toMatchObject({ code: 1, text: expect.stringContaining('There is no database at') });
    const mistaken = await mensana(['move-files', '--to', 'folder'], copied);
    expect(mistaken).toMatchObject({ code: 1, text: expect.stringContaining(elsewhere) });
    const back = await mensana(['move-files', '--to', 'folder']);
    expect(back.text).toContain('Moved 1 file (2.4 MiB) to the folder.\nNone remain.');
    expect((await keys()).filter((key) => key.startsWith('attachments/'))).toEqual([]);
    await start(noBucket);
    expect(Buffer.from(await download()).equals(file)).toBe(true);
    await server.end('SIGTERM');
    await expect(start()).rejects.toThrow('Move them with "mensana move-files --to bucket"');
    const forth = await mensana(['move-files', '--to', 'bucket']);
    expect(forth.text).toContain('Moved 1 file (2.4 MiB) to the bucket.\nNone remain.');
    await start();
    expect(Buffer.from(await download()).equals(file)).toBe(true);
  });

  it('moves no files while a server on another machine uses the database', async () => {
    const postgres = await openTestPostgres();
    const { url } = postgres;
    await migrate(postgres.database);
    const held = await takePostgresLock({ url, mode: 'shared', waitMs: 0, taken: () => {} });
    const changed = { DATABASE_URL: url, DATA_DIR: join(directory, 'other') };
    const using = { code: 1, text: 'A server is using this database. Stop it first.\n' };
    expect(await mensana(['move-files', '--to', 'bucket'], changed)).toEqual(using);
    if (held.ok) await held.value.release();
    expect(await mensana(['move-files', '--to', 'bucket'], changed)).toMatchObject({ code: 0 });
    await postgres.remove();
  });

  it('moves no files while servers without notices use the database, which no lock tells', async () => {
    const postgres = await openTestPostgres();
    const changed = { DATABASE_URL: postgres.url, DATA_DIR: join(directory, 'other'), NOTICES: 'poll' };
    await server.end('SIGTERM');
    await start(changed);
    const aside = { ...changed, DATA_DIR: join(directory, 'third') };
    const using = { code: 1, text: 'A server is using this database. Stop it first.\n' };
    expect(await mensana(['move-files', '--to', 'bucket'], aside)).toEqual(using);
    expect(await mensana(['restore'], aside)).toEqual(using);
    await server.end('SIGTERM');
    expect(await mensana(['move-files', '--to', 'bucket'], aside)).toMatchObject({ code: 0 });
    await postgres.remove();
  });

  it('leaves damaged files where they are, and says so', async () => {
    await server.end('SIGTERM');
    const folder = join(dataDir, 'attachments', Buffer.from(person.uid).toString('hex'));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, hash), 'another content');
    const moved = await mensana(['move-files', '--to', 'bucket']);
    expect(moved.text).toContain('Damaged files that were not moved: 1.');
    expect(await readdir(folder)).toEqual([`${hash}.damaged`]);
    const again = await mensana(['move-files', '--to', 'bucket']);
    expect(again.text).toContain('Damaged files that were not moved: 1.');
    await start();
    expect((await ask('HEAD')).status).toBe(204);
  });

  it('makes backups without the files, says so, and restores them beside the bucket', async () => {
    await sendAll();
    const folder = join(directory, 'backup');
    expect((await mensana(['backup', folder])).text).toContain('They are in the bucket of S3_URL');
    expect((await readdir(folder)).toSorted()).toEqual(['backup.json', 'mensana.sqlite']);
    await server.end('SIGTERM');
    for (const end of ['', '-wal', '-shm']) await rm(join(dataDir, `mensana.sqlite${end}`), { force: true });
    expect((await mensana(['restore', folder])).text).toContain('Attachments are in the bucket');
    // the cleaning has to notice the restore, whichever server does it
    expect(await keys()).toContain('history.json');
    await start();
    expect((await fetch(`${origin}/health`)).status).toBe(200);
  });

  it('restores the files of a backup into the bucket', async () => {
    const folder = join(directory, 'backup');
    expect((await mensana(['backup', folder], noBucket)).code).toBe(0);
    const name = Buffer.from(person.uid).toString('hex');
    await mkdir(join(folder, 'attachments', name), { recursive: true });
    await writeFile(join(folder, 'attachments', name, hash), file);
    await server.end('SIGTERM');
    for (const end of ['', '-wal', '-shm']) await rm(join(dataDir, `mensana.sqlite${end}`), { force: true });
    expect((await mensana(['restore', folder])).text).toContain('are back: 1.');
    expect(await keys()).toContain(`attachments/${name}/${hash}`);
    expect(existsSync(join(dataDir, 'attachments', name))).toBe(false);
  });

  it('is examined by doctor, which says what is wrong with the bucket', async () => {
    expect((await mensana(['doctor'])).text).toMatch(/^ok +Bucket: can be written, read, listed and cleared/m);
    expect((await keys()).filter((key) => key.startsWith('doctor/'))).toEqual([]);
    const elsewhere = await mensana(['doctor'], { S3_URL: `${bucket.environment.S3_URL}copy/` });
    expect(elsewhere.text).toMatch(/^problem +Database: The files of this database are in the bucket/m);
    const wrong = await mensana(['doctor'], { S3_SECRET_ACCESS_KEY: 'another one' });
    expect(wrong.text).toMatch(
      /^problem +Bucket: Cannot be written: SignatureDoesNotMatch\. Check S3_SECRET_ACCESS_KEY/m,
    );
    await bucket.stop();
    expect((await mensana(['doctor'])).text).toMatch(
      /^problem +Bucket: Cannot be written: ECONNREFUSED\. Check S3_URL/m,
    );
  });

  it('leaves neither keys nor names of files in its log', async () => {
    await server.end('SIGTERM');
    await start({ LOG_LEVEL: 'debug' });
    await send(0);
    await bucket.stop();
    await send(partBytes);
    for (const secret of [hash, person.uid, 'S3RVER']) expect(server.said).not.toContain(secret);
    expect(server.said).toContain('request/files-unavailable');
  });
});
