import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  bodyText,
  contentText,
  decodeContent,
  decodeSummaries,
  encodeChanges,
  encodeValue,
  openDocument,
  type RecordSummary,
} from '../record/index.ts';
import { foldEntries, keysOf } from '../testing/fold-entries.ts';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { changeOf, person, pushId, stampAt } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { buildSnapshot } from './build-snapshot.ts';
import type { StoredSnapshot } from './hub-storage.ts';
import { createHubTasks, runInline } from './hub-tasks.ts';

const tasks = runInline(createHubTasks(nodePlatform));
const ports = (storage: MemoryHubStorage) => ({
  storage,
  tasks,
  pause: async () => {},
  now: () => 1,
  randomBytes: (count: number) => new Uint8Array(count),
});

async function built(...[parts, whole]: [ReturnType<typeof ports>, boolean?]): Promise<StoredSnapshot> {
  const snapshot = await buildSnapshot(person, parts, whole);
  if (snapshot === null) throw new Error('another snapshot was stored meanwhile');
  return snapshot;
}

describe('a snapshot', () => {
  it('SY14b, SY14c has the compacted number and its commit id, and lists summaries before contents, newest records first', async () => {
    const { storage, write } = document();
    await write(1, { title: 'older', 'sets/a/result': 'old' });
    await write(2, { title: 'newer', 'sets/a/result': 'new' });
    const snapshot = await built(ports(storage));
    expect(snapshot).toMatchObject({ sequence: 2, mark: pushId(2) });
    expect(snapshot.chunks.map(({ kind }) => kind)).toEqual(['heads', 'rests']);
    const summaries = await summariesOf(storage, snapshot);
    expect(summaries.map(({ key }) => key)).toEqual(['workouts/2', 'workouts/1']);
    expect(await storage.snapshot(person)).toEqual(snapshot);
  });

  it('SY14c lists the preferences before newer records', async () => {
    const { storage, write } = document();
    await write('preferences/main', { 'units/load': 'lb' });
    await write(1, { title: 'older' });
    await write(2, { title: 'newer' });
    const summaries = await summariesOf(storage, await built(ports(storage)));
    expect(summaries.map(({ key }) => key)).toEqual(['preferences/main', 'workouts/2', 'workouts/1']);
  });

  it('SY14c holds in summaries what lists need, and refers to chunks with details and bodies', async () => {
    const { storage, write } = document();
    await write(1, { title: 'x', 'tags/knee': true, 'sets/a/result': 'set' });
    await write(2, { title: 'no rest' });
    const snapshot = await built(ports(storage));
    const [plain, withContent] = await summariesOf(storage, snapshot);
    expect(plain?.content).toBeNull();
    expect([...(withContent?.fields.keys() ?? [])]).toEqual(['title', 'tags/knee']);
    const location = withContent?.content ?? { chunk: 0, offset: 0, length: 0 };
    const chunk = await plainChunk(storage, location.chunk);
    const content = decodeContent(chunk.subarray(location.offset, location.offset + location.length), 'workouts/1');
    expect([...content.fields].map(([path, { value }]) => [path, value])).toEqual([['sets/a/result', 'set']]);
    expect(content.body).toBeNull();
  });

  it('has bodies in separate chunks, and locates their text in the state', async () => {
    const { storage, write } = document();
    await write(1, { title: 'logged', 'sets/a/result': 'set' });
    await write(2, { title: 'written' }, 'Squat, then rows.');
    await write(3, { title: 'logged too', 'sets/b/result': 'set' });
    const snapshot = await built(ports(storage));
    expect(snapshot.chunks.map(({ kind }) => kind)).toEqual(['heads', 'rests', 'rests']);
    const [third, second, first] = await summariesOf(storage, snapshot);
    expect(third?.content?.chunk).toBe(first?.content?.chunk);
    const location = second?.content ?? { chunk: 0, offset: 0, length: 0 };
    const chunk = await plainChunk(storage, location.chunk);
    expect(chunk).toHaveLength(location.length);
    const { body } = decodeContent(chunk, 'workouts/2');
    expect(body?.text).toEqual([expect.any(Number), 17]);
    expect(body === null ? null : contentText(body)).toBe('Squat, then rows.');
  });

  it('SY14e lists a chunk of the changed records before the unchanged chunks that it keeps', async () => {
    const { storage, write } = document();
    for (let id = 1; id <= 5; id++) await write(id, { title: `${id}` });
    const first = await built(ports(storage));
    await write(3, { title: 'changed' });
    const second = await built(ports(storage));
    expect(second.sequence).toBe(6);
    expect(second.chunks.slice(1)).toEqual(first.chunks);
    expect(second.chunks[0]?.id).toBeGreaterThan(first.chunks[0]?.id ?? 0);
    const summaries = await summariesOf(storage, second);
    expect(summaries.map(({ key, fields }) => [key, fields.get('title')?.value]).slice(0, 2)).toEqual([
      ['workouts/3', 'changed'],
      ['workouts/5', '5'],
    ]);
  });

  it('SY14f is rebuilt when the older chunks hold mostly superseded records', async () => {
    const { storage, write } = document();
    let snapshot: StoredSnapshot | null = null;
    for (let round = 0; round < 12; round++) {
      await write(1, { title: `round ${round}`, 'sets/a/result': 'x'.repeat(2_000) });
      snapshot = await built(ports(storage));
      expect(snapshot.chunks.length).toBeLessThan(12);
    }
    const summaries = await summariesOf(storage, snapshot as StoredSnapshot);
    expect(summaries[0]?.fields.get('title')?.value).toBe('round 11');
  });

  it('SY28b contains nothing of older chunks when all chunks are rebuilt', async () => {
    const { storage, write } = document();
    await write(1, { title: 'secret' });
    await write(2, { title: 'kept' });
    await built(ports(storage));
    await write(1, { title: 'public' });
    const whole = await built(ports(storage), true);
    const summaries = await summariesOf(storage, whole);
    expect(summaries.map(({ fields }) => fields.get('title')?.value)).toEqual(['public', 'kept']);
    expect(await storage.chunk(person, 1)).toBeNull();
  });

  it('SY14d begins with a small chunk of the newest records, so that a list appears before everything has arrived', async () => {
    const { storage, write } = document();
    const newest = 2_000;
    for (let id = 1; id <= newest; id++) await write(id, { title: `title ${id}` });
    const snapshot = await built(ports(storage));
    const [first, second] = snapshot.chunks;
    expect(snapshot.chunks.map(({ kind }) => kind)).toEqual(['heads', 'heads']);
    expect(first?.plainSize).toBeLessThanOrEqual(64 * 1024);
    expect(second?.plainSize).toBeGreaterThan(first?.plainSize ?? 0);
    const summaries = await summariesOf(storage, snapshot);
    expect(summaries).toHaveLength(newest);
    expect(summaries[0]?.key).toBe(`workouts/${newest}`);
  });

  it('stores each chunk once it is full, so that memory holds only some of them', async () => {
    const { storage, write } = document();
    const noise = new SeededChance(1);
    for (let id = 1; id <= 40; id++)
      await write(id, { title: `${id}`, 'sets/a/result': Buffer.from(noise.bytes(150_000)).toString('base64') });
    const steps: string[] = [];
    const { addChunk } = storage;
    storage.addChunk = async (...asked) => {
      steps.push('stored');
      return addChunk.apply(storage, asked);
    };
    const runner: typeof tasks = {
      run: (uid, name, input) => {
        steps.push(name);
        return tasks.run(uid, name, input);
      },
    };
    await buildSnapshot(person, { ...ports(storage), tasks: runner });
    const packed = steps.flatMap((step, at) => (step.startsWith('pack') ? [steps[at + 1]] : []));
    expect(packed.length).toBeGreaterThan(8);
    expect(new Set(packed)).toEqual(new Set(['stored']));
  });

  it('cuts chunks at about 1 MiB before compression', async () => {
    const { storage, write } = document();
    for (let id = 1; id <= 5; id++) await write(id, { title: 'x', 'sets/a/result': 'y'.repeat(400_000) });
    const snapshot = await built(ports(storage));
    const contents = snapshot.chunks.filter(({ kind }) => kind === 'rests');
    expect(contents).toHaveLength(3);
    for (const { plainSize } of contents) expect(plainSize).toBeLessThanOrEqual(1024 * 1024);
    for (const { key, content } of await summariesOf(storage, snapshot)) {
      const chunk = await plainChunk(storage, content?.chunk ?? 0);
      const bytes = chunk.subarray(content?.offset ?? 0, (content?.offset ?? 0) + (content?.length ?? 0));
      expect(decodeContent(bytes, key).fields.size).toBe(1);
    }
  });
});

