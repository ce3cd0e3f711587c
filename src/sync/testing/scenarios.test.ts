import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { erasure, isErased, type RecordKey } from '#domain/kernel/index.ts';
import { remainsOf } from '#domain/user-document.ts';
import { BodyTooSlow } from '../document/body-reader.ts';
import type { StoredChunk } from '../document/device-storage.ts';
import type { LeafEdit } from '../document/document-edits.ts';
import type { RefusalCode } from '../protocol/index.ts';
import { type Change, encodeValue, mergeBodies, msOf, templateUpdate, toHex } from '../record/index.ts';
import type { Replica } from '../replica/replica.ts';
import type { Device } from './device.ts';
import { hostilePushes } from './hostile-pushes.ts';
import { person, readDeviceFrame, readHubFrame, Scenario, type Seen, start } from './scenario.ts';

const key: RecordKey = 'notes/a';
const year = 365 * 24 * 60 * 60_000;

describe('a hub whose clock jumps an hour', () => {
  it.each([-3_600_000, 3_600_000])('SY8a by %i ms and back blocks no device, then or later', async (error) => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const b = await scenario.openDevice('b');
    write(a.replica, key, 'title', 'before');
    await scenario.settle();
    scenario.hubClockError = error;
    scenario.network.cutAll();
    await scenario.settle();
    write(a.replica, key, 'title', 'during');
    await scenario.settle();
    scenario.hubClockError = 0;
    scenario.network.cutAll();
    await scenario.settle();
    write(b.replica, key, 'title', 'after');
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect(titleOn(a.replica)).toBe('after');
  });
});

it('SY7i a bulk edit that a clock stamped ahead is restamped, however many pushes it needs', async () => {
  const scenario = new Scenario();
  const { device, replica } = await scenario.openDevice();
  device.clockError = 24 * 60 * 60_000; // the clock jumps while the device is connected
  const title = { path: 'title', value: 'x'.repeat(30_000) };
  replica.edit(Array.from({ length: 50 }, (_, at) => ({ key: `workouts/${at}` as const, leaves: [title] })));
  await scenario.settle();
  await expectAgreement(scenario, replica);
  expect((await scenario.onHub()).size).toBe(50);
});

describe('a hub that lost part of its past', () => {
  it('SY29c within one epoch is recognised by its commit ids, and gets back what devices have', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const b = await scenario.openDevice('b');
    await type(scenario, a.replica, 'kept ');
    await scenario.settle();
    const backup = scenario.storage.copy('epoch 1');
    write(a.replica, key, 'title', 'lost by the hub');
    await type(scenario, b.replica, 'lost too ');
    await scenario.settle();
    scenario.restartHub(backup);
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'lost by the hub' } });
    const text = await scenario.during(a.replica.document.bodies.text(key));
    expect(text.split(' ').toSorted()).toEqual(['', 'kept', 'lost', 'too']);
  });

  it('SY12f during a device’s first sync gets back what it had acknowledged', async () => {
    const scenario = new Scenario();
    const backup = scenario.storage.copy('epoch 1');
    const { replica } = await scenario.openDevice();
    scenario.network.toDevice = (frame) => (readHubFrame(frame).type === 'changes' ? null : frame);
    await scenario.pass(1_000);
    write(replica, key, 'title', 'acknowledged and lost');
    await scenario.pass(2_000);
    expect((await scenario.onHub()).has(key)).toBe(true);
    scenario.network.toDevice = (frame) => frame;
    scenario.restartHub(backup);
    await scenario.settle();
    await expectAgreement(scenario, replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'acknowledged and lost' } });
  });

  it('SY29c and reached the same sequence number again is recognised too', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    await scenario.settle();
    const backup = scenario.storage.copy('epoch 1');
    write(a.replica, key, 'title', 'lost by the hub');
    await scenario.settle();
    a.device.online = false;
    scenario.restartHub(backup);
    const b = await scenario.openDevice('b');
    write(b.replica, key, 'notebook', 'written instead');
    await scenario.settle();
    expect((await scenario.storage.head(person)).sequence).toBe(a.replica.document.meta.cursor);
    a.device.online = true;
    a.replica.online();
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({
      leaves: { title: 'lost by the hub', notebook: 'written instead' },
    });
  });

  it('SY30a, SY30c with a new epoch gets everything back, including a deletion in a text', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const body = await scenario.during(a.replica.document.bodies.open(key));
    body.text.insert(0, 'keep secret');
    await scenario.settle();
    const backup = scenario.storage.copy('epoch 2');
    body.text.delete(4, 7);
    await scenario.settle();
    scenario.restartHub(backup);
    await scenario.settle();
    await expectAgreement(scenario, a.replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'keep' });
    expect(a.replica.document.meta).toMatchObject({ epoch: 'epoch 2', earlierLayers: [] });
  });
});

it('SY5a, SY10d a cloned browser profile sends its pending changes once, and both copies continue as separate devices', async () => {
  const scenario = new Scenario();
  const original = await scenario.openDevice('original');
  original.device.online = false;
  scenario.network.cutAll();
  await type(scenario, original.replica, 'written before the clone ');
  write(original.replica, key, 'title', 'before');
  await scenario.pass(1_000);
  const clone = scenario.device('clone', original.device.storage.clone());
  const { replica } = await clone.openTab();
  await type(scenario, replica, 'by the clone ');
  await scenario.settle();
  await type(scenario, original.replica, 'by the original ');
  original.device.online = true;
  original.replica.online();
  await scenario.settle();
  await expectAgreement(scenario, original.replica, replica);
  const text = await scenario.during(replica.document.bodies.text(key));
  for (const words of ['written before the clone', 'by the clone', 'by the original'])
    expect(text.split(words), words).toHaveLength(2);
});

