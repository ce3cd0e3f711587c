import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '#sync/hub/hub-storage.ts';
import { type HubTasks, TaskEnded } from '#sync/hub/hub-tasks.ts';
import { encodeChanges, encodeValue } from '#sync/record/index.ts';
import { hostilePushes } from '#sync/testing/hostile-pushes.ts';
import { changeOf, start } from '#sync/testing/scenario.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { openTaskPool, type TaskPool } from './task-pool.ts';

const limits = { threads: 1, soonMs: 50, maxMs: 1_500, slowForMs: 60_000, mebibytes: 128 };

describe('the task pool', () => {
  let pool: TaskPool<HubTasks>;
  beforeEach(() => {
    pool = openTaskPool(limits);
  });
  afterEach(() => pool.close());

  it('returns the result of a task run on another thread', async () => {
    const folded = await pool.run('ann', 'foldRecords', foldOf([entryOf([changeOf('notes/a', 1, { title: 'x' })])]));
    expect(folded.records.map(({ key, sequence }) => [key, sequence])).toEqual([['notes/a', 1]]);
  });

  it('rethrows an error thrown by a task', async () => {
    const broken = { ...entryOf([]), payload: Uint8Array.of(1, 2, 3) };
    await expect(pool.run('ann', 'sliceEntries', [broken])).rejects.toThrow('cannot be read');
    expect(await pool.run('ann', 'sliceEntries', [])).toHaveLength(1);
  });

  it('ends a task that takes too long, and reports which record it processed', async () => {
    const ended = pool.run('ann', 'foldRecords', slowFold());
    await expect(ended).rejects.toThrow(TaskEnded);
    await expect(ended).rejects.toMatchObject({ key: slowKey });
    expect(await pool.run('ann', 'sliceEntries', [])).toHaveLength(1);
  });

  it('keeps running other users’ tasks while those of one or several users take long', async () => {
    const slow = ['ann', 'ben'].map((uid) => pool.run(uid, 'foldRecords', slowFold()).catch((error: unknown) => error));
    let done = 0;
    const others = (async () => {
      while (done < 20) {
        await pool.run(`person ${done}`, 'sliceEntries', []);
        done += 1;
      }
    })();
    await Promise.race([others, ...slow]);
    expect(done).toBe(20);
    expect((await Promise.all(slow)).every((error) => error instanceof TaskEnded)).toBe(true);
  });

  it('runs the tasks of one user in order', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((at) => pool.run('ann', 'sliceEntries', []).then(() => order.push(at))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('accepts no tasks once it is closed', async () => {
    const running = pool.run('ann', 'foldRecords', slowFold());
    const closed = expect(running).rejects.toThrow('closed');
    await pool.close();
    await closed;
    await expect(pool.run('ann', 'sliceEntries', [])).rejects.toThrow('closed');
  });
});

const [slowPush] = hostilePushes('conflicting insertions', 0.4, new SeededChance(1), start);
const slowKey = slowPush?.changes[0]?.key;

function slowFold() {
  return foldOf([entryOf(slowPush?.changes ?? [])]);
}

function foldOf(entries: readonly LogEntry[]) {
  const keys = new Set(['notes/a', String(slowKey)]);
  return { stored: [], entries, keys, aside: new Set<string>() };
}

function entryOf(changes: Parameters<typeof encodeChanges>[0]): LogEntry {
  const encoded = { payload: encodeChanges(changes), replaced: encodeValue(changes.map(() => [])) };
  return { sequence: 1, mark: new Uint8Array(16), id: new Uint8Array(16), ...encoded, receivedAt: start };
}
