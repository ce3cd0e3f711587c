import { describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyEdit } from '../record/index.ts';
import type { Replica } from '../replica/replica.ts';
import type { Device } from '../testing/device.ts';
import { Scenario, start } from '../testing/scenario.ts';

/** Devices of the simulation show two records of each collection first. */
const shownFirst = 2;

describe('a start', () => {
  it('SY37a shows the newest and the pinned records first, and all once they have been read', async () => {
    const { scenario, device } = await storedDocument();
    const { replica, readRest } = await startReading(scenario, device);
    expect([...replica.document.view.keysOf('notes')].sort()).toEqual(['notes/0', 'notes/9']);
    expect(replica.document.view.keysOf('workouts').size).toBe(shownFirst);
    expect(titleOf(replica, 'notes/0')).toBe('pinned');
    expect(replica.document.records.isComplete).toBe(false);
    readRest();
    await scenario.settle();
    expect(replica.document.records.isComplete).toBe(true);
    await expectAgreement(scenario, replica);
  });

  it('SY37a knows which records were deleted last, so that their ids are not used again', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: before } = await device.openTab();
    await scenario.settle();
    before.deletePermanently(['notes/9']);
    await closeStored(scenario, device);
    const { replica, readRest } = await startReading(scenario, device);
    expect(replica.document.view.get('notes/9')?.tombstone).toBeDefined();
    readRest();
    await scenario.settle();
    await expectAgreement(scenario, replica);
  });

  it('SY37a shows the newest of the pinned records if there are too many', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: before } = await device.openTab();
    await scenario.settle();
    for (const at of [2, 4, 3]) write(before, `notes/${at}`, 'pinnedAt', start);
    await closeStored(scenario, device);
    const { replica } = await startReading(scenario, device);
    expect([...replica.document.view.keysOf('notes')].sort()).toEqual(['notes/3', 'notes/4']);
  });

  it('SY37a shows as many records after others were deleted', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: before } = await device.openTab();
    await scenario.settle();
    before.deletePermanently(['notes/9', 'notes/8', 'notes/7']);
    await closeStored(scenario, device);
    const { replica } = await startReading(scenario, device);
    const { view } = replica.document;
    const listed = [...view.keysOf('notes')].filter((key) => view.get(key)?.tombstone === undefined);
    expect(listed.sort()).toEqual(['notes/0', 'notes/6']);
  });

  it('SY37a shows what was stored since, by this tab and others: edits of the first records, and new ones', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: before } = await device.openTab();
    await scenario.settle();
    write(before, 'notes/9', 'title', 'edited since');
    write(before, 'notes/new', 'title', 'new', start);
    await scenario.settle();
    device.online = false;
    scenario.network.cutAll();
    write(before, 'notes/0', 'title', 'edited offline');
    write(before, 'notes/newer', 'title', 'newer', start);
    await scenario.pass(1_000);
    device.kill(device.tabs[0]!);
    const { replica, readRest } = await startReading(scenario, device);
    expect(titleOf(replica, 'notes/9')).toBe('edited since');
    expect(titleOf(replica, 'notes/new')).toBe('new');
    expect(titleOf(replica, 'notes/0')).toBe('edited offline');
    expect(titleOf(replica, 'notes/newer')).toBe('newer');
    expect(replica.document.pendingCount).toBe(2);
    expect(replica.status).toMatchObject({ pending: 2 });
    device.online = true;
    readRest();
    await scenario.settle();
    await expectAgreement(scenario, replica);
  });

  it('SY37b does not show a record of which it knows only what was changed', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: before } = await device.openTab();
    await scenario.settle();
    write(before, 'notes/3', 'notebook', 'promoted');
    await scenario.settle();
    device.online = false;
    scenario.network.cutAll();
    write(before, 'notes/4', 'notebook', 'pending');
    await scenario.pass(1_000);
    device.kill(device.tabs[0]!);
    const { replica, readRest } = await startReading(scenario, device);
    expect(replica.document.view.get('notes/3')).toBeUndefined();
    expect(replica.document.view.get('notes/4')).toBeUndefined();
    readRest();
    await scenario.pass(1_000);
    expect(titleOf(replica, 'notes/3')).toBe('3');
    expect(titleOf(replica, 'notes/4')).toBe('4');
    expect(replica.document.view.get('notes/4')?.fields.get('notebook')?.value).toBe('pending');
  });

  it('SY37b does not show a part of a record after another tab has promoted its pending change', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: other } = await device.openTab();
    await scenario.settle();
    const promote = device.storage.promote.bind(device.storage);
    const gate = Promise.withResolvers<void>();
    device.storage.promote = () => gate.promise.then(promote);
    write(other, 'notes/4', 'notebook', 'edited');
    await scenario.pass(5_000);
    const { replica, readRest } = await startReading(scenario, device);
    expect(replica.document.view.get('notes/4')).toBeUndefined();
    gate.resolve();
    await scenario.settle();
    expect(other.document.pending.storedCount).toBe(0);
    expect(replica.document.view.get('notes/4')).toBeUndefined();
    expect(replica.document.view.isUnread('notes/4')).toBe(true);
    readRest();
    await scenario.settle();
    await expectAgreement(scenario, replica, other);
  });

  it('SY37c keeps an edit of a record that it does not know yet, and adds nothing that the record may have', async () => {
    const { scenario, device } = await storedDocument();
    const { replica, readRest } = await startReading(scenario, device);
    write(replica, 'notes/5', 'title', 'edited unread');
    write(replica, 'notes/day-2026-11-20', 'title', 'a day');
    expect(titleOf(replica, 'notes/5')).toBe('edited unread');
    expect(replica.document.view.get('notes/day-2026-11-20')?.fields.has('createdAt')).toBe(false);
    await scenario.pass(1_000);
    const whole = replica.document.records.whole('notes/5');
    readRest();
    expect((await scenario.during(whole)).fields.get('createdAt')?.value).toBe(start + 5);
    await scenario.settle();
    expect(titleOf(replica, 'notes/5')).toBe('edited unread');
    expect(replica.document.view.get('notes/5')?.fields.get('createdAt')?.value).toBe(start + 5);
    await expectAgreement(scenario, replica);
  });

  it('SY37d connects only once everything has been read, and tries again until the storage answers', async () => {
    const { scenario, device } = await storedDocument();
    const load = device.storage.load;
    device.storage.load = () => Promise.reject(new Error('the disk does not answer'));
    const { replica } = await device.openTab();
    await scenario.pass(60_000);
    expect(replica.status).toEqual({ kind: 'failed', pending: 0, failure: { code: 'storage/unavailable' } });
    expect(replica.document.view.keysOf('notes').size).toBe(shownFirst);
    expect(scenario.broken.splice(0)).not.toEqual([]);
    device.storage.load = load;
    await scenario.settle();
    await expectAgreement(scenario, replica);
  });

  it('SY37d connects only after it has given up its cursor because a chunk is damaged, and receives all again', async () => {
    const { scenario, device } = await storedDocument();
    const load = device.storage.load.bind(device.storage);
    device.storage.load = async () => {
      device.storage.load = load;
      const { summaryChunks, ...stored } = await load();
      return { ...stored, summaryChunks: summaryChunks.map((chunk) => ({ ...chunk, bytes: new Uint8Array() })) };
    };
    const restartFirstSync = device.storage.restartFirstSync.bind(device.storage);
    device.storage.restartFirstSync = async () => {
      await new Promise<void>((go) => void scenario.time.after(3_000, go));
      return restartFirstSync();
    };
    const { replica } = await device.openTab();
    await scenario.settle();
    expect(scenario.broken.splice(0)).not.toEqual([]);
    await expectAgreement(scenario, replica);
  });

  it('SY37g reads everything before it shows anything if what it would show first is damaged', async () => {
    const { scenario, device } = await storedDocument();
    const stored = await device.storage.start.load();
    await device.storage.start.store({ ...stored!.start, summaries: new Uint8Array([1, 2, 3]) });
    const { replica } = await device.openTab();
    expect(replica.document.view.keysOf('notes').size).toBe(10);
    expect(scenario.broken.splice(0)).toHaveLength(1);
    await scenario.settle();
    await expectAgreement(scenario, replica);
  });

  it('SY37e is not prepared by a page that had to replace chunks, but by the next one', async () => {
    const { scenario, device } = await storedDocument();
    const { replica } = await device.openTab();
    await scenario.settle();
    await device.storage.restartFirstSync();
    await scenario.during(device.closeTab(device.tabs[0]!));
    expect(replica.document.records.isComplete).toBe(true);
    const { replica: replacing } = await device.openTab();
    await scenario.settle();
    expect(replacing.document.records.isComplete).toBe(true);
    await scenario.during(replacing.visible(false));
    await scenario.pass(1_000);
    expect(await device.storage.start.load()).toBeNull();
    await scenario.during(device.closeTab(device.tabs[0]!));
    const { replica: next } = await device.openTab();
    await scenario.settle();
    await scenario.during(next.visible(false));
    await scenario.pass(1_000);
    expect((await device.storage.start.load())?.start.summaries.length).toBeGreaterThan(0);
    await expectAgreement(scenario, next);
  });

  it('SY37h is not used after an earlier version has replaced the chunks from which it was chosen', async () => {
    const { scenario, device } = await storedDocument();
    const { start: set } = (await device.storage.start.load())!;
    const { replica: writer } = await scenario.openDevice('another');
    for (let at = 0; at < 40; at++) {
      const key: RecordKey = `workouts/${at}`;
      await scenario.during(writer.document.records.open(key));
      write(writer, key, 'sets/a/result', Buffer.from(scenario.chance.bytes(6_000)).toString('base64'));
    }
    await scenario.settle();
    await device.storage.restartFirstSync();
    await device.openTab();
    await closeStored(scenario, device);
    await device.storage.start.store(set); // which that version did not delete
    const { replica } = await device.openTab();
    await scenario.settle();
    await expectAgreement(scenario, replica);
  });

  it('is prepared by a page that found none, even if it stores nothing else', async () => {
    const { scenario, device } = await storedDocument();
    const { summaries, ...rest } = (await device.storage.start.load())!.start;
    await device.storage.start.store({ ...rest, summaries, layer: 7 });
    expect(await device.storage.start.load()).toBeNull();
    device.online = false;
    await device.openTab();
    await scenario.pass(5_000);
    expect((await device.storage.start.load())?.start.summaries).toEqual(summaries);
  });

  it('reads the rest of a record that was created again on another device, also of its open body', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: writer } = await scenario.openDevice('another');
    const again = bodyEdit('notes/3', null, 'written again. ')?.update;
    const leaves = [{ path: 'createdAt', value: start }];
    writer.edit([{ key: 'notes/3', leaves, ...(again && { body: again }) }]);
    const tab = await device.openTab();
    await scenario.settle();
    device.kill(tab);
    const { replica, readRest } = await startReading(scenario, device);
    const { text } = await scenario.during(replica.document.bodies.open('notes/3'));
    readRest();
    await scenario.settle();
    expect(text.toString()).toContain('in a chunk');
    expect(text.toString()).toContain('written again.');
    await expectAgreement(scenario, replica);
  });

  it('takes over what another tab stores while it reads', async () => {
    const { scenario, device } = await storedDocument();
    const { replica: other } = await device.openTab();
    await scenario.settle();
    const { replica, readRest } = await startReading(scenario, device);
    write(other, 'notes/0', 'title', 'from the other tab');
    write(other, 'notes/6', 'title', 'of an unread note');
    await scenario.settle();
    expect(titleOf(replica, 'notes/0')).toBe('from the other tab');
    expect(replica.document.view.get('notes/6')).toBeUndefined();
    readRest();
    await scenario.settle();
    await expectAgreement(scenario, replica, other);
  });
});