describe('a lost acknowledgement', () => {
  it('SY10b makes the device send the same bytes again under the same id, and nothing is duplicated', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const pushes = recordPushes(scenario);
    const restore = dropAcks(scenario);
    await type(scenario, a.replica, 'once ');
    await scenario.pass(2_000);
    restore();
    scenario.network.cutAll();
    await scenario.settle();
    expect(pushes.length).toBeGreaterThan(1);
    expect(new Set(pushes.map((push) => toHex(encodeValue(push)))).size).toBe(1);
    expect((await scenario.storage.head(person)).sequence).toBe(1);
    await expectAgreement(scenario, a.replica);
  });

  it('SY10b makes a newly opened page send the same push again', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const pushes = recordPushes(scenario);
    const restore = dropAcks(scenario);
    write(a.replica, key, 'title', 'once');
    await scenario.pass(2_000);
    a.device.kill(a.device.tabs[0]!);
    restore();
    const { replica } = await a.device.openTab();
    await scenario.settle();
    expect(pushes.length).toBeGreaterThan(1);
    expect(new Set(pushes.map((push) => toHex(encodeValue(push)))).size).toBe(1);
    expect((await scenario.storage.head(person)).sequence).toBe(1);
    await expectAgreement(scenario, replica);
  });

  it('SY10c before a push is cut differently makes the new push get another id and merge to the same record', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const restore = dropAcks(scenario);
    await type(scenario, a.replica, 'once ');
    await scenario.pass(2_000);
    a.device.kill(a.device.tabs[0]!);
    restore();
    const { pending } = await a.device.storage.load();
    await a.device.storage.markRefused(
      pending.map(({ id }) => id),
      null,
    );
    const { replica } = await a.device.openTab();
    await scenario.settle();
    expect((await scenario.storage.head(person)).sequence).toBe(2);
    await expectAgreement(scenario, replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'once ' });
  });
});

describe('a hub that cannot save', () => {
  it('SY18m makes every tab show that pending changes are on this device only, until it can', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    const { replica: second } = await device.openTab();
    const append = scenario.storage.append.bind(scenario.storage);
    scenario.storage.append = () => Promise.reject(new Error('disk full'));
    replica.edit([{ key: 'notes/a', leaves: [{ path: 'title', value: 'A' }] }]);
    await scenario.pass(1_000);
    expect([replica.status, second.status]).toEqual(Array(2).fill({ kind: 'server-busy', pending: 1 }));
    await scenario.pass(20_000);
    expect(replica.status).toEqual({ kind: 'server-busy', pending: 1 });
    scenario.storage.append = append;
    await scenario.pass(10_000);
    expect([replica.status, second.status]).toEqual(Array(2).fill({ kind: 'saved' }));
  });
});

describe('tabs of a device', () => {
  it('SY17b hand the leadership from a hidden tab to a visible one, and both see everything', async () => {
    const scenario = new Scenario();
    const { device, replica: hidden } = await scenario.openDevice();
    void hidden.visible(false);
    await scenario.pass(1_000);
    const { replica: visible } = await device.openTab();
    await scenario.pass(6_000);
    expect(scenario.hub.connectionCount).toBe(1);
    const other = await scenario.openDevice('other');
    write(other.replica, key, 'title', 'from elsewhere');
    write(hidden, key, 'notebook', 'from the hidden tab');
    await scenario.settle();
    expect(hidden.document.pendingCount).toBe(0);
    await expectAgreement(scenario, visible, hidden, other.replica);
  });

  it('SY17e replace a killed leader within seconds, and nothing stored is lost', async () => {
    const scenario = new Scenario();
    const { device } = await scenario.openDevice();
    const { replica } = await device.openTab();
    const restore = dropAcks(scenario);
    write(device.tabs[0]!.replica, key, 'title', 'by the one that dies');
    await scenario.pass(1_000);
    device.kill(device.tabs[0]!);
    restore();
    await scenario.settle();
    await expectAgreement(scenario, replica);
    expect(titleOn(replica)).toBe('by the one that dies');
  });

  it('SY3f catch up if the leader dies before it announces what it stored, and count nothing as pending', async () => {
    const scenario = new Scenario();
    const { device } = await scenario.openDevice();
    const [dying, ...others] = [device.tabs[0]!, await device.openTab(), await device.openTab()];
    await scenario.pass(1_000);
    const { tabs } = dying.replica.document.ports;
    const { journal } = dying.replica.document.disk.seen;
    const post = tabs.post.bind(tabs);
    tabs.post = (message) => (message.kind === 'stored' && message.journal > journal ? undefined : post(message));
    write(dying.replica, key, 'title', 'by the one that dies');
    await scenario.pass(1_000);
    expect(others.map(({ replica }) => replica.document.pendingCount)).toEqual([1, 1]);
    device.kill(dying);
    await scenario.pass(30_000);
    await expectAgreement(scenario, ...others.map(({ replica }) => replica));
    expect(others.map(({ replica }) => replica.document.pendingCount)).toEqual([0, 0]);
  });

  it('SY3a hear of what another tab stored, and of nothing else', async () => {
    const scenario = new Scenario();
    const { device, replica: first } = await scenario.openDevice();
    const { replica: second } = await device.openTab();
    await scenario.pass(1_000);
    const append = device.storage.appendPending.bind(device.storage);
    device.storage.appendPending = () => Promise.reject(new Error('no disk'));
    write(first, key, 'title', 'in memory only');
    await scenario.pass(0);
    expect([titleOn(first), titleOn(second)]).toEqual(['in memory only', undefined]);
    device.storage.appendPending = append;
    await scenario.pass(2_000);
    expect(titleOn(second)).toBe('in memory only');
  });

  it('SY3d read when shown again what was stored while they received no messages', async () => {
    const scenario = new Scenario();
    const { device, replica: first } = await scenario.openDevice();
    const { replica: frozen } = await device.openTab();
    await scenario.pass(1_000);
    frozen.document.ports.tabs.listen(() => {});
    write(first, key, 'title', 'while it was frozen');
    await scenario.pass(1_000);
    expect(titleOn(frozen)).toBeUndefined();
    await scenario.during(frozen.visible(true));
    expect(titleOn(frozen)).toBe('while it was frozen');
  });
});

