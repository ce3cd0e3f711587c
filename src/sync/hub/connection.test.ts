import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { type DeviceMessage, encodeMessage, protocolVersion } from '../protocol/index.ts';
import { type Change, crc32c, decodeChanges, encodeChanges, encodeValue, unpackChanges } from '../record/index.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import {
  changeOf,
  connectByHand,
  type HandPlayed,
  type HubBody,
  newDevice,
  person,
  pushId,
  pushOf,
  Scenario,
  stampAt,
  start,
} from '../testing/scenario.ts';

describe('a push', () => {
  it('SY11c is acknowledged once it is committed, and is sent to the other devices with its commit id', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    expect(phone.socket.bodies('ack')).toEqual([{ ids: [pushId(1)], upto: 1 }]);
    const mark = (await scenario.storage.head(person)).mark;
    expect(await titles(laptop)).toEqual([{ after: 0, upto: 1, mark, titles: ['x'] }]);
  });

  it('SY12a is covered by the range that its own device receives, but not among the entries', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    phone.connection.receive(encodeMessage(pushOf(1, [changeOf('notes/a', 1, { title: 'phone' })])));
    laptop.connection.receive(encodeMessage(pushOf(2, [changeOf('notes/b', 1, { title: 'laptop' })])));
    await scenario.pass(0);
    expect(await titles(phone)).toMatchObject([{ after: 0, upto: 2, titles: ['laptop'] }]);
    expect(await titles(laptop)).toMatchObject([{ after: 0, upto: 2, titles: ['phone'] }]);
  });

  it('SY12i is sent to every device if the server made it, alone and together with pushes of one turn', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    const write = (id: string, at: number, title: string) =>
      scenario.hub.write(person, [changeOf(`notes/${id}`, at, { title })], [[null]]);
    void write('a', 1, 'by HTTP');
    await scenario.pass(0);
    for (const device of [phone, laptop])
      expect(await titles(device)).toMatchObject([{ after: 0, upto: 1, titles: ['by HTTP'] }]);

    phone.connection.receive(encodeMessage(pushOf(1, [changeOf('notes/b', 2, { title: 'phone' })])));
    void write('c', 3, 'by HTTP too');
    await scenario.pass(0);
    expect((await titles(phone)).at(-1)).toMatchObject({ upto: 3, titles: ['by HTTP too'] });
    expect((await titles(laptop)).at(-1)).toMatchObject({ upto: 3, titles: ['phone', 'by HTTP too'] });
  });

  it('SY11d of one turn shares a commit and an acknowledgement frame with the others', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    await phone.say(...[1, 2, 3].map((id) => pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })])));
    expect(phone.socket.bodies('ack')).toEqual([{ ids: [1, 2, 3].map(pushId), upto: 3 }]);
    expect(await titles(laptop)).toMatchObject([{ after: 0, upto: 3, titles: ['1', '2', '3'] }]);
  });

  it('SY10d is acknowledged twice, appended once and distributed once when it is sent twice', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    const push = pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]);
    await phone.say(push);
    await phone.say(push);
    expect(phone.socket.bodies('ack')).toHaveLength(2);
    expect((await scenario.storage.head(person)).sequence).toBe(1);
    expect(laptop.socket.bodies('changes')).toHaveLength(1);
  });

  it('SY10e is appended again if the hub forgot its id, and merges to the same record', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    const push = pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]);
    await phone.say(push);
    const before = await scenario.onHub();
    await scenario.storage.prune(person, { log: Number.MAX_SAFE_INTEGER, history: 0, daily: 0 });
    await phone.say(push);
    expect((await scenario.storage.head(person)).sequence).toBe(2);
    expect(await scenario.onHub()).toEqual(before);
  });

  it('SY35d and everything else is sent only to devices of its owner', async () => {
    const scenario = new Scenario();
    const ada = connectByHand(scenario, 'ada');
    const ben = connectByHand(scenario, 'ben');
    await ada.say(newDevice);
    await ben.say(newDevice);
    await ada.say(pushOf(1, [changeOf('notes/a', 1, { title: 'private' })]));
    await ben.say({ type: 'fetch', body: { keys: ['notes/a'] } });
    expect(ben.socket.bodies('changes')).toEqual([{ after: 0, upto: 0, mark: null, entries: [] }]);
    expect((await scenario.storage.head('ben')).sequence).toBe(0);
  });
});

