import { expect, test } from 'vitest';
import { encodeMessage } from '../protocol/index.ts';
import { type HubCluster, HubProcess, type NoticeWeather } from '../testing/hub-process.ts';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import { MemoryLeases } from '../testing/memory-leases.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { changeOf, inlineTasks, newDevice, pushId, pushOf, start, TestSocket } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import type { HubLimits } from './push-validation.ts';

const reliable: NoticeWeather = { lost: 0, repeated: 0, maxDelayMs: 10 };
const silent: NoticeWeather = { lost: 1, repeated: 0, maxDelayMs: 0 };

/** Two servers on one storage, each with a device of Ada, and a device of Ben on the second. */
async function twoServers(notices: NoticeWeather, limits: Partial<HubLimits> = {}) {
  const time = new VirtualTime(start, nodePlatform.settle);
  const chance = new SeededChance(1);
  const storage = new MemoryHubStorage('epoch 1');
  const reports = { isExpected: false };
  const processes: HubProcess[] = [];
  const cluster: HubCluster = { chance, notices, processes, leases: new MemoryLeases(() => time.now()) };
  const ports = {
    storage,
    now: () => time.now(),
    randomBytes: (count: number) => chance.bytes(count),
    tasks: inlineTasks,
    limits,
    report: (event: string, error: unknown) => {
      if (reports.isExpected) return;
      throw new Error(event, { cause: error });
    },
  };
  const [first, second] = ['first', 'second'].map((holder) => new HubProcess(time, ports, cluster, holder)) as [
    HubProcess,
    HubProcess,
  ];
  processes.push(first, second);
  const connect = async ({ hub }: HubProcess, uid: string) => {
    const socket = new TestSocket();
    const connection = hub.connect({ uid, sessionId: 'session' }, socket);
    connection.receive(encodeMessage(newDevice));
    await time.pass(0);
    const push = async (id: number) => {
      connection.receive(encodeMessage(pushOf(id, [changeOf(`notes/${id}`, id, { title: `${id}` })])));
      await time.pass(0);
    };
    const ranges = () => socket.bodies('changes').map(({ after, upto }) => [after, upto]);
    return { socket, push, ranges };
  };
  const [phone, laptop, ben] = [
    await connect(first, 'ada'),
    await connect(second, 'ada'),
    await connect(second, 'ben'),
  ];
  return { time, storage, reports, first, second, phone, laptop, ben };
}

test('a change reaches the devices on another server by a notice, and nobody else', async () => {
  const { time, phone, laptop, ben } = await twoServers(reliable);
  await phone.push(1);
  expect(phone.socket.bodies('ack')).toEqual([{ ids: [pushId(1)], upto: 1 }]);
  await time.pass(50);
  expect(laptop.ranges()).toEqual([[0, 1]]);
  expect(ben.ranges()).toEqual([]);
});

test('a device that has more than the log is disconnected, as after a failover that lost commits', async () => {
  const { time, storage, phone, laptop, ben } = await twoServers(reliable);
  await phone.push(1);
  await ben.push(1);
  await time.pass(50);
  const standby = storage.copy('epoch 1');
  await phone.push(2);
  await time.pass(16_000);
  expect([phone.socket.closed, laptop.socket.closed, ben.socket.closed]).toEqual([false, false, false]);
  storage.documents.set('ada', standby.documents.get('ada')!);
  await time.pass(16_000);
  expect([phone.socket.closed, laptop.socket.closed, ben.socket.closed]).toEqual([true, true, false]);
});

test('devices are disconnected after a restore, and learn of the other history when they return', async () => {
  const { time, storage, first, phone, ben } = await twoServers(reliable);
  await phone.push(1);
  await time.until(first.hub.sweep());
  expect(phone.socket.closed).toBe(false);
  storage.epoch = async () => 'epoch 2';
  await time.until(first.hub.sweep());
  expect([phone.socket.closed, ben.socket.closed]).toEqual([true, false]);
  const socket = new TestSocket();
  first.hub.connect({ uid: 'ada', sessionId: 'session' }, socket).receive(encodeMessage(newDevice));
  await time.pass(100);
  expect(socket.bodies('welcome')).toMatchObject([{ epoch: 'epoch 2' }]);
});

