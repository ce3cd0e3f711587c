import { expect, test } from 'vitest';
import { MemoryLeases } from '../testing/memory-leases.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { Leases } from './leases.ts';

function twoServers() {
  const time = new VirtualTime(0, nodePlatform.settle);
  const store = new MemoryLeases(() => time.now());
  const events: string[] = [];
  const server = (holder: string) => {
    let isPaused = false;
    const after = (ms: number, work: () => void) => time.after(ms, () => !isPaused && work());
    const leases = new Leases({ store, holder, after });
    const work = (ms: number) => async () => {
      events.push(`${holder} begins at ${time.now()}`);
      await new Promise<void>((go) => void time.after(ms, go));
      events.push(`${holder} ends at ${time.now()}`);
    };
    const pause = () => {
      isPaused = true;
    };
    return { leases, work, pause };
  };
  return { time, events, first: server('first'), second: server('second') };
}

test('one server waits for the other, however long its work takes', async () => {
  const { time, events, first, second } = twoServers();
  void first.leases.run('log', first.work(30_000));
  void second.leases.run('log', second.work(10));
  await time.pass(60_000);
  expect(events).toEqual([
    'first begins at 0',
    'first ends at 30000',
    'second begins at 30000',
    'second ends at 30010',
  ]);
});

test('leases of other names are free', async () => {
  const { time, events, first, second } = twoServers();
  void first.leases.run('log of one', first.work(1_000));
  void second.leases.run('log of another', second.work(10));
  await time.pass(5_000);
  expect(events.slice(0, 2)).toEqual(['first begins at 0', 'second begins at 0']);
});

test('another server takes over ten seconds after the last sign of life', async () => {
  const { time, events, first, second } = twoServers();
  void first.leases.run('log', first.work(60_000));
  await time.pass(1_000);
  first.pause();
  void second.leases.run('log', second.work(10));
  await time.pass(20_000);
  expect(events).toEqual(['first begins at 0', 'second begins at 10000', 'second ends at 10010']);
});

test('a server that comes back does not give up the lease of the one that took over', async () => {
  const { time, events, first, second } = twoServers();
  void first.leases.run('log', first.work(12_000));
  first.pause();
  await time.pass(11_000);
  void second.leases.run('log', second.work(5_000));
  await time.pass(2_000);
  const third: string[] = [];
  await first.leases.runIfFree('log', async () => void third.push('ran'));
  expect(third).toEqual([]);
  await time.pass(10_000);
  await first.leases.runIfFree('log', async () => void third.push('ran'));
  expect(third).toEqual(['ran']);
  expect(events.at(-1)).toBe('second ends at 16000');
});

test('a lease is free after its work, also if it was just being extended', async () => {
  const time = new VirtualTime(0, nodePlatform.settle);
  const memory = new MemoryLeases(() => time.now());
  const after = (ms: number, work: () => void) => time.after(ms, work);
  const pause = (ms: number) => new Promise<void>((go) => void after(ms, go));
  // the database answers an extension later than a release, over another connection
  const store = {
    take: async (...asked: Parameters<typeof memory.take>) => {
      await pause(20);
      return memory.take(...asked);
    },
    release: async (...asked: Parameters<typeof memory.release>) => {
      await pause(5);
      return memory.release(...asked);
    },
  };
  const leases = new Leases({ store, holder: 'first', after });
  void leases.run('log', () => pause(10_000 / 3 + 5));
  await time.pass(5_000);
  expect(await memory.take('log', 'second', 10_000)).toBe(true);
});

test('work that fails frees the lease, and its error reaches the caller', async () => {
  const { time, events, first, second } = twoServers();
  const failed = first.leases.run('log', () => Promise.reject(new Error('the disk is full')));
  await expect(failed).rejects.toThrow('the disk is full');
  await second.leases.runIfFree('log', async () => void events.push('second ran'));
  await time.pass(0);
  expect(events).toEqual(['second ran']);
});

test('a server that stops waits no longer', async () => {
  const { time, events, first, second } = twoServers();
  void first.leases.run('log', first.work(5_000));
  const waiting = second.leases.run('log', second.work(10));
  second.leases.close();
  await time.pass(500);
  await waiting;
  await second.leases.runIfFree('another', second.work(10));
  expect(events).toEqual(['first begins at 0']);
});
