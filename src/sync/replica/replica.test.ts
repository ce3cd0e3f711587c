import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as Y from 'yjs';
import { inTrash, type RecordKey } from '#domain/kernel/index.ts';
import type { SocketEvents } from '../client/socket.ts';
import { readHere } from '../document/body-reader.ts';
import { StorageError } from '../document/device-storage.ts';
import type { RecordEdit } from '../document/document-edits.ts';
import { MemoryDeviceStorage } from '../document/memory-device-storage.ts';
import { PushWindow } from '../document/push-window.ts';
import type { SaveStatus } from '../document/status.ts';
import { noOtherTabs } from '../document/tabs.ts';
import { bodyText, checksumOf, encodeChanges, openDocument } from '../record/index.ts';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { person, readDeviceFrame, readHubFrame, Scenario, start } from '../testing/scenario.ts';
import { Replica, type ReplicaEvents, type ReplicaPorts } from './replica.ts';

const key: RecordKey = 'notes/a';

it('encodes large pushes in a task each, and sends them all', async () => {
  const { replica, scenario } = await online();
  const { next } = PushWindow.prototype;
  const taken: number[] = [];
  const spy = vi.spyOn(PushWindow.prototype, 'next').mockImplementation(function (this: PushWindow, ...of) {
    const found = next.apply(this, of);
    taken.push(found?.pushes.length ?? 0);
    return found;
  });
  onTestFinished(() => spy.mockRestore());
  const keys = Array.from({ length: 9 }, (_, at): RecordKey => `notes/n${at}`);
  for (const each of keys) replica.edit([{ key: each, leaves: [{ path: 'title', value: 'x'.repeat(50_000) }] }]);
  await scenario.settle();
  expect([...(await scenario.onHub()).keys()]).toEqual(expect.arrayContaining(keys));
  expect(Math.max(...taken)).toBe(1);
});

describe('the two layers of a device', () => {
  it('SY1c an edit is visible at once and appends one pending change, which is never rewritten', async () => {
    const { replica, device, scenario } = await offline();
    replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
    expect(replica.document.view.get(key)?.fields.get('title')?.value).toBe('one');
    await scenario.pass(100);
    const { pending: before } = await device.storage.load();
    replica.edit([{ key, leaves: [{ path: 'title', value: 'two' }] }]);
    await scenario.pass(100);
    const { pending, records } = await device.storage.load();
    expect(pending).toHaveLength(2);
    expect(pending[0]).toEqual(before[0]);
    expect(pending[1]?.replaced).toEqual([[before[0]?.changes[0]?.fields.get('title')?.stamp]]);
    expect(records).toEqual([]);
  });

  it('SY1g an acknowledgement moves exactly its rows to the synced layer', async () => {
    const { replica, device, scenario } = await online();
    replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
    await scenario.pass(1_000);
    const { pending, records } = await device.storage.load();
    expect(pending).toEqual([]);
    expect(records.map((record) => record.state.fields.get('title')?.value)).toEqual(['one']);
    expect(replica.document.pendingCount).toBe(0);
  });

  it('SY1g goes on until all acknowledged rows are promoted', async () => {
    const { replica, device, scenario } = await online();
    const promote = device.storage.promote.bind(device.storage);
    const some = vi.fn(async () => {
      const promoted = await promote();
      return promoted === null ? null : { ...promoted, areAll: false };
    });
    device.storage.promote = some;
    replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
    await scenario.pass(1_000);
    expect(some).toHaveBeenCalledTimes(2);
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY1d an acknowledged change counts as saved, however long its promotion takes', async () => {
    const { replica, device, scenario } = await online();
    const settle = device.storage.promote.bind(device.storage);
    let goOn = () => {};
    const waits = new Promise<void>((done) => {
      goOn = done;
    });
    device.storage.promote = async () => {
      await waits;
      return settle();
    };
    replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
    await scenario.pass(1_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(replica.document.pendingCount).toBe(0);
    expect((await device.storage.load()).pending).toHaveLength(1);
    expect(replica.document.view.get(key)?.fields.get('title')?.value).toBe('one');
    goOn();
    await scenario.pass(100);
    expect((await device.storage.load()).pending).toEqual([]);
    expect(replica.document.view.get(key)?.fields.get('title')?.value).toBe('one');
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY1e acknowledged changes are promoted during a pause in editing, and after two seconds at the latest', async () => {
    const { replica, device, scenario } = await online();
    const type = async (forMs: number) => {
      for (let at = 0; at < forMs; at += 100) {
        replica.edit([{ key, leaves: [{ path: 'title', value: `${at}` }] }]);
        await scenario.pass(100);
      }
      return (await device.storage.load()).pending.length;
    };
    expect(await type(1_500)).toBe(15);
    expect(replica.document.pendingCount).toBeLessThanOrEqual(1);
    expect(await type(1_500)).toBeLessThan(15);
    await scenario.pass(1_000);
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY1h the next page counts acknowledged changes as saved and promotes them', async () => {
    const { replica, device, scenario } = await acknowledged();
    expect(replica.status).toEqual({ kind: 'saved' });
    device.kill(device.tabs[0]!);
    device.online = false;
    const again = await device.openTab();
    expect(again.replica.document.pendingCount).toBe(0);
    expect(again.replica.document.view.get(key)?.fields.get('title')?.value).toBe('one');
    device.online = true;
    again.replica.online();
    const asked: string[] = [];
    scenario.network.toHub = (frame) => {
      asked.push(readDeviceFrame(frame).type);
      return frame;
    };
    await scenario.settle();
    expect((await device.storage.load()).pending).toEqual([]);
    expect(asked).toContain('hello');
    expect(asked).not.toContain('push');
  });

  it('SY1i changes that one lineage acknowledged and that are not promoted are sent to the next', async () => {
    const { device, scenario } = await acknowledged();
    scenario.restartHub(new MemoryHubStorage('epoch 2'));
    await scenario.settle();
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'one' } });
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY1f acknowledged changes are promoted when the page is hidden', async () => {
    const { replica, device, scenario } = await acknowledged();
    await replica.visible(false);
    await scenario.pass(0);
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY12e, SY12f an acknowledgement does not move the cursor, and its change stays pending until the cursor does', async () => {
    const { replica, device, scenario } = await online();
    const { cursor } = replica.document.meta;
    scenario.network.toDevice = (frame) => (readHubFrame(frame).type === 'changes' ? new Uint8Array(0) : frame);
    replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
    await scenario.pass(1_000);
    expect(replica.document.meta.cursor).toBe(cursor);
    expect((await device.storage.load()).pending).toHaveLength(1);
    expect(replica.status).toEqual({ kind: 'saving', pending: 1 });
    scenario.network.toDevice = (frame) => frame;
    scenario.network.cutAll();
    await scenario.settle();
    expect(replica.document.meta.cursor).toBe((cursor ?? 0) + 1);
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY1a, SY1b a new page sees both layers merged', async () => {
    const { replica, device, scenario } = await online();
    replica.edit([{ key, leaves: [{ path: 'title', value: 'shared' }] }]);
    await scenario.pass(1_000);
    device.online = false;
    scenario.network.cutAll();
    replica.edit([{ key, leaves: [{ path: 'notebook', value: 'waiting' }] }]);
    await scenario.pass(100);
    device.kill(device.tabs[0]!);
    const again = await device.openTab();
    expect(await scenario.seenOn(again.replica)).toEqual(
      new Map([[key, { leaves: { notebook: 'waiting', title: 'shared' }, text: '' }]]),
    );
    expect(again.replica.document.pendingCount).toBe(1);
  });
});

