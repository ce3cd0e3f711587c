import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { StorageError } from '../document/device-storage.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';
import { changeOf, connectByHand, newDevice, person, pushOf, Scenario } from './scenario.ts';

const key: RecordKey = 'notes/a';

it('SY30i, SY30j the next tab finishes a reconciliation during which a tab was killed', async () => {
  const scenario = new Scenario();
  const { device, replica } = await scenario.openDevice('laptop');
  replica.edit([{ key, leaves: [{ path: 'title', value: 'acknowledged' }] }]);
  await scenario.settle();
  const { storage } = device;
  const endHistory = storage.finishReconciliation.bind(storage);
  storage.finishReconciliation = () => {
    storage.finishReconciliation = endHistory;
    for (const tab of device.tabs) device.kill(tab);
    return new Promise(() => {});
  };
  scenario.restartHub(new MemoryHubStorage('epoch 2'));
  await scenario.pass(60_000);
  expect((await scenario.onHub()).size).toBe(0);

  const again = await device.openTab();
  expect(again.replica.document.meta.earlierLayers).toHaveLength(1);
  expect(again.replica.document.pendingCount).toBe(1);
  expect(again.replica.status.kind).not.toBe('saved');
  await scenario.settle();
  expect(again.replica.document.meta.earlierLayers).toEqual([]);
  expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'acknowledged' } });
});

it('SY30k a tab that did not reconcile also reads the new lineage', async () => {
  const scenario = new Scenario();
  await fillWithWorkouts(scenario);
  const device = scenario.device('laptop');
  const [first, second] = [await device.openTab(), await device.openTab()];
  await scenario.pass(5_000);
  scenario.restartHub(new MemoryHubStorage('epoch 2'));
  await fillWithWorkouts(scenario);
  await scenario.settle();
  for (const { replica } of [first, second]) {
    expect(replica.document.meta).toMatchObject({ layer: 2, earlierLayers: [] });
    await scenario.during(replica.document.records.open('workouts/1'));
    expect(replica.document.view.get('workouts/1')?.fields.get('sets/a/result')?.value).toBe(result);
  }
});

it('SY30a a workout that stays open shows the sets of a new lineage', async () => {
  const scenario = new Scenario();
  await fillWithWorkouts(scenario);
  const { device, replica } = await scenario.openDevice('laptop');
  await scenario.pass(5_000);
  await scenario.during(replica.document.records.open('workouts/1'));
  device.online = false;
  scenario.restartHub(new MemoryHubStorage('epoch 2'));
  await fillWithWorkouts(scenario, `newer ${result}`, 1_000);
  device.online = true;
  replica.online();
  await scenario.settle();
  expect(replica.document.view.get('workouts/1')?.fields.get('sets/a/result')?.value).toBe(`newer ${result}`);
});

it('SY22e an open note shows that an update is missing as long as it is', async () => {
  const scenario = new Scenario();
  const note = new Y.Doc();
  note.getText('body').insert(0, 'one ');
  const { replica } = await scenario.openDevice('laptop');
  const put = async (at: number, update: Uint8Array) => {
    void scenario.hub.write(person, [changeOf(key, at, {}, { update })], [[]]);
    await scenario.pass(10_000);
  };
  await put(1, Y.encodeStateAsUpdate(note));
  await scenario.during(replica.document.bodies.open(key));
  const updates: Uint8Array[] = [];
  note.on('update', (update: Uint8Array) => updates.push(update));
  note.getText('body').insert(4, 'two ');
  note.getText('body').insert(8, 'three');
  await put(2, updates[1] as Uint8Array);
  const misses = { kind: 'failed', failure: { code: 'sync/incomplete', key } };
  expect(replica.status).toMatchObject(misses);
  scenario.network.cutAll();
  await scenario.pass(20_000);
  expect(replica.status).toMatchObject(misses);
  await put(3, updates[0] as Uint8Array);
  expect(replica.status).toEqual({ kind: 'saved' });
});

it('SY22f a device in its first sync is not asked for missing updates of a body', async () => {
  const scenario = new Scenario();
  await fillWithWorkouts(scenario);
  const note = new Y.Doc();
  note.getText('body').insert(0, 'one');
  const updates: Uint8Array[] = [];
  note.on('update', (update: Uint8Array) => updates.push(update));
  note.getText('body').insert(3, 'two');
  note.getText('body').insert(6, 'three');
  const { storage, time } = scenario;
  const page = storage.chunk.bind(storage);
  storage.chunk = async (...asked) => {
    const bytes = await page(...asked);
    await new Promise<void>((done) => time.after(5_000, done));
    return bytes;
  };
  const writer = connectByHand(scenario);
  await writer.say({ ...newDevice });
  const { replica } = await scenario.openDevice('new');
  await writer.say(pushOf(1, [changeOf(key, 1_000, {}, { update: updates[1] as Uint8Array })]));
  await scenario.pass(120_000);
  expect(replica.document.meta.cursor).not.toBeNull();
  replica.edit([{ key: 'notes/mine', leaves: [{ path: 'title', value: 'mine' }] }]);
  await scenario.pass(10_000);
  expect(replica.document.pendingCount).toBe(0);
});

it('a note opens even if there is no space to compact its updates', async () => {
  const scenario = new Scenario();
  const { device, replica } = await scenario.openDevice('laptop');
  const body = await scenario.during(replica.document.bodies.open(key));
  for (let word = 0; word < 40; word++) {
    body.text.insert(body.text.length, 'word ');
    await scenario.pass(200);
  }
  replica.document.bodies.close(key);
  device.storage.compactBody = () => Promise.reject(new StorageError('storage/full'));
  const opened = await scenario.during(replica.document.bodies.open(key));
  expect(opened.text.length).toBe(200);
});

const result = 'x'.repeat(10_000);

/** Writes so much that a new device gets a snapshot instead of `changes`. */
async function fillWithWorkouts(scenario: Scenario, sets = result, after = 0): Promise<void> {
  for (let at = 0; at < 40; at++) {
    const change = changeOf(`workouts/${at}`, after + at + 1, { title: `${at}`, 'sets/a/result': sets });
    void scenario.hub.write(person, [change], [[null, null]]);
    await scenario.pass(1);
  }
  await scenario.pass(10_000);
}
