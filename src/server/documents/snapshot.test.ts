import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type Change, crc32c, noFields, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { type LiveServer, openReplica, type Person, startLiveServer } from '../live/testing.ts';

let server: LiveServer;
let ann: Person;

beforeEach(async () => {
  server = await startLiveServer();
  ann = await server.person();
  const changes = Array.from(
    { length: 3_000 },
    (_, at): Change => changeOf(`notes/${at}`, `Note ${at} of a long winter, with squats and a sore knee now and then`),
  );
  await server.hub.write(ann.uid, changes, []);
});
afterEach(() => server.remove());

it('SY14a a chunk is sent in the accepted encoding, may be cached indefinitely, and matches its name', async () => {
  const generation = await server.hub.compactor.snapshotOf(ann.uid);
  const [page] = generation?.chunks ?? [];
  if (page === undefined) throw new Error('expected a snapshot with at least one chunk');
  const path = `/api/users/${ann.uid}/snapshot/${nameOf(page)}`;
  const answers = {
    br: await get(path, ann, 'gzip, deflate, br, zstd'),
    gzip: await get(path, ann, 'gzip, deflate'),
    none: await get(path, ann, 'br;q=0'),
  };
  expect([answers.br.encoding, answers.gzip.encoding, answers.none.encoding]).toEqual(['br', 'gzip', undefined]);
  const plain = [brotliDecompressSync(answers.br.bytes), gunzipSync(answers.gzip.bytes), answers.none.bytes];
  for (const each of plain) expect([each.length, crc32c(each)]).toEqual([page.plainSize, page.sum]);
  for (const { status, cache, vary } of Object.values(answers))
    expect([status, cache, vary]).toEqual([200, 'private, max-age=31536000, immutable', 'Accept-Encoding']);
});

it.each([
  ['another checksum', ({ id, sum }: Named) => nameOf({ id, sum: sum ^ 1 })],
  ['another id', ({ id, sum }: Named) => nameOf({ id: id + 100, sum })],
  ['an invalid name', () => 'x'],
])('SY14n a chunk is not found under %s', async (_, name) => {
  const generation = await server.hub.compactor.snapshotOf(ann.uid);
  const [page] = generation?.chunks ?? [];
  const { status } = await get(`/api/users/${ann.uid}/snapshot/${name(page as Named)}`, ann, 'br');
  expect(status).toBe(404);
});

it('SY14m a chunk is not available to other users', async () => {
  const generation = await server.hub.compactor.snapshotOf(ann.uid);
  const path = `/api/users/${ann.uid}/snapshot/${nameOf(generation?.chunks[0] as Named)}`;
  expect((await get(path, await server.person(), 'br')).status).toBe(404);
  expect((await get(path, { ...ann, cookie: '' }, 'br')).status).toBe(401);
});

it('SY14h a new device downloads the snapshot from the server and gets the log after it', async () => {
  await server.hub.compactor.snapshotOf(ann.uid);
  await server.hub.write(ann.uid, [changeOf('notes/late', 'Late')], []);
  const replica = await openReplica(ann);
  replica.start();
  const isHere = () => replica.status.kind === 'saved' && replica.document.view.keysOf('notes').size === 3_001;
  await expect.poll(isHere, { timeout: 20_000 }).toBe(true);
  expect((await replica.document.ports.storage.load()).summaryChunks.length).toBeGreaterThan(1);
  expect(replica.document.view.get('notes/late')?.fields.get('title')?.value).toBe('Late');
  await replica.close();
});

interface Named {
  readonly id: number;
  readonly sum: number;
}

function nameOf({ id, sum }: Named): string {
  return `${id}-${(sum >>> 0).toString(16).padStart(8, '0')}`;
}

async function get(path: string, { origin, cookie }: Person, acceptEncoding: string) {
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>();
  request(`${origin}${path}`, { headers: { cookie, 'accept-encoding': acceptEncoding } }, resolve)
    .on('error', reject)
    .end();
  const answer = await promise;
  const { 'content-encoding': encoding, 'cache-control': cache, vary } = answer.headers;
  return { status: answer.statusCode, encoding, cache, vary, bytes: await buffer(answer) };
}

function changeOf(key: RecordKey, title: string): Change {
  const stamp = printStamp({ ms: Date.now(), counter: 0, replica: 'AAAAAAAA' as ReplicaId });
  return { key, fields: new Map([...noFields, ['title', { value: title, stamp }]]) };
}