describe('tabs that receive no messages from each other', () => {
  it('SY17d send what others stored within five seconds, through the tab leader', async () => {
    const { scenario, device, leader, deaf } = await deafTabs();
    leader.document.ports.tabs.listen(() => {});
    write(deaf, key, 'title', 'by the other');
    await scenario.pass(5_500);
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'by the other' } });
    expect(device.tabs).toHaveLength(2);
  });

  it('SY17e read what others stored before they connect as the new leader', async () => {
    const { scenario, device, leader, deaf } = await deafTabs();
    device.online = false;
    scenario.network.cutAll();
    await scenario.pass(1_000);
    write(leader, key, 'title', 'by the one that dies');
    await scenario.pass(1_000);
    expect(titleOn(deaf)).toBeUndefined();
    const connect = scenario.network.connect.bind(scenario.network);
    const known: unknown[] = [];
    scenario.network.connect = (...asked) => {
      known.push(titleOn(deaf));
      return connect(...asked);
    };
    device.online = true;
    device.kill(device.tabs[0]!);
    await scenario.pass(100);
    expect(known).toEqual(['by the one that dies']);
  });

  it('SY17c take over from a leader that is silent for more than twelve seconds, and not before', async () => {
    const { scenario, leader, deaf } = await deafTabs();
    const { tabs } = deaf.document.ports;
    const hold = tabs.hold.bind(tabs);
    const stolen: number[] = [];
    tabs.hold = (steal, events) => {
      if (steal) stolen.push(scenario.time.now());
      return hold(steal, events);
    };
    const silentFrom = scenario.time.now();
    leader.document.ports.tabs.post = () => {};
    await scenario.pass(12_000);
    expect(stolen).toEqual([]);
    await scenario.pass(6_000);
    expect(stolen.map((at) => at > silentFrom + 12_000 - 1_000)).toEqual([true]);
    expect(scenario.hub.connectionCount).toBe(1);
  });

  it('SY3e read what others stored when the number of their own transaction does not follow', async () => {
    const { scenario, device, leader, deaf } = await deafTabs();
    device.online = false;
    scenario.network.cutAll();
    write(leader, key, 'title', 'not heard of');
    await scenario.pass(1_000);
    expect(titleOn(deaf)).toBeUndefined();
    write(deaf, 'notes/b', 'title', 'its own');
    await scenario.pass(100);
    expect(titleOn(deaf)).toBe('not heard of');
  });
});

it('SY3c a tab announces the journal number and the highest id of its pending changes', async () => {
  const scenario = new Scenario();
  const { device, replica } = await scenario.openDevice();
  device.online = false;
  scenario.network.cutAll();
  await scenario.pass(1_000);
  const { replica: second } = await device.openTab();
  const told: unknown[] = [];
  second.document.ports.tabs.listen((message) => message.kind === 'stored' && told.push(message));
  const { journal, row } = replica.document.disk.seen;
  write(replica, key, 'title', 'one');
  await scenario.pass(100);
  write(replica, key, 'title', 'two');
  await scenario.pass(100);
  const appended = [1, 2].map((more) => ({ kind: 'stored', journal, row: row + more }));
  expect(told).toEqual(appended);
  device.online = true;
  replica.online();
  await scenario.settle();
  expect(told.at(-1)).toEqual({ kind: 'stored', journal: replica.document.disk.seen.journal, row: row + 2 });
  expect(replica.document.disk.seen.journal).toBeGreaterThan(journal);
});

it('SY18d, SY18f a refused body update holds back only its own text, and is tried again after the next edit', async () => {
  const scenario = new Scenario();
  const a = await scenario.openDevice('a');
  await type(scenario, a.replica, 'one ');
  await scenario.settle();
  refuseOnce(scenario, key, 'shape');
  await type(scenario, a.replica, 'two ');
  await scenario.pass(2_000);
  expect(a.replica.status).toMatchObject({ kind: 'failed', failure: { code: 'sync/refused', key } });
  write(a.replica, 'notes/b', 'title', 'goes on');
  await scenario.pass(2_000);
  expect((await scenario.onHub()).get('notes/b')).toMatchObject({ leaves: { title: 'goes on' } });
  expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'one ' });
  expect(a.replica.document.pendingCount).toBe(1);
  await type(scenario, a.replica, 'three ');
  await scenario.settle();
  await expectAgreement(scenario, a.replica);
  expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'three two one ' });
});

it.each([
  ['SY18g', 'quota'],
  ['SY18h', 'version'],
] as const)('%s a change refused as %s is tried again at the next welcome, and not before', async (_, code) => {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice();
  refuseOnce(scenario, key, code);
  write(replica, key, 'title', 'once refused');
  await scenario.pass(60_000);
  expect(replica.status).toMatchObject({ kind: 'failed', pending: 1, failure: { refusal: code } });
  scenario.network.cutAll();
  await scenario.settle();
  await expectAgreement(scenario, replica);
  expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'once refused' } });
});

it('SY18c an old app keeps and reports its changes while its version is refused, and the updated app sends them', async () => {
  const scenario = new Scenario();
  const { device, replica: old } = await scenario.openDevice();
  const today = scenario.network.toHub;
  scenario.network.toHub = (frame) => {
    const { type, body } = readDeviceFrame(frame);
    return encodeValue([0, type, body]);
  };
  scenario.network.cutAll();
  await scenario.pass(1_000);
  write(old, key, 'title', 'by the old app');
  await scenario.settle();
  expect(old.status).toMatchObject({ kind: 'failed', pending: 1, failure: { refusal: 'version' } });
  expect((await scenario.onHub()).has(key)).toBe(false);
  await scenario.during(device.closeTab(device.tabs[0]!));
  scenario.network.toHub = today;
  const { replica: updated } = await device.openTab();
  await scenario.settle();
  await expectAgreement(scenario, updated);
  expect(titleOn(updated)).toBe('by the old app');
});