/** A device that has ten notes and forty workouts in chunks, and has stored what a start shows first. */
async function storedDocument(): Promise<{ readonly scenario: Scenario; readonly device: Device }> {
  const scenario = new Scenario();
  const writer = await scenario.openDevice('writer');
  for (let at = 0; at < 10; at++)
    write(writer.replica, `notes/${at}`, 'title', at === 0 ? 'pinned' : `${at}`, start + at);
  for (let at = 0; at < 40; at++) {
    const key: RecordKey = `workouts/${at}`;
    write(writer.replica, key, 'title', `${at}`, start + at);
    write(writer.replica, key, 'sets/a/result', Buffer.from(scenario.chance.bytes(6_000)).toString('base64'));
  }
  write(writer.replica, 'notes/0', 'pinnedAt', start);
  const text = bodyEdit('notes/3', null, 'in a chunk')?.update;
  writer.replica.edit([{ key: 'notes/3', leaves: [], ...(text && { body: text }) }]);
  await scenario.settle();
  await scenario.during(writer.device.closeTab(writer.device.tabs[0]!));
  const { device, replica } = await scenario.openDevice('reader');
  await scenario.settle();
  await scenario.during(replica.visible(false));
  await scenario.pass(1_000);
  await scenario.during(device.closeTab(device.tabs[0]!));
  expect(await device.storage.start.load()).not.toBeNull();
  expect((await device.storage.load()).summaryChunks).not.toEqual([]);
  return { scenario, device };
}

