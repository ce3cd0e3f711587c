import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { setDisabled } from '../db/members.ts';
import { setEmail } from '../db/users.ts';
import { Inbox } from '../inbox/inbox.ts';
import { type LiveServer, startLiveServer } from '../live/testing.ts';
import { createLog } from '../log/log.ts';
import { fakeFile } from './testing.ts';
import { WatchFolder } from './watch-folder.ts';

let directory: string;
let folder: string;
let server: LiveServer;
let uid: string;
let inbox: Inbox;
let lines: string[];
let watched: WatchFolder;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-watched-'));
  folder = join(directory, 'watched', 'Ada@example.org');
  await mkdir(folder, { recursive: true });
  server = await startLiveServer();
  ({ uid } = await server.person());
  await setEmail(server.test.database.kysely, uid, 'ada@example.org', false);
  inbox = new Inbox({
    database: server.test.database,
    store: new FolderAttachmentStore(join(directory, 'inbox')),
    now: Date.now,
  });
  lines = [];
  watched = watch();
});
afterEach(async () => {
  await server.remove();
  await rm(directory, { recursive: true, force: true });
});

/** Watches the folder, as a start of the server does. */
function watch(needsConfirmed = false): WatchFolder {
  const log = createLog('info', (line) => lines.push(line));
  return new WatchFolder({
    folder: join(directory, 'watched'),
    database: server.test.database,
    inbox,
    log,
    needsConfirmed,
  });
}

const put = (name: string, content: string | Buffer = fakeFile(name)) => writeFile(join(folder, name), content);
const names = async () => (await inbox.list(uid)).map(({ name }) => name).toSorted();
const scans = async (count: number) => {
  for (let done = 0; done < count; done += 1) await watched.scan();
};
const imported = () => readdir(join(folder, 'imported')).catch(() => []);
const acknowledgeAll = async () => {
  for (const { hash } of await inbox.list(uid)) await inbox.acknowledge(uid, hash);
};
const events = () => lines.map((line) => (JSON.parse(line) as { readonly event: string }).event);

it('a file is taken once it is stable, and moved once a device has imported it', async () => {
  await put('run.fit');
  await put('ride.gpx.gz', gzipSync('<gpx creator="a"></gpx>'));
  await scans(1);
  expect(await names()).toEqual([]);
  await scans(3);
  expect(await names()).toEqual(['ride.gpx', 'run.fit']);
  expect((await readdir(folder)).toSorted()).toEqual(['ride.gpx.gz', 'run.fit']);
  await acknowledgeAll();
  await scans(1);
  expect(await readdir(folder)).toEqual(['imported']);
  expect((await imported()).toSorted()).toEqual(['ride.gpx.gz', 'run.fit']);
  await scans(3);
  expect(await names()).toEqual([]);
  expect(lines).toEqual([]);
});

it('a file that is still being written is left until its size stays the same', async () => {
  const whole = fakeFile('a run');
  for (const bytes of [5, 10, 14]) {
    await put('run.fit', whole.subarray(0, bytes));
    await scans(1);
  }
  await put('run.fit', whole);
  await scans(1);
  expect(await names()).toEqual([]);
  await scans(1);
  expect(await inbox.list(uid)).toMatchObject([{ bytes: whole.length }]);
});

it('a file with an odd or a very long name is taken', async () => {
  const odd = ['two\nlines.fit', `${'ä'.repeat(125)}.gpx`, ' .TCX.GZ', '%2e%2e.fit'];
  await put(odd[0] ?? '');
  await put(odd[1] ?? '', '<gpx></gpx>');
  await put(odd[2] ?? '', gzipSync('<TrainingCenterDatabase >'));
  await put(odd[3] ?? '');
  await scans(2);
  expect(await inbox.list(uid)).toHaveLength(4);
  await acknowledgeAll();
  await scans(1);
  expect((await imported()).toSorted()).toEqual(odd.toSorted());
});

it('a file is not taken again after a restart, also if it cannot be moved', async () => {
  await put('run.fit');
  await scans(2);
  await acknowledgeAll();
  await writeFile(join(folder, 'imported'), 'no folder');
  watched = watch();
  await scans(4);
  expect(await names()).toEqual([]);
  expect(events()).toEqual(['inbox/file-not-moved']);
  expect((await readdir(folder)).toSorted()).toEqual(['imported', 'run.fit']);
});

it('another file of the same name is taken too, and neither is overwritten', async () => {
  for (const content of ['one', 'two']) {
    await put('run.fit', fakeFile(content));
    await scans(2);
    await acknowledgeAll();
    await scans(1);
  }
  expect((await imported()).toSorted()).toEqual(['2 run.fit', 'run.fit']);
});

it('`imported` can be read by those who can read the folder', async () => {
  await chmod(folder, 0o755);
  await put('run.fit');
  await scans(2);
  await acknowledgeAll();
  await scans(1);
  expect((await stat(join(folder, 'imported'))).mode & 0o777).toBe(0o755);
});

it('links, sockets, folders and other files are left alone', async () => {
  const secret = join(directory, 'secret.fit');
  await writeFile(secret, fakeFile('a secret'));
  await symlink(secret, join(folder, 'link.fit'));
  await symlink(directory, join(directory, 'watched', 'bob@example.org'));
  const socket = createServer().listen(join(folder, 'socket.fit'));
  await once(socket, 'listening');
  await mkdir(join(folder, 'folder.fit'));
  for (const name of ['note.txt', '.run.fit', 'run.fit.part']) await put(name);
  await put('empty.fit', '');
  await scans(3);
  expect(await names()).toEqual([]);
  const refused = lines.map((line) => (JSON.parse(line) as { readonly file: string }).file);
  expect(refused.toSorted()).toEqual(['folder.fit', 'link.fit', 'socket.fit']);
  expect(await imported()).toEqual([]);
  socket.close();
});

it('a file that is no recording stays, and is logged once', async () => {
  await put('page.fit', '<!doctype html>');
  await put('huge.fit', Buffer.concat([fakeFile('x'), Buffer.alloc(25 * 1024 * 1024)]));
  await scans(4);
  expect(await names()).toEqual([]);
  expect(events()).toEqual(['inbox/file-refused', 'inbox/file-refused']);
  await put('page.fit');
  await utimes(join(folder, 'page.fit'), 1, 1);
  await scans(2);
  expect(await names()).toEqual(['page.fit']);
});

it.each(['nobody@example.org', 'no address'])('a folder of no account (%s) is logged once', async (name) => {
  const other = join(directory, 'watched', name);
  await mkdir(other);
  await writeFile(join(other, 'run.fit'), fakeFile('x'));
  await scans(3);
  expect(events()).toEqual(['inbox/address-unknown']);
  expect(await readdir(other)).toEqual(['run.fit']);
});

it('an address that has to be confirmed gets its files once it is', async () => {
  watched = watch(true);
  await put('run.fit');
  await scans(2);
  expect(await names()).toEqual([]);
  await setEmail(server.test.database.kysely, uid, 'ada@example.org', true);
  await scans(2);
  expect(await names()).toEqual(['run.fit']);
});

it('a disabled account gets no files', async () => {
  await setDisabled(server.test.database.kysely, uid, 1);
  await put('run.fit');
  await scans(2);
  expect(await names()).toEqual([]);
});

it('a folder that does not exist is logged once', async () => {
  await rm(join(directory, 'watched'), { recursive: true });
  await scans(2);
  expect(events()).toEqual(['inbox/folder-failed']);
});
