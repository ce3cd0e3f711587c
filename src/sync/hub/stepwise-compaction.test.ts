import { expect, it } from 'vitest';
import type { Stamp } from '../record/index.ts';
import type { NewHistoryEntry } from './hub-storage.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';
import { StepwiseCompaction } from './stepwise-compaction.ts';

it('SY16 others have their turn after each part of a step’s fold that is stored', async () => {
  const done: string[] = [];
  const storage = new MemoryHubStorage('epoch');
  const commitFold = storage.commitCompaction.bind(storage);
  storage.commitCompaction = (uid, fold) => {
    done.push(`${fold.history.length} stored`);
    return commitFold(uid, fold);
  };
  const fold = new StepwiseCompaction(storage, 'ada', { from: 0, upto: 1 }, async () => void done.push('pause'));
  const history = Array.from(
    { length: 1_200 },
    (_, at): NewHistoryEntry => ({
      ...{ kind: 'superseded', key: 'notes/a', at, stamp: `${at}` as Stamp },
      content: Uint8Array.of(at % 256),
    }),
  );
  expect(await fold.add({ records: [], history })).toBe(true);
  expect(await fold.finish()).toBe(true);
  expect(done).toEqual(['500 stored', 'pause', '500 stored', 'pause', '200 stored']);
});