/** Creates a document that is compacted after every write. */
function document() {
  const storage = new MemoryHubStorage('epoch');
  const chance = new SeededChance(1);
  let number = 0;
  const write = async (id: number | string, leaves: Readonly<Record<string, string | boolean>>, text?: string) => {
    number++;
    const body = text === undefined ? {} : { update: updateOf(text) };
    const payload = encodeChanges([changeOf(typeof id === 'string' ? id : `workouts/${id}`, number, leaves, body)]);
    const request = {
      uid: person,
      id: chance.bytes(16),
      payload,
      replaced: encodeValue([[]]),
      highest: stampAt(number),
      bound: null,
      quota: null,
      receivedAt: number,
    };
    await storage.append([request], pushId(number));
    const entries = await storage.logAfter(person, number - 1, 0);
    await storage.commitCompaction(
      person,
      foldEntries(await storage.records(person, keysOf(entries)), entries, number - 1),
    );
  };
  return { storage, write };
}

function updateOf(text: string): Uint8Array {
  const doc = openDocument([]);
  bodyText(doc).insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}

async function summariesOf(storage: MemoryHubStorage, { chunks }: StoredSnapshot): Promise<readonly RecordSummary[]> {
  const summaries: RecordSummary[] = [];
  for (const { id, kind } of chunks) {
    if (kind === 'heads') summaries.push(...decodeSummaries(await plainChunk(storage, id)));
  }
  return summaries;
}

async function plainChunk(storage: MemoryHubStorage, id: number): Promise<Uint8Array> {
  return nodePlatform.unbrotli((await storage.chunk(person, id)) as Uint8Array);
}
