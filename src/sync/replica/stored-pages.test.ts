import { describe, expect, test } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import {
  encodeHeads,
  encodeRest,
  type Field,
  type Head,
  packPage,
  printStamp,
  type ReplicaId,
} from '../record/index.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import type { StoredPage } from './device-storage.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';
import { RestReader, readHeads, unpackHeads } from './stored-pages.ts';

const key: RecordKey = 'workouts/a';
const stamp = printStamp({ ms: 1, counter: 0, replica: '--------' as ReplicaId });
const packing = { gzip: nodePlatform.gzip, pause: async () => {} };

async function storageWith(bytes: Uint8Array): Promise<MemoryDeviceStorage> {
  const storage = new MemoryDeviceStorage();
  const progress = { generation: 1, next: 1, of: 1, mark: null };
  await storage.storePages([{ layer: 1, id: 7, index: 0, kind: 'rests', bytes }], progress);
  return storage;
}

async function pageOfOne() {
  const fields = new Map<string, Field>([['sets/a/result', { value: { reps: 5 }, stamp }]]);
  const rest = encodeRest({ fields, body: null });
  const bytes = await packPage(rest, packing);
  return { bytes, place: { layer: 1, page: 7, offset: 0, length: rest.length } };
}

test('the details of a record come from the page where its head says they lie', async () => {
  const { bytes, place } = await pageOfOne();
  const reader = new RestReader(await storageWith(bytes), nodePlatform.inflate, () => {});
  const details = await reader.details(key, [place]);
  expect(details.get('sets/a/result')?.value).toEqual({ reps: 5 });
});

test('SY21 a page that cannot be read is never taken for an empty record: the hub is asked, and then it does not matter', async () => {
  const { bytes, place } = await pageOfOne();
  const damaged = bytes.map((byte, at) => (at === 12 ? byte ^ 0xff : byte));
  const asked: RecordKey[] = [];
  const reader = new RestReader(await storageWith(damaged), nodePlatform.inflate, (each) => asked.push(each));
  await expect(reader.details(key, [place])).rejects.toThrow('asked for again');
  expect(asked).toEqual([key]);
  reader.sentAgain(key);
  expect((await reader.details(key, [place])).size).toBe(0);
});

describe('a page of heads', () => {
  const heads: readonly Head[] = [{ key, fields: new Map([['title', { value: 'Legs', stamp }]]), rest: null }];

  async function pageThatCame(): Promise<StoredPage> {
    return { layer: 1, id: 7, index: 0, kind: 'heads', bytes: await packPage(encodeHeads(heads), packing) };
  }

  test('is read when it comes, and again when it is stored', async () => {
    const unpacked = await unpackHeads(await pageThatCame(), nodePlatform.inflate);
    expect(unpacked.heads).toEqual(heads);
    expect(await readHeads(unpacked.page, unreachable)).toEqual(heads);
  });

  test('is read where it was stored as it came', async () => {
    expect(await readHeads(await pageThatCame(), nodePlatform.inflate)).toEqual(heads);
  });

  test('is refused where one bit of what is stored is another, in each of its bytes', async () => {
    const { page } = await unpackHeads(await pageThatCame(), nodePlatform.inflate);
    for (const place of page.bytes.keys()) {
      const bytes = page.bytes.map((byte, at) => (at === place ? byte ^ 1 : byte));
      await expect(readHeads({ ...page, bytes }, unreachable)).rejects.toThrow('damaged');
    }
  });
});

async function unreachable(): Promise<never> {
  throw new Error('what is stored unpacked is not unpacked again');
}