describe('an import of many records', () => {
  const notes = Array.from({ length: 50 }, (_, at): RecordKey => `notes/${at}`);

  it('SY1k is stored by one write, and shown as a whole when it is stored', async () => {
    const { replica, device, scenario } = await offline();
    const append = device.storage.appendPending.bind(device.storage);
    const shown: number[] = [];
    device.storage.appendPending = async (rows) => {
      shown.push(replica.document.view.keysOf('notes').size);
      return append(rows);
    };
    expect(await scenario.during(replica.editTogether(inTens(notes)))).toBe(true);
    expect(shown).toEqual([0]);
    expect(replica.document.view.keysOf('notes').size).toBe(50);
    expect(replica.document.view.get('notes/7')?.fields.get('title')?.value).toBe('note notes/7');
    expect(await scenario.during(replica.document.bodies.text('notes/7'))).toBe('text of notes/7');
    expect((await device.storage.load()).pending).toHaveLength(5);
    expect(replica.status).toEqual({ kind: 'offline', pending: 5 });
  });

  it('SY1k reaches the hub and other devices like every edit, also after the page was closed', async () => {
    const scenario = new Scenario();
    const device = scenario.device();
    device.online = false;
    const tab = await device.openTab();
    await scenario.during(tab.replica.editTogether(inTens(notes)));
    device.kill(tab);
    device.online = true;
    const { replica: next } = await device.openTab();
    expect(next.document.view.keysOf('notes').size).toBe(50);
    await scenario.settle();
    expect(next.status).toEqual({ kind: 'saved' });
    const { replica: other } = await scenario.openDevice();
    await scenario.settle();
    expect(await scenario.during(other.document.bodies.text('notes/49'))).toBe('text of notes/49');
  });

  it('SY1k is merged with what arrives from another device in the meantime', async () => {
    const scenario = new Scenario();
    const [{ replica }, { replica: other }] = [await scenario.openDevice(), await scenario.openDevice()];
    async function* slowly() {
      for await (const edits of inTens(notes)) {
        other.edit([{ key: 'notes/3', leaves: [{ path: 'pinnedAt', value: 5 }] }]);
        await new Promise<void>((done) => scenario.time.after(2_000, done));
        yield edits;
      }
    }
    await scenario.during(replica.editTogether(slowly()));
    await scenario.settle();
    for (const each of [replica, other]) {
      const { fields } = each.document.view.get('notes/3') ?? { fields: new Map() };
      expect([fields.get('title')?.value, fields.get('pinnedAt')?.value]).toEqual(['note notes/3', 5]);
    }
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY1l of which the disk refuses a part, leaves nothing in memory or to send', async () => {
    const { replica, device, scenario } = await offline();
    device.storage.appendPending = () => Promise.reject(new Error('no disk'));
    await expect(scenario.during(replica.editTogether(inTens(notes)))).rejects.toThrow('no disk');
    expect(replica.document.view.keysOf('notes').size).toBe(0);
    expect(replica.document.pendingCount).toBe(0);
    expect((await device.storage.load()).pending).toEqual([]);
  });

  it('SY1l that is cancelled while it is read, leaves nothing', async () => {
    const { replica, device, scenario } = await offline();
    async function* cancelled() {
      yield* inTens(notes.slice(0, 20));
      throw new Error('cancelled');
    }
    await expect(scenario.during(replica.editTogether(cancelled()))).rejects.toThrow('cancelled');
    replica.edit([{ key: 'notes/after', leaves: [{ path: 'title', value: 'after' }] }]);
    await scenario.pass(100);
    expect([...replica.document.view.keysOf('notes')]).toEqual(['notes/after']);
    expect((await device.storage.load()).pending).toHaveLength(1);
  });

  async function* inTens(keys: readonly RecordKey[]): AsyncGenerator<readonly RecordEdit[]> {
    for (let at = 0; at < keys.length; at += 10) {
      yield keys.slice(at, at + 10).map((each) => ({
        key: each,
        leaves: [{ path: 'title', value: `note ${each}` }],
        body: bodyWithText(`text of ${each}`),
      }));
    }
  }
});

