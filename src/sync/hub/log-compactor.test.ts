import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { bodyText } from '../record/index.ts';
import { nodePlatform } from '../testing/node-platform.ts';
import {
  changeOf,
  connectByHand,
  inlineTasks,
  newDevice,
  person,
  pushOf,
  Scenario,
  stampAt,
} from '../testing/scenario.ts';
import { documentIndex } from './document.ts';
import type { FoldInput } from './fold.ts';
import { TaskEnded, type TaskRunner } from './hub-tasks.ts';

describe('the log compactor', () => {
  it('compacts within seconds of a push', async () => {
    const scenario = new Scenario();
    await connectByHand(scenario).say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    expect(await scenario.storage.head(person)).toMatchObject({ sequence: 1, folded: 0 });
    await scenario.pass(3_000);
    expect(await scenario.storage.head(person)).toMatchObject({ sequence: 1, folded: 1 });
  });

  it('continues after a restart what an earlier run left', async () => {
    const scenario = new Scenario();
    await connectByHand(scenario).say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    scenario.restartHub();
    await scenario.pass(10_000);
    expect(await scenario.storage.uncompacted(10)).toEqual([person]);
    await scenario.hub.compactor.resume();
    await scenario.pass(3_000);
    expect(await scenario.storage.uncompacted(10)).toEqual([]);
  });

  it('SY14g builds no chunks while the log is short, and builds them once it is long', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    expect(await scenario.during(scenario.hub.compactor.snapshotOf(person))).toBeNull();
    await device.say(pushOf(2, [changeOf('notes/b', 2, { title: 'x'.repeat(300_000) })]));
    expect(await scenario.during(scenario.hub.compactor.snapshotOf(person))).toMatchObject({ sequence: 2 });
  });

  it('reports a failure and compacts again at the next push', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    const commitFold = scenario.storage.commitCompaction.bind(scenario.storage);
    scenario.storage.commitCompaction = () => Promise.reject(new Error('no disk'));
    await device.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    await scenario.pass(3_000);
    expect(scenario.broken[0]).toBe('sync/fold-failed');
    scenario.storage.commitCompaction = commitFold;
    await device.say(pushOf(2, [changeOf('notes/a', 2, { title: 'y' })]));
    await scenario.pass(3_000);
    expect((await scenario.storage.head(person)).folded).toBe(2);
  });
});

describe('a body with missing updates', () => {
  it('SY22b, SY22c is requested from every device, now and after each hello, with the hub’s state vector', async () => {
    const scenario = new Scenario();
    const [, second] = updatesOf('one', ' two');
    const phone = connectByHand(scenario);
    await phone.say(newDevice, pushOf(1, [changeOf('notes/a', 1, {}, { update: second })]));
    await scenario.pass(3_000);
    const vector = Y.encodeStateVector(new Y.Doc());
    expect(phone.socket.bodies('want')).toEqual([{ key: 'notes/a', vector }]);
    const laptop = connectByHand(scenario);
    await laptop.say(newDevice);
    expect(laptop.socket.bodies('want')).toEqual([{ key: 'notes/a', vector }]);
  });

  it('SY22c is not requested again if the answer brought nothing new', async () => {
    const scenario = new Scenario();
    const [, second] = updatesOf('one', ' two');
    const phone = connectByHand(scenario);
    await phone.say(newDevice, pushOf(1, [changeOf('notes/a', 1, {}, { update: second })]));
    await scenario.pass(3_000);
    await phone.say(pushOf(2, [changeOf('notes/a', 2, {}, { update: second })], { offer: true }));
    await scenario.pass(3_000);
    expect(phone.socket.bodies('want')).toHaveLength(1);
  });

  it('SY22a is complete once the missing update has arrived', async () => {
    const scenario = new Scenario();
    const [first, second] = updatesOf('one', ' two');
    const phone = connectByHand(scenario);
    await phone.say(newDevice, pushOf(1, [changeOf('notes/a', 1, {}, { update: second })]));
    await scenario.pass(3_000);
    await phone.say(pushOf(2, [changeOf('notes/a', 2, {}, { update: first })], { offer: true }));
    expect((await scenario.onHub()).get('notes/a')).toMatchObject({ text: 'one two' });
    expect(await scenario.storage.incomplete(person, 10)).toEqual([]);
  });
});