describe('a device that says hello again on its socket', () => {
  it('SY14v gets the log after its cursor even if an older catch-up was in progress', async () => {
    const { scenario, phone, laptop } = await withSlowLog();
    const mark = await scenario.storage.commitIdAt(person, 2);
    const epoch = await scenario.storage.epoch();
    laptop.socket.full = fullSocket;
    await phone.say(pushOf(6, [changeOf('notes/6', 6, { title: '6' })]));
    laptop.socket.full = 0;
    const before = (await titles(laptop)).length;
    await laptop.say(helloAt({ epoch, cursor: 2, mark }));
    await scenario.pass(1_000);
    expect((await titles(laptop)).slice(before)).toMatchObject([{ after: 2, upto: 6, titles: ['3', '4', '5', '6'] }]);
  });

  it('SY14w receives what is committed while its hello is answered', async () => {
    const { scenario, phone, laptop } = await withSlowLog();
    const [epoch, mark] = [await scenario.storage.epoch(), await scenario.storage.commitIdAt(person, 2)];
    laptop.connection.receive(encodeMessage(helloAt({ epoch, cursor: 2, mark })));
    await scenario.pass(5);
    await phone.say(pushOf(6, [changeOf('notes/6', 6, { title: '6' })]));
    await scenario.pass(1_000);
    expect((await titles(laptop)).flatMap((range) => range.titles).slice(-4)).toEqual(['3', '4', '5', '6']);
    expect((await titles(laptop)).at(-1)?.upto).toBe(6);
  });
});

describe('a full socket', () => {
  it('receives everything that is pending once it drains', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    laptop.socket.full = fullSocket;
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'one' })]));
    await laptop.say({ type: 'fetch', body: { keys: ['notes/a'] } });
    laptop.socket.full = 0;
    laptop.connection.drained();
    await scenario.pass(10);
    await phone.say(pushOf(2, [changeOf('notes/a', 2, { title: 'two' })]));
    expect((await titles(laptop)).map(({ after, upto }) => [after, upto])).toEqual([
      [0, 1],
      [0, 0],
      [1, 2],
    ]);
  });
});