describe('a device whose clock is wrong', () => {
  it.each([-year, year])(
    'SY7a, SY7b by %i ms is set right at the welcome, and its edits keep their order',
    async (error) => {
      const scenario = new Scenario();
      const wrong = scenario.device('wrong');
      wrong.clockError = error;
      wrong.online = false;
      const { replica } = await wrong.openTab();
      write(replica, key, 'title', 'first');
      await scenario.pass(1_000);
      write(replica, key, 'title', 'second');
      await scenario.pass(1_000);
      wrong.online = true;
      replica.online();
      await scenario.settle();
      const { stamp } = replica.document.view.get(key)!.fields.get('title')!;
      expect(Math.abs(msOf(stamp) - start - 1_000)).toBeLessThan(1_500);
      const right = await scenario.openDevice('right');
      write(right.replica, key, 'title', 'third');
      await scenario.settle();
      write(replica, key, 'title', 'fourth');
      await scenario.settle();
      await expectAgreement(scenario, replica, right.replica);
      expect(titleOn(right.replica)).toBe('fourth');
      expect(Math.abs(replica.document.clock.now() - scenario.time.now())).toBeLessThan(1_000);
    },
  );

  it.each([-year, year])(
    'SY7e by %i ms gets the right creation time for a note created under it, here and on other devices',
    async (error) => {
      const scenario = new Scenario();
      const wrong = scenario.device('wrong');
      wrong.clockError = error;
      wrong.online = false;
      const { replica } = await wrong.openTab();
      replica.edit([{ key, leaves: [{ path: 'createdAt', value: replica.document.clock.now() }] }]);
      await scenario.pass(60_000);
      wrong.online = true;
      replica.online();
      await scenario.settle();
      const right = await scenario.openDevice('right');
      await scenario.settle();
      await expectAgreement(scenario, replica, right.replica);
      for (const each of [replica, right.replica])
        expect(Math.abs(Number(each.document.view.get(key)?.fields.get('createdAt')?.value) - start)).toBeLessThan(
          1_500,
        );
    },
  );

  it.each([-year, year])(
    'SY7i by %i ms while a page is open and connected is set right when it is refused',
    async (error) => {
      const scenario = new Scenario();
      const a = await scenario.openDevice('a');
      const b = await scenario.openDevice('b');
      a.device.clockError = error;
      write(a.replica, key, 'title', 'under the wrong clock');
      await scenario.settle();
      write(b.replica, key, 'notebook', 'under the right clock');
      await scenario.settle();
      await expectAgreement(scenario, a.replica, b.replica);
      expect(titleOn(b.replica)).toBe('under the wrong clock');
    },
  );
});

it('SY24b a daily note that two devices start offline from one template contains one copy of it', async () => {
  const scenario = new Scenario();
  const day: RecordKey = 'notes/day-2026-11-21';
  const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
  for (const { device } of [a, b]) device.online = false;
  scenario.network.cutAll();
  for (const [{ replica }, word] of [
    [a, 'squats'],
    [b, 'a run'],
  ] as const) {
    const body = await templateUpdate(day, '## Plan\n', sha256);
    replica.edit([{ key: day, leaves: [{ path: 'editedAt', value: replica.document.clock.now() }], body }]);
    const open = await scenario.during(replica.document.bodies.open(day));
    open.text.insert(open.text.length, `${word}\n`);
  }
  await scenario.pass(1_000);
  for (const { device, replica } of [a, b]) {
    device.online = true;
    replica.online();
  }
  await scenario.settle();
  await expectAgreement(scenario, a.replica, b.replica);
  const text = await scenario.during(a.replica.document.bodies.text(day));
  expect(text.split('\n').toSorted()).toEqual(['', '## Plan', 'a run', 'squats']);
});

it('SY27d an exercise deleted by one device while another logs a set of it, both offline, keeps its name on both', async () => {
  const scenario = new Scenario();
  const exercise: RecordKey = 'exercises/017f22e2-79b0-7000-8000-000000000000';
  const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
  write(a.replica, exercise, 'name', 'Sled');
  write(a.replica, exercise, 'cue', 'Low');
  await scenario.settle();
  for (const { device } of [a, b]) device.online = false;
  scenario.network.cutAll();
  write(a.replica, exercise, 'trashedAt', a.replica.document.clock.now());
  a.replica.deletePermanently([exercise]);
  const leaves = erasure(
    a.replica.document.view.get(exercise)?.fields ?? new Map(),
    remainsOf(exercise) ?? [],
    a.replica.document.clock.now(),
  );
  for (const { path, value } of leaves) write(a.replica, exercise, path, value as LeafEdit['value']);
  write(b.replica, 'workouts/w', 'exercises/x/exercise', exercise);
  await scenario.pass(1_000);
  for (const { device, replica } of [a, b]) {
    device.online = true;
    replica.online();
  }
  await scenario.settle();
  await expectAgreement(scenario, a.replica, b.replica);
  const fields = b.replica.document.view.get(exercise)?.fields;
  expect(fields?.get('name')?.value).toBe('Sled');
  expect(fields?.get('cue')?.value).toBeNull();
  expect(isErased(fields ?? new Map())).toBe(true);
  expect(b.replica.document.view.get('workouts/w')).toBeDefined();
});

it('SY23 two concurrent ticks leave [xx] in the text, and nothing edits it automatically', async () => {
  const scenario = new Scenario();
  const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
  await type(scenario, a.replica, '- [ ] squats');
  await scenario.settle();
  for (const { device } of [a, b]) device.online = false;
  scenario.network.cutAll();
  for (const { replica } of [a, b]) {
    const { text } = await scenario.during(replica.document.bodies.open(key));
    text.delete(3, 1);
    text.insert(3, 'x');
    await scenario.during(replica.flush());
  }
  const pushes = recordPushes(scenario);
  for (const { device, replica } of [a, b]) {
    device.online = true;
    replica.online();
  }
  await scenario.settle();
  await expectAgreement(scenario, a.replica, b.replica);
  expect(await scenario.during(a.replica.document.bodies.text(key))).toBe('- [xx] squats');
  expect(pushes).toHaveLength(2);
});

