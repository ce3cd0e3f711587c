import { expect, it } from 'vitest';
import type { Stamp } from '../record/index.ts';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import type { NewHistoryEntry, StoredRecord } from './hub-storage.ts';
import { StepwiseCompaction } from './stepwise-compaction.ts';

it('SY16a other work runs after each stored part of a compaction step', async () => {
  const done: string[] = [];
  const storage = new MemoryHubStorage('epoch');
  const commitCompaction = storage.commitCompaction.bind(storage);
  storage.commitCompaction = (uid, fold) => {
    done.push(`${fold.history.length} stored`);
    return commitCompaction(uid, fold);
  };
  const fold = new StepwiseCompaction(storage, 'ada', { from: 0, upto: 1 }, async () => void done.push('pause'));
  const history = Array.from(
    { length: 1_200 },
    (_, at): NewHistoryEntry => ({
      kind: 'superseded',
      key: 'notes/a',
      at,
      stamp: `${at}` as Stamp,
      content: Uint8Array.of(at % 256),
    }),
  );
  expect(await fold.add({ records: [], history })).toBe(true);
  expect(await fold.finish()).toBe(true);
  expect(done).toEqual(['500 stored', 'pause', '500 stored', 'pause', '200 stored']);
});

it('SY16b the compacted number moves only with the last part of a step', async () => {
  const reached: number[] = [];
  const storage = new MemoryHubStorage('epoch');
  const commitCompaction = storage.commitCompaction.bind(storage);
  storage.commitCompaction = async (uid, fold) => {
    const committed = await commitCompaction(uid, fold);
    reached.push((await storage.head(uid)).folded);
    return committed;
  };
  const fold = new StepwiseCompaction(storage, 'ada', { from: 0, upto: 3 }, async () => {});
  const history = Array.from(
    { length: 1_200 },
    (_, at): NewHistoryEntry => ({
      kind: 'superseded',
      key: 'notes/a',
      at,
      stamp: `${at}` as Stamp,
      content: Uint8Array.of(at % 256),
    }),
  );
  expect(await fold.add({ records: [], history })).toBe(true);
  expect(await fold.finish()).toBe(true);
  expect(reached).toEqual([0, 0, 3]);
});

it('SY16n a step stores each record in one of its parts', async () => {
  const stored: (readonly string[])[] = [];
  const storage = new MemoryHubStorage('epoch');
  const commitCompaction = storage.commitCompaction.bind(storage);
  storage.commitCompaction = (uid, fold) => {
    stored.push(fold.records.map(({ key }) => key));
    return commitCompaction(uid, fold);
  };
  const fold = new StepwiseCompaction(storage, 'ada', { from: 0, upto: 1 }, async () => {});
  const records = Array.from(
    { length: 450 },
    (_, at): StoredRecord => ({
      key: `notes/${at}`,
      sequence: 1,
      fields: Uint8Array.of(0xa0),
      highest: null,
      tombstone: null,
      body: null,
      trashedSince: null,
      versionAt: null,
      setAside: false,
    }),
  );
  expect(await fold.add({ records, history: [] })).toBe(true);
  expect(await fold.finish()).toBe(true);
  expect(stored.map((keys) => keys.length)).toEqual([200, 200, 50]);
  expect(stored.flat()).toEqual(records.map(({ key }) => key));
});
