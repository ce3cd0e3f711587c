import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { addInboxFile, removeInboxFile } from '../db/inbox-files.ts';
import { testDatabases } from '../db/testing.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { refusalOf } from '../testing.ts';
import { Inbox } from './inbox.ts';

/** What happens before the rows of an inbox are read the next time. */
const next = vi.hoisted(() => ({ beforeRows: null as (() => Promise<unknown>) | null }));

vi.mock('../db/inbox-files.ts', async (original) => {
  const files = await original<typeof import('../db/inbox-files.ts')>();
  const listInboxFiles: typeof files.listInboxFiles = async (...asked) => {
    const happens = next.beforeRows;
    next.beforeRows = null;
    await happens?.();
    return files.listInboxFiles(...asked);
  };
  return { ...files, listInboxFiles };
});

describe.each(testDatabases)('the inbox on %s', (_, open) => {
  let dataDir: string;
  let server: LiveServer;
  let ann: Person;
  let store: FolderAttachmentStore;
  let inbox: Inbox;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mensana-inbox-'));
    server = await startLiveServer({ open, environment: { DATA_DIR: dataDir } });
    ann = await server.person();
    store = new FolderAttachmentStore(join(dataDir, 'inbox'));
    inbox = server.inbox; // another one would not take turns with the server, which tidies when it starts
  });
  afterEach(async () => {
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  const inElevenMinutes = () => Date.now() + 11 * 60_000;
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex') as AttachmentHash;
  const add = (content: string, externalId = content, uid = ann.uid) =>
    inbox.add(uid, { name: `${externalId}.fit`, relay: 'folder', externalId, content: bytesOf(content) });

  function ask(person: Person, method: string, file = '', { uid = person.uid, origin = server.origin } = {}) {
    const headers = { cookie: person.cookie, origin };
    return fetch(`${server.origin}/api/users/${uid}/inbox${file}`, { method, headers });
  }
  const listed = async (person = ann) =>
    ((await (await ask(person, 'GET')).json()) as { readonly files: readonly unknown[] }).files;

  it('lists recordings, gives one to a device, and removes it when the device has imported it', async () => {
    expect(await listed()).toEqual([]);
    expect(await add('a run', 'i1')).toBe(true);
    const hash = hashOf('a run');
    const file = { hash, name: 'i1.fit', relay: 'folder', bytes: 5, receivedAt: expect.any(Number) };
    expect(await listed()).toEqual([file]);
    const download = await ask(ann, 'GET', `/${hash}`);
    expect([download.status, await download.text()]).toEqual([200, 'a run']);
    expect(download.headers.get('content-disposition')).toBe('attachment');
    expect(download.headers.get('cache-control')).toBe('no-store');
    expect((await ask(ann, 'DELETE', `/${hash}`)).status).toBe(204);
    expect((await ask(ann, 'DELETE', `/${hash}`)).status).toBe(204); // another device was first
    expect(await listed()).toEqual([]);
    expect(await refusalOf(await ask(ann, 'GET', `/${hash}`))).toBe('404 inbox/not-found');
    expect(await store.list(ann.uid)).toEqual([]);
  });

  it('has the same content once', async () => {
    expect([await add('a run', 'i1'), await add('a run', 'i2')]).toEqual([true, true]);
    expect(await listed()).toMatchObject([{ name: 'i1.fit' }]);
  });

  it('takes a recording of which a killed server has stored a part', async () => {
    const parts = join(dataDir, 'inbox', Buffer.from(ann.uid).toString('hex'), 'parts');
    for (const arrived of ['a r', 'a run']) {
      await mkdir(parts, { recursive: true });
      await writeFile(join(parts, `${hashOf('a run')}-5`), arrived);
      expect(await add('a run', 'i1')).toBe(true);
      expect(await readdir(parts)).toEqual([]);
      await inbox.acknowledge(ann.uid, hashOf('a run'));
    }
    await writeFile(join(parts, `${hashOf('a ride')}-6`), 'a ');
    await new Inbox({ database: server.test.database, store, now: inElevenMinutes }).tidy();
    expect(await readdir(parts)).toEqual([]);
  });

  it('keeps nothing of an account that is deleted while a recording is added', async () => {
    const adding = add('a run');
    await Promise.all([inbox.removeAll(ann.uid), adding]);
    expect([await inbox.list(ann.uid), await store.people()]).toEqual([[], []]);
  });

  it('takes nothing beyond its limits, and keeps what is there', async () => {
    const small = new Inbox({ database: server.test.database, store: fullStore(store), now: Date.now });
    await add('a run', 'i1');
    const recording = { name: 'i2.fit', relay: 'folder', externalId: 'i2', content: bytesOf('a ride') } as const;
    expect(await small.add(ann.uid, recording)).toBe(false);
    expect(await listed()).toMatchObject([{ name: 'i1.fit' }]);
  });

  it('is closed to everyone else, to other sites, and to names that are no digest', async () => {
    await add('a run');
    const bob = await server.person();
    const file = `/${hashOf('a run')}`;
    for (const method of ['GET', 'DELETE'])
      expect(await refusalOf(await ask(bob, method, file, { uid: ann.uid }))).toBe('404 request/not-found');
    expect((await ask(bob, 'DELETE', file)).status).toBe(204); // only in the inbox of bob
    const foreign = await ask(ann, 'DELETE', file, { origin: 'https://example.org' });
    expect(await refusalOf(foreign)).toBe('403 request/origin-refused');
    expect(await refusalOf(await ask(ann, 'GET', '/..%2Fsecret'))).toBe('404 inbox/not-found');
    expect(await refusalOf(await fetch(`${server.origin}/api/users/${ann.uid}/inbox`))).toBe(
      '401 account/session-unknown',
    );
    expect(await listed()).toHaveLength(1);
  });

  it('is removed with the account, from the database and from the disk', async () => {
    await add('a run');
    const answer = await fetch(`${server.origin}/api/account/delete`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin: server.origin, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(204);
    expect(await inbox.list(ann.uid)).toEqual([]);
    expect(await readdir(join(dataDir, 'inbox'))).toEqual([]);
  });

  it('is readable by the user of the server only', async () => {
    await add('a run');
    const folder = join(dataDir, 'inbox', Buffer.from(ann.uid).toString('hex'));
    for (const path of [folder, join(folder, hashOf('a run'))]) expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('is tidied: files without a row go, and rows without a file are named', async () => {
    for (const content of ['whole', 'no row', 'no file']) await add(content);
    const ofNobody = { hash: hashOf('of nobody'), name: 'x.fit', relay: 'folder', externalId: 'x' } as const;
    await addInboxFile(server.test.database.kysely, 'a-deleted-account', { ...ofNobody, bytes: 9, receivedAt: 0 });
    await mkdir(join(dataDir, 'inbox', Buffer.from('a-deleted-account').toString('hex')));
    await removeInboxFile(server.test.database.kysely, ann.uid, hashOf('no row'));
    await store.delete(ann.uid, hashOf('no file'));
    expect(await inbox.tidy()).toMatchObject([{ uid: ann.uid, externalId: 'no file' }]);
    // another server may be about to write the row of a file that has just been stored
    expect((await store.list(ann.uid)).map(({ hash }) => hash)).toContain(hashOf('no row'));
    expect(await new Inbox({ database: server.test.database, store, now: inElevenMinutes }).tidy()).toEqual([]);
    expect(await listed()).toMatchObject([{ name: 'whole.fit' }]);
    expect(await store.people()).toEqual([ann.uid]);
    expect((await store.list(ann.uid)).map(({ hash }) => hash)).toEqual([hashOf('whole')]);
    expect(await inbox.list('a-deleted-account')).toEqual([]);
  });

  it('keeps a recording that another server adds while this one tidies', async () => {
    await add('a ride');
    const other = new Inbox({ database: server.test.database, store, now: () => Date.now() });
    next.beforeRows = () =>
      other.add(ann.uid, { name: 'i1.fit', relay: 'folder', externalId: 'i1', content: bytesOf('a run') });
    expect(await inbox.tidy()).toEqual([]);
    expect(await listed()).toHaveLength(2);
  });
});

/** Returns a store that has room for no other file. */
function fullStore(store: FolderAttachmentStore): FolderAttachmentStore {
  const full = Object.create(store) as FolderAttachmentStore;
  full.append = (part) => store.append({ ...part, maxFiles: 1 });
  full.cancel = (...upload) => store.cancel(...upload);
  return full;
}
