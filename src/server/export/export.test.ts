import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifestPath } from '#domain/export-format/index.ts';
import { unpacked } from '#domain/import/archive/index.ts';
import type { ImportItem } from '#domain/import/draft/index.ts';
import type { ImportFile } from '#domain/import/files/index.ts';
import { mensana } from '#domain/import/mensana/index.ts';
import { fileOf, itemsOf } from '#domain/import/testing/files.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyEdit, bodyUpdate, type Change, type JsonValue, type Stamp } from '#sync/record/index.ts';
import { hashOf } from '../attachments/attachment-store.contract.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { testDatabases } from '../db/testing.ts';
import { Readings } from '../documents/readings.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { createLog } from '../log/log.ts';
import { Exports, type ExportsParts } from './exports.ts';
import { exportLimits } from './one-zip.ts';

const stamp = `${'1'.repeat(8)}---${'a'.repeat(8)}` as Stamp;
const photo = new Uint8Array(randomBytes(300_000));

let server: LiveServer;
let ann: Person;

const ask = (person: Person, init: RequestInit = {}, path = `users/${person.uid}/export`) =>
  fetch(`${server.origin}/api/${path}`, { ...init, headers: { cookie: person.cookie } });

async function write(person: Person, key: string, leaves: Readonly<Record<string, JsonValue>>, text?: string) {
  const fields = new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp }]));
  const update = text === undefined ? undefined : bodyEdit(key, null, text)?.update;
  const body = update === undefined ? {} : { body: bodyUpdate(key, update) };
  await apply(person, { key: key as RecordKey, fields, ...body });
}

async function apply(person: Person, change: Change) {
  await server.hub.write(person.uid, [change], [[...change.fields].map(() => null)]);
}

async function upload(person: Person, content: Uint8Array) {
  const answer = await fetch(`${server.origin}/api/users/${person.uid}/attachments/${hashOf(content)}`, {
    method: 'PATCH',
    headers: {
      cookie: person.cookie,
      origin: server.origin,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'upload-length': String(content.length),
    },
    body: content as Uint8Array<ArrayBuffer>,
  });
  expect(answer.status).toBe(200);
}

async function attach(person: Person, content: Uint8Array, name: string) {
  await upload(person, content);
  await write(person, `attachments/${hashOf(content)}`, { name, bytes: content.length });
}

/** Adds a file that no socket buffers completely, so that an export which nobody reads has to wait. */
async function attachLarge(person: Person) {
  await attach(person, new Uint8Array(randomBytes(24 * 1024 * 1024)), 'large.jpg');
}

async function refusalOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { readonly error: { readonly code: string } };
  return `${answer.status} ${error.code}`;
}

async function filesIn(answer: Response): Promise<ImportFile[]> {
  const zip = new Uint8Array(await answer.arrayBuffer());
  const files: ImportFile[] = [];
  for await (const item of unpacked([fileOf('mensana.zip', zip)])) {
    if ('kind' in item) throw new Error(item.code);
    files.push(item);
  }
  return files;
}

/** Reads an export as an import does. */
async function itemsIn(answer: Response): Promise<ImportItem[]> {
  expect(answer.status).toBe(200);
  const files = await filesIn(answer);
  expect(await mensana.recognise(files)).toBe('certain');
  return itemsOf(mensana, files);
}

function recordsIn(items: readonly ImportItem[]): Readonly<Record<string, unknown>> {
  const records = items.filter((item) => item.kind === 'record');
  return Object.fromEntries(records.map(({ key, leaves, text }) => [key, { ...Object.fromEntries(leaves), text }]));
}

async function contentOf({ chunks }: ImportFile): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks()) all.push(chunk);
  return Buffer.concat(all);
}

afterEach(() => {
  vi.useRealTimers();
  return server.remove();
});