describe('a refusal', () => {
  it('SY18a, SY11a names the push and the record, and nothing of the push is appended', async () => {
    const { scenario, phone, refusals } = await refusing();
    const bad = changeOf('notes/b', 1, {}, { update: Uint8Array.of(0, 0) });
    const damaged = { ...bad, body: { update: Uint8Array.of(0, 1), sum: bad.body?.sum ?? 0 } };
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' }), damaged]));
    expect(refusals()).toEqual([{ id: pushId(1), code: 'damaged', key: 'notes/b', wait: null }]);
    expect((await scenario.storage.head(person)).sequence).toBe(0);
  });

  it.each<readonly [string, Uint8Array, string]>([
    ['a frame that is not CBOR', Uint8Array.of(255, 255), 'shape'],
    ['an empty frame', new Uint8Array(0), 'shape'],
    ['a frame of an unknown type', encodeValue([protocolVersion, 'shout', {}]), 'shape'],
    ['a malformed push', encodeValue([protocolVersion, 'push', { id: 1 }]), 'shape'],
    ['an unknown version', encodeValue([99, 'push', {}]), 'version'],
  ])('SY18k of %s has no id, changes nothing and leaves the connection open', async (_, frame, code) => {
    const { scenario, phone, refusals } = await refusing();
    phone.connection.receive(frame);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    expect(refusals()).toEqual([{ id: null, code, key: null, wait: null }]);
    expect(phone.socket.closed).toBe(false);
    expect((await scenario.storage.head(person)).sequence).toBe(1);
  });

  it('SY18a, SY18b for the rate names the wait, after which the same bytes are accepted', async () => {
    const { scenario, phone, refusals } = await refusing({ pushesPerMinute: 2 });
    await scenario.pass(20_000);
    const pushes = [1, 2, 3].map((id) => pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })]));
    await phone.say(...pushes);
    expect(refusals()).toEqual([{ id: pushId(3), code: 'rate', key: null, wait: 40 }]);
    await scenario.pass(40_000);
    await phone.say(pushes[2] as DeviceMessage);
    expect(phone.socket.bodies('ack').at(-1)).toEqual({ ids: [pushId(3)], upto: 3 });
  });

  it('for the rate also counts bytes', async () => {
    const { phone, refusals } = await refusing({ bytesPerMinute: 200 });
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x'.repeat(300) })]));
    expect(refusals()).toMatchObject([{ id: pushId(1), code: 'rate' }]);
  });

  it('SY30f for the rate never applies to a backfill', async () => {
    const { phone, refusals } = await refusing({ pushesPerMinute: 0 });
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })], { offer: true }));
    expect(refusals()).toEqual([]);
    expect(phone.socket.bodies('ack')).toHaveLength(1);
  });

  it('SY8a for the clock applies to a stamp more than two minutes ahead, but not at exactly two minutes', async () => {
    const { phone, refusals } = await refusing();
    await phone.say(pushOf(1, [changeOf('notes/a', 120_000, { title: 'x' })]));
    await phone.say(pushOf(2, [changeOf('notes/b', 240_001, { title: 'x' })]));
    expect(phone.socket.bodies('ack')).toEqual([{ ids: [pushId(1)], upto: 1 }]);
    expect(refusals()).toEqual([{ id: pushId(2), code: 'clock', key: null, wait: null }]);
  });

  it('SY8a, SY8b for the clock also applies to tombstones in the future, but not to backfills', async () => {
    const { phone, refusals } = await refusing();
    const gone = changeOf('notes/a', 0, {}, { tombstone: stampAt(500_000) });
    await phone.say(pushOf(1, [gone]));
    await phone.say(pushOf(2, [gone], { offer: true }));
    expect(refusals()).toMatchObject([{ id: pushId(1), code: 'clock' }]);
    expect(phone.socket.bodies('ack')).toEqual([{ ids: [pushId(2)], upto: 1 }]);
  });

  it('SY8a for the clock does not apply if the document already has later stamps', async () => {
    const { scenario, phone, refusals } = await refusing();
    scenario.hubClockError = 3_600_000;
    await phone.say(pushOf(1, [changeOf('notes/a', 3_600_000, { title: 'an hour ahead' })]));
    scenario.hubClockError = 0;
    await phone.say(pushOf(2, [changeOf('notes/a', 3_600_001, { title: 'right after' })]));
    expect(refusals()).toEqual([]);
    await phone.say(newDevice);
    expect(phone.socket.bodies('welcome').at(-1)).toMatchObject({ highest: stampAt(3_600_001) });
  });

  it('SY8c for the clock does not apply to changes that the server itself makes', async () => {
    const { scenario } = await refusing();
    const written = scenario.hub.write(person, [changeOf('notes/a', 500_000, { title: 'x' })], [[null]]);
    await scenario.pass(0);
    expect(await written).toMatchObject({ outcome: 'appended', sequence: 1 });
  });

  it('SY20c for the quota does not apply to removals: moves to the trash and tombstones', async () => {
    const { phone, refusals } = await refusing({ documentBytes: 200 });
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x'.repeat(120) })]));
    await phone.say(pushOf(2, [changeOf('notes/b', 2, { title: 'y'.repeat(120) })]));
    await phone.say(pushOf(3, [changeOf('notes/a', 3, { trashedAt: start })]));
    await phone.say(pushOf(4, [changeOf('notes/a', 4, {}, { tombstone: stampAt(4) })]));
    expect(refusals()).toMatchObject([{ id: pushId(2), code: 'quota' }]);
    expect(phone.socket.bodies('ack').flatMap(({ ids }) => ids)).toEqual([1, 3, 4].map(pushId));
  });

  it.each<readonly [string, () => Change]>([
    ['a trashedAt on a record that is already in the trash', () => changeOf('notes/gone', 9, { trashedAt: start })],
    ['a trashedAt older than the latest edit', () => changeOf('notes/a', 0, { trashedAt: start })],
    ['a trashedAt on a record that never existed', () => changeOf('notes/none', 9, { trashedAt: start })],
    ['a cleared trashedAt', () => changeOf('notes/gone', 9, { trashedAt: null })],
    ['a trashedAt that is not a time', () => changeOf('notes/a', 9, { trashedAt: 'x'.repeat(100) })],
    ['a second tombstone', () => changeOf('notes/dead', 9, {}, { tombstone: stampAt(9) })],
    ['a tombstone of a record that never existed', () => changeOf('notes/none', 9, {}, { tombstone: stampAt(9) })],
    ['a tombstone with fields', () => changeOf('notes/a', 9, { title: 'y' }, { tombstone: stampAt(9) })],
    [
      'a tombstone with a body',
      () => changeOf('notes/a', 9, {}, { tombstone: stampAt(9), update: new Uint8Array(99) }),
    ],
    ['a trashedAt with a body', () => changeOf('notes/a', 9, { trashedAt: start }, { update: new Uint8Array(99) })],
  ])('SY20c, SY20d for the quota applies to %s, which frees no space', async (_, made) => {
    const { scenario, phone, refusals } = await full();
    const { bytes } = await scenario.storage.head(person);
    for (let id = 11; id < 15; id++) await phone.say(pushOf(id, [made()]));
    await scenario.pass(1_000);
    expect(refusals().map(({ id, code }) => [id, code])).toEqual([11, 12, 13, 14].map((id) => [pushId(id), 'quota']));
    expect((await scenario.storage.head(person)).bytes).toBe(bytes);
  });

  it('SY20e for the quota applies to all but the first of several equal removals sent at once', async () => {
    const { scenario, phone, refusals } = await full();
    const trash = changeOf('notes/a', 9, { trashedAt: start });
    await phone.say(...[11, 12, 13].map((id) => pushOf(id, [trash])));
    await scenario.pass(1_000);
    expect(phone.socket.bodies('ack').at(-1)?.ids).toEqual([pushId(11)]);
    expect(refusals().map(({ id }) => id)).toEqual([12, 13].map(pushId));
    const { bytes } = await scenario.storage.head(person);
    await phone.say(pushOf(14, Array(1000).fill(changeOf('notes/a', 10, {}, { tombstone: stampAt(10) }))));
    await scenario.pass(1_000);
    expect(refusals().at(-1)).toMatchObject({ id: pushId(14), code: 'quota' });
    expect((await scenario.storage.head(person)).bytes).toBe(bytes);
  });

  it('SY20e for the quota does not apply to a bulk removal that another device has partly done', async () => {
    const { scenario, phone } = await full();
    const trash = ['a', 'gone'].map((id) => changeOf(`notes/${id}`, 9, { trashedAt: start }));
    await phone.say(pushOf(11, trash));
    await scenario.pass(1_000);
    expect(phone.socket.bodies('ack').at(-1)?.ids).toEqual([pushId(11)]);
  });

  it('SY20c for the quota does not apply to removals by the server itself', async () => {
    const { scenario } = await full();
    const write = scenario.hub.write(person, [changeOf('notes/gone', 9, {}, { tombstone: stampAt(9) })], [[]]);
    await scenario.pass(1_000);
    expect(await write).toMatchObject({ outcome: 'appended' });
  });

  /**
   * Creates a document at its quota. It contains a note, a note in the trash, a deleted note, and a note that fills the
   * quota.
   */
  async function full() {
    const documentBytes = 1_000;
    const parts = await refusing({ documentBytes });
    const { scenario, phone } = parts;
    await phone.say(pushOf(1, [changeOf('notes/gone', 1, { trashedAt: start, title: 'x' })]));
    await phone.say(pushOf(2, [changeOf('notes/dead', 1, {}, { tombstone: stampAt(1) })]));
    await phone.say(pushOf(3, [changeOf('notes/a', 1, { title: 'x', editedAt: start })]));
    const filling = (length: number) => [changeOf('notes/full', 2, { title: 'x'.repeat(length) })];
    const room = documentBytes - (await scenario.storage.head(person)).bytes;
    let length = 0;
    while (encodeChanges(filling(length + 1)).length <= room) length += 1;
    await phone.say(pushOf(4, filling(length)));
    await phone.say(pushOf(5, [changeOf('notes/b', 2, { title: 'y' })]));
    expect(parts.refusals()).toMatchObject([{ id: pushId(5), code: 'quota' }]);
    phone.socket.frames.length = 0;
    return parts;
  }

  it('SY11e with busy and a wait is sent when the disk fails, and the connection stays open', async () => {
    const { scenario, phone, refusals } = await refusing();
    const append = scenario.storage.append.bind(scenario.storage);
    scenario.storage.append = () => Promise.reject(new Error('disk full'));
    const push = pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]);
    await phone.say(push);
    expect(refusals()).toEqual([{ id: pushId(1), code: 'busy', key: null, wait: 5 }]);
    expect(phone.socket.bodies('ack')).toEqual([]);
    scenario.storage.append = append;
    await phone.say(push);
    expect(phone.socket.bodies('ack')).toEqual([{ ids: [pushId(1)], upto: 1 }]);
  });

  async function refusing(limits: ConstructorParameters<typeof Scenario>[0] = {}) {
    const scenario = new Scenario(limits);
    const [phone] = await welcomed(scenario, 1);
    return { scenario, phone, refusals: () => phone.socket.bodies('refused') };
  }
});