test('changes on both servers arrive in the order of the log, each once', async () => {
  const { time, phone, laptop } = await twoServers({ lost: 0, repeated: 1, maxDelayMs: 400 });
  for (let id = 1; id <= 20; id += 2) {
    await phone.push(id);
    await laptop.push(id + 1);
    await time.pass(90);
  }
  await time.pass(1_000);
  for (const device of [phone, laptop]) {
    let upto = 0;
    for (const [after, end] of device.ranges()) {
      expect(after).toBe(upto);
      upto = end as number;
    }
    expect(upto).toBe(20);
  }
});

test('a change whose notice is lost arrives within fifteen seconds', async () => {
  const { time, phone, laptop, ben } = await twoServers(silent);
  await phone.push(1);
  await time.pass(14_000);
  expect(laptop.ranges()).toEqual([]);
  await time.pass(1_100);
  expect(laptop.ranges()).toEqual([[0, 1]]);
  expect(ben.ranges()).toEqual([]);
});

test.each([
  ['by notices', reliable],
  ['without notices', silent],
])('pushes to one server count against the limit on the other: %s', async (_, notices) => {
  const { time, phone, laptop, ben } = await twoServers(notices, { pushesPerMinute: 5 });
  await time.pass(120_000 - (time.now() % 60_000)); // a minute begins
  await laptop.push(1);
  for (let id = 2; id <= 5; id += 1) await phone.push(id);
  await time.pass(16_000);
  await laptop.push(6);
  expect(laptop.socket.bodies('refused')).toMatchObject([{ id: pushId(6), code: 'rate' }]);
  await ben.push(7);
  expect(ben.socket.bodies('refused')).toEqual([]);
  await time.pass(60_000);
  await laptop.push(8);
  expect(laptop.socket.bodies('ack').at(-1)).toMatchObject({ ids: [pushId(8)] });
});

test('an account that is deleted on one server loses its sockets on the others, also without a notice', async () => {
  for (const notices of [reliable, silent]) {
    const { time, first, phone, laptop, ben } = await twoServers(notices);
    void first.hub.deleteDocument('ada');
    await time.pass(16_000);
    for (const { socket } of [phone, laptop]) {
      expect(socket.bodies('refused')).toMatchObject([{ code: 'account-deleted' }]);
      expect(socket.closed).toBe(true);
    }
    expect(ben.socket.closed).toBe(false);
  }
});

test('a push whose commit was not known to be one is told when the device repeats it', async () => {
  const { time, storage, reports, phone, laptop } = await twoServers(reliable);
  await laptop.push(1);
  await time.pass(50);
  const append = storage.append.bind(storage);
  storage.append = async (requests, mark) => {
    await append(requests, mark);
    storage.append = append;
    throw new Error('the connection was lost');
  };
  reports.isExpected = true;
  await phone.push(2);
  await time.pass(50);
  expect(laptop.ranges()).toEqual([[0, 1]]);
  await phone.push(2);
  await time.pass(50);
  expect(phone.socket.bodies('ack')).toMatchObject([{ ids: [pushId(2)] }]);
  expect(laptop.ranges()).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('a log that two servers append to is compacted once', async () => {
  const { time, storage, phone, laptop } = await twoServers(reliable);
  const compactions: number[] = [];
  const commit = storage.commitCompaction.bind(storage);
  storage.commitCompaction = async (uid, fold) => {
    compactions.push(fold.records.length);
    return commit(uid, fold);
  };
  await phone.push(1);
  await laptop.push(2);
  await time.pass(10_000);
  expect((await storage.head('ada')).folded).toBe(2);
  expect(compactions.reduce((sum, records) => sum + records, 0)).toBe(2);
});