describe.each(testDatabases)('an export over HTTP from %s', (_, open) => {
  beforeEach(async () => {
    server = await startLiveServer({ open });
    ann = await server.person();
  });

  it('contains all records, texts and attachments as an import reads them', async () => {
    const text = `# Knee \u{1f9b5}\n\n\ttab, nul \u0000, bom \ufeff, é and e\u0301\n\n![knee](attachment:${hashOf(photo)})\n`;
    const result = { kind: 'working', load: { si: 82.5 }, reps: 5, rir: 0, completedAt: null };
    await write(ann, 'notes/a', { title: 'Knee', 'tags/gym': 'Gym', createdAt: 1, weather: 'calm' }, text);
    await write(ann, 'notes/long', { title: 'Long' }, 'All work and no play. '.repeat(40_000));
    await write(ann, 'workouts/w', { name: 'Legs', startedAt: 5, 'sets/s/result': result });
    await write(ann, 'preferences/main', { theme: 'dark' });
    for (let at = 0; at < 120; at++) await write(ann, `gear/g${at}`, { name: `Shoe ${at}` });
    await attach(ann, photo, 'knee.jpg');

    const answer = await ask(ann);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mensana-\d{4}-\d\d-\d\d\.zip"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const items = await itemsIn(answer);
    const records = recordsIn(items);
    expect(Object.keys(records)).toHaveLength(125);
    expect(records).toMatchObject({
      'notes/a': { title: 'Knee', 'tags/gym': 'Gym', createdAt: 1, weather: 'calm', text },
      'notes/long': { title: 'Long', text: 'All work and no play. '.repeat(40_000) },
      'workouts/w': { name: 'Legs', startedAt: 5, 'sets/s/result': result, text: null },
      'preferences/main': { theme: 'dark' },
      'gear/g119': { name: 'Shoe 119' },
      [`attachments/${hashOf(photo)}`]: { name: 'knee.jpg', bytes: 300_000 },
    });
    const [file, ...others] = items.filter((item) => item.kind === 'file');
    expect(others).toEqual([]);
    if (file === undefined) throw new Error('expected the photo');
    expect((await contentOf(file.file)).equals(photo)).toBe(true);
    expect(items.filter(({ kind }) => kind === 'skipped')).toEqual([]);
  });
});