describe('hello', () => {
  it('is answered with epoch, time, head and the highest stamp', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    await phone.say(pushOf(1, [changeOf('notes/a', 5, { title: 'x' })]));
    await scenario.pass(1_000);
    const late = connectByHand(scenario);
    await late.say(newDevice);
    expect(late.socket.messages[0]).toEqual({
      type: 'welcome',
      body: { epoch: 'epoch 1', time: start + 1_000, head: 1, highest: stampAt(5), history: 'same' },
    });
  });

  it('SY29c with another epoch, another commit id or a cursor beyond the head is of another lineage', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    const mark = (await scenario.storage.head(person)).mark as Uint8Array;
    const historyOf = async (stands: Partial<HelloBody>) => {
      const device = connectByHand(scenario);
      await device.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark, ...stands }));
      return device.socket.bodies('welcome')[0]?.history;
    };
    expect(await historyOf({})).toBe('same');
    expect(await historyOf({ epoch: 'epoch 0' })).toBe('other');
    expect(await historyOf({ mark: pushId(9) })).toBe('other');
    expect(await historyOf({ mark: null })).toBe('other');
    expect(await historyOf({ cursor: 2 })).toBe('other');
    expect(await historyOf({ cursor: 0, mark: null })).toBe('same');
    expect(await historyOf({ cursor: null, mark: null })).toBe('same');
    expect(await historyOf({ epoch: null, cursor: null, mark: null })).toBe('same');
  });

  it('SY29d of a device that was never welcomed is judged by its cursor', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    const mark = (await scenario.storage.head(person)).mark as Uint8Array;
    for (const [stands, history] of [
      [{ cursor: 1, mark }, 'same'],
      [{ cursor: 1, mark: pushId(9) }, 'other'],
      [{ cursor: 7, mark }, 'other'],
    ] as const) {
      const device = connectByHand(scenario);
      await device.say(helloAt({ epoch: null, ...stands }));
      expect(device.socket.bodies('welcome')[0]?.history).toBe(history);
    }
  });

  it('SY14r is followed only by the log after the cursor', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    for (const id of [1, 2, 3]) await phone.say(pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })]));
    const back = connectByHand(scenario);
    await back.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark: await scenario.storage.commitIdAt(person, 1) }));
    const { mark } = await scenario.storage.head(person);
    expect(await titles(back)).toEqual([{ after: 1, upto: 3, mark, titles: ['2', '3'] }]);
  });

  it('SY14s, SY14u with a cursor below the floor of the log is followed by the changed records up to one number, then by the log', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    for (const id of [1, 2, 3]) await phone.say(pushOf(id, [changeOf('notes/a', id, { title: `${id}` })]));
    await scenario.onHub();
    await scenario.storage.prune(person, { log: Number.MAX_SAFE_INTEGER, history: 0, daily: 0 });
    await phone.say(pushOf(4, [changeOf('notes/b', 4, { title: '4' })]));
    const back = connectByHand(scenario);
    await back.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark: await scenario.storage.commitIdAt(person, 1) }));
    expect(await titles(back)).toEqual([
      { after: 1, upto: 3, mark: await scenario.storage.commitIdAt(person, 3), titles: ['3'] },
      { after: 3, upto: 4, mark: await scenario.storage.commitIdAt(person, 4), titles: ['4'] },
    ]);
  });

  it('SY14t is followed by records if they are smaller than the log', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    for (let id = 1; id <= 40; id++) await phone.say(pushOf(id, [changeOf('notes/a', id, { title: `title ${id}` })]));
    await scenario.onHub();
    const back = connectByHand(scenario);
    await back.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark: await scenario.storage.commitIdAt(person, 1) }));
    expect(await titles(back)).toMatchObject([{ after: 1, upto: 40, titles: ['title 40'] }]);
  });

  it('SY35c of a deleted account ends with account-deleted', async () => {
    const scenario = new Scenario();
    await scenario.during(scenario.hub.deleteDocument(person));
    const phone = connectByHand(scenario);
    await phone.say(newDevice);
    expect(phone.socket.bodies('refused')).toEqual([{ id: null, code: 'account-deleted', key: null, wait: null }]);
    expect(phone.socket.closed).toBe(true);
  });
});

