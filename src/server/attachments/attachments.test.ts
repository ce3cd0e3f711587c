import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type AttachmentHash, attachmentMaxBytes } from '#domain/notes/index.ts';
import { runInline } from '#sync/hub/hub-tasks.ts';
import { maintain } from '#sync/hub/maintenance.ts';
import { bodyUpdate, printStamp, type Stamp } from '#sync/record/index.ts';
import { documentTasks } from '../documents/document-tasks.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { hashOf } from './attachment-store.contract.ts';
import { AttachmentCleaning } from './cleaning.ts';
import { historyInFolder } from './cleaning-history.ts';
import { FolderAttachmentStore } from './folder-store.ts';

const hourMs = 60 * 60_000;
const picture = new Uint8Array(300_000).map((_, at) => (at * 7919) % 251);
const hash = hashOf(picture);

let dataDir: string;
let server: LiveServer;
let ann: Person;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mensana-files-'));
  server = await startLiveServer({ environment: { DATA_DIR: dataDir, LIMIT_ATTACHMENT_MEBIBYTES: '30' } });
  ann = await server.person();
});
afterEach(async () => {
  await server.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const urlOf = (uid: string, file: string = hash) => `${server.origin}/api/users/${uid}/attachments/${file}`;

function ask(person: Person, method: string, more: { url?: string; headers?: Record<string, string> } = {}) {
  const headers = { cookie: person.cookie, origin: server.origin, ...more.headers };
  return fetch(more.url ?? urlOf(person.uid), { method, headers });
}

interface Sent {
  readonly bytes?: Uint8Array;
  readonly offset?: number;
  readonly length?: number | null;
  readonly url?: string;
  readonly headers?: Record<string, string>;
}

async function send(person: Person, { bytes = picture, offset = 0, length = picture.length, ...more }: Sent = {}) {
  const answer = await fetch(more.url ?? urlOf(person.uid), {
    method: 'PATCH',
    headers: {
      cookie: person.cookie,
      origin: server.origin,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...(length === null ? {} : { 'upload-length': String(length) }),
      ...more.headers,
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return saidBy(answer);
}

/** Formats the status, code or offset of a response as one string. */
async function saidBy(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.ok) return `${answer.status} ${answer.headers.get('upload-offset')}`;
  const { error } = JSON.parse(text) as { readonly error: { readonly code: string; readonly arrived?: number } };
  return [answer.status, error.code, error.arrived].filter((each) => each !== undefined).join(' ');
}

const standing = async (person: Person) => saidBy(await ask(person, 'HEAD'));

describe('a file over HTTP', () => {
  it('arrives in parts, is complete with the last one, and downloads byte for byte', async () => {
    expect(await standing(ann)).toBe('204 0');
    expect(await send(ann, { bytes: picture.subarray(0, 100_000) })).toBe('204 100000');
    expect(await saidBy(await ask(ann, 'GET'))).toBe('404 attachment/not-found');
    expect(await send(ann, { bytes: picture.subarray(100_000), offset: 100_000, length: null })).toBe('200 300000');
    expect(await standing(ann)).toBe('200 300000');
    expect(new Uint8Array(await (await ask(ann, 'GET')).arrayBuffer())).toEqual(picture);
  });

  it('can be opened while more parts are sent than a minute allows', async () => {
    await send(ann);
    const part = { bytes: picture.subarray(0, 1) };
    const many = Array.from({ length: 3_100 }, () => null);
    const answers = new Set<string>();
    const sendSome = async () => {
      while (many.pop() !== undefined) answers.add(await send(ann, { ...part, url: urlOf(ann.uid, 'malformed') }));
    };
    await Promise.all(Array.from({ length: 20 }, sendSome));
    expect([...answers].toSorted()).toEqual(['404 attachment/hash-malformed', '429 attachment/too-many-requests']);
    expect(await standing(ann)).toBe('200 300000');
  });

  it('resumes after an interruption in the middle of a part', async () => {
    await sendAndCut(ann, picture.subarray(0, 200_000));
    await expect.poll(() => standing(ann)).not.toBe('204 0');
    await expect.poll(() => send(ann)).toMatch(/^409 attachment\/offset-wrong \d+$/);
    const arrived = Number((await standing(ann)).slice(4));
    expect(arrived).toBeGreaterThan(0);
    expect(arrived).toBeLessThanOrEqual(200_000);
    expect(await send(ann, { bytes: picture.subarray(arrived), offset: arrived, length: null })).toBe('200 300000');
    expect(new Uint8Array(await (await ask(ann, 'GET')).arrayBuffer())).toEqual(picture);
  });

  it('is not accepted under a digest that does not match', async () => {
    const other = picture.with(150_000, 255);
    expect(await send(ann, { bytes: other })).toBe('422 attachment/content-wrong');
    expect(await standing(ann)).toBe('204 0');
    expect(await send(ann)).toBe('200 300000');
  });

  it('is refused above 25 MiB before any of it is uploaded', async () => {
    expect(await send(ann, { length: attachmentMaxBytes + 1 })).toBe('413 attachment/too-large');
    expect(await standing(ann)).toBe('204 0');
  });

  it('is refused if it would exceed the user’s quota', async () => {
    await send(ann, { bytes: picture.subarray(0, 10) });
    const largest = { bytes: picture, length: attachmentMaxBytes, url: urlOf(ann.uid, 'ab'.repeat(32)) };
    expect(await send(ann, largest)).toBe(`204 ${picture.length}`);
    expect(await send(ann, { ...largest, length: 20_000_000, url: urlOf(ann.uid, 'cd'.repeat(32)) })).toBe(
      '507 attachment/quota-exceeded',
    );
    expect(await saidBy(await ask(ann, 'DELETE', { url: largest.url }))).toBe('204 null');
    expect(await send(ann, { ...largest, length: 20_000_000, url: urlOf(ann.uid, 'cd'.repeat(32)) })).toBe(
      `204 ${picture.length}`,
    );
  });

  it('downloads with headers that keep it from being executed', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const url = urlOf(ann.uid, hashOf(svg));
    await send(ann, { bytes: svg, length: svg.length, url });
    const { headers } = await ask(ann, 'GET', { url });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-length')).toBe(String(svg.length));
  });

  it('downloads in ranges', async () => {
    await send(ann);
    const part = await ask(ann, 'GET', { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/300000']);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(picture.subarray(1000, 2000));
    const outside = await ask(ann, 'GET', { headers: { range: 'bytes=300000-' } });
    expect(outside.headers.get('content-range')).toBe('bytes */300000');
    expect(await saidBy(outside)).toBe('416 attachment/range-outside');
  });

  it('is stored once, even if uploaded several times at once', async () => {
    const said = await Promise.all([send(ann), send(ann), send(ann)]);
    expect(said.every((each) => /^(200 300000|409 attachment\/(busy|offset-wrong 300000))$/.test(each))).toBe(true);
    expect(said).toContain('200 300000');
    expect(await send(ann)).toBe('200 300000');
    const list = await (await ask(ann, 'GET', { url: `${server.origin}/api/users/${ann.uid}/attachments` })).json();
    expect(list).toEqual({
      usedBytes: 300_000,
      maxBytes: 30 * 1024 * 1024,
      maxBytesEach: attachmentMaxBytes,
      attachments: [{ hash, bytes: 300_000 }],
    });
  });

  it('is not found for other users, whether it exists or not', async () => {
    await send(ann);
    const bob = await server.person();
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const other = await ask(bob, method, { url: urlOf(ann.uid) });
      const nobody = await ask(bob, method, { url: urlOf('nobody', 'ab'.repeat(32)) });
      expect([other.status, await other.text()]).toEqual([nobody.status, await nobody.text()]);
      expect(other.status).toBe(404);
    }
    expect(await send(bob, { url: urlOf(ann.uid) })).toBe('404 request/not-found');
    expect((await ask(bob, 'GET', { url: `${server.origin}/api/users/${ann.uid}/attachments` })).status).toBe(404);
    expect(await standing(bob)).toBe('204 0');
    expect((await ask({ ...ann, cookie: '' }, 'GET')).status).toBe(401);
    expect(await send({ ...ann, cookie: '' })).toBe('401 account/session-unknown');
    expect(await send(ann, { headers: { origin: 'https://evil.example' } })).toBe('403 request/origin-refused');
  });

  it.each([
    '..',
    '%2e%2e%2f%2e%2e%2fmensana.sqlite',
    `..%2f${hash}`,
    hash.toUpperCase(),
    `${hash}x`,
    'parts',
    `${hash}%00`,
  ])('is addressed by its digest only: %s', async (name) => {
    const before = await readdir(dataDir, { recursive: true });
    const url = `${server.origin}/api/users/${ann.uid}/attachments/${name}`;
    expect(await send(ann, { url })).toMatch(/^404 /);
    expect((await ask(ann, 'GET', { url })).status).toBe(404);
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });

  it.each([
    ['the wrong type', { 'content-type': 'text/plain' }, '415 request/type-unsupported'],
    ['an invalid offset', { 'upload-offset': '-1' }, '400 attachment/header-malformed'],
    ['an invalid length', { 'upload-length': '1e3' }, '400 attachment/header-malformed'],
  ])('is refused with %s', async (_, headers, said) => {
    expect(await send(ann, { headers })).toBe(said);
  });

  it('is deleted with the account', async () => {
    await send(ann);
    const folder = join(dataDir, 'attachments');
    expect(await readdir(folder)).toHaveLength(1);
    const headers = { cookie: ann.cookie, origin: server.origin, 'content-type': 'application/json' };
    const deleted = await fetch(`${server.origin}/api/account/delete`, { method: 'POST', headers, body: '{}' });
    expect(deleted.status).toBe(204);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves no file name in the logs or metrics', async () => {
    await send(ann);
    const figures = await (await fetch(`${server.origin}/metrics`)).text();
    expect(figures).toContain('attachments_stored_total 1');
    expect(figures).toContain('attachments_stored_bytes_total 300000');
    for (const text of [figures, server.lines.join('\n')]) {
      expect(text).not.toContain(hash);
      expect(text).not.toContain(ann.uid);
    }
  });
});

describe('cleanup', () => {
  let cleaning: AttachmentCleaning;
  let store: FolderAttachmentStore;
  let hours: number;
  let [elapsedMs, pausedMs] = [0, 0];
  let leads: boolean;
  let checked: () => unknown;
  let failures: unknown[];

  beforeEach(() => {
    hours = 0;
    pausedMs = 0;
    leads = true;
    checked = () => {};
    failures = [];
    store = new FolderAttachmentStore(join(dataDir, 'attachments'));
    cleaning = newCleaning();
  });

  const inline = runInline(documentTasks);
  const newCleaning = (removed: (files: number) => void = () => {}) =>
    new AttachmentCleaning({
      hub: server.hub,
      tasks: { run: (...task) => inline.run(...task).finally(checked) },
      store,
      removed,
      history: historyInFolder(join(dataDir, 'attachments')),
      leads: () => leads,
      elapsed: () => (elapsedMs += pausedMs),
      failed: (error) => failures.push(error),
    });

  /** Simulates the given number of hours, with a cleanup run in each. */
  async function pass(count: number): Promise<void> {
    const start = Date.now();
    for (let ran = 0; ran < count; ran++) await cleaning.run(start + ++hours * hourMs);
  }

  /** Calls a function once in each run, since each write makes the document that is checked longer. */
  function onceARun(since: () => unknown): () => unknown {
    let calledAt = -1;
    return () => {
      if (calledAt === hours) return;
      calledAt = hours;
      return since();
    };
  }

  async function write(key: string, leaves: Record<string, string | number>, tombstone?: Stamp): Promise<void> {
    const stamp = printStamp({ ms: Date.now() + counter++, counter: 0, replica: 'aaaaaaaa' as never });
    const fields = new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp }]));
    const change = { key: key as RecordKey, fields, ...(tombstone === undefined ? {} : { tombstone }) };
    await server.hub.write(ann.uid, [change], [[...fields].map(() => null)]);
  }
  let counter = 0;

  async function recordOf(file: AttachmentHash): Promise<unknown> {
    const answer = await fetch(`${server.origin}/api/users/${ann.uid}`, { headers: { cookie: ann.cookie } });
    const json = (await answer.json()) as { notesData: { attachments?: Record<string, unknown> } };
    return json.notesData.attachments?.[file];
  }

  it('removes unreferenced files within 24 hours, and their names', async () => {
    await send(ann);
    await write(`attachments/${hash}`, { name: 'knee.jpg', bytes: 300_000 });
    await pass(12);
    expect(await standing(ann)).toBe('200 300000');
    await pass(12);
    expect(await standing(ann)).toBe('204 0');
    expect(await recordOf(hash)).toEqual({});
  });

  it('allows a removed file to be added to a note again', async () => {
    await send(ann);
    await write(`attachments/${hash}`, { name: 'knee.jpg' });
    await pass(24);
    await write(`attachments/${hash}`, { name: 'knee again.jpg' });
    expect(await send(ann)).toBe('200 300000');
    expect(await recordOf(hash)).toMatchObject({ name: 'knee again.jpg' });
  });

  it.each([
    ['a title', 'notes/a', { title: `![](attachment:${hash})` }],
    ['a photo of a measurement', 'measurements/a', { photo: hash }],
    ['a track', 'activities/a', { track: hash }],
  ])('keeps what %s references until that is permanently deleted', async (_, key, leaves) => {
    await send(ann);
    await write(key, leaves);
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
    await write(key, {}, server.hub.clock.next());
    await pass(24);
    expect(await standing(ann)).toBe('204 0');
  });

  it('keeps what history can restore until that is permanently deleted too', async () => {
    await send(ann);
    await write('notes/a', { title: `attachment:${hash}` });
    await write('notes/a', { title: 'overwritten elsewhere' });
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
    await write('notes/a', {}, server.hub.clock.next());
    await server.hub.compactor.compact(ann.uid);
    await maintain(server.hub, async () => {});
    await pass(24);
    expect(await standing(ann)).toBe('204 0');
  });

  it('keeps what only a quarantined change references, since devices show it', async () => {
    await send(ann);
    const key = 'notes/a' as RecordKey;
    await write(key, { title: 'Knee' });
    const unreadable = Buffer.from(`![knee](attachment:${hash})`);
    await server.hub.write(ann.uid, [{ key, fields: new Map(), body: bodyUpdate(key, unreadable) }], [[]]);
    await server.hub.compactor.compact(ann.uid);
    const history = await server.hub.storage.history.entries(ann.uid, key);
    expect(history.map(({ kind }) => kind)).toContain('quarantined');
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
  });

  it('keeps what a note’s text references', async () => {
    await send(ann);
    const patch = async (body: string) => {
      const etag = (await ask(ann, 'GET', { url: `${server.origin}/api/users/${ann.uid}` })).headers.get('etag') ?? '';
      const headers = { cookie: ann.cookie, origin: server.origin, 'if-match': etag };
      const answer = await fetch(`${server.origin}/api/users/${ann.uid}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/merge-patch+json' },
        body: JSON.stringify({ notesData: { notes: { a: { body } } } }),
      });
      expect(answer.status).toBe(200);
    };
    await patch(`![knee](attachment:${hash})`);
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
  });

  it('keeps files that are new, moved by cut and paste, or unknown to a restored backup', async () => {
    await send(ann);
    await pass(13);
    await write('notes/a', { title: `attachment:${hash}` });
    await pass(24);
    expect(await standing(ann)).toBe('200 300000');

    await write('notes/a', {}, server.hub.clock.next());
    server.hub.epoch = async () => 'another';
    await pass(24 * 30);
    expect(await standing(ann)).toBe('200 300000');
    await pass(24);
    expect(await standing(ann)).toBe('204 0');
  });

  it.each<[string, () => void]>([
    ['a note references it by now', () => write('notes/b', { title: `attachment:${hash}` })],
    ['the user has written anything since, because that may be a reference', () => write('notes/b', { title: 'Knee' })],
    [
      'another server leads by now',
      () => {
        leads = false;
      },
    ],
    [
      'the server was paused since',
      () => {
        pausedMs = 11 * 60_000;
      },
    ],
  ])('keeps a file that a check found unreferenced if %s', async (_, since) => {
    await send(ann);
    await write(`attachments/${hash}`, { name: 'knee.jpg', bytes: 300_000 });
    await write('notes/a', { title: 'Squats' });
    checked = onceARun(since);
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
    expect(await recordOf(hash)).toMatchObject({ name: 'knee.jpg' });
  });

  it('looks at nobody any more once another server leads or this one stops', async () => {
    await send(ann);
    const list = vi.spyOn(store, 'list');
    leads = false;
    await pass(1);
    expect(list).not.toHaveBeenCalled();
    leads = true;
    await pass(1);
    expect(list).toHaveBeenCalled();
  });

  it('removes a file within an hour once the user stops writing', async () => {
    await send(ann);
    await write('notes/a', { title: 'Squats' });
    checked = onceARun(() => write('notes/a', { title: 'Squats, lunges' }));
    await pass(40);
    expect(await standing(ann)).toBe('200 300000');
    checked = () => {};
    await pass(1);
    expect(await standing(ann)).toBe('204 0');
  });

  it('stops when the user writes while files are removed, and clears the names of those that are gone later', async () => {
    const other = picture.with(0, 255);
    await send(ann);
    await send(ann, { bytes: other, url: urlOf(ann.uid, hashOf(other)) });
    for (const file of [hash, hashOf(other)])
      await write(`attachments/${file}`, { name: `${file}.jpg`, bytes: 300_000 });
    const remove = store.delete.bind(store);
    const gone: AttachmentHash[] = [];
    store.delete = async (uid, file) => {
      gone.push(file);
      await remove(uid, file);
      await write('notes/a', { title: `attachment:${[hash, hashOf(other)].find((each) => each !== file)}` });
    };
    await pass(20);
    expect(gone).toHaveLength(1);
    expect(await recordOf(gone[0] ?? hash)).toEqual({});
    expect(await store.list(ann.uid)).toHaveLength(1);
    await pass(24);
    expect(await store.list(ann.uid)).toHaveLength(1);
  });

  it('leaves the record of a file that is in use again when its name would be cleared', async () => {
    await send(ann);
    await write(`attachments/${hash}`, { name: 'knee.jpg', bytes: 300_000 });
    const remove = store.delete.bind(store);
    store.delete = async (uid, file) => {
      await remove(uid, file);
      await write('notes/a', { title: `attachment:${hash}` }); // a device that was told that the server has the file
    };
    await pass(48);
    expect(await standing(ann)).toBe('204 0');
    expect(await recordOf(hash)).toMatchObject({ name: 'knee.jpg', bytes: 300_000 }); // so the device sends it again
    expect(await send(ann)).toBe('200 300000');
    await pass(48);
    expect(await standing(ann)).toBe('200 300000');
  });

  it('does not clear a name that a device wrote before it knew of the removal', async () => {
    const at = (minutes: number) =>
      printStamp({ ms: Date.now() + minutes * 60_000, counter: 0, replica: 'aaaaaaaa' as never });
    const name = (text: string, stamp: Stamp) =>
      server.hub.write(
        ann.uid,
        [{ key: `attachments/${hash}` as RecordKey, fields: new Map([['name', { value: text, stamp }]]) }],
        [[null]],
      );
    await send(ann);
    await name('knee.jpg', at(-60));
    await pass(24);
    expect(await recordOf(hash)).toEqual({});
    await name('knee again.jpg', at(-30));
    expect(await recordOf(hash)).toEqual({ name: 'knee again.jpg' });
  });

  it('removes nothing of a user whose log cannot be compacted, and goes on with the others', async () => {
    const bob = await server.person();
    for (const person of [ann, bob]) await send(person);
    await write('notes/a', { title: `attachment:${hash}` });
    const { compactor } = server.hub;
    const compact = compactor.compact.bind(compactor);
    compactor.compact = (uid) => (uid === ann.uid ? Promise.reject(new Error('statement timeout')) : compact(uid));
    await pass(24);
    expect([await standing(ann), await standing(bob)]).toEqual(['200 300000', '204 0']);
    expect(failures).not.toEqual([]);
    compactor.compact = async () => {}; // as if it had succeeded
    await pass(24);
    expect(await standing(ann)).toBe('200 300000');
  });

  it('removes stalled uploads and all files of a deleted account', async () => {
    await send(ann, { bytes: picture.subarray(0, 10) });
    await pass(26);
    expect(await standing(ann)).toBe('204 0');
    await send(ann);
    await server.hub.storage.deleteDocument(ann.uid);
    await pass(1);
    expect(await store.people()).toEqual([]);
  });
});

/** Sends a part whose declared length is too large, and disconnects halfway. */
async function sendAndCut(person: Person, bytes: Uint8Array): Promise<void> {
  const cut = request(urlOf(person.uid), {
    method: 'PATCH',
    headers: {
      cookie: person.cookie,
      origin: server.origin,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'upload-length': String(picture.length),
      'content-length': String(picture.length),
    },
  });
  cut.on('error', () => {}); // this side disconnects
  await new Promise<void>((resolve) => cut.write(bytes, () => resolve()));
  await expect.poll(() => standing(person)).not.toBe('204 0');
  const closed = new Promise((resolve) => cut.on('close', resolve));
  cut.destroy();
  await closed;
}
