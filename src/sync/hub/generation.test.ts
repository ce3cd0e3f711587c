import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  bodyText,
  decodeHeads,
  decodeRest,
  encodeChanges,
  encodeValue,
  type Head,
  openDocument,
  restText,
} from '../record/index.ts';
import { foldEntries, keysOf } from '../testing/fold-entries.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { changeOf, person, pushId, stampAt } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { buildGeneration } from './generation.ts';
import type { Generation } from './hub-storage.ts';
import { createHubTasks, runInline } from './hub-tasks.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';

const tasks = runInline(createHubTasks(nodePlatform));
const ports = (storage: MemoryHubStorage) => ({ storage, tasks, pause: async () => {} });

describe('SY14 a generation', () => {
  it('is named by the folded number and has its mark, heads before rests, newest records first', async () => {
    const { storage, write } = document();
    await write(1, { title: 'older', 'sets/a/result': 'old' });
    await write(2, { title: 'newer', 'sets/a/result': 'new' });
    const generation = await buildGeneration(person, ports(storage));
    expect(generation).toMatchObject({ sequence: 2, mark: pushId(2) });
    expect(generation.pages.map(({ kind }) => kind)).toEqual(['heads', 'rests']);
    const heads = await headsOf(storage, generation);
    expect(heads.map(({ key }) => key)).toEqual(['workouts/2', 'workouts/1']);
    expect(await storage.generation(person)).toEqual(generation);
  });

  it('holds in heads what lists need, and refers to details and bodies in rests', async () => {
    const { storage, write } = document();
    await write(1, { title: 'x', 'tags/knee': true, 'sets/a/result': 'set' });
    await write(2, { title: 'no rest' });
    const generation = await buildGeneration(person, ports(storage));
    const [plain, withRest] = await headsOf(storage, generation);
    expect(plain?.rest).toBeNull();
    expect([...(withRest?.fields.keys() ?? [])]).toEqual(['title', 'tags/knee']);
    const place = withRest?.rest ?? { page: 0, offset: 0, length: 0 };
    const page = await plainPage(storage, place.page);
    const rest = decodeRest(page.subarray(place.offset, place.offset + place.length), 'workouts/1');
    expect([...rest.fields].map(([path, { value }]) => [path, value])).toEqual([['sets/a/result', 'set']]);
    expect(rest.body).toBeNull();
  });

  it('has bodies on pages of their own, and their text where it lies in the state', async () => {
    const { storage, write } = document();
    await write(1, { title: 'logged', 'sets/a/result': 'set' });
    await write(2, { title: 'written' }, 'Squat, then rows.');
    await write(3, { title: 'logged too', 'sets/b/result': 'set' });
    const generation = await buildGeneration(person, ports(storage));
    expect(generation.pages.map(({ kind }) => kind)).toEqual(['heads', 'rests', 'rests']);
    const [third, second, first] = await headsOf(storage, generation);
    expect(third?.rest?.page).toBe(first?.rest?.page);
    const place = second?.rest ?? { page: 0, offset: 0, length: 0 };
    const page = await plainPage(storage, place.page);
    expect(page).toHaveLength(place.length);
    const { body } = decodeRest(page, 'workouts/2');
    expect(body?.text).toEqual([expect.any(Number), 17]);
    expect(body === null ? null : restText(body)).toBe('Squat, then rows.');
  });

  it('is followed by one that puts what changed before the pages that stand, untouched', async () => {
    const { storage, write } = document();
    for (let id = 1; id <= 5; id++) await write(id, { title: `${id}` });
    const first = await buildGeneration(person, ports(storage));
    await write(3, { title: 'changed' });
    const second = await buildGeneration(person, ports(storage));
    expect(second.sequence).toBe(6);
    expect(second.pages.slice(1)).toEqual(first.pages);
    expect(second.pages[0]?.id).toBeGreaterThan(first.pages[0]?.id ?? 0);
    const heads = await headsOf(storage, second);
    expect(heads.map(({ key, fields }) => [key, fields.get('title')?.value]).slice(0, 2)).toEqual([
      ['workouts/3', 'changed'],
      ['workouts/5', '5'],
    ]);
  });

  it('is made anew where the older pages have become mostly leftovers', async () => {
    const { storage, write } = document();
    let generation: Generation | null = null;
    for (let round = 0; round < 12; round++) {
      await write(1, { title: `round ${round}`, 'sets/a/result': 'x'.repeat(2_000) });
      generation = await buildGeneration(person, ports(storage));
      expect(generation.pages.length).toBeLessThan(12);
    }
    const heads = await headsOf(storage, generation as Generation);
    expect(heads[0]?.fields.get('title')?.value).toBe('round 11');
  });

  it('SY28b made whole holds nothing of what older pages said', async () => {
    const { storage, write } = document();
    await write(1, { title: 'secret' });
    await write(2, { title: 'kept' });
    await buildGeneration(person, ports(storage));
    await write(1, { title: 'public' });
    const whole = await buildGeneration(person, ports(storage), true);
    const heads = await headsOf(storage, whole);
    expect(heads.map(({ fields }) => fields.get('title')?.value)).toEqual(['public', 'kept']);
    expect(await storage.page(person, 1)).toBeNull();
  });

  it('begins with a small page of the newest records, so that a list shows before all of it has come', async () => {
    const { storage, write } = document();
    const newest = 2_000;
    for (let id = 1; id <= newest; id++) await write(id, { title: `title ${id}` });
    const generation = await buildGeneration(person, ports(storage));
    const [first, second] = generation.pages;
    expect(generation.pages.map(({ kind }) => kind)).toEqual(['heads', 'heads']);
    expect(first?.plainSize).toBeLessThanOrEqual(64 * 1024);
    expect(second?.plainSize).toBeGreaterThan(first?.plainSize ?? 0);
    const heads = await headsOf(storage, generation);
    expect(heads).toHaveLength(newest);
    expect(heads[0]?.key).toBe(`workouts/${newest}`);
  });

  it('cuts pages at about a mebibyte before compression', async () => {
    const { storage, write } = document();
    for (let id = 1; id <= 5; id++) await write(id, { title: 'x', 'sets/a/result': 'y'.repeat(400_000) });
    const generation = await buildGeneration(person, ports(storage));
    const rests = generation.pages.filter(({ kind }) => kind === 'rests');
    expect(rests).toHaveLength(3);
    for (const { plainSize } of rests) expect(plainSize).toBeLessThanOrEqual(1024 * 1024);
    for (const { key, rest } of await headsOf(storage, generation)) {
      const page = await plainPage(storage, rest?.page ?? 0);
      const bytes = page.subarray(rest?.offset ?? 0, (rest?.offset ?? 0) + (rest?.length ?? 0));
      expect(decodeRest(bytes, key).fields.size).toBe(1);
    }
  });
});

