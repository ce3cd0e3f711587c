import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestSqlite } from '../db/testing.ts';
import { type LiveServer, startLiveServer } from '../live/testing.ts';
import { refusalOf } from '../testing.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0);

/** A PMTiles file of version 3 with one tile, that of zoom 0, uncompressed. */
function pmtiles(tileType: number, content: Uint8Array, entry = [0, 1, content.length, 1]): Uint8Array {
  const directory = Uint8Array.of(1, ...entry); // one entry: id 0, run of 1, its length, its offset + 1
  const metadata = new TextEncoder().encode('{}');
  const headerBytes = 127;
  const file = new Uint8Array(headerBytes + directory.length + metadata.length + content.length);
  const view = new DataView(file.buffer);
  const set = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true);
  file.set(new TextEncoder().encode('PMTiles'));
  file[7] = 3;
  set(8, headerBytes);
  set(16, directory.length);
  set(24, headerBytes + directory.length);
  set(32, metadata.length);
  set(56, headerBytes + directory.length + metadata.length);
  set(64, content.length);
  for (const at of [72, 80, 88]) set(at, 1);
  file.set([1, 1, 1, tileType, 0, 3], 96);
  file.set(directory, headerBytes);
  file.set(metadata, headerBytes + directory.length);
  file.set(content, headerBytes + directory.length + metadata.length);
  return file;
}

let folder: string;
let server: LiveServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mensana-tiles-'));
});
afterEach(async () => {
  await server?.remove();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Readonly<Record<string, string>>) {
  const started = await startLiveServer({ open: openTestSqlite, environment });
  server = started;
  const ann = await started.person();
  const get = (path: string, cookie = ann.cookie) =>
    fetch(`${started.origin}/api/tiles${path}`, { headers: { cookie } });
  return { get, described: async () => (await get('')).json() };
}

it('a server has no tiles by itself', async () => {
  const { get, described } = await start({});
  expect(await described()).toBeNull();
  expect(await refusalOf(await get('/0/0/0'))).toBe('404 request/not-found');
  expect((await get('', '')).status).toBe(401);
});

it('serves the pictures of a PMTiles file to those who are signed in', async () => {
  const file = join(folder, 'map.pmtiles');
  await writeFile(file, pmtiles(2, png));
  const { get, described } = await start({ TILES_FILE: file, TILES_ATTRIBUTION: '© Mappers' });
  expect(await described()).toEqual({ minZoom: 0, maxZoom: 3, attribution: '© Mappers' });
  const tile = await get('/0/0/0');
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new Uint8Array(await tile.arrayBuffer())).toEqual(png);
  for (const path of ['/1/0/0', '/0/1/0', '/0/-1/0', '/25/0/0', '/0/0/x', '/0.5/0/0'])
    expect(await refusalOf(await get(path))).toBe('404 request/not-found');
  expect((await get('/0/0/0', '')).status).toBe(401);
});

it.each([
  ['whose tiles are no pictures', pmtiles(1, png)],
  ['that is none', new TextEncoder().encode('not a map')],
  ['that is cut short', pmtiles(2, png).subarray(0, 50)],
])('a file %s is left out, and the server starts', async (_, content) => {
  const file = join(folder, 'map.pmtiles');
  await writeFile(file, content);
  const { described } = await start({ TILES_FILE: file });
  expect(await described()).toBeNull();
});

it.each([
  ['has no bytes of that length', [0, 1, 0x80, 0xbc, 0xc1, 0x96, 0x0b, 1]],
  ['lies beyond all files', [0, 1, 12, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x10]],
  ['is a directory of more entries than it has bytes', [0, 0, 12, 1]],
])('a damaged entry of the file, which %s, does not stop the server', async (_, entry) => {
  const file = join(folder, 'map.pmtiles');
  await writeFile(file, pmtiles(2, png, entry));
  const { get, described } = await start({ TILES_FILE: file });
  expect(await refusalOf(await get('/0/0/0'))).toBe('502 tiles/unavailable');
  expect(await described()).toMatchObject({ maxZoom: 3 });
});

it.each([
  ['is no picture', pmtiles(2, new TextEncoder().encode('<svg onload="x"/>'))],
  ['is larger than any picture', pmtiles(2, Buffer.concat([png, Buffer.alloc(2 ** 20)]), [0, 1, 0x80, 0x80, 0x41, 1])],
])('a tile of the file that %s is not served', async (_, content) => {
  const file = join(folder, 'map.pmtiles');
  await writeFile(file, content);
  const { get } = await start({ TILES_FILE: file });
  expect(await refusalOf(await get('/0/0/0'))).toBe('404 request/not-found');
});

it('fetches tiles from an address, and says so if it answers with something else', async () => {
  const asked: string[] = [];
  const elsewhere: Server = createServer((request, answer) => {
    asked.push(`${request.url} ${request.headers.cookie ?? '-'}`);
    if (request.url === '/3/4/5.png') answer.end(png);
    else if (request.url === '/3/4/6.png') answer.end('<html>');
    else if (request.url === '/3/4/7.png') answer.writeHead(302, { location: '/3/4/5.png' }).end();
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = elsewhere.address() as AddressInfo;
    const { get, described } = await start({ TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` });
    expect(await described()).toEqual({ minZoom: 0, maxZoom: 19, attribution: '' });
    expect(new Uint8Array(await (await get('/3/4/5')).arrayBuffer())).toEqual(png);
    expect(await refusalOf(await get('/3/4/6'))).toBe('502 tiles/unavailable');
    expect(await refusalOf(await get('/3/4/7'))).toBe('502 tiles/unavailable');
    expect(await refusalOf(await get('/3/5/5'))).toBe('404 request/not-found');
    expect(asked).toEqual(['/3/4/5.png -', '/3/4/6.png -', '/3/4/7.png -', '/3/5/5.png -']);
  } finally {
    elsewhere.close();
  }
});