describe('a deleted account', () => {
  it('SY35a, SY35c does not come back by pushes in flight, and every device is notified', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    const b = await scenario.openDevice('b');
    write(a.replica, key, 'title', 'before');
    await scenario.pass(1_000);
    for (let at = 0; at < 30; at++) write(a.replica, `notes/${at}`, 'title', `${at}`);
    for (let at = 0; at < 30; at++) write(b.replica, `workouts/${at}`, 'title', `${at}`);
    const deleting = scenario.hub.deleteDocument(person);
    for (let at = 30; at < 40; at++) write(a.replica, `notes/${at}`, 'title', `${at}`);
    await scenario.during(deleting);
    await scenario.settle();
    expect(a.device.heard.ended).toEqual(['account-deleted']);
    expect(b.device.heard.ended).toEqual(['account-deleted']);
    expect(await scenario.storage.head(person)).toMatchObject({ sequence: 0, deleted: true });
    expect(await scenario.storage.logAfter(person, 0, 1_000)).toEqual([]);
    expect([...(await scenario.onHub()).keys()]).toEqual([]);
  });

  it('SY33a notifies a device that was offline when it reconnects, and nothing is removed before', async () => {
    const scenario = new Scenario();
    const a = await scenario.openDevice('a');
    write(a.replica, key, 'title', 'written');
    await scenario.settle();
    a.device.online = false;
    scenario.network.cutAll();
    write(a.replica, key, 'title', 'and more');
    await scenario.during(scenario.hub.deleteDocument(person));
    await scenario.settle();
    expect(a.device.heard.ended).toEqual([]);
    expect(titleOn(a.replica)).toBe('and more');
    a.device.online = true;
    a.replica.online();
    await scenario.settle();
    expect(a.device.heard.ended).toEqual(['account-deleted']);
  });
});

