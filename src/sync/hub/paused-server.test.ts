import { expect, test } from 'vitest';
import { encodeMessage } from '../protocol/index.ts';
import { type HubCluster, HubProcess } from '../testing/hub-process.ts';
import { MemoryHubStorage } from '../testing/memory-hub-storage.ts';
import { MemoryLeases } from '../testing/memory-leases.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { changeOf, inlineTasks, newDevice, pushOf, stampAt, start, TestSocket } from '../testing/scenario.ts';
import { SeededChance } from '../testing/seeded-chance.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { stateOf } from './fold.ts';
import { maintain } from './maintenance.ts';

const month = 31 * 24 * 60 * 60_000;
const keys = Array.from({ length: 250 }, (_, at) => `notes/${String(at).padStart(3, '0')}`);

/** A server's own way to the storage that all share, so that a test can pause one server in the middle of a call. */
class OwnWay extends MemoryHubStorage {
  /** Called with the name of each write before it is done. */
  before: (write: string) => Promise<void> = async () => {};

  constructor(shared: MemoryHubStorage) {
    super('epoch 1', shared.documents);
  }

  override async commitCompaction(...asked: Parameters<MemoryHubStorage['commitCompaction']>) {
    await this.before('commitCompaction');
    return super.commitCompaction(...asked);
  }

  override async purge(...asked: Parameters<MemoryHubStorage['purge']>) {
    await this.before('purge');
    return super.purge(...asked);
  }

  override async addChunk(...asked: Parameters<MemoryHubStorage['addChunk']>) {
    await this.before('addChunk');
    return super.addChunk(...asked);
  }

  override async append(...asked: Parameters<MemoryHubStorage['append']>) {
    await this.before('append');
    return super.append(...asked);
  }
}

/** Two servers, each with a device of Ada. */
async function twoServers() {
  const time = new VirtualTime(start, nodePlatform.settle);
  const chance = new SeededChance(1);
  const storage = new MemoryHubStorage('epoch 1');
  const processes: HubProcess[] = [];
  const cluster: HubCluster = {
    chance,
    notices: { lost: 0, repeated: 0, maxDelayMs: 10 },
    processes,
    leases: new MemoryLeases(() => time.now()),
  };
  const open = async (holder: string) => {
    const way = new OwnWay(storage);
    const ports = {
      storage: way,
      now: () => time.now(),
      randomBytes: (count: number) => chance.bytes(count),
      tasks: inlineTasks,
      report: () => {}, // a paused server finds that another one came before it
    };
    const server = new HubProcess(time, ports, cluster, holder);
    processes.push(server);
    const socket = new TestSocket();
    const connection = server.hub.connect({ uid: 'ada', sessionId: 'session' }, socket);
    const say = async (message: Parameters<typeof encodeMessage>[0]) => {
      connection.receive(encodeMessage(message));
      await time.pass(0);
    };
    await say(newDevice);
    /** Pauses the server, as SIGSTOP does, at its next write of this name. */
    const pauseAt = (write: string) => {
      const gate = Promise.withResolvers<void>();
      let isOver = false;
      way.before = async (name) => {
        if (name !== write || isOver) return;
        isOver = true;
        server.pause();
        await gate.promise;
      };
      /** The statement reaches the database, though the server is still paused. */
      const deliver = async () => {
        gate.resolve();
        await nodePlatform.settle();
      };
      const resume = async () => {
        await deliver();
        server.resume();
        await time.pass(1_000);
      };
      return { deliver, resume };
    };
    return { hub: server.hub, way, socket, say, pauseAt };
  };
  const [first, second] = [await open('first'), await open('second')];
  const logText = async () =>
    Buffer.concat((await storage.logAfter('ada', 0, 1e9)).map(({ payload }) => payload)).toString('latin1');
  return { time, storage, first, second, logText };
}