describe('a body on the device', () => {
  it('SY2e is handed to the storage in the task of each key press, even while earlier text is still being written', async () => {
    const { replica, device, scenario } = await offline();
    const body = await scenario.during(replica.document.bodies.open(key));
    const append = device.storage.appendPending.bind(device.storage);
    device.storage.appendPending = async (rows) => {
      const ids = await append(rows);
      await new Promise<void>((done) => scenario.time.after(5_000, done));
      return ids;
    };
    let typed = '';
    for (const letter of 'box') {
      body.text.insert(body.text.length, letter);
      typed += letter;
      await Promise.resolve();
      expect(await textOnDisk(device.storage)).toBe(typed);
    }
    expect((await device.storage.load()).pending).toHaveLength(3);
    expect(replica.document.pendingCount).toBe(3);
    await scenario.pass(900);
    expect(replica.document.pendingCount).toBe(3);
    await scenario.pass(20_000);
    // the fourth says when the burst of typing was over
    expect(replica.document.pending.storedCount).toBe(4);
    expect(replica.document.pendingCount).toBe(4);
  });

  it('is not given what was typed into it a second time', async () => {
    const { replica, scenario } = await offline();
    const body = await scenario.during(replica.document.bodies.open(key));
    let transactions = 0;
    body.doc.on('afterTransaction', () => transactions++);
    for (const letter of 'box') {
      body.text.insert(body.text.length, letter);
      await Promise.resolve();
    }
    expect(transactions).toBe(3);
    replica.edit([{ key, leaves: [], body: bodyWithText('!') }]);
    expect([transactions, body.text.length]).toEqual([4, 4]);
  });

  it('SY2g is not shown as saved from the key press on, even before any of it is on disk', async () => {
    const { replica, scenario } = await online();
    const body = await scenario.during(replica.document.bodies.open(key));
    expect(replica.status).toEqual({ kind: 'saved' });
    body.text.insert(0, 'k');
    await Promise.resolve();
    expect(replica.status).toEqual({ kind: 'saving', pending: 1 });
    await scenario.pass(1_000);
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY2e is on disk at once when the page is hidden', async () => {
    const { replica, device, scenario } = await offline();
    const body = await scenario.during(replica.document.bodies.open(key));
    body.text.insert(0, 'typed');
    await replica.visible(false);
    expect(await textOnDisk(device.storage)).toBe('typed');
  });

  it('SY2b, SY2c with many updates is compacted when it is opened, to the same text', async () => {
    const { replica, device, scenario } = await online();
    const body = await scenario.during(replica.document.bodies.open(key));
    for (let at = 0; at < 40; at++) {
      body.text.insert(body.text.length, `${at} `);
      await scenario.pass(100);
    }
    await scenario.pass(1_000);
    const text = body.text.toString();
    expect((await device.storage.bodyParts(1, key)).length).toBeGreaterThan(24);
    replica.document.bodies.close(key);
    await scenario.during(device.closeTab(device.tabs[0]!));
    const again = await device.openTab();
    expect((await scenario.during(again.replica.document.bodies.open(key))).text.toString()).toBe(text);
    expect(await device.storage.bodyParts(1, key)).toHaveLength(1);
  });
});

it('SY27h, SY27i the first edit of a daily note writes its day, and createdAt if the hub lacks the note', async () => {
  const day = 'notes/day-2026-11-21';
  const tag = { path: 'tags/knee', value: 'Knee' };
  const { replica } = await online();
  replica.edit([{ key: day, leaves: [tag] }]);
  const leavesOf = (of: Replica) =>
    Object.fromEntries([...(of.document.view.get(day)?.fields ?? [])].map(([path, { value }]) => [path, value]));
  expect(leavesOf(replica)).toEqual({
    'tags/knee': 'Knee',
    day: '2026-11-21',
    createdAt: replica.document.clock.now(),
  });
  const { replica: unsynced } = await offline();
  unsynced.edit([{ key: day, leaves: [tag] }]);
  expect(leavesOf(unsynced)).toEqual({ 'tags/knee': 'Knee', day: '2026-11-21' });
  unsynced.edit([{ key: 'notes/5d0c', leaves: [tag] }]);
  expect([...(unsynced.document.view.get('notes/5d0c')?.fields.keys() ?? [])]).toEqual(['tags/knee']);
});