describe('a first sync', () => {
  it('SY14j interrupted at any frame or chunk resumes there and ends with everything', async () => {
    const scenario = await largeDocument();
    const arrivals = await arrivalsOfFirstSync(scenario);
    expect(arrivals).toBeGreaterThan(5);
    for (let cutAt = 1; cutAt <= arrivals; cutAt++) {
      let left = cutAt;
      onArrival(scenario, () => --left !== 0);
      const device = scenario.device(`cut at ${cutAt}`);
      const stored: number[] = [];
      const storeChunks = device.storage.storeChunks.bind(device.storage);
      device.storage.storeChunks = (chunks, progress) => {
        stored.push(...chunks.map(({ index }) => index));
        return storeChunks(chunks, progress);
      };
      const { replica } = await device.openTab();
      await scenario.pass(60_000);
      onArrival(scenario, () => true);
      expect(replica.status, `cut at ${cutAt}`).toEqual({ kind: 'saved' });
      expect(await scenario.seenOn(replica), `cut at ${cutAt}`).toEqual(await scenario.onHub());
      expect(stored, `cut at ${cutAt}: every chunk is stored once`).toEqual([...stored.keys()]);
    }
  });

  it('SY21o with a damaged chunk downloads all chunks again and shows nothing of the damaged one', async () => {
    const scenario = await largeDocument();
    let chunks = 0;
    scenario.network.downloaded = (bytes) => {
      chunks += 1;
      return chunks === 2 ? bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) : bytes;
    };
    const { replica } = await scenario.openDevice('fresh');
    await scenario.settle();
    expect(chunks).toBeGreaterThan(2);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
  });

  it('SY14l whose snapshot is replaced during the download takes the newer one and mixes nothing of the two', async () => {
    const scenario = await largeDocument();
    const writer = await scenario.openDevice('writer');
    let chunks = 0;
    scenario.network.downloaded = (bytes) => {
      if (++chunks === 2) {
        write(writer.replica, 'workouts/0', 'title', 'newer');
        void scenario.time.after(50, () => void scenario.hub.compactor.rebuildSnapshot(person));
        return null;
      }
      return bytes;
    };
    const { replica } = await scenario.openDevice('fresh');
    await scenario.settle();
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
    expect(replica.document.view.get('workouts/0')?.fields.get('title')?.value).toBe('newer');
  });

  it.each([
    { whole: 'the first', before: 0, shown: 'some' },
    { whole: 'the third', before: 2, shown: 'all' },
  ])(
    'SY15n shows $shown summaries while $whole chunk is stored, and ends with all even if the disk failed in between',
    async (at) => {
      const scenario = await largeDocument(5_000);
      const device = scenario.device('slow');
      const storeChunks = device.storage.storeChunks.bind(device.storage);
      device.storage.storeChunks = (chunks, progress) =>
        progress.next <= at.before
          ? storeChunks(chunks, progress)
          : new Promise((_, failed) => scenario.time.after(20_000, () => failed(new Error('no disk'))));
      const { replica } = await device.openTab();
      await scenario.pass(10_000);
      const seen = replica.document.view.keysOf('notes').size;
      expect(seen === 5_000 ? 'all' : seen > 0 && 'some').toBe(at.shown);
      expect((await device.storage.load()).summaryChunks).toHaveLength(at.before);
      expect(replica.document.meta.progress?.next ?? 0).toBe(at.before);
      expect(replica.status.kind).not.toBe('saved');
      device.storage.storeChunks = storeChunks;
      await scenario.settle();
      expect(scenario.broken.splice(0)).not.toEqual([]);
      expect(replica.status).toEqual({ kind: 'saved' });
      expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
    },
  );

  it('SY21k, SY21m is repeated if a stored chunk cannot be read, and what can be read is shown until then', async () => {
    const scenario = await largeDocument();
    const { device, replica } = await scenario.openDevice('reader');
    const all = replica.document.view.keysOf('workouts').size;
    device.online = false;
    scenario.network.cutAll();
    write(replica, 'workouts/late', 'title', 'with no network');
    await scenario.pass(1_000);
    await scenario.during(device.closeTab(device.tabs[0]!));
    const { summaryChunks: summaries } = await device.storage.load();
    damage(summaries[0]!);
    const again = await device.openTab();
    await scenario.pass(1_000);
    expect(scenario.broken.splice(0)).toEqual([new Error('A chunk of a snapshot is damaged')]);
    expect(again.replica.status).toEqual({ kind: 'failed', pending: 1, failure: { code: 'device/damaged' } });
    expect(again.replica.document.view.get('workouts/late')?.fields.get('title')?.value).toBe('with no network');
    expect(again.replica.document.view.keysOf('workouts').size).toBeGreaterThan(0);
    expect(again.replica.document.view.keysOf('workouts').size).toBeLessThan(all);
    device.online = true;
    again.replica.online();
    await scenario.settle();
    expect(again.replica.status).toEqual({ kind: 'saved' });
    const onHub = await scenario.onHub();
    expect(await scenario.seenOn(again.replica)).toEqual(onHub);
    expect(onHub.get('workouts/late')).toMatchObject({ leaves: { title: 'with no network' } });
    await scenario.during(device.closeTab(again));
    const healed = await device.openTab();
    await scenario.settle();
    expect(healed.replica.status.kind).not.toBe('failed');
    expect(await scenario.seenOn(healed.replica)).toEqual(onHub);
  });

  it('SY21l is repeated by the tab leader if another tab finds an unreadable chunk', async () => {
    const scenario = await largeDocument();
    const { device, replica } = await scenario.openDevice('reader');
    damage((await device.storage.load()).summaryChunks[0]!);
    const second = await device.openTab();
    expect(scenario.broken.splice(0)).toHaveLength(1);
    await scenario.settle();
    const onHub = await scenario.onHub();
    for (const each of [replica, second.replica]) {
      expect(each.status).toEqual({ kind: 'saved' });
      expect(await scenario.seenOn(each)).toEqual(onHub);
    }
  });

  it('SY15o shows nothing of a chunk that replaces stored ones until it is stored', async () => {
    const scenario = await largeDocument(5_000);
    const { device } = await scenario.openDevice('reader');
    await scenario.during(device.closeTab(device.tabs[0]!));
    damage((await device.storage.load()).summaryChunks[0]!);
    const writer = await scenario.openDevice('writer');
    write(writer.replica, 'workouts/new', 'title', 'in the new chunk');
    await scenario.settle();
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    const storeChunks = device.storage.storeChunks.bind(device.storage);
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    device.storage.storeChunks = async (chunks, progress) => {
      await held;
      return storeChunks(chunks, progress);
    };
    const { replica } = await device.openTab();
    await scenario.pass(5_000);
    expect(scenario.broken.splice(0)).toHaveLength(1);
    expect(replica.document.view.get('workouts/new')).toBeUndefined();
    goOn();
    await scenario.settle();
    expect(replica.document.view.get('workouts/new')?.fields.get('title')?.value).toBe('in the new chunk');
    expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
  });

  it('SY15p requests a chunk again five seconds after its download failed', async () => {
    const scenario = await largeDocument();
    const asked: number[] = [];
    const fetchChunk = scenario.network.fetchChunk.bind(scenario.network);
    scenario.network.fetchChunk = (...wanted) => {
      asked.push(scenario.time.now());
      return asked.length === 1 ? Promise.reject(new Error('no answer')) : fetchChunk(...wanted);
    };
    const { replica } = await scenario.openDevice('fresh');
    const failedAt = asked[0] as number;
    await scenario.pass(20_000);
    const later = asked.filter((at) => at > failedAt);
    expect(later[0]).toBeGreaterThanOrEqual(failedAt + 5_000);
    expect(later[0]).toBeLessThan(failedAt + 5_500);
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY14k that was interrupted does not mix two snapshots of the same number from different lineages', async () => {
    const scenario = await largeDocument();
    await scenario.settle();
    const backup = scenario.storage.copy('epoch 1');
    const before = await scenario.openDevice('before');
    write(before.replica, 'workouts/0', 'title', 'of the past that is lost');
    await scenario.settle();
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    const { fresh, replica } = await interruptedDownload(scenario);
    expect(replica.document.meta.progress).not.toBeNull();
    await scenario.during(before.device.closeTab(before.device.tabs[0]!));
    scenario.restartHub(backup);
    const after = await scenario.openDevice('after');
    write(after.replica, 'workouts/1', 'title', 'of the past that goes on');
    await scenario.settle();
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    expect((await scenario.storage.snapshot(person))?.sequence).toBe(replica.document.meta.progress?.generation);
    await scenario.during(fresh.closeTab(fresh.tabs[0]!));
    fresh.online = true;
    const again = await fresh.openTab();
    await scenario.settle();
    const details = async (seen: Promise<Seen>) =>
      [...(await seen)].map(([id, record]) => [id, record === 'deleted' ? null : record.leaves['sets/a/result']]);
    expect(await details(scenario.seenOn(again.replica))).toEqual(await details(scenario.onHub()));
    await scenario.during(fresh.closeTab(again));
    const { replica: reopened } = await fresh.openTab();
    await scenario.settle();
    await expectAgreement(scenario, reopened, after.replica);
  });

  it('SY14k that was interrupted takes all chunks of a snapshot that was rebuilt at the same number', async () => {
    const scenario = await largeDocument();
    await scenario.settle();
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    const { fresh, replica } = await interruptedDownload(scenario);
    const before = replica.document.meta.progress;
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    const rebuilt = await scenario.storage.snapshot(person);
    expect(before).toMatchObject({ generation: rebuilt?.sequence, mark: rebuilt?.mark });
    const asked = new Set<number>();
    const fetchChunk = scenario.network.fetchChunk.bind(scenario.network);
    scenario.network.fetchChunk = (...wanted) => {
      asked.add(wanted[1].id);
      return fetchChunk(...wanted);
    };
    fresh.online = true;
    replica.online();
    await scenario.settle();
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(asked).toEqual(new Set(rebuilt?.chunks.map(({ id }) => id)));
    expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
  });

  it('SY4a writes nothing but the person’s edits, before it ends and when it ends', async () => {
    const scenario = await largeDocument();
    const pushes = recordPushes(scenario);
    const fresh = await scenario.openDevice('fresh');
    await scenario.settle();
    expect(fresh.replica.status).toEqual({ kind: 'saved' });
    expect(pushes).toEqual([]);
    const early = scenario.device('early');
    early.online = false;
    const { replica } = await early.openTab();
    write(replica, 'notes/mine', 'title', 'by hand');
    await scenario.pass(1_000);
    early.online = true;
    replica.online();
    await scenario.settle();
    expect(pushes).toHaveLength(1);
    await expectAgreement(scenario, replica, fresh.replica);
  });

  it('SY26e that brings a tombstone in a chunk forks the record with its pending changes', async () => {
    const scenario = await largeDocument();
    const a = await scenario.openDevice('a');
    await type(scenario, a.replica, 'shared ');
    await scenario.settle();
    const away = await scenario.openDevice('away');
    away.device.online = false;
    scenario.network.cutAll();
    await type(scenario, away.replica, 'written away ');
    await scenario.pass(1_000);
    a.replica.deletePermanently([key]);
    await scenario.settle();
    await scenario.during(scenario.hub.compactor.rebuildSnapshot(person));
    scenario.restartHub(scenario.storage.copy('epoch 2'));
    await scenario.settle();
    away.device.online = true;
    away.replica.online();
    await scenario.settle();
    const texts = [...(await scenario.onHub()).values()].map((record) => (record === 'deleted' ? record : record.text));
    expect(texts.filter((text) => text.includes('written away'))).toEqual(['written away shared ']);
    expect((await scenario.onHub()).get(key)).toBe('deleted');
    await expectAgreement(scenario, a.replica, away.replica);
  });
});