describe('a body that takes too long to merge', () => {
  const key = 'notes/slow';

  /** Terminates each task that would merge the body, unless the record is set aside. */
  function endsAtTheBody() {
    let ended = 0;
    const tasks: TaskRunner = {
      run: (uid, name, input) => {
        const { keys, aside } = input as Partial<FoldInput>;
        if (name !== 'foldRecords' || keys?.has(key) !== true || aside?.has(key) === true)
          return inlineTasks.run(uid, name, input);
        const [record] = (input as FoldInput).stored.filter((stored) => stored.key === key);
        if (record?.setAside === true) return inlineTasks.run(uid, name, input);
        ended += 1;
        return Promise.reject(new TaskEnded(name, 'time', key));
      },
    };
    return { tasks, ended: () => ended };
  }

  it('SY21r, SY21t is set aside with its bytes, blocks nothing else and is not tried again', async () => {
    const { tasks, ended } = endsAtTheBody();
    const scenario = new Scenario({}, tasks);
    const [update, more] = updatesOf('one', ' two');
    const phone = connectByHand(scenario);
    await phone.say(
      newDevice,
      pushOf(1, [changeOf(key, 1, { title: 'slow' }, { update }), changeOf('notes/b', 1, { title: 'b' })]),
    );
    await scenario.pass(3_000);
    await phone.say(pushOf(2, [changeOf(key, 2, { order: 'a1' }, { update: more })]));
    await scenario.pass(3_000);
    expect(ended()).toBe(1);
    const seen = await scenario.onHub();
    expect(seen.get('notes/b')).toMatchObject({ leaves: { title: 'b' } });
    expect(seen.get(key)).toMatchObject({ leaves: { title: 'slow', order: 'a1' }, text: '' });
    const kept = (await scenario.storage.history.entries(person, key)).filter(({ kind }) => kind === 'quarantined');
    expect(kept.map(({ content }) => content)).toEqual([update, more]);
    expect(scenario.broken.filter((each) => typeof each === 'string')).toEqual(['sync/record-set-aside']);
  });

  it('SY19f an entry that takes too much memory is put into quarantine unread, and not tried again', async () => {
    let ended = 0;
    const costly = (input: unknown) =>
      JSON.stringify(input, (_, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ).includes('costly');
    const tasks: TaskRunner = {
      run: (uid, name, input) => {
        if (!['sliceEntries', 'foldRecords'].includes(name) || !costly(input)) return inlineTasks.run(uid, name, input);
        ended += 1;
        return Promise.reject(new TaskEnded(name, 'memory', null));
      },
    };
    const scenario = new Scenario({}, tasks);
    const phone = connectByHand(scenario);
    await phone.say(
      newDevice,
      pushOf(1, [changeOf('notes/a', 1, { title: 'before' })]),
      pushOf(2, [changeOf('notes/b', 2, { title: 'costly' })]),
      pushOf(3, [changeOf('notes/c', 3, { title: 'after' })]),
    );
    await scenario.pass(3_000);
    expect(ended).toBe(3); // in a step with others, in the step after the first entry, and alone
    expect(await scenario.storage.head(person)).toMatchObject({ folded: 3, sequence: 3 });
    expect([...(await scenario.onHub()).keys()]).toEqual(['notes/a', 'notes/c']);
    const [kept] = await scenario.storage.history.entries(person, 'notes/b');
    expect(kept).toMatchObject({ kind: 'quarantined' });
    expect(scenario.broken.filter((each) => typeof each === 'string')).toEqual(['sync/entry-skipped']);
    expect(phone.socket.bodies('refused')).toEqual([{ id: null, code: 'damaged', key: 'notes/b', wait: null }]);
    scenario.restartHub();
    await scenario.hub.compactor.resume();
    await scenario.pass(60_000);
    expect(ended).toBe(3);
  });

  it('SY21v is reported to the person’s devices at once and when they reconnect', async () => {
    const scenario = new Scenario({}, endsAtTheBody().tasks);
    const [update] = updatesOf('one', '');
    const phone = connectByHand(scenario);
    await phone.say(newDevice, pushOf(1, [changeOf(key, 1, {}, { update })]));
    await scenario.pass(3_000);
    const told = { id: null, code: 'damaged', key, wait: null };
    expect(phone.socket.bodies('refused')).toEqual([told]);
    scenario.restartHub();
    const laptop = connectByHand(scenario);
    await laptop.say(newDevice);
    await scenario.pass(1_000);
    expect(laptop.socket.bodies('refused')).toEqual([told]);
  });
});

describe('purging a record', () => {
  it('SY28b removes every trace of its text from log, history and chunks, and keeps all other records', async () => {
    const { scenario, device } = await withChunks();
    await device.say(pushOf(4, [changeOf('notes/secret', 9, {}, { tombstone: stampAt(9) })]));
    await scenario.during(scenario.hub.compactor.purge(person, ['notes/secret']));
    expect(await traces(scenario, 'whispered')).toEqual([]);
    expect(await scenario.storage.unpurged(10)).toEqual([]);
    const seen = await scenario.onHub();
    expect(seen.get('notes/secret')).toBe('deleted');
    expect(seen.get('notes/kept')).toMatchObject({ leaves: { title: 'kept' } });
    const fresh = connectByHand(scenario);
    await fresh.say(newDevice);
    await scenario.pass(1_000);
    expect(fresh.socket.bodies('snapshot')).toHaveLength(1);
  });

  it('SY28b also removes what arrived in one change with its tombstone', async () => {
    const { scenario, device } = await withChunks();
    const both = changeOf('notes/secret', 9, { title: 'whispered again' }, { tombstone: stampAt(9) });
    await device.say(pushOf(4, [both]));
    await scenario.during(scenario.hub.compactor.purge(person, ['notes/secret']));
    expect(await traces(scenario, 'whispered')).toEqual([]);
  });

  async function withChunks() {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(
      pushOf(1, [changeOf('notes/secret', 1, { title: 'whispered' }), changeOf('notes/kept', 1, { title: 'kept' })]),
      pushOf(2, [changeOf('notes/secret', 2, { title: 'whispered apart' })]),
      pushOf(3, [changeOf('notes/large', 3, { title: 'x'.repeat(300_000) })]),
    );
    await scenario.pass(5_000);
    expect((await traces(scenario, 'whispered')).toSorted()).toEqual(['history', 'log', 'log', 'page']);
    return { scenario, device };
  }
});

/** Lists where a word still occurs in the hub's uncompressed data. */
async function traces({ storage }: Scenario, word: string): Promise<readonly string[]> {
  const holds = (bytes: Uint8Array) => Buffer.from(bytes).includes(word);
  const log = await storage.logAfter(person, 0, Number.MAX_SAFE_INTEGER);
  const history = await storage.history.entries(person, 'notes/secret');
  const chunks = (await storage.snapshot(person))?.chunks ?? [];
  const plain = await Promise.all(
    chunks.map(async ({ id }) => nodePlatform.unbrotli((await storage.chunk(person, id)) as Uint8Array)),
  );
  return [
    ...log.filter(({ payload }) => holds(payload)).map(() => 'log'),
    ...history.filter(({ content }) => holds(content)).map(() => 'history'),
    ...plain.filter(holds).map(() => 'page'),
  ];
}

function updatesOf(...words: readonly string[]): [Uint8Array, Uint8Array] {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const word of words) bodyText(doc).insert(bodyText(doc).length, word);
  return updates as [Uint8Array, Uint8Array];
}