/** A document whose every write is folded at once. */
function document() {
  const storage = new MemoryHubStorage('epoch');
  const chance = new SeededChance(1);
  let number = 0;
  const write = async (id: number, leaves: Readonly<Record<string, string | boolean>>, text?: string) => {
    number++;
    const body = text === undefined ? {} : { update: updateOf(text) };
    const payload = encodeChanges([changeOf(`workouts/${id}`, number, leaves, body)]);
    const request = {
      ...{ uid: person, id: chance.bytes(16), payload, replaced: encodeValue([[]]) },
      ...{ highest: stampAt(number), bound: null, quota: null, receivedAt: number },
    };
    await storage.append([request], pushId(number));
    const entries = await storage.logAfter(person, number - 1, 0);
    await storage.commitFold(person, foldEntries(await storage.records(person, keysOf(entries)), entries, number - 1));
  };
  return { storage, write };
}

function updateOf(text: string): Uint8Array {
  const doc = openDocument([]);
  bodyText(doc).insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}

async function headsOf(storage: MemoryHubStorage, { pages }: Generation): Promise<readonly Head[]> {
  const heads: Head[] = [];
  for (const { id, kind } of pages) {
    if (kind === 'heads') heads.push(...decodeHeads(await plainPage(storage, id)));
  }
  return heads;
}

async function plainPage(storage: MemoryHubStorage, id: number): Promise<Uint8Array> {
  return nodePlatform.unbrotli((await storage.page(person, id)) as Uint8Array);
}