describe('an export over HTTP', () => {
  beforeEach(async () => {
    server = await startLiveServer();
    ann = await server.person();
  });

  it('contains the records of a new account, which has none', async () => {
    expect(await itemsIn(await ask(ann))).toEqual([]);
  });

  it('contains trashed records and texts without leaves, but nothing that was deleted', async () => {
    await write(ann, 'notes/a', { title: 'Trashed', trashedAt: 5 }, 'kept');
    await write(ann, 'notes/b', { title: 'Deleted' }, 'gone');
    await write(ann, 'notes/c', {}, 'only text');
    await apply(ann, { key: 'notes/b' as RecordKey, fields: new Map(), tombstone: stamp });
    expect(recordsIn(await itemsIn(await ask(ann)))).toEqual({
      'notes/a': { title: 'Trashed', trashedAt: 5, text: 'kept' },
      'notes/c': { text: 'only text' },
    });
  });

  it('lists an attachment that the server does not have', async () => {
    const absent = hashOf(new Uint8Array([1]));
    await write(ann, `attachments/${absent}`, { name: 'on my phone.jpg' });
    const files = await filesIn(await ask(ann));
    const manifest = files.find(({ path }) => path === manifestPath);
    if (manifest === undefined) throw new Error('expected a manifest');
    expect(JSON.parse(String(await contentOf(manifest)))).toMatchObject({
      counts: { attachments: 1 },
      missing: [{ hash: absent, name: 'on my phone.jpg' }],
    });
  });

  it('is not found for other users, exactly like one that does not exist, and requires a session', async () => {
    const ben = await server.person();
    const other = await ask(ann, {}, `users/${ben.uid}/export`);
    const none = await ask(ann, {}, 'users/nobody/export');
    expect([await refusalOf(other), await refusalOf(none)]).toEqual(Array(2).fill('404 request/not-found'));
    expect(await refusalOf(await ask({ ...ann, cookie: '' }))).toBe('401 account/session-unknown');
  });

  it('runs once at a time for each user, and counts as a read of the document', async () => {
    await attachLarge(ann);
    const ben = await server.person();
    const unread = await ask(ann);
    expect(unread.status).toBe(200);
    const second = await ask(ann);
    expect(second.headers.get('retry-after')).toBe('30');
    expect(await refusalOf(second)).toBe('429 export/already-running');
    expect((await ask(ann, { method: 'HEAD' })).status).toBe(200);
    expect(await itemsIn(await ask(ben))).toEqual([]);

    for (let at = 0; at < 20; at++) await write(ann, `notes/n${at}`, { title: 'x'.repeat(500_000) });
    const document = await ask(ann, {}, `users/${ann.uid}`);
    expect(document.status).toBe(200);
    expect(await refusalOf(await ask(ann, {}, `users/${ann.uid}`))).toBe('429 document/too-many-requests');
    await document.body?.cancel();
    expect(Object.values(recordsIn(await itemsIn(unread)))).toEqual([expect.objectContaining({ name: 'large.jpg' })]);
  });

  it('ends when the client disconnects', async () => {
    await attachLarge(ann);
    const unread = await ask(ann);
    await unread.body?.cancel();
    await untilAnswered(ann);
    expect(server.lines.filter((line) => line.includes('export/failed'))).toEqual([]);
  });

  it('refuses a fourth user while three exports are running', async () => {
    const people = await Promise.all([server.person(), server.person(), server.person()]);
    await Promise.all(people.map(attachLarge));
    const unread = await Promise.all(people.map((person) => ask(person)));
    expect(unread.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refusalOf(await ask(ann))).toBe('503 export/busy');
    for (const { body } of unread) await body?.cancel();
    await untilAnswered(ann);
  });

  it('is broken off when its session ends', async () => {
    await attachLarge(ann);
    const phone = await server.signIn(ann.uid);
    const unread = await ask(ann);
    const ended = await fetch(`${server.origin}/api/account/sessions/${ann.sessionId}`, {
      method: 'DELETE',
      headers: { cookie: phone.cookie, origin: server.origin },
    });
    expect(ended.ok).toBe(true);
    await expect(unread.arrayBuffer()).rejects.toThrow('terminated');
    await untilAnswered(phone);
  });

  it('is broken off and logged if reading fails', async () => {
    await attachLarge(ann);
    await write(ann, 'workouts/w', { name: 'Legs' });
    const unread = await ask(ann);
    const { storage } = server.hub;
    vi.spyOn(storage, 'someRecords').mockRejectedValue(new Error('disk'));
    await expect(unread.arrayBuffer()).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(server.lines.some((line) => line.includes('export/failed'))).toBe(true), 20_000);
  });

  it('is refused before it starts if it would not fit into one zip', async () => {
    await write(ann, `attachments/${hashOf(photo)}`, { name: 'knee.jpg' });
    const { maxAttachmentBytes } = exportLimits;
    const storing = (bytes: number) => exportsOf({ list: async () => [{ hash: hashOf(photo), bytes, storedAt: 0 }] });
    const refused = await storing(maxAttachmentBytes + 1).start(ann, 0, () => {});
    expect(refused).toEqual({ ok: false, error: { code: 'export/too-large', ...exportLimits } });
    const exports = storing(maxAttachmentBytes);
    expect((await exports.start(ann, 0, () => {})).ok).toBe(true);
    await exports.close();
  });

  it('is broken off when the server stops', async () => {
    const exports = exportsOf({});
    const disconnect = vi.fn();
    const started = await exports.start(ann, 0, disconnect);
    expect([started.ok, disconnect.mock.calls.length]).toEqual([true, 0]);
    await exports.close();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('is broken off when its time is up, however much its client reads', async () => {
    for (const id of ['a', 'b', 'c']) await write(ann, `notes/${id}`, {}, randomBytes(300_000).toString('base64'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const exports = exportsOf({}, { timeLimits: { idleMs: 120_000, totalMs: 200_000 } });
    const disconnect = vi.fn();
    const started = await exports.start(ann, 0, disconnect);
    if (!started.ok) throw new Error(started.error.code);
    const reader = started.value.getReader();
    for (let seconds = 0; seconds < 200; seconds += 50) {
      expect((await reader.read()).done).toBe(false);
      expect(disconnect).not.toHaveBeenCalled();
      vi.advanceTimersByTime(50_000);
    }
    expect(disconnect).toHaveBeenCalledOnce();
    await exports.close();
    expect((await exports.start(ann, 0, () => {})).ok).toBe(true); // the slot is free again
    await exports.close();
  });

  it('is broken off when its client reads nothing for two minutes', async () => {
    await write(ann, 'notes/a', { title: 'Random' }, randomBytes(300_000).toString('base64'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const exports = exportsOf({});
    const disconnect = vi.fn();
    const started = await exports.start(ann, 0, disconnect);
    if (!started.ok) throw new Error(started.error.code);
    await started.value.getReader().read(); // the first of several blocks
    vi.advanceTimersByTime(119_000);
    expect(disconnect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(disconnect).toHaveBeenCalledOnce();
    await exports.close();
  });

  function exportsOf(store: Partial<AttachmentStore>, more: Partial<ExportsParts> = {}): Exports {
    const folder = new FolderAttachmentStore('/nowhere');
    const log = createLog('info', () => {});
    const parts = { hub: server.hub, readings: new Readings(), log, temporaryFolder: tmpdir(), ...more };
    return new Exports({ ...parts, store: Object.assign(folder, store) });
  }
});

/** Asks until the user's previous export is over. */
async function untilAnswered(person: Person) {
  await vi.waitFor(
    async () => {
      const answer = await ask(person);
      await answer.body?.cancel();
      expect(answer.status).toBe(200);
    },
    { timeout: 30_000 },
  );
}