describe('typing', () => {
  /** Opens a body, and collects the values of `editedAt` from then on. */
  async function typing() {
    const opened = await online();
    const { replica, scenario } = opened;
    replica.edit([{ key, leaves: [{ path: 'title', value: 'Squats' }] }]);
    const body = await scenario.during(replica.document.bodies.open(key));
    const dates = new Set<unknown>();
    const type = async (ms: number) => {
      body.text.insert(body.text.length, 'x');
      await scenario.pass(ms);
      dates.add(replica.document.view.get(key)?.fields.get('editedAt')?.value);
      return replica.document.clock.now();
    };
    const trash = () => {
      void replica.flush();
      replica.edit([{ key, leaves: [{ path: 'trashedAt', value: replica.document.clock.now() }] }]);
    };
    const isInTrash = () => inTrash(replica.document.view.get(key)?.fields ?? new Map());
    return { ...opened, body, dates, type, trash, isInTrash };
  }

  it('SY25e writes editedAt when it starts and when it pauses, not with each key press', async () => {
    const { replica, scenario, dates, type } = await typing();
    const startedAt = replica.document.clock.now();
    let lastAt = 0;
    for (let each = 0; each < 8; each++) lastAt = (await type(100)) - 100;
    expect([...dates]).toEqual([startedAt]);
    await scenario.pass(1_000);
    expect(replica.document.view.get(key)?.fields.get('editedAt')?.value).toBe(lastAt);
    await scenario.settle();
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { editedAt: lastAt } });
  });

  it('SY25f that pauses after the note was trashed leaves the note in the trash', async () => {
    const { scenario, type, trash, isInTrash } = await typing();
    for (let each = 0; each < 3; each++) await type(100);
    trash();
    await scenario.pass(5_000);
    expect(isInTrash()).toBe(true);
  });

  it('SY25f that pauses after another device deleted the note permanently writes nothing into it', async () => {
    const { replica, scenario, type } = await typing();
    const other = await scenario.openDevice();
    await scenario.settle();
    for (let each = 0; each < 3; each++) await type(100);
    other.replica.deletePermanently([key]);
    await scenario.pass(400);
    expect(replica.document.view.get(key)?.tombstone).toBeDefined();
    const edit = vi.spyOn(replica, 'edit');
    await scenario.pass(5_000);
    expect(edit).not.toHaveBeenCalled();
  });

  it('SY25f, SY25g in a note that another device has trashed restores it with the next key press', async () => {
    const { replica, scenario, body, type, isInTrash } = await typing();
    const other = await scenario.openDevice();
    await scenario.settle();
    for (let each = 0; each < 3; each++) await type(100);
    other.replica.edit([{ key, leaves: [{ path: 'trashedAt', value: other.replica.document.clock.now() }] }]);
    body.text.insert(0, 'y');
    await scenario.pass(400);
    expect(isInTrash()).toBe(true);
    await scenario.pass(5_000);
    expect(isInTrash()).toBe(true);
    body.text.insert(0, 'z');
    await Promise.resolve();
    expect(isInTrash()).toBe(false);
    await scenario.settle();
    expect(inTrash(other.replica.document.view.get(key)?.fields ?? new Map())).toBe(false);
    expect(replica.status).toEqual({ kind: 'saved' });
  });
});

it('SY5a, SY5b each page has its own replica id and Yjs client ids, even on the same storage', async () => {
  const { replica, device, scenario } = await online();
  const other = await device.openTab();
  expect(other.replica.document.clock.replica).not.toBe(replica.document.clock.replica);
  const [a, b] = await scenario.during(
    Promise.all([replica.document.bodies.open(key), other.replica.document.bodies.open(key)]),
  );
  expect(a.doc.clientID).not.toBe(b.doc.clientID);
});

it('SY6a an edit’s stamp is above that of the leaf it replaces, whatever this device’s clock says', async () => {
  const { replica, device, scenario } = await online();
  replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
  const before = replica.document.view.get(key)?.fields.get('title')?.stamp ?? '';
  device.clockError = -3_600_000;
  replica.edit([{ key, leaves: [{ path: 'title', value: 'two' }] }]);
  expect((replica.document.view.get(key)?.fields.get('title')?.stamp ?? '') > before).toBe(true);
  await scenario.settle();
  expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'two' } });
});

it('SY7a changes of a wrong clock are restamped before any received change is merged', async () => {
  const { replica, device, scenario } = await online();
  const other = await scenario.openDevice('other');
  device.online = false;
  scenario.network.cutAll();
  await scenario.pass(1_000);
  device.clockError = 3_600_000;
  replica.edit([{ key, leaves: [{ path: 'title', value: 'an hour ahead' }] }]);
  other.replica.edit([{ key: 'notes/b', leaves: [{ path: 'title', value: 'meanwhile' }] }]);
  await scenario.pass(1_000);
  const order: string[] = [];
  for (const name of ['restamp', 'applyRemote'] as const) {
    const original = device.storage[name].bind(device.storage) as (...asked: unknown[]) => Promise<never>;
    device.storage[name] = (...asked: unknown[]) => {
      order.push(name);
      return original(...asked);
    };
  }
  device.online = true;
  replica.online();
  await scenario.settle();
  expect(order.slice(0, 2)).toEqual(['restamp', 'applyRemote']);
  expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
});

it('SY7j a sent but unanswered change is sent again unchanged even if the clock is set right in between', async () => {
  const { replica, device, scenario } = await online();
  scenario.network.toDevice = (frame) => (readHubFrame(frame).type === 'ack' ? null : frame);
  const pushes: Uint8Array[] = [];
  scenario.network.toHub = (frame) => {
    const message = readDeviceFrame(frame);
    if (message.type === 'push') pushes.push(message.body.changes);
    return frame;
  };
  replica.edit([{ key, leaves: [{ path: 'title', value: 'sent' }] }]);
  await scenario.pass(15);
  expect(pushes).toHaveLength(1);
  device.kill(device.tabs[0]!);
  scenario.network.cutAll();
  scenario.network.toDevice = (frame) => frame;
  device.clockError = -3_600_000;
  const again = await device.openTab();
  await scenario.settle();
  expect(Math.abs(again.replica.document.clock.now() - scenario.time.now())).toBeLessThan(1_000);
  expect(pushes).toEqual([pushes[0], pushes[0]]);
  expect(again.replica.status).toEqual({ kind: 'saved' });
});