describe('a socket with a full buffer', () => {
  it('SY13a, SY13c gets nothing until it drains, and then continues the log without repeating anything', async () => {
    const scenario = new Scenario();
    const [phone, slow] = await welcomed(scenario, 2);
    await phone.say(pushOf(1, [changeOf('notes/1', 1, { title: '1' })]));
    slow.socket.full = 1024 * 1024;
    for (const id of [2, 3, 4]) await phone.say(pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })]));
    expect((await titles(slow)).flatMap((each) => each.titles)).toEqual(['1']);
    slow.socket.full = 0;
    slow.connection.drained();
    await scenario.pass(0);
    await phone.say(pushOf(5, [changeOf('notes/5', 5, { title: '5' })]));
    const got = await titles(slow);
    expect(got.flatMap((each) => each.titles)).toEqual(['1', '2', '3', '4', '5']);
    expect(got.map(({ after }) => after)).toEqual([0, ...got.slice(0, -1).map(({ upto }) => upto)]);
  });

  it('SY13b causes no reads of the log, records or chunks until it drains', async () => {
    const { scenario, phone } = await largeDocument();
    const [late, slow, fresh] = [connectByHand(scenario), connectByHand(scenario), connectByHand(scenario)];
    for (const { socket } of [late, slow, fresh]) socket.full = fullSocket;
    const read: string[] = [];
    for (const name of ['payloadsAfter', 'records', 'chunk'] as const) {
      const original = scenario.storage[name].bind(scenario.storage) as (...asked: unknown[]) => Promise<never>;
      scenario.storage[name] = (...asked: unknown[]) => {
        read.push(name);
        return original(...asked);
      };
    }
    const { folded } = await scenario.storage.head(person);
    const mark = await scenario.storage.commitIdAt(person, folded);
    await late.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark: await scenario.storage.commitIdAt(person, 1) }));
    await slow.say(helloAt({ epoch: 'epoch 1', cursor: folded, mark }));
    await slow.say({ type: 'fetch', body: { keys: ['workouts/1'] } });
    await fresh.say(newDevice);
    phone.socket.full = fullSocket;
    expect(read).toEqual([]);
    for (const id of [211, 212]) await phone.say(pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })]));
    await scenario.pass(0);
    expect(read.filter((name) => name !== 'records')).toEqual([]);
    for (const { socket, connection } of [late, slow, fresh]) {
      socket.full = 0;
      connection.drained();
    }
    await scenario.pass(5_000);
    for (const each of [late, slow]) {
      const got = (await titles(each)).flatMap((range) => range.titles);
      expect(got.filter((title) => title === '212')).toEqual(['212']);
    }
    expect(fresh.socket.bodies('snapshot')).toHaveLength(1);
    expect(new Set(read)).toEqual(new Set(['payloadsAfter', 'records']));
  });

  it('SY16f gets everything if the log that it still lacks is pruned meanwhile', async () => {
    const scenario = new Scenario();
    const [phone, slow] = [connectByHand(scenario), connectByHand(scenario)];
    await phone.say(newDevice, pushOf(1, [changeOf('notes/a', 1, { title: 'a' })]));
    await phone.say(pushOf(2, [changeOf('notes/b', 2, { title: 'b' })]));
    await scenario.pass(10_000);
    slow.socket.full = fullSocket;
    await slow.say(newDevice);
    await scenario.storage.prune(person, { log: scenario.time.now() + 1, history: 0, daily: 0 });
    slow.socket.full = 0;
    slow.connection.drained();
    await scenario.pass(1_000);
    await phone.say(pushOf(3, [changeOf('notes/c', 3, { title: 'c' })]));
    const got = await titles(slow);
    expect(got.flatMap((each) => each.titles).toSorted()).toEqual(['a', 'b', 'c']);
    expect(got.map(({ after, upto }) => [after, upto])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it('SY13l causes no reads of the list of changed records beyond a part of it until it drains', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    const titled = (title: string) =>
      Array.from({ length: 4_100 }, (_, at) => changeOf(`notes/${at}`, Number(title), { title }));
    for (const id of [1, 2]) await phone.say(pushOf(id, titled(`${id}`)));
    await scenario.pass(5_000);
    let pages = 0;
    const { recordsChangedAfter } = scenario.storage;
    scenario.storage.recordsChangedAfter = (...asked) => {
      pages += 1;
      return recordsChangedAfter.apply(scenario.storage, asked);
    };
    const late = connectByHand(scenario);
    late.socket.full = fullSocket;
    const mark = await scenario.storage.commitIdAt(person, 1);
    await late.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark }));
    await scenario.pass(1_000);
    expect(pages).toBe(1);
    late.socket.full = 0;
    late.connection.drained();
    await scenario.pass(5_000);
    expect(pages).toBe(3);
    const got = await titles(late);
    expect(got.flatMap((range) => range.titles)).toEqual(Array.from({ length: 4_100 }, () => '2'));
    expect(got.map(({ upto }) => upto)).toEqual([...got.slice(1).map(() => 1), 2]);
  });

  it('SY13n is one of many of a person that are greeted, and whose changed records are listed, one at a time', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    for (const id of [1, 2, 3]) await phone.say(pushOf(id, [changeOf('notes/a', id, { title: `${id}` })]));
    await scenario.pass(5_000);
    const { storage, time } = scenario;
    let [running, most, reads] = [0, 0, 0];
    const oneOf = async <R>(read: () => Promise<R>): Promise<R> => {
      running += 1;
      reads += 1;
      most = Math.max(most, running);
      await new Promise<void>((done) => time.after(5, done));
      return read().finally(() => {
        running -= 1;
      });
    };
    const { since, recordsChangedAfter } = storage;
    storage.since = (...asked) => oneOf(() => since.apply(storage, asked));
    storage.recordsChangedAfter = (...asked) => oneOf(() => recordsChangedAfter.apply(storage, asked));
    const mark = await storage.commitIdAt(person, 1);
    const back = Array.from({ length: 10 }, () => connectByHand(scenario));
    await Promise.all(back.map((each) => each.say(helloAt({ epoch: 'epoch 1', cursor: 1, mark }))));
    await scenario.pass(1_000);
    for (const each of back) expect(await titles(each)).toMatchObject([{ after: 1, upto: 3, titles: ['3'] }]);
    expect({ most, reads }).toEqual({ most: 1, reads: 20 });
  });

  it('SY13g is closed if its device keeps asking for records', async () => {
    const scenario = new Scenario();
    const [slow] = await welcomed(scenario, 1);
    slow.socket.full = fullSocket;
    const fetch: DeviceMessage = { type: 'fetch', body: { keys: ['notes/a'] } };
    await slow.say(...Array.from({ length: 50 }, () => fetch));
    expect(slow.socket.closed).toBe(false);
    await slow.say(fetch, fetch);
    expect(slow.socket.closed).toBe(true);
  });

  it('SY13h is closed if its person says hello too often, and may say it again a second later', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(...Array.from({ length: 120 }, () => newDevice));
    expect(device.socket.closed).toBe(false);
    await device.say(newDevice);
    expect(device.socket.closed).toBe(true);
    await scenario.pass(1_000);
    const later = connectByHand(scenario);
    await later.say(newDevice, newDevice);
    expect(later.socket.closed).toBe(false);
    await later.say(newDevice);
    expect(later.socket.closed).toBe(true);
    const other = connectByHand(scenario, 'somebody else');
    await other.say(newDevice);
    expect(other.socket.closed).toBe(false);
  });

  it.each(['fetch', 'want'] as const)('SY13i is sent large records one by one: %s', async (kind) => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    const keys = ['notes/a', 'notes/b', 'notes/c'];
    const missing = new Y.Doc();
    missing.getText('body').insert(0, 'before ');
    const update = (text: string) => {
      const doc = new Y.Doc();
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(missing));
      const known = Y.encodeStateVector(doc);
      doc.getText('body').insert(7, text);
      return Y.encodeStateAsUpdate(doc, known); // builds on what the hub never gets
    };
    const text = 'a large text '.repeat(30_000);
    for (const [at, key] of keys.entries())
      await phone.say(pushOf(at + 1, [changeOf(key, at, {}, { update: update(text) })]));
    await scenario.settle();
    const sizes: number[] = [];
    const someRecords = scenario.storage.someRecords.bind(scenario.storage);
    scenario.storage.someRecords = async (...asked) => {
      const some = await someRecords(...asked);
      sizes.push(some.records.length);
      return some;
    };
    phone.socket.frames.length = 0;
    if (kind === 'fetch') await phone.say({ type: 'fetch', body: { keys } });
    else await phone.say(helloAt({ cursor: 3, mark: (await scenario.storage.head(person)).mark }));
    await scenario.pass(1_000);
    expect(sizes).toEqual([1, 1, 1]);
    const sent = kind === 'fetch' ? phone.socket.bodies('changes') : phone.socket.bodies('want');
    expect(sent).toHaveLength(3);
  });

  it('SY13d gets a commit of many large pushes from the log in several parts', async () => {
    const scenario = new Scenario();
    const [phone, laptop] = await welcomed(scenario, 2);
    const large = (id: number) =>
      pushOf(id, [changeOf(`notes/${id}`, id, { title: Buffer.from(scenario.chance.bytes(400_000)).toString('hex') })]);
    await phone.say(...[1, 2, 3].map(large));
    await scenario.pass(1_000);
    expect((await titles(laptop)).map(({ after, upto }) => [after, upto])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('SY13d gets no direct frame before it has said hello', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    const silent = connectByHand(scenario);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    expect(silent.socket.frames).toEqual([]);
    await silent.say(newDevice);
    expect(await titles(silent)).toMatchObject([{ after: 0, upto: 1, titles: ['x'] }]);
  });
});

