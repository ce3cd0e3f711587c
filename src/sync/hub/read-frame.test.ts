import { describe, expect, it } from 'vitest';
import { encodeMessage, protocolVersion, pushIdIn } from '../protocol/index.ts';
import { encodeChanges, encodeValue } from '../record/index.ts';
import {
  changeOf,
  connectByHand,
  inlineTasks,
  newDevice,
  person,
  pushId,
  pushOf,
  Scenario,
} from '../testing/scenario.ts';
import type { HubTaskName, TaskRunner } from './hub-tasks.ts';
import { hubLimits } from './push-validation.ts';
import { readFrame } from './read-frame.ts';

const changes = encodeChanges([changeOf('notes/a', 1, { title: 'x' })]);
const good = pushOf(1, [changeOf('notes/a', 1, { title: 'x' })]);

/** Creates a push whose list of replaced stamps covers many more changes than it contains. */
function swollen(id: number, lists: number): Uint8Array {
  const replaced = Array.from({ length: lists }, () => []);
  return encodeValue([protocolVersion, 'push', { id: pushId(id), changes, replaced }]);
}

describe('a frame of many values', () => {
  it('is refused by the id of its push, without building its values', () => {
    expect(readFrame(swollen(7, 2_000_000), hubLimits)).toEqual({ kind: 'refused', id: pushId(7), code: 'too-large' });
    const other = encodeValue([protocolVersion, 'ping', { more: Array.from({ length: 300_000 }, () => 0) }]);
    expect(readFrame(other, hubLimits)).toEqual({ kind: 'refused', id: null, code: 'too-large' });
  });

  it('is read if it has fewer values than the requested limit', () => {
    const frame = encodeMessage(good);
    expect(readFrame(frame, hubLimits)).toMatchObject({ kind: 'push', push: { id: pushId(1) } });
    expect(readFrame(frame, hubLimits, 5)).toBeNull();
  });

  it('is never read in the turn in which it arrives, whatever its size, and later pushes stay behind it', async () => {
    const ran: HubTaskName[] = [];
    const tasks: TaskRunner = {
      run: (uid, name, input) => {
        ran.push(name);
        return inlineTasks.run(uid, name, input);
      },
    };
    const scenario = new Scenario({}, tasks);
    const device = connectByHand(scenario);
    await device.say(newDevice);
    for (const lists of [5_000, 100_000, 2_000_000]) {
      ran.length = 0;
      device.connection.receive(swollen(2, lists));
      expect(ran).toEqual([]); // not in this turn of the event loop
      await scenario.pass(0);
      expect(ran).toEqual(['readFrame']);
    }
    device.connection.receive(swollen(3, 5_000));
    await device.say(good);
    expect(device.socket.bodies('refused').map(({ code }) => code)).toEqual(['shape', 'shape', 'too-large', 'shape']);
    expect((await scenario.storage.head(person)).sequence).toBe(1);
  });
});

it('the id of a push is read from the start of its frame, and other frames have none', () => {
  expect(pushIdIn(encodeMessage(good))).toEqual(pushId(1));
  expect(pushIdIn(encodeMessage(pushOf(2, [], { offer: true })))).toEqual(pushId(2));
  expect(pushIdIn(encodeMessage({ type: 'ping', body: {} }))).toBeNull();
  expect(pushIdIn(encodeMessage({ type: 'fetch', body: { keys: ['notes/a', 'notes/b', 'notes/c'] } }))).toBeNull();
  expect(pushIdIn(new Uint8Array(0))).toBeNull();
});
