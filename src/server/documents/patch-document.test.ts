import { expect, it } from 'vitest';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import { createHubTasks, runInline } from '#sync/hub/hub-tasks.ts';
import type { Stamp } from '#sync/record/index.ts';
import { MemoryHubStorage } from '#sync/testing/memory-hub-storage.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { openHub } from '../live/open-hub.ts';
import { createLog } from '../log/log.ts';
import { documentTasks } from './document-tasks.ts';
import { DocumentPatcher } from './patch-document.ts';

const stamp = `${'1'.repeat(8)}---${'a'.repeat(8)}` as Stamp;

/** Storage that runs an interruption between the read and the write of a patch. */
class InterruptedStorage extends MemoryHubStorage {
  interruption: (() => Promise<unknown>) | null = null;

  override async records(uid: string, keys: readonly string[]): Promise<readonly StoredRecord[]> {
    const read = await super.records(uid, keys);
    const interrupt = this.interruption;
    this.interruption = null;
    await interrupt?.();
    return read;
  }
}

function openPatched() {
  const storage = new InterruptedStorage('epoch');
  const hub = openHub({
    storage,
    tasks: runInline(createHubTasks(nodePlatform)),
    log: createLog('error', () => {}),
    documentMebibytes: 1,
  });
  const patcher = new DocumentPatcher(hub, runInline(documentTasks));
  const patch = (note: object) =>
    patcher.apply({
      uid: 'ann',
      json: { notesData: { notes: { a: note } } },
      ifMatch: { epoch: 'epoch', sequence: 9 },
    });
  return { storage, hub, patch };
}

it('a patch returns the version it created', async () => {
  const { patch } = openPatched();
  expect(await patch({ title: 'A', body: 'text' })).toEqual({ ok: true, value: { epoch: 'epoch', sequence: 1 } });
});

it('a patch returns no version if its author has not read a change made in between', async () => {
  const { storage, hub, patch } = openPatched();
  storage.interruption = () =>
    hub.write('ann', [{ key: 'notes/b', fields: new Map([['title', { value: 'B', stamp }]]) }], [[null]]);
  expect(await patch({ title: 'A', body: 'text' })).toEqual({ ok: true, value: null });
});

it('a patch reports that the account was deleted during the change', async () => {
  const { storage, patch } = openPatched();
  storage.interruption = () => storage.deleteDocument('ann');
  expect(await patch({ title: 'A' })).toEqual({ ok: false, error: { code: 'account/deleted' } });
});