describe('the time of a welcome', () => {
  it('SY7m that took more than ten seconds is ignored', async () => {
    const scenario = new Scenario();
    scenario.network.weather = { ...scenario.network.weather, maxDelayMs: 40_000 };
    const device = scenario.device();
    device.clockError = 3_600_000;
    const { replica } = await device.openTab();
    await scenario.pass(200_000);
    expect(replica.document.meta.epoch).toBe('epoch 1');
    const off = () => replica.document.clock.now() - scenario.time.now();
    expect(off()).toBe(3_600_000);
    scenario.network.weather = { ...scenario.network.weather, maxDelayMs: 20 };
    scenario.network.cutAll();
    await scenario.pass(60_000);
    expect(Math.abs(off())).toBeLessThan(1_000);
  });

  it('SY7n sets the clock the first time, and later only if it is off by more than a second', async () => {
    const scenario = new Scenario();
    const device = scenario.device();
    device.clockError = 600;
    const stored: number[] = [];
    const setClock = device.storage.setClock.bind(device.storage);
    device.storage.setClock = (clock) => {
      stored.push(Math.round(clock.offset / 100));
      return setClock(clock);
    };
    await device.openTab();
    await scenario.pass(1_000);
    expect(stored).toEqual([-6]);
    for (const error of [1_400, 1_900]) {
      device.clockError = error;
      scenario.network.cutAll();
      await scenario.pass(5_000);
    }
    expect(stored).toEqual([-6, -19]);
  });

  it('SY9a is stored on the device, so that today is right before the next welcome', async () => {
    const scenario = new Scenario();
    const device = scenario.device();
    device.clockError = -3 * 24 * 3_600_000;
    await device.openTab();
    await scenario.pass(1_000);
    device.online = false;
    device.kill(device.tabs[0]!);
    scenario.network.cutAll();
    const { replica } = await device.openTab();
    expect(Math.abs(replica.document.clock.now() - scenario.time.now())).toBeLessThan(1_000);
    expect(new Date(replica.document.clock.now()).toISOString().slice(0, 10)).toBe(
      new Date(start).toISOString().slice(0, 10),
    );
  });
});

it('SY12b a range that does not follow from the cursor is not applied but requested again', async () => {
  const { replica, scenario } = await online();
  const other = await scenario.openDevice('other');
  let dropped = false;
  scenario.network.toDevice = (frame) => {
    if (dropped || !Buffer.from(frame).includes('missed')) return frame;
    dropped = true;
    return new Uint8Array(0);
  };
  other.replica.edit([{ key, leaves: [{ path: 'title', value: 'missed' }] }]);
  await scenario.pass(1_000);
  expect([dropped, replica.document.view.get(key)]).toEqual([true, undefined]);
  other.replica.edit([{ key: 'notes/b', leaves: [{ path: 'title', value: 'next' }] }]);
  await scenario.pass(1_000);
  expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
  expect(replica.document.meta.cursor).toBe(2);
});

it('SY15l applies everything received on one connection before it says hello on the next', async () => {
  const { replica, device, scenario } = await online();
  const other = await scenario.openDevice('other');
  const applyRemote = device.storage.applyRemote.bind(device.storage);
  device.storage.applyRemote = async (changes, range) => {
    await new Promise<void>((done) => void scenario.time.after(10_000, done));
    return applyRemote(changes, range);
  };
  const cursors: (number | null)[] = [];
  scenario.network.toHub = (frame) => {
    const message = readDeviceFrame(frame);
    if (message.type === 'hello') cursors.push(message.body.cursor);
    return frame;
  };
  other.replica.edit([{ key, leaves: [{ path: 'title', value: 'from elsewhere' }] }]);
  await scenario.pass(1_000);
  other.device.kill(other.device.tabs[0]!);
  scenario.network.cutAll();
  await scenario.pass(5_000);
  expect([cursors, replica.document.meta.cursor]).toEqual([[], 0]);
  await scenario.pass(20_000);
  expect(cursors).toEqual([1]);
  expect(replica.document.view.get(key)?.fields.get('title')?.value).toBe('from elsewhere');
});

it('SY17f the socket closes after a minute while the page is hidden and nothing is pending, and reopens when the page is shown', async () => {
  const { replica, scenario } = await online();
  void replica.visible(false);
  await scenario.pass(59_000);
  expect(scenario.hub.connectionCount).toBe(1);
  await scenario.pass(2_000);
  expect(scenario.hub.connectionCount).toBe(0);
  expect(replica.status).toEqual({ kind: 'saved' });
  await scenario.during(replica.visible(true));
  await scenario.pass(1_000);
  expect(scenario.hub.connectionCount).toBe(1);
});

it('SY20i a pasted text of 1 MiB is saved', async () => {
  const { replica, scenario } = await online();
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, 'all work and no play '.repeat(50_000));
  await scenario.settle();
  expect(replica.status).toEqual({ kind: 'saved' });
  expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
});

it('SY21b an update is stored with its checksum', async () => {
  const { replica, device, scenario } = await offline();
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, 'typed');
  await scenario.during(replica.flush());
  const updates = (await device.storage.load()).pending.flatMap(({ changes }) => changes.map((each) => each.body));
  expect(updates.map((each) => each?.sum)).toEqual(updates.map((each) => checksumOf(key, each!.update)));
});

it('SY21i an update that is damaged on its device is set aside, and the open text is sent instead', async () => {
  const { replica, device, scenario } = await offline();
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, 'all of it');
  await scenario.during(replica.flush());
  const [update] = replica.document.pending.stored().flatMap(({ changes }) => changes.map((each) => each.body!.update));
  update![update!.length - 1]! ^= 1;
  device.online = true;
  replica.online();
  await scenario.settle();
  expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'all of it' });
  expect((await device.storage.quarantined()).map((each) => [each.key, each.why])).toEqual([[key, 'checksum']]);
  expect(replica.document.pendingCount).toBe(0);
});