test('SY16e a compaction that goes on after its lease does not undo what another server is compacting', async () => {
  const { time, storage, first, second } = await twoServers();
  const late = first.pauseAt('commitCompaction');
  const titled = (title: string, ms: number) => keys.map((key) => changeOf(key, ms, { title }));
  await first.say(pushOf(1, titled('old', 1)));
  await time.pass(3_000);
  let parts = 0;
  second.way.before = async (write) => {
    if (write === 'commitCompaction' && ++parts === 2) await late.deliver(); // between two parts
  };
  await second.say(pushOf(2, titled('new', 2)));
  await time.pass(60_000);
  await late.resume();
  await time.pass(30_000);
  expect(parts).toBeGreaterThan(1);
  expect(await storage.head('ada')).toMatchObject({ sequence: 2, folded: 2 });
  const titles = (await storage.records('ada', keys)).map((record) => stateOf(record).fields.get('title')?.value);
  expect(new Set(titles)).toEqual(new Set(['new']));
});

test('SY28b a purge that goes on after its lease does not bring back what another server purged', async () => {
  const { time, first, second, logText } = await twoServers();
  const both = [changeOf('notes/x', 1, { title: 'secret x' }), changeOf('notes/y', 1, { title: 'secret y' })];
  await first.say(pushOf(1, both));
  await first.say(pushOf(2, [changeOf('notes/x', 5, {}, { tombstone: stampAt(5) })]));
  await time.pass(10_000);
  const { resume } = first.pauseAt('purge');
  const late = first.hub.compactor.purge('ada', ['notes/x']);
  await time.pass(100);
  await time.until(second.hub.write('ada', [changeOf('notes/y', 6, {}, { tombstone: stampAt(6) })], [[]]));
  await time.until(second.hub.compactor.purge('ada', ['notes/x', 'notes/y']));
  expect(await logText()).not.toContain('secret');
  await resume();
  await time.until(late);
  expect(await logText()).not.toContain('secret');
});

test.each([
  ['rebuilt its snapshot', true],
  ['found no snapshot to rebuild', false],
])('SY28b a late snapshot does not bring back what another server purged that %s', async (_, rebuilds) => {
  const { time, storage, first, second } = await twoServers();
  await first.say(pushOf(1, [changeOf('notes/x', 1, { title: 'secret x' }), changeOf('notes/y', 1, { title: 'y' })]));
  await time.pass(10_000);
  const { resume } = first.pauseAt('addChunk');
  const late = first.hub.compactor.rebuildSnapshot('ada');
  await time.pass(100);
  await time.until(second.hub.write('ada', [changeOf('notes/x', 6, {}, { tombstone: stampAt(6) })], [[]]));
  await time.until(second.hub.compactor.purge('ada', ['notes/x']));
  if (rebuilds) await time.until(second.hub.compactor.rebuildSnapshot('ada'));
  await resume();
  await time.until(late);
  const snapshot = await storage.snapshot('ada');
  const chunks = snapshot?.chunks ?? [];
  const texts = await Promise.all(
    chunks.map(async ({ id }) => {
      const chunk = await storage.chunk('ada', id);
      return Buffer.from(await nodePlatform.unbrotli(chunk!)).toString('latin1');
    }),
  );
  expect(snapshot?.sequence).toBe(2);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toContain('secret');
});

test('SY25c, SY26b a note that is taken out of the trash at another server in that moment is not deleted', async () => {
  const { time, storage, first, second } = await twoServers();
  await first.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x', trashedAt: start })]));
  await time.pass(10_000);
  await time.pass(month);
  const { resume } = first.pauseAt('append');
  const maintaining = maintain(first.hub, async () => {});
  await time.pass(100);
  await second.say(pushOf(2, [changeOf('notes/a', month + 1, { trashedAt: null, title: 'rescued' })]));
  expect(second.socket.bodies('ack')).toHaveLength(1);
  await resume();
  await time.until(maintaining);
  await time.until(first.hub.compactor.compact('ada'));
  const [record] = await storage.records('ada', ['notes/a']);
  expect(record).toMatchObject({ tombstone: null, sequence: 2 });
});