describe('a new device of a large document', () => {
  it('SY14h is told which chunks to download, and then gets the log after them', async () => {
    const { scenario, phone } = await largeDocument();
    await phone.say(pushOf(201, [changeOf('notes/late', 999, { title: 'late' })]));
    const fresh = connectByHand(scenario);
    await fresh.say(newDevice);
    await scenario.pass(100);
    const [snapshot] = fresh.socket.bodies('snapshot');
    if (snapshot === undefined) throw new Error('the hub sent no snapshot');
    expect(snapshot.chunks.length).toBeGreaterThan(1);
    expect(await titles(fresh)).toEqual([]);
    await fresh.say(helloAt({ epoch: 'epoch 1', cursor: snapshot.sequence, mark: snapshot.mark }));
    await scenario.pass(100);
    expect(await titles(fresh)).toMatchObject([{ after: snapshot.sequence, titles: ['late'] }]);
  });

  it('SY14a, SY14m, SY14n downloads under each name the bytes with its size and checksum', async () => {
    const { scenario } = await largeDocument();
    const fresh = connectByHand(scenario);
    await fresh.say(newDevice);
    await scenario.pass(100);
    const chunks = fresh.socket.bodies('snapshot')[0]?.chunks ?? [];
    for (const { id, size, sum } of chunks) {
      const plain = await nodePlatform.unbrotli((await scenario.hub.chunk(person, { id, sum })) as Uint8Array);
      expect([plain.length, crc32c(plain)]).toEqual([size, sum]);
    }
    const [{ id, sum } = { id: 0, sum: 0 }] = chunks;
    expect(await scenario.hub.chunk(person, { id, sum: sum ^ 1 })).toBeNull();
    expect(await scenario.hub.chunk('somebody else', { id, sum })).toBeNull();
  });

  it('SY14h gets changes made during the download with the log', async () => {
    const { scenario, phone } = await largeDocument();
    const fresh = connectByHand(scenario);
    await fresh.say(newDevice);
    await scenario.pass(100);
    await phone.say(pushOf(201, [changeOf('notes/late', 999, { title: 'meanwhile' })]));
    await scenario.pass(5_000);
    expect(await titles(fresh)).toEqual([]);
    const [snapshot] = fresh.socket.bodies('snapshot');
    await fresh.say(helloAt({ epoch: 'epoch 1', cursor: snapshot?.sequence ?? null, mark: snapshot?.mark ?? null }));
    await scenario.pass(100);
    expect((await titles(fresh)).flatMap((range) => range.titles)).toEqual(['meanwhile']);
  });
});