it('SY22b, SY22d an update that the hub lost is requested, sent by the device that has it, and complete for all again', async () => {
  const { replica: writer, scenario } = await online();
  const body = await scenario.during(writer.document.bodies.open(key));
  body.text.insert(0, 'one ');
  await scenario.pass(500);
  await loseFirstPush(scenario);
  body.text.insert(4, 'two ');
  const wanted: string[] = [];
  scenario.network.toDevice = (frame) => {
    const message = readHubFrame(frame);
    if (message.type === 'want') wanted.push(message.body.key);
    return frame;
  };
  await scenario.settle();
  expect(wanted).toEqual([key]);
  expect(await scenario.storage.incomplete('person', 10)).toEqual([]);
  const other = await scenario.openDevice('other');
  expect(await scenario.during(other.replica.document.bodies.text(key))).toBe('one two ');
  expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'one two ' });
});

it('SY22c, SY22e a text with an update that no device has is shown as incomplete while open, and requests for it end', async () => {
  const { replica: writer, device, scenario } = await online();
  const body = await scenario.during(writer.document.bodies.open(key));
  body.text.insert(0, 'one ');
  await scenario.pass(500);
  await loseFirstPush(scenario);
  body.text.insert(4, 'two ');
  await scenario.pass(500);
  device.kill(device.tabs[0]!);
  const { replica } = await scenario.openDevice('other');
  await scenario.settle();
  const { sequence } = await scenario.storage.head('person');
  await scenario.settle();
  expect((await scenario.storage.head('person')).sequence).toBe(sequence);
  await scenario.during(replica.document.bodies.open(key));
  expect(replica.status).toMatchObject({ kind: 'failed', failure: { code: 'sync/incomplete', key } });
});

it('SY26e a note deleted permanently elsewhere while it has pending changes here is forked under a new id', async () => {
  const { replica, device, scenario } = await online();
  const other = await scenario.openDevice('other');
  replica.edit([{ key, leaves: [{ path: 'title', value: 'a title' }] }]);
  await scenario.settle();
  device.online = false;
  scenario.network.cutAll();
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, 'words of mine');
  await scenario.pass(1_000);
  other.replica.deletePermanently([key]);
  await scenario.settle();
  device.online = true;
  replica.online();
  await scenario.settle();
  const onHub = await scenario.onHub();
  expect(onHub.get(key)).toBe('deleted');
  const copies = [...onHub].filter(([id]) => id !== key);
  expect(copies).toMatchObject([[expect.stringMatching(/^notes\//), { text: 'words of mine' }]]);
  expect(copies[0]?.[1]).toMatchObject({ leaves: { title: 'a title' } });
  expect(await scenario.seenOn(other.replica)).toEqual(onHub);
});

it('SY27a preferences and library exercises cannot be permanently deleted', async () => {
  const { replica, scenario } = await online();
  const keys: RecordKey[] = ['preferences/me', 'exercises/squat'];
  for (const each of keys) replica.edit([{ key: each, leaves: [{ path: 'title', value: 'x' }] }]);
  replica.deletePermanently(keys);
  await scenario.settle();
  for (const each of keys) expect((await scenario.onHub()).get(each)).toMatchObject({ leaves: { title: 'x' } });
});

it('SY31d unknown leaves are kept and synced unchanged', async () => {
  const { replica, scenario } = await online();
  const value = { of: 'a newer version', with: [1, { more: null }] };
  replica.edit([{ key: 'futures/one' as RecordKey, leaves: [{ path: 'mood/colour', value }] }]);
  await scenario.settle();
  const other = await scenario.openDevice('other');
  expect(other.replica.document.view.get('futures/one' as RecordKey)?.fields.get('mood/colour')?.value).toEqual(value);
});

describe('an ended session', () => {
  it('SY33b that is unknown asks for sign-in, and all changes are kept and sent afterwards', async () => {
    const { replica, device, scenario } = await online();
    scenario.hub.endSessions('person', 'sign-in');
    await scenario.pass(1_000);
    replica.edit([{ key, leaves: [{ path: 'title', value: 'meanwhile' }] }]);
    await scenario.settle();
    expect(replica.status).toEqual({ kind: 'needs-sign-in', pending: 1 });
    expect(device.heard.ended).toEqual([]);
    expect((await device.storage.load()).pending).toHaveLength(1);
    replica.online();
    await scenario.settle();
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'meanwhile' } });
  });

  it('SY33c that was revoked is reported once, and the device does not reconnect by itself', async () => {
    const { device, scenario } = await online();
    scenario.hub.endSessions('person', 'session-revoked');
    await scenario.settle();
    expect(device.heard.ended).toEqual(['session-revoked']);
    expect(scenario.hub.connectionCount).toBe(0);
  });
});

it('SY34d a closed page first stores what was typed, and then writes nothing more', async () => {
  const { replica, device, scenario } = await offline();
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, 'typed');
  await scenario.during(replica.close());
  expect(await textOnDisk(device.storage)).toBe('typed');
  const { seen } = await device.storage.load();
  replica.edit([{ key, leaves: [{ path: 'title', value: 'too late' }] }]);
  replica.deletePermanently([key]);
  await scenario.settle();
  expect((await device.storage.load()).seen).toEqual(seen);
});

