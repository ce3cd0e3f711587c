import { expect, it } from 'vitest';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import { CommitQueue, type Committed } from './commit-queue.ts';
import type { AppendOutcome, AppendRequest } from './hub-storage.ts';

it('SY11d pushes of one turn of the event loop share a transaction and a commit id, and are answered together after it', async () => {
  const { queue, batches, turn } = start();
  const settled = [1, 2, 3].map((id) => queue.add(request(id), `device ${id}`));
  expect(batches).toEqual([]);
  turn();
  expect(await Promise.all(settled)).toEqual([appended(1), appended(2), appended(3)]);
  expect(batches.map((batch) => batch.map(({ origin }) => origin))).toEqual([['device 1', 'device 2', 'device 3']]);
});

it('SY11d pushes that arrive during a transaction share the next one', async () => {
  const { queue, storage, batches, turn } = start();
  let finish = () => {};
  const append = storage.append.bind(storage);
  storage.append = async (requests, mark) => {
    storage.append = append;
    await new Promise<void>((done) => {
      finish = done;
    });
    return append(requests, mark);
  };
  const first = queue.add(request(1), 'one');
  turn();
  const later = [queue.add(request(2), 'two'), queue.add(request(3), 'three')];
  expect(batches).toEqual([]);
  finish();
  expect(await first).toEqual(appended(1));
  expect(await Promise.all(later)).toEqual([appended(2), appended(3)]);
  expect(batches.map((batch) => batch.length)).toEqual([1, 2]);
});

it('SY29a each commit has a random commit id of 16 bytes', async () => {
  let drawn = 0;
  const { queue, storage, turn } = start(undefined, (count) => new Uint8Array(count).fill(++drawn));
  for (const id of [1, 2]) {
    const settled = queue.add(request(id), 'one');
    turn();
    await settled;
  }
  const ids = await Promise.all([1, 2].map((sequence) => storage.commitIdAt('person', sequence)));
  expect(ids).toEqual([1, 2].map((each) => new Uint8Array(16).fill(each)));
});

it('SY11c no device is notified of a push before it is on disk', async () => {
  const order: string[] = [];
  const { queue, storage, turn } = start(() => order.push('told'));
  const append = storage.append.bind(storage);
  storage.append = async (requests, mark) => {
    const outcomes = await append(requests, mark);
    order.push('on disk');
    return outcomes;
  };
  const settled = queue.add(request(1), 'one');
  turn();
  await settled;
  expect(order).toEqual(['on disk', 'told']);
});

it('SY11e when the storage fails, all pushes of the transaction fail and are reported, and the next one can succeed', async () => {
  const { queue, storage, batches, failures, turn } = start();
  const append = storage.append.bind(storage);
  storage.append = () => {
    storage.append = append;
    return Promise.reject(new Error('disk full'));
  };
  const failed = [queue.add(request(1), 'one'), queue.add(request(2), 'two')];
  turn();
  expect(await Promise.all(failed)).toEqual([{ outcome: 'failed' }, { outcome: 'failed' }]);
  expect(failures).toEqual([new Error('disk full')]);
  const again = queue.add(request(1), 'one');
  turn();
  expect(await again).toEqual(appended(1));
  expect(batches.map((batch) => batch.map(({ settled }) => settled.outcome))).toEqual([
    ['failed', 'failed'],
    ['appended'],
  ]);
});

it('is drained when no push is waiting for the disk', async () => {
  const { queue, batches, turn } = start();
  await queue.drained();
  void queue.add(request(1), 'one');
  const drained = queue.drained().then(() => batches.length);
  turn();
  expect(await drained).toBe(1);
});

function start(
  told: () => void = () => {},
  randomBytes: (count: number) => Uint8Array = (count) => new Uint8Array(count),
) {
  const storage = new MemoryHubStorage('epoch');
  const batches: (readonly Committed<string>[])[] = [];
  const failures: unknown[] = [];
  const turns: (() => void)[] = [];
  const queue = new CommitQueue<string>({
    storage,
    randomBytes,
    defer: (work) => turns.push(work),
    committed: (_, batch) => {
      told();
      batches.push(batch);
    },
    failed: (error) => failures.push(error),
  });
  const turn = () => {
    for (const work of turns.splice(0)) work();
  };
  return { queue, storage, batches, failures, turn };
}

function request(id: number): AppendRequest {
  const empty = new Uint8Array(0);
  return {
    uid: 'person',
    id: new Uint8Array(16).fill(id),
    payload: empty,
    replaced: empty,
    highest: null,
    bound: null,
    quota: null,
    receivedAt: 0,
  };
}

function appended(sequence: number): AppendOutcome {
  return { outcome: 'appended', sequence, repeated: false };
}
