import { expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { noFields } from '../record/index.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { type NewPendingChange, type PendingChange, StorageError } from './device-storage.ts';
import { MemoryDeviceStorage } from './memory-device-storage.ts';
import { PendingLog } from './pending-log.ts';

const key: RecordKey = 'notes/a';

it('hands over a change at once while others are being written, and reports each when it is stored', async () => {
  const { log, add, writes, stored } = slowLog();
  for (const offset of [1, 2, 3]) add(rowOf(offset));
  expect(writes.map(({ rows }) => offsetsOf(rows))).toEqual([[1], [2], [3]]);
  expect(log.unstored()).toHaveLength(3);
  await writes[0]!.end();
  expect(offsetsOf(stored)).toEqual([1]);
  expect(log.unstored()).toHaveLength(2);
  await writes[1]!.end();
  await writes[2]!.end();
  expect(offsetsOf(stored)).toEqual([1, 2, 3]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
  expect(log.unstored()).toHaveLength(0);
});

it('waits for a large change before it writes later ones, because the disk may refuse only the large one', async () => {
  const { add, writes } = slowLog();
  add(rowOf(1, 100_000));
  add(rowOf(2));
  add(rowOf(3));
  expect(writes.map(({ rows }) => offsetsOf(rows))).toEqual([[1]]);
  await writes[0]!.end();
  expect(writes.map(({ rows }) => offsetsOf(rows))).toEqual([[1], [2, 3]]);
});

it('limits concurrent writes, and combines later changes in the next one', async () => {
  const { add, writes } = slowLog();
  for (let offset = 0; offset < 100; offset++) add(rowOf(offset));
  expect(writes).toHaveLength(32);
  await writes[0]!.end();
  expect(writes).toHaveLength(33);
  expect(writes[32]!.rows).toHaveLength(68);
});

it('SY1j stores failed changes again in their order, and reports the failure while some are in memory only', async () => {
  const { log, add, writes, failures, time } = slowLog();
  for (const offset of [1, 2, 3]) add(rowOf(offset));
  await writes[0]!.fail();
  await writes[1]!.fail();
  await writes[2]!.end();
  expect(failures).toEqual(['storage/full', 'storage/full']);
  expect(offsetsOf(log.unstored())).toEqual([1, 2]);
  add(rowOf(4));
  await time.pass(1_000);
  expect(writes.slice(3).map(({ rows }) => offsetsOf(rows))).toEqual([[1, 2, 4]]);
  await writes[3]!.end();
  expect(failures.at(-1)).toBeNull();
  expect(log.unstored()).toHaveLength(0);
});

it('is flushed when everything added before is on disk', async () => {
  const { log, add, writes } = slowLog();
  add(rowOf(1, 100_000));
  add(rowOf(2));
  let isFlushed = false;
  const flushed = log.flush().then(() => {
    isFlushed = true;
  });
  await writes[0]!.end();
  expect(isFlushed).toBe(false);
  await writes[1]!.end();
  await flushed;
  expect(log.unstored()).toHaveLength(0);
});

it('SY1j tries at most once a second while the disk is full, later once a minute, and stores everything when there is space', async () => {
  const time = new VirtualTime(0, () => new Promise((done) => setImmediate(done)));
  const storage = new MemoryDeviceStorage();
  const append = storage.appendPending.bind(storage);
  let isFull = true;
  let writes = 0;
  storage.appendPending = (rows) => {
    writes += 1;
    return isFull ? Promise.reject(new StorageError('storage/full')) : append(rows);
  };
  const failures: unknown[] = [];
  const log = new PendingLog({
    storage,
    after: (ms, work) => time.after(ms, work),
    monotonic: () => time.now(),
    failed: (failure) => failures.push(failure?.code ?? null),
  });
  for (let key = 0; key < 600; key++) {
    void log.append({ changes: [], replaced: [], offset: 0, offer: false });
    await time.pass(200);
  }
  expect(writes).toBeLessThanOrEqual(121);
  writes = 0;
  await time.pass(300_000);
  expect(writes).toBeLessThanOrEqual(6);
  isFull = false;
  await time.pass(61_000);
  expect(log.unstored()).toHaveLength(0);
  expect(failures.at(-1)).toBeNull();
});

/** Creates a log for a disk. The test decides when each write ends. */
function slowLog() {
  const time = new VirtualTime(0, () => new Promise((done) => setImmediate(done)));
  const storage = new MemoryDeviceStorage();
  const append = storage.appendPending.bind(storage);
  const writes: {
    readonly rows: readonly NewPendingChange[];
    readonly end: () => Promise<void>;
    readonly fail: () => Promise<void>;
  }[] = [];
  storage.appendPending = (rows) =>
    new Promise((done, failed) => {
      const end = () => {
        done(append(rows));
        return time.pass(0);
      };
      const fail = () => {
        failed(new StorageError('storage/full'));
        return time.pass(0);
      };
      writes.push({ rows: [...rows], end, fail });
    });
  const stored: PendingChange[] = [];
  const failures: (string | null)[] = [];
  const log = new PendingLog({
    storage,
    after: (ms, work) => time.after(ms, work),
    monotonic: () => time.now(),
    failed: (failure) => failures.push(failure?.code ?? null),
  });
  const add = (row: NewPendingChange) => void log.append(row).then((change) => stored.push(change));
  return { time, log, add, writes, stored, failures };
}

/** Returns a row. The offset identifies it. */
function rowOf(offset: number, bytes = 10): NewPendingChange {
  const body = { update: new Uint8Array(bytes), sum: 0 };
  return { changes: [{ key, fields: noFields, body }], replaced: [[]], offset, offer: false };
}

function offsetsOf(rows: readonly NewPendingChange[]): readonly number[] {
  return rows.map(({ offset }) => offset);
}