it('an edit that a page could not store is stored and sent by another, even if it was stored after all', async () => {
  const { replica, device, scenario } = await offline();
  replica.edit([{ key, leaves: [{ path: 'title', value: 'typed last' }] }]);
  const unstored = replica.unstored();
  expect(unstored).toHaveLength(1);
  await scenario.pass(100);
  expect(replica.unstored()).toEqual([]);
  device.kill(device.tabs[0]!);
  const { replica: next } = await device.openTab();
  expect(await next.recoverUnsaved(unstored)).toBe(true);
  expect(next.document.pendingCount).toBe(1);
  expect(next.document.view.get(key)?.fields.get('title')?.value).toBe('typed last');
  device.online = true;
  next.online();
  await scenario.pass(5_000);
  expect(next.document.pendingCount).toBe(0);
  expect(next.status).toEqual({ kind: 'saved' });
});

it('SY1j a disk that is full when changes arrive is reported as full, not as unavailable', async () => {
  const { replica, device, scenario } = await online();
  const other = await scenario.openDevice();
  device.storage.applyRemote = () => Promise.reject(new StorageError('storage/full'));
  other.replica.edit([{ key, leaves: [{ path: 'title', value: 'from elsewhere' }] }]);
  await scenario.pass(1_000);
  expect(replica.status).toMatchObject({ kind: 'failed', failure: { code: 'storage/full' } });
});

it('SY36b on a shared computer, pending changes show as not saved, and nothing is pending once the hub has them', async () => {
  const scenario = new Scenario();
  let reachable = false;
  const statuses: SaveStatus[] = [];
  const replica = await openReplica(
    scenario,
    { connect: (events) => scenario.network.connect('person', events, () => reachable), durable: false },
    { status: (status) => statuses.push(status) },
  );
  replica.start();
  replica.edit([{ key, leaves: [{ path: 'title', value: 'typed' }] }]);
  await scenario.pass(5_000);
  expect(replica.status).toEqual({ kind: 'unsaved', pending: 1 });
  reachable = true;
  replica.online();
  await scenario.settle();
  expect(replica.status).toEqual({ kind: 'saved' });
  expect(statuses.filter(({ kind }) => kind === 'saving' || kind === 'offline').every((each) => !waits(each))).toBe(
    true,
  );
});

it('SY36c each tab of a shared computer is a replica of its own with its own socket', async () => {
  const scenario = new Scenario();
  const tabs = [await openReplica(scenario, { durable: false }), await openReplica(scenario, { durable: false })];
  for (const replica of tabs) replica.start();
  await scenario.pass(1_000);
  expect(new Set(tabs.map(({ document }) => document.clock.replica)).size).toBe(2);
  expect(scenario.hub.connectionCount).toBe(2);
  tabs[0]!.edit([{ key, leaves: [{ path: 'title', value: 'by the one' }] }]);
  await scenario.pass(1_000);
  expect(tabs[1]!.document.view.get(key)?.fields.get('title')?.value).toBe('by the one');
});

it('SY15b is offline after ten seconds if a hub answered only one of two pushes', async () => {
  const scenario = new Scenario();
  let acks = 0;
  const received = (events: SocketEvents) => (frame: Uint8Array) => {
    if (readHubFrame(frame).type === 'ack') acks++;
    if (acks < 2) events.received(frame);
  };
  const replica = await openReplica(scenario, {
    connect: (events) => scenario.network.connect('person', { ...events, received: received(events) }, () => true),
  });
  replica.start();
  await scenario.pass(1_000);
  let pushes = 0;
  scenario.network.toHub = (frame) => {
    if (readDeviceFrame(frame).type === 'push') pushes++;
    return frame;
  };
  replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
  await scenario.pass(5);
  replica.edit([{ key, leaves: [{ path: 'title', value: 'two' }] }]);
  await scenario.pass(1_000);
  expect([pushes, replica.status]).toEqual([2, { kind: 'saving', pending: 1 }]);
  await scenario.pass(8_000);
  expect(replica.status).toEqual({ kind: 'saving', pending: 1 });
  await scenario.pass(2_500);
  expect(replica.status).toEqual({ kind: 'offline', pending: 1 });
});

it('SY15m reads the second summary chunk when screens could show the first', async () => {
  const scenario = new Scenario();
  const writer = await scenario.openDevice();
  const leaves = [{ path: 'title', value: 'one of many '.repeat(20) }];
  writer.replica.edit(Array.from({ length: 1_000 }, (_, at) => ({ key: `notes/${at}` as const, leaves })));
  await scenario.settle();
  await scenario.during(writer.device.closeTab(writer.device.tabs[0]!));
  let show = () => {};
  const shown = () =>
    new Promise<void>((resolve) => {
      show = resolve;
    });
  const replica = await openReplica(scenario, { shown });
  replica.start();
  await scenario.pass(5_000);
  const listed = replica.document.view.keysOf('notes').size;
  expect(listed).toBeGreaterThan(100);
  expect(listed).toBeLessThan(1_000);
  show();
  await scenario.pass(5_000);
  expect(replica.document.view.keysOf('notes').size).toBe(1_000);
});

