import { expect, it } from 'vitest';
import { VirtualTime } from '../testing/virtual-time.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';
import { StorageError, StoreQueue } from './store-queue.ts';

it('while the disk is full tries once a second at most, later once a minute, and stores all of it when there is room', async () => {
  const time = new VirtualTime(0, () => new Promise((done) => setImmediate(done)));
  const storage = new MemoryDeviceStorage();
  const append = storage.appendWaiting.bind(storage);
  let isFull = true;
  let writes = 0;
  storage.appendWaiting = (rows) => {
    writes += 1;
    return isFull ? Promise.reject(new StorageError('storage/full')) : append(rows);
  };
  const failures: unknown[] = [];
  const queue = new StoreQueue({
    storage,
    after: (ms, work) => time.after(ms, work),
    stored: () => {},
    failed: (failure) => failures.push(failure?.code ?? null),
  });
  for (let key = 0; key < 600; key++) {
    queue.add({ changes: [], replaced: [], offset: 0, offer: false });
    await time.pass(200);
  }
  expect(writes).toBeLessThanOrEqual(121);
  writes = 0;
  await time.pass(300_000);
  expect(writes).toBeLessThanOrEqual(6);
  isFull = false;
  await time.pass(61_000);
  expect(queue.size).toBe(0);
  expect(failures.at(-1)).toBeNull();
});