describe('a connection', () => {
  it('answers a fetch with whole records and a range that moves no cursor', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x', 'tags/knee': true })]));
    await phone.say({ type: 'fetch', body: { keys: ['notes/a', 'notes/none'] } });
    await scenario.pass(100);
    const answer = phone.socket.bodies('changes').at(-1);
    expect(answer).toMatchObject({ after: 0, upto: 0, mark: null });
    expect((await changesIn(answer)).map(({ key, fields }) => [key, [...fields.keys()]])).toEqual([
      ['notes/a', ['title', 'tags/knee']],
    ]);
  });

  it('answers a ping', async () => {
    const phone = connectByHand(new Scenario());
    await phone.say({ type: 'ping', body: {} });
    expect(phone.socket.messages).toEqual([{ type: 'ping', body: {} }]);
  });

  it('SY12g packs changes above 2 KiB, which decode to the same changes', async () => {
    const scenario = new Scenario();
    const [phone] = await welcomed(scenario, 1);
    const title = 'all the same '.repeat(400);
    await phone.say(pushOf(1, [changeOf('notes/a', 1, { title })]));
    const fresh = connectByHand(scenario);
    await fresh.say(newDevice);
    await scenario.pass(100);
    const [sent] = fresh.socket.bodies('changes');
    expect(sent?.entries).toEqual([]);
    expect(sent?.packed?.length).toBeLessThan(1_000);
    expect(await titles(fresh)).toMatchObject([{ titles: [title] }]);
  });

  it('is closed when the storage fails, so that the device reconnects', async () => {
    const scenario = new Scenario();
    scenario.storage.head = () => Promise.reject(new Error('no disk'));
    const phone = connectByHand(scenario);
    await phone.say(newDevice);
    expect(phone.socket.bodies('refused')).toEqual([{ id: null, code: 'busy', key: null, wait: null }]);
    expect(phone.socket.closed).toBe(true);
    expect(scenario.broken[0]).toBe('sync/connection-failed');
  });

  it('is welcomed once the storage answers again, even if the first hello after the start met the failure', async () => {
    const scenario = new Scenario();
    const epoch = scenario.storage.epoch.bind(scenario.storage);
    scenario.storage.epoch = () => Promise.reject(new Error('no database'));
    const phone = connectByHand(scenario);
    await phone.say(newDevice);
    expect(phone.socket.closed).toBe(true);
    scenario.storage.epoch = epoch;
    const again = connectByHand(scenario);
    await again.say(newDevice);
    expect(again.socket.bodies('welcome')).toHaveLength(1);
  });

  it('SY33d of a revoked session is told so and closed, and no other connection is', async () => {
    const scenario = new Scenario();
    const phone = connectByHand(scenario, person, 'lost phone');
    const laptop = connectByHand(scenario, person, 'laptop');
    scenario.hub.endSessions(person, 'session-revoked', (session) => session === 'lost phone');
    expect(phone.socket.bodies('refused')).toEqual([{ id: null, code: 'session-revoked', key: null, wait: null }]);
    expect([phone.socket.closed, laptop.socket.closed]).toEqual([true, false]);
    expect(laptop.socket.frames).toEqual([]);
    expect(scenario.hub.connectionCount).toBe(1);
  });
});

