import { describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { TabMessage } from '../document/tabs.ts';
import { encodeMessage, type HubMessage, protocolVersion, type RefusalCode } from '../protocol/index.ts';
import { encodeValue } from '../record/index.ts';
import type { Device } from '../testing/device.ts';
import { readDeviceFrame, readHubFrame, Scenario } from '../testing/scenario.ts';
import type { SessionEnd, SocketEvents } from './socket.ts';

const key: RecordKey = 'notes/a';

describe('a socket', () => {
  it('SY15f of which the client has given up delivers nothing any more', async () => {
    const { scenario, replica, sockets } = await withSockets();
    const [first] = sockets;
    scenario.network.toHub = () => null;
    await scenario.pass(65_000);
    expect(sockets.length).toBeGreaterThan(1);
    scenario.network.toHub = (frame) => frame;
    replica.online();
    await scenario.pass(5_000);
    const before = [replica.status, sockets.length];
    first!.received(frameOf({ type: 'refused', body: { id: null, code: 'session-revoked', key: null, wait: null } }));
    first!.closed('account-deleted');
    await scenario.pass(5_000);
    expect([replica.status, sockets.length]).toEqual(before);
  });

  it('that closes while it is being opened is tried again', async () => {
    const { scenario, replica, sockets } = await withSockets();
    const connect = scenario.network.connect.bind(scenario.network);
    let failing = 3;
    scenario.network.connect = (uid, events, reachable) => {
      if (failing-- <= 0) return connect(uid, events, reachable);
      events.closed('lost');
      return { send() {}, buffered: () => 0, close() {} };
    };
    scenario.network.cutAll();
    await scenario.pass(10_000);
    expect(failing).toBeLessThan(0);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(sockets.length).toBeGreaterThan(0);
  });

  it.each<SessionEnd>(['session-revoked', 'account-deleted'])(
    'SY33c that ends with %s is reported once, and no other is opened',
    async (reason) => {
      const { scenario, device, sockets } = await withSockets();
      sockets.at(-1)!.closed(reason);
      const { length } = sockets;
      await scenario.pass(10 * 60_000);
      expect(device.heard.ended).toEqual([reason]);
      expect(sockets).toHaveLength(length);
    },
  );

  it('SY33c that requires a sign-in keeps what is written, and sends it after the sign-in', async () => {
    const { scenario, device, replica, sockets } = await withSockets();
    sockets.at(-1)!.closed('sign-in');
    write(device, 'written signed out');
    await scenario.pass(60_000);
    expect(replica.status).toEqual({ kind: 'needs-sign-in', pending: 1 });
    expect(device.heard.ended).toEqual([]);
    replica.online();
    await scenario.pass(5_000);
    expect(replica.status).toEqual({ kind: 'saved' });
  });
});

describe('a frame', () => {
  it('that cannot be read changes nothing', async () => {
    const { scenario, device, replica, sockets } = await withSockets();
    sockets.at(-1)!.received(Uint8Array.of(1, 2, 3));
    write(device, 'after it');
    await scenario.pass(5_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.onHub()).has(key)).toBe(true);
  });

  it('SY18j of another version is shown as one, until the next welcome', async () => {
    const { scenario, replica, sockets } = await withSockets();
    sockets.at(-1)!.received(encodeValue([protocolVersion + 1, 'ping', {}]));
    expect(replica.status).toMatchObject({ kind: 'failed', failure: { code: 'sync/refused', refusal: 'version' } });
    scenario.network.cutAll();
    await scenario.pass(5_000);
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it.each<[RefusalCode, boolean]>([
    ['quota', true],
    ['damaged', true],
    ['busy', false],
    ['rate', false],
  ])('SY18k that refuses without an id with %s is shown as a failure: %s', async (code, isShown) => {
    const { scenario, replica, sockets } = await withSockets();
    sockets.at(-1)!.received(frameOf({ type: 'refused', body: { id: null, code, key: 'notes/b', wait: 5 } }));
    await scenario.pass(10);
    const failed = { kind: 'failed', failure: { code: 'sync/refused', refusal: code, key: 'notes/b' } };
    expect(replica.status).toMatchObject(isShown ? failed : { kind: 'saved' });
  });

  it('that answers a push which the device never sent changes nothing', async () => {
    const { scenario, device, replica, sockets } = await withSockets();
    const id = new Uint8Array(16).fill(7);
    sockets.at(-1)!.received(frameOf({ type: 'ack', body: { ids: [id], upto: 0 } }));
    sockets.at(-1)!.received(frameOf({ type: 'refused', body: { id, code: 'clock', key: null, wait: null } }));
    sockets.at(-1)!.received(frameOf({ type: 'refused', body: { id, code: 'quota', key: null, wait: null } }));
    write(device, 'after it');
    await scenario.pass(5_000);
    expect(replica.status).toEqual({ kind: 'saved' });
  });
});

describe('the tabs of a device', () => {
  it('SY17a have one socket, over which the edits of all are sent', async () => {
    const { scenario, device, sockets } = await withSockets();
    const other = await device.openTab();
    await scenario.pass(1_000);
    const { length } = sockets;
    other.replica.edit([{ key, leaves: [{ path: 'title', value: 'in the other tab' }] }]);
    await scenario.pass(10_000);
    expect(sockets).toHaveLength(length);
    expect(other.replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.onHub()).get(key)).toMatchObject({ leaves: { title: 'in the other tab' } });
  });

  it('SY18m, SY17c are told by the leader that the server is busy, that it is offline, and when both are over', async () => {
    const { scenario, device } = await withSockets();
    const { replica: other } = await device.openTab();
    await scenario.pass(1_000);
    const heard: TabMessage[] = [];
    const { tabs } = device.tabs[0]!.replica.document.ports;
    const post = tabs.post.bind(tabs);
    tabs.post = (message) => {
      heard.push(message);
      post(message);
    };
    scenario.storage.append = () => Promise.reject(new Error('the disk is busy'));
    write(device, 'while the server is busy');
    await scenario.pass(2_000);
    expect(other.status).toEqual({ kind: 'server-busy', pending: 1 });
    Reflect.deleteProperty(scenario.storage, 'append');
    device.online = false;
    scenario.network.cutAll();
    await scenario.pass(2_000);
    expect(other.status).toEqual({ kind: 'offline', pending: 1 });
    device.online = true;
    device.tabs[0]!.replica.online();
    await scenario.pass(10_000);
    expect(other.status).toEqual({ kind: 'saved' });
    const states = heard.filter((message) => message.kind === 'holding');
    expect(states.some(({ busy }) => busy)).toBe(true);
    expect(states.some(({ offline }) => offline)).toBe(true);
    expect(states.at(-1)).toMatchObject({ busy: false, offline: false, caughtUp: true });
  });

  it('SY17e go on when the leader is closed: the next one sends what is pending', async () => {
    const { scenario, device } = await withSockets();
    const { replica: other } = await device.openTab();
    await scenario.pass(1_000);
    device.online = false;
    scenario.network.cutAll();
    write(device, 'offline');
    await scenario.pass(1_000);
    await device.closeTab(device.tabs[0]!);
    device.online = true;
    other.online();
    await scenario.pass(10_000);
    expect(other.status).toEqual({ kind: 'saved' });
    expect((await scenario.onHub()).has(key)).toBe(true);
  });
});

it('a closed replica sends and reports nothing, also if its storage fails afterwards', async () => {
  const { scenario, device, replica } = await withSockets();
  const sent: string[] = [];
  scenario.network.toHub = (frame) => {
    sent.push(readDeviceFrame(frame).type);
    return frame;
  };
  let fail: ((error: Error) => void) | null = null;
  device.storage.markSent = () => new Promise((_, reject) => (fail = reject));
  write(device, 'just before it closes');
  await scenario.pass(10);
  await replica.close();
  expect(fail).not.toBeNull();
  fail!(new Error('the database is closed'));
  await scenario.pass(60_000);
  expect(sent).toEqual([]);
  expect(scenario.broken).toEqual([]);
});

it('SY12f an acknowledgement ahead of the cursor counts only once the changes have arrived', async () => {
  const { scenario, device, replica, sockets } = await withSockets();
  const held: Uint8Array[] = [];
  scenario.network.toDevice = (frame) => {
    if (readHubFrame(frame).type !== 'changes') return frame;
    held.push(frame);
    return frameOf({ type: 'ping', body: {} });
  };
  write(device, 'acknowledged');
  await scenario.pass(3_000);
  expect(replica.document.pendingCount).toBe(1);
  for (const frame of held) sockets.at(-1)!.received(frame);
  await scenario.pass(3_000);
  expect([replica.document.pendingCount, replica.status]).toEqual([0, { kind: 'saved' }]);
});

/** A device that is in sync, and the events of each socket that it opens. */
async function withSockets() {
  const scenario = new Scenario();
  const sockets: SocketEvents[] = [];
  const connect = scenario.network.connect.bind(scenario.network);
  scenario.network.connect = (uid, events, reachable) => {
    sockets.push(events);
    return connect(uid, events, reachable);
  };
  const { device, replica } = await scenario.openDevice();
  await scenario.settle();
  return { scenario, device, replica, sockets };
}

function write({ tabs }: Device, title: string): void {
  tabs[0]!.replica.edit([{ key, leaves: [{ path: 'title', value: title }] }]);
}

function frameOf(message: HubMessage): Uint8Array {
  return encodeMessage(message);
}
