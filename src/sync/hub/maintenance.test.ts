import { describe, expect, it } from 'vitest';
import {
  changeOf,
  connectByHand,
  type HandPlayed,
  newDevice,
  person,
  pushOf,
  Scenario,
  stampAt,
  start,
} from '../testing/scenario.ts';
import { maintain } from './maintenance.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;

describe('trash', () => {
  it('SY26a is permanently deleted after 30 days, and not a minute before', async () => {
    const { scenario, device } = await trashed('notes/a', 0);
    await scenario.pass(30 * day - minute);
    await run(scenario);
    expect((await scenario.onHub()).get('notes/a')).not.toBe('deleted');
    await scenario.pass(2 * minute);
    await run(scenario);
    expect((await scenario.onHub()).get('notes/a')).toBe('deleted');
    const { sequence } = await scenario.storage.head(person);
    expect(device.socket.bodies('changes').at(-1)).toMatchObject({ after: sequence - 1, upto: sequence });
  });

  it.each([-365, 365])(
    'SY26a counts from receipt by the hub, not by a device’s clock that is %i days off',
    async (days) => {
      const { scenario } = await trashed('notes/a', days * day);
      await scenario.pass(29 * day);
      await run(scenario);
      expect((await scenario.onHub()).get('notes/a')).not.toBe('deleted');
      await scenario.pass(day + minute);
      await run(scenario);
      expect((await scenario.onHub()).get('notes/a')).toBe('deleted');
    },
  );

  it('SY25c, SY26b is not deleted if it was edited, even just before the run', async () => {
    const { scenario, device } = await trashed('notes/a', 0);
    await scenario.pass(31 * day);
    await device.say(pushOf(2, [changeOf('notes/a', 31 * day, { editedAt: start + 31 * day })]));
    await run(scenario);
    expect((await scenario.onHub()).get('notes/a')).toMatchObject({ leaves: { title: 'a title' } });
  });

  it('SY25c, SY26b is not deleted while the log, which may take it out, cannot be compacted', async () => {
    const { scenario, device } = await trashed('notes/a', 0);
    await scenario.pass(31 * day);
    const commit = scenario.storage.commitCompaction;
    scenario.storage.commitCompaction = () => Promise.reject(new Error('canceling statement due to statement timeout'));
    await device.say(pushOf(2, [changeOf('notes/a', 31 * day, { trashedAt: null })]));
    await run(scenario);
    expect(scenario.broken).not.toEqual([]);
    scenario.broken.length = 0;
    scenario.storage.commitCompaction = commit;
    await run(scenario);
    expect((await scenario.onHub()).get('notes/a')).toMatchObject({ leaves: { title: 'a title' } });
  });

  it.each([
    'preferences/me',
    'exercises/squat',
    'exercises/017f22e2-79b0-7000-8000-000000000000',
    'routines/r',
    'programmes/p',
    'gear/g',
    'places/p',
    'bars/b',
    'measures/m',
  ])('SY27c never deletes %s', async (key) => {
    const { scenario } = await trashed(key, 0);
    await scenario.pass(31 * day);
    await run(scenario);
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'a title' } });
  });
});

it('SY27c keeps protected records that an earlier version had scheduled for deletion, and unschedules them', async () => {
  const { scenario } = await trashed('routines/r', 0);
  const [record] = await scenario.storage.records(person, ['routines/r']);
  const { folded } = await scenario.storage.head(person);
  if (record === undefined) throw new Error('expected the routine to be compacted');
  const counted = { ...record, trashedSince: start };
  await scenario.storage.commitCompaction(person, { from: folded, upto: folded, history: [], records: [counted] });
  await scenario.pass(31 * day);
  await run(scenario);
  expect((await scenario.onHub()).get('routines/r')).toMatchObject({ leaves: { title: 'a title' } });
  expect(await scenario.storage.trashedBefore(start + 31 * day, 10)).toEqual([]);
});