describe('a flipped bit in a text on the wire', () => {
  it('SY21d, SY21f to a device makes it ask again, and no device ever sees another text', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    flipOnce(scenario, 'toDevice', 'secret ');
    await type(scenario, a.replica, 'secret ');
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect(await scenario.during(b.replica.document.bodies.text(key))).toBe('secret ');
    expect(await b.device.storage.quarantined()).toEqual([]);
  });

  it('SY21f to a device whose connection is then cut makes it ask again on the next one', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    flipOnce(scenario, 'toDevice', 'secret ');
    const flipped = scenario.network.toDevice;
    scenario.network.toDevice = (frame) => {
      const passed = flipped(frame);
      if (passed !== frame) void scenario.time.after(1, () => scenario.network.cutAll());
      return passed;
    };
    await type(scenario, a.replica, 'secret ');
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect(await scenario.during(b.replica.document.bodies.text(key))).toBe('secret ');
  });

  it('SY21c, SY21j to the hub is refused, and the intended text is sent again', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    flipOnce(scenario, 'toHub', 'secret ');
    await type(scenario, a.replica, 'secret ');
    await scenario.settle();
    await expectAgreement(scenario, a.replica, b.replica);
    expect((await scenario.onHub()).get(key)).toMatchObject({ text: 'secret ' });
  });

  it('SY21g, SY21h to a device every time is set aside and reported, and the device continues', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    scenario.network.toDevice = (frame) => flipped(frame, 'secret ') ?? frame;
    const fetched: (readonly string[])[] = [];
    scenario.network.toHub = (frame) => {
      const message = readDeviceFrame(frame);
      if (message.type === 'fetch') fetched.push(message.body.keys);
      return frame;
    };
    await type(scenario, a.replica, 'secret ');
    write(a.replica, 'notes/b', 'title', 'goes on');
    await scenario.settle();
    expect(b.replica.document.view.get('notes/b')?.fields.get('title')?.value).toBe('goes on');
    expect(await scenario.during(b.replica.document.bodies.text(key))).toBe('');
    expect((await b.device.storage.quarantined()).map((entry) => entry.key)).toContain(key);
    expect(fetched).toEqual([[key], [key]]);
    expect(b.device.heard.damaged).toContain(key);
    expect(b.replica.status).toMatchObject({ kind: 'failed', failure: { code: 'sync/incomplete', key } });
  });
});

describe('a body from another device that takes too long to read', () => {
  const long = 'squat '.repeat(5_000);

  it('SY21z is set aside and reported once, and everything else is applied', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    await type(scenario, a.replica, 'short ');
    await scenario.settle();
    const open = await scenario.during(b.replica.document.bodies.open(key));
    scenario.readOffThread = tooSlow;
    await type(scenario, a.replica, long);
    write(a.replica, 'notes/b', 'title', 'goes on');
    await scenario.settle();
    expect(b.replica.document.view.get('notes/b')?.fields.get('title')?.value).toBe('goes on');
    expect(open.text.toString()).toBe('short ');
    const setAside = await b.device.storage.quarantined();
    expect(setAside.map(({ key, why }) => [key, why])).toEqual([[key, 'too-slow']]);
    expect(mergeBodies([open.state(), ...setAside.map(({ bytes }) => bytes)]).text).toContain(long);
    expect(b.device.heard.damaged).toEqual([key]);
    expect(b.replica.status).toMatchObject({ kind: 'failed', failure: { code: 'device/set-aside', key } });
    b.replica.document.bodies.close(key);
    expect(await scenario.during(b.replica.document.bodies.text(key))).toBe('short ');
  });

  it('SY21z is not opened if its updates together take too long, and other bodies are', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    await type(scenario, a.replica, long);
    await scenario.settle();
    scenario.readOffThread = tooSlow;
    await expect(scenario.during(b.replica.document.bodies.open(key))).rejects.toThrow(BodyTooSlow);
    expect((await scenario.during(b.replica.document.bodies.open('notes/b'))).text.toString()).toBe('');
    expect(b.replica.status).toMatchObject({ kind: 'failed', failure: { code: 'device/set-aside', key } });
  });

  it('SY21x is applied to an open body in slices, between which screens can render', async () => {
    const scenario = new Scenario();
    const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
    const open = await scenario.during(b.replica.document.bodies.open(key));
    const lengths: number[] = [];
    open.text.observe(() => lengths.push(open.text.length));
    const pasted = 'squat '.repeat(100_000);
    await type(scenario, a.replica, pasted);
    await scenario.settle();
    expect(open.text.toString()).toBe(pasted);
    expect(lengths.length).toBeGreaterThan(4);
  });
});

const tooSlow = () => Promise.reject(new BodyTooSlow());

it('SY12h many changes of one record, and many unreadable ones, are each applied as one', async () => {
  const scenario = new Scenario();
  const [a, b] = [await scenario.openDevice('a'), await scenario.openDevice('b')];
  const absorbed: number[] = [];
  const absorb = b.device.storage.applyRemote.bind(b.device.storage);
  b.device.storage.applyRemote = (changes, range) => {
    absorbed.push(changes.length);
    return absorb(changes, range);
  };
  for (const kind of ['many changes of one record', 'unreadable updates'] as const) {
    const [push] = hostilePushes(kind, 0.05, scenario.chance, start);
    if (push === undefined) throw new Error('expected at least one push');
    await scenario.during(a.replica.recoverUnsaved([{ ...push, offset: 0, offer: false }]));
    await scenario.settle();
    const { key } = push.changes[0] as Change;
    expect(b.replica.document.view.get(key), kind).toEqual(a.replica.document.view.get(key));
  }
  expect(Math.max(...absorbed)).toBe(1);
});