type HelloBody = Extract<DeviceMessage, { type: 'hello' }>['body'];

function helloAt(stands: Partial<HelloBody>): DeviceMessage {
  return {
    type: 'hello',
    body: { epoch: null, cursor: null, mark: null, replica: 'AAAAAAAA', ...stands },
  };
}

async function welcomed(scenario: Scenario, count: number): Promise<[HandPlayed, HandPlayed]> {
  const devices = Array.from({ length: count }, () => connectByHand(scenario));
  for (const device of devices) await device.say(newDevice);
  return devices as [HandPlayed, HandPlayed];
}

const fullSocket = 2 * 1024 * 1024;

/** Sets up two devices with five notes, and a database that reads the log slowly. */
async function withSlowLog() {
  const scenario = new Scenario();
  const [phone, laptop] = await welcomed(scenario, 2);
  for (let id = 1; id <= 5; id++) await phone.say(pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })]));
  const { storage, time } = scenario;
  const payloadsAfter = storage.payloadsAfter.bind(storage);
  let tookMs = 20;
  storage.payloadsAfter = async (...asked) => {
    const found = await payloadsAfter(...asked);
    tookMs += 10;
    await new Promise<void>((done) => time.after(tookMs, done));
    return found;
  };
  return { scenario, phone, laptop };
}

/** Creates a snapshot of 200 records of 4 KB each. The records do not compress. */
async function largeDocument() {
  const scenario = new Scenario();
  const [phone] = await welcomed(scenario, 1);
  for (let id = 1; id <= 200; id++) {
    const noise = Buffer.from(scenario.chance.bytes(3_000)).toString('base64');
    await phone.say(pushOf(id, [changeOf(`workouts/${id}`, id, { title: `${id}`, 'sets/a/result': noise })]));
  }
  await scenario.pass(5_000);
  return { scenario, phone };
}

async function titles({ socket }: HandPlayed) {
  const ranges = [];
  for (const { after, upto, mark, ...more } of socket.bodies('changes')) {
    const changes = await changesIn({ after, upto, mark, ...more });
    ranges.push({ after, upto, mark, titles: changes.map(({ fields }) => fields.get('title')?.value) });
  }
  return ranges;
}

async function changesIn(sent: HubBody<'changes'> | undefined): Promise<readonly Change[]> {
  if (sent === undefined) return [];
  const { entries, packed } = sent;
  const read = entries.map(decodeChanges);
  if (packed !== undefined) read.push(unpackChanges(await nodePlatform.inflate(packed)));
  return read.flatMap((decoded) => {
    if (!decoded.ok) throw new Error('received changes that cannot be decoded');
    return decoded.value;
  });
}
