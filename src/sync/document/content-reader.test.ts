import { describe, expect, test } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import {
  bodyUpdate,
  crc32c,
  encodeContent,
  encodeSummaries,
  type Field,
  noFields,
  printStamp,
  type RecordSummary,
  type ReplicaId,
} from '../record/index.ts';
import { ContentReader, readChunk } from './content-reader.ts';
import type { StoredChunk } from './device-storage.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';

const key: RecordKey = 'workouts/a';
const stamp = printStamp({ ms: 1, counter: 0, replica: '--------' as ReplicaId });

async function storageWith(chunk: Pick<StoredChunk, 'bytes' | 'sum'>): Promise<MemoryDeviceStorage> {
  const storage = new MemoryDeviceStorage();
  const progress = { generation: 1, next: 1, of: 1, mark: null };
  await storage.storeChunks([{ layer: 1, id: 7, index: 0, kind: 'rests', ...chunk }], progress);
  return storage;
}

function chunkOfOne() {
  const fields = new Map<string, Field>([['sets/a/result', { value: { reps: 5 }, stamp }]]);
  const content = encodeContent({ fields, body: null });
  return {
    page: { bytes: content, sum: crc32c(content) },
    place: { layer: 1, chunk: 7, offset: 0, length: content.length },
  };
}

test('the details of a record come from the chunk that its summary names', async () => {
  const { page: chunk, place } = chunkOfOne();
  const reader = new ContentReader(await storageWith(chunk), () => {});
  const details = await reader.details(key, [place]);
  expect(details.get('sets/a/result')?.value).toEqual({ reps: 5 });
});

test('SY21n a chunk that cannot be read never counts as an empty record: the hub is asked, and its answer replaces the chunk', async () => {
  const { page: chunk, place } = chunkOfOne();
  const damaged = { ...chunk, bytes: chunk.bytes.map((byte, at) => (at === 12 ? byte ^ 0xff : byte)) };
  const asked: RecordKey[] = [];
  const reader = new ContentReader(await storageWith(damaged), (each) => asked.push(each));
  await expect(reader.details(key, [place])).rejects.toThrow('requested again');
  expect(asked).toEqual([key]);
  reader.sentAgain(key);
  expect((await reader.details(key, [place])).size).toBe(0);
});

test('SY21e a stored update whose checksum does not match is skipped, and the others are read', async () => {
  const storage = new MemoryDeviceStorage();
  const [sound, damaged] = [bodyUpdate(key, Uint8Array.of(0, 0)), bodyUpdate(key, Uint8Array.of(1, 2, 3))];
  const changes = [sound, { ...damaged, sum: damaged.sum ^ 1 }].map((body) => ({ key, fields: noFields, body }));
  await storage.applyRemote(changes, null);
  const reader = new ContentReader(storage, () => {});
  const aside: Uint8Array[] = [];
  expect(await reader.bodyParts(key, [], [1], (bytes) => aside.push(bytes))).toEqual([sound.update]);
  expect(aside).toEqual([damaged.update]);
});

describe('a chunk of record summaries', () => {
  const summaries: readonly RecordSummary[] = [
    { key, fields: new Map([['title', { value: 'Legs', stamp }]]), content: null },
  ];

  const bytes = encodeSummaries(summaries);
  const stored: StoredChunk = { layer: 1, id: 7, index: 0, kind: 'heads', bytes, sum: crc32c(bytes) };

  test('is read when it arrives, and again when it is stored', () => {
    expect(readChunk(stored)).toEqual({ chunk: stored, summaries });
  });

  test('SY21o is refused if one bit of it is flipped, in any of its bytes', () => {
    for (const place of bytes.keys()) {
      const damaged = { ...stored, bytes: bytes.map((byte, at) => (at === place ? byte ^ 1 : byte)) };
      expect(() => readChunk(damaged)).toThrow('damaged');
    }
  });
});