describe('a permanently deleted record', () => {
  it('SY28b, SY28d, SY28f is recorded outside the database before it is purged, and is purged after one run', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(pushOf(1, [changeOf('notes/a', 1, { title: 'whispered' })]));
    await device.say(pushOf(2, [changeOf('notes/a', 2, {}, { tombstone: stampAt(2) })]));
    await scenario.pass(3_000);
    const told: unknown[] = [];
    let standing = false;
    await scenario.during(
      maintain(scenario.hub, async (deleted) => {
        told.push(...deleted);
        standing = await logHolds(scenario, 'whispered');
      }),
    );
    expect(told).toEqual([{ uid: person, key: 'notes/a' }]);
    expect(standing).toBe(true);
    expect(await logHolds(scenario, 'whispered')).toBe(false);
    expect((await scenario.onHub()).get('notes/a')).toBe('deleted');
  });

  it('SY28e is purged again by the next run after an offline device sent late changes of it', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(pushOf(1, [changeOf('notes/a', 1, {}, { tombstone: stampAt(1) })]));
    await scenario.pass(3_000);
    await run(scenario);
    await device.say(pushOf(2, [changeOf('notes/a', 2, { title: 'whispered late' })]));
    await scenario.pass(3_000);
    await run(scenario);
    expect(await logHolds(scenario, 'whispered')).toBe(false);
  });
});

describe('the log', () => {
  it('SY16d of 30 days is emptied but keeps its numbers and commit ids, so that a returning device is of the same lineage', async () => {
    const scenario = new Scenario();
    const device = connectByHand(scenario);
    await device.say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    const { mark } = await scenario.storage.head(person);
    await scenario.pass(30 * day + minute);
    await run(scenario);
    expect(await scenario.storage.head(person)).toMatchObject({ sequence: 1, floor: 1, bytes: 0 });
    expect(await scenario.storage.commitIdAt(person, 1)).toEqual(mark);
    const back = connectByHand(scenario);
    await back.say({
      type: 'hello',
      body: { epoch: 'epoch 1', cursor: 1, mark, replica: 'AAAAAAAA' },
    });
    expect(back.socket.bodies('welcome')).toMatchObject([{ history: 'same', head: 1 }]);
  });

  it('SY16d younger than 30 days is kept', async () => {
    const scenario = new Scenario();
    await connectByHand(scenario).say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    await scenario.pass(30 * day - minute);
    await run(scenario);
    expect(await scenario.storage.head(person)).toMatchObject({ floor: 0 });
  });

  it('SY16f, SY14g still gives a new device the whole document after it was pruned', async () => {
    const scenario = new Scenario();
    await connectByHand(scenario).say(pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]));
    await scenario.pass(31 * day);
    await run(scenario);
    const { replica } = await scenario.openDevice();
    expect(await scenario.seenOn(replica)).toEqual(await scenario.onHub());
    expect(replica.status).toEqual({ kind: 'saved' });
  });
});

it('ends with the server, and goes on at the next run', async () => {
  const { scenario } = await trashed('notes/a', 0);
  await scenario.pass(31 * day);
  scenario.hub.compactor.stop();
  await run(scenario);
  expect(scenario.broken).toEqual([]);
  expect(await scenario.storage.head(person)).toMatchObject({ sequence: 1, floor: 0 });
});

it('SY16l, SY16m history is kept for 90 days, with one version per day of those older than a week', async () => {
  const scenario = new Scenario();
  const device = connectByHand(scenario);
  for (let at = 0; at < 4; at++) {
    await device.say(pushOf(at + 1, [changeOf('notes/a', at * 20 * minute, { title: `${at}` })]));
    await scenario.pass(20 * minute);
  }
  const versions = async () => {
    const history = await scenario.storage.history.entries(person, 'notes/a');
    return history.filter(({ kind }) => kind === 'version').length;
  };
  expect(await versions()).toBe(3);
  await scenario.pass(8 * day);
  await run(scenario);
  expect(await versions()).toBe(1);
  await scenario.pass(90 * day);
  await run(scenario);
  expect(await scenario.storage.history.entries(person, 'notes/a')).toEqual([]);
});

function run(scenario: Scenario): Promise<void> {
  return scenario.during(maintain(scenario.hub, async () => {}));
}

/** Moves a record to the trash on a device whose clock is wrong. */
async function trashed(key: string, clockError: number): Promise<{ scenario: Scenario; device: HandPlayed }> {
  const scenario = new Scenario();
  const device = connectByHand(scenario);
  await device.say(newDevice);
  const put = changeOf(key, clockError, { title: 'a title', trashedAt: start + clockError });
  await device.say(pushOf(1, [put], { offer: true }));
  await scenario.pass(3_000);
  return { scenario, device };
}

async function logHolds({ storage }: Scenario, word: string): Promise<boolean> {
  const log = await storage.logAfter(person, 0, Number.MAX_SAFE_INTEGER);
  return log.some(({ payload }) => Buffer.from(payload).includes(word));
}