describe('a compaction that fails', () => {
  it('lets nobody go on who relies on it, and is repeated', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(newDevice, pushOf(1, [changeOf('notes/a', 1, { title: 'first' })]));
    await scenario.pass(10_000);
    const commit = scenario.storage.commitCompaction;
    scenario.storage.commitCompaction = () => Promise.reject(new Error('the database fails over'));
    await device.say(pushOf(2, [changeOf('notes/b', 2, { title: 'second' })]));
    const { hub } = scenario;
    const relying: readonly (() => Promise<unknown>)[] = [
      () => hub.compactor.compact(person),
      () => hub.compactor.keepNextVersion(person, 'notes/a'),
      () => documentIndex(hub, person),
    ];
    for (const ask of relying)
      expect(await scenario.during(ask().catch(String))).toBe('Error: the database fails over');
    expect(scenario.broken).toContain('sync/fold-failed');
    scenario.broken.length = 0;
    scenario.storage.commitCompaction = commit;
    expect(await scenario.during(documentIndex(hub, person))).toMatchObject({
      sequence: 2,
      keys: ['notes/a', 'notes/b'],
    });
  });

  it('is not reported if the server stops, and lets nobody go on either', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(newDevice, pushOf(1, [changeOf('notes/a', 1, { title: 'first' })]));
    scenario.hub.compactor.stop();
    expect(await scenario.during(documentIndex(scenario.hub, person).catch(String))).toBe('Error: The server stops');
    expect(scenario.broken).toEqual([]);
  });
});