describe('a failing storage', () => {
  it('SY1j never shows as saved, keeps what was typed in memory, and stores it when it can', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    const append = device.storage.appendPending.bind(device.storage);
    device.storage.appendPending = () => Promise.reject(new Error('no disk'));
    write(replica, key, 'title', 'typed');
    const seen = new Set<string>();
    for (let second = 0; second < 60; second++) {
      await scenario.pass(1_000);
      seen.add(replica.status.kind);
      if (second === 30) scenario.network.cutAll();
    }
    expect(seen).toEqual(new Set(['failed']));
    expect(titleOn(replica)).toBe('typed');
    device.storage.appendPending = append;
    await scenario.settle();
    expect(replica.status).toEqual({ kind: 'saved' });
    await expectAgreement(scenario, replica);
  });
});

function write(replica: Replica, record: RecordKey | string, path: string, value: LeafEdit['value']): void {
  replica.edit([{ key: record as RecordKey, leaves: [{ path, value }] }]);
}

/** Types at the start of the note and waits until it is stored. */
async function type(scenario: Scenario, replica: Replica, words: string): Promise<void> {
  const body = await scenario.during(replica.document.bodies.open(key));
  body.text.insert(0, words);
  await scenario.during(replica.flush());
}

function titleOn(replica: Replica): unknown {
  return replica.document.view.get(key)?.fields.get('title')?.value;
}

async function expectAgreement(scenario: Scenario, ...replicas: readonly Replica[]): Promise<void> {
  const onHub = await scenario.onHub();
  for (const replica of replicas) {
    expect(replica.document.pendingCount).toBe(0);
    expect(await scenario.seenOn(replica)).toEqual(onHub);
    expect(replica.status).toEqual({ kind: 'saved' });
  }
  expect(scenario.broken).toEqual([]);
}

/** Opens two tabs of a device; the second receives nothing from the first. */
async function deafTabs() {
  const scenario = new Scenario();
  const { device, replica: leader } = await scenario.openDevice();
  const { replica: deaf } = await device.openTab();
  await scenario.pass(1_000);
  deaf.document.ports.tabs.listen(() => {});
  return { scenario, device, leader, deaf };
}

function recordPushes({ network }: Scenario): readonly unknown[] {
  const pushes: unknown[] = [];
  const before = network.toHub;
  network.toHub = (frame) => {
    const message = readDeviceFrame(frame);
    if (message.type === 'push') pushes.push(message.body);
    return before(frame);
  };
  return pushes;
}

/** Drops acknowledgements and whatever else follows a push, by cutting the connection instead. */
function dropAcks({ network }: Scenario): () => void {
  const before = network.toDevice;
  network.toDevice = (frame) => (readHubFrame(frame).type === 'ack' ? null : frame);
  return () => {
    network.toDevice = before;
  };
}

/** Makes the hub refuse the next push because of this record, without appending it. */
function refuseOnce(scenario: Scenario, record: string, code: RefusalCode): void {
  const append = scenario.hub.append.bind(scenario.hub);
  scenario.hub.append = (request, origin) => {
    scenario.hub.append = append;
    origin?.refuse(request.id, code, record, null);
    return Promise.resolve({ outcome: 'failed' });
  };
}

/** Returns the frame with one bit of the text flipped, or null if the frame does not contain it. */
function flipped(frame: Uint8Array, words: string): Uint8Array | null {
  const at = Buffer.from(frame).indexOf(words);
  if (at < 0) return null;
  const changed = frame.slice();
  changed[at] = (changed[at] as number) ^ 1;
  return changed;
}

function flipOnce({ network }: Scenario, way: 'toDevice' | 'toHub', words: string): void {
  let done = false;
  network[way] = (frame) => {
    const changed = done ? null : flipped(frame, words);
    done ||= changed !== null;
    return changed ?? frame;
  };
}

function damage({ bytes }: StoredChunk): void {
  bytes[7] = (bytes[7] ?? 0) ^ 1;
}

/** Opens a fresh device, which goes offline when it has some chunks of the snapshot. */
async function interruptedDownload(scenario: Scenario): Promise<{ readonly fresh: Device; readonly replica: Replica }> {
  const fresh = scenario.device('fresh');
  let opened: Replica | null = null;
  scenario.network.downloaded = (bytes) => {
    if (bytes.length < 100_000) return bytes; // summaries
    if (opened !== null && opened.document.meta.progress !== null) fresh.online = false;
    return null;
  };
  const { replica } = await fresh.openTab();
  opened = replica;
  await scenario.settle();
  scenario.network.downloaded = (bytes) => bytes;
  return { fresh, replica };
}

/** Writes enough for several chunks in several frames, and a log after them. */
async function largeDocument(notes = 0): Promise<Scenario> {
  const scenario = new Scenario();
  const writer = await scenario.openDevice('writer');
  for (let at = 0; at < 40; at++) {
    const noise = Buffer.from(scenario.chance.bytes(6_000)).toString('base64');
    writer.replica.edit([
      {
        key: `workouts/${at}`,
        leaves: [
          { path: 'title', value: `${at}` },
          { path: 'sets/a/result', value: noise },
        ],
      },
    ]);
  }
  const titles = Array.from({ length: notes }, (_, at) => ({ path: 'title', value: `${at}` }));
  writer.replica.edit(titles.map((leaf, at) => ({ key: `notes/${at}` as const, leaves: [leaf] })));
  await scenario.settle();
  write(writer.replica, 'workouts/late', 'title', 'after the pages');
  await scenario.settle();
  await scenario.during(writer.device.closeTab(writer.device.tabs[0]!));
  return scenario;
}

/** Lets a test decide whether each frame and chunk reaches a device. If not, the connection is cut. */
function onArrival({ network }: Scenario, arrives: () => boolean): void {
  network.toDevice = (frame) => (arrives() ? frame : null);
  network.downloaded = (bytes) => (arrives() ? bytes : null);
}

async function arrivalsOfFirstSync(scenario: Scenario): Promise<number> {
  let arrivals = 0;
  onArrival(scenario, () => {
    arrivals++;
    return true;
  });
  const { device } = await scenario.openDevice('counting');
  await scenario.pass(5_000);
  onArrival(scenario, () => true);
  await scenario.during(device.closeTab(device.tabs[0]!));
  return arrivals;
}