/** Lets the only tab store everything, and what a start shows first, and closes it. */
async function closeStored(scenario: Scenario, device: Device): Promise<void> {
  const tab = device.tabs[0]!;
  await scenario.settle();
  await scenario.during(tab.replica.visible(false));
  await scenario.pass(1_000);
  await scenario.during(device.closeTab(tab));
}

/** Opens a tab that reads no more than what it shows first until `readRest` is called. */
async function startReading(scenario: Scenario, device: Device) {
  const load = device.storage.load.bind(device.storage);
  let readRest = () => {};
  const isReading = new Promise<void>((resolve) => {
    readRest = resolve;
  });
  device.storage.load = async () => {
    await isReading;
    return load();
  };
  const { replica } = await device.openTab();
  await scenario.pass(1_000);
  return { replica, readRest };
}

function write(replica: Replica, key: RecordKey, path: string, value: string | number, createdAt?: number): void {
  const leaves = createdAt === undefined ? [] : [{ path: 'createdAt', value: createdAt }];
  replica.edit([{ key, leaves: [{ path, value }, ...leaves] }]);
}

function titleOf(replica: Replica, key: RecordKey): unknown {
  return replica.document.view.get(key)?.fields.get('title')?.value;
}

async function expectAgreement(scenario: Scenario, ...replicas: readonly Replica[]): Promise<void> {
  const onHub = await scenario.onHub();
  for (const replica of replicas) {
    expect(await scenario.seenOn(replica)).toEqual(onHub);
    expect(replica.status).toEqual({ kind: 'saved' });
  }
  expect(scenario.broken).toEqual([]);
}