it('SY15x reads each summary chunk in a task of its own, even if they arrive together', async () => {
  const scenario = new Scenario();
  const { replica: writer } = await scenario.openDevice('writer');
  for (let at = 0; at < 5_000; at += 500) {
    const keys = Array.from({ length: 500 }, (_, nth): RecordKey => `notes/${at + nth}`);
    writer.edit(keys.map((key) => ({ key, leaves: [{ path: 'title', value: `${key} ${'x'.repeat(60)}` }] })));
  }
  await scenario.settle();
  await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
  const fetched = new Map<number, Uint8Array>();
  const first = await openReplica(scenario, {
    fetchChunk: async (name, signal) => {
      const bytes = await scenario.network.fetchChunk(person, name, signal, () => true);
      fetched.set(name.id, bytes);
      return bytes;
    },
  });
  first.start();
  await scenario.settle();
  let task = 0;
  const tasks: number[] = [];
  const second = await openReplica(
    scenario,
    {
      fetchChunk: async ({ id }) => fetched.get(id) as Uint8Array,
      after: (ms, work) =>
        scenario.time.after(ms, () => {
          task += 1;
          work();
        }),
    },
    { changed: (keys) => void (keys.size > 100 && tasks.push(task)) },
  );
  second.start();
  await scenario.settle();
  expect(second.document.view.keysOf('notes').size).toBe(5_000);
  expect(tasks.length).toBeGreaterThan(2);
  expect(new Set(tasks).size).toBe(tasks.length);
});

it('SY4b details of a record that is not open cannot be written, because the replaced stamps are unknown', async () => {
  const scenario = new Scenario();
  const writer = await scenario.openDevice('writer');
  const noise = Buffer.from(scenario.chance.bytes(200_000)).toString('base64');
  writer.replica.edit([{ key: 'workouts/a', leaves: [{ path: 'sets/a/result', value: noise }] }]);
  await scenario.settle();
  const { replica } = await scenario.openDevice('fresh');
  await scenario.settle();
  const edit = () => replica.edit([{ key: 'workouts/a', leaves: [{ path: 'sets/a/result', value: 'x' }] }]);
  expect(edit).toThrow('not loaded');
  await scenario.during(replica.document.records.open('workouts/a'));
  edit();
  expect(replica.document.view.get('workouts/a')?.fields.get('sets/a/result')?.value).toBe('x');
});

function waits(status: SaveStatus): boolean {
  return 'pending' in status && status.pending > 0;
}

it.each([
  [0, 500],
  [0.999, 1_499],
])('SY15h varies its delays by half either way: at chance %f a second is %i ms', async (random, wait) => {
  const scenario = new Scenario();
  const attempts: SocketEvents[] = [];
  const replica = await openReplica(scenario, {
    random: () => random,
    connect: (events) => {
      attempts.push(events);
      return { send() {}, buffered: () => 0, close() {} };
    },
  });
  replica.start();
  await scenario.time.pass(0);
  attempts[0]?.closed('lost');
  await scenario.time.pass(0);
  attempts[1]?.closed('lost');
  await scenario.time.pass(wait - 1);
  expect(attempts).toHaveLength(2);
  await scenario.time.pass(2);
  expect(attempts).toHaveLength(3);
});

it('SY15f ignores a socket that it gave up', async () => {
  const scenario = new Scenario();
  const attempts: SocketEvents[] = [];
  const ended: string[] = [];
  const connect = (events: SocketEvents) => {
    attempts.push(events);
    return { send() {}, buffered: () => 0, close() {} };
  };
  const replica = await openReplica(scenario, { connect }, { ended: (reason) => ended.push(reason) });
  replica.start();
  await scenario.time.pass(0);
  attempts[0]?.opened();
  await scenario.time.pass(61_000);
  expect(attempts.length).toBeGreaterThan(1);
  const { status } = replica;
  attempts[0]?.received(new Uint8Array(1));
  attempts[0]?.closed('account-deleted');
  expect([replica.status, ended]).toEqual([status, []]);
});

async function online() {
  const scenario = new Scenario();
  const opened = await scenario.openDevice();
  return { scenario, ...opened };
}

/** Sets a title that the hub acknowledges and that is not promoted yet. */
async function acknowledged() {
  const { scenario, device, replica } = await online();
  replica.edit([{ key, leaves: [{ path: 'title', value: 'one' }] }]);
  await scenario.pass(200);
  expect(replica.document.pendingCount).toBe(0);
  expect((await device.storage.load()).pending).toHaveLength(1);
  return { scenario, device, replica };
}

async function offline() {
  const scenario = new Scenario();
  const device = scenario.device();
  device.online = false;
  const { replica } = await device.openTab();
  return { scenario, device, replica };
}

function bodyWithText(text: string): Uint8Array {
  const doc = openDocument([]);
  bodyText(doc).insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}

/** Returns the text merged from the pending rows on disk. */
async function textOnDisk(storage: MemoryDeviceStorage): Promise<string> {
  const { pending } = await storage.load();
  const parts = pending.flatMap(({ changes }) => changes.flatMap(({ body }) => body?.update ?? []));
  return bodyText(openDocument(parts)).toString();
}

function openReplica(
  { network, time, chance }: Scenario,
  ports: Partial<ReplicaPorts>,
  events: Partial<ReplicaEvents> = {},
): Promise<Replica> {
  return Replica.open(
    {
      storage: new MemoryDeviceStorage(),
      connect: (socket) => network.connect('person', socket, () => true),
      fetchChunk: (name, signal) => network.fetchChunk('person', name, signal, () => true),
      tabs: noOtherTabs(),
      now: () => time.now(),
      monotonic: () => time.now(),
      random: () => chance.next(),
      randomBytes: (count) => chance.bytes(count),
      after: (ms, work) => time.after(ms, work),
      inflate: nodePlatform.inflate,
      readOffThread: readHere,
      shown: async () => {},
      durable: true,
      ...ports,
    },
    { changed() {}, status() {}, ended() {}, damaged() {}, ...events },
  );
}

/** The hub loses the changes of the first push. */
async function loseFirstPush({ storage }: Scenario): Promise<void> {
  const [entry] = await storage.logAfter('person', 0, 0);
  const readBytes = entry!.payload.length;
  await storage.purge('person', new Map([[1, { payload: encodeChanges([]), readBytes }]]), []);
}
