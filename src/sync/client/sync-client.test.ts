import { describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { StorageError } from '../document/device-storage.ts';
import { encodeMessage, type RefusalCode } from '../protocol/index.ts';
import type { Device } from '../testing/device.ts';
import { readDeviceFrame, readHubFrame, Scenario } from '../testing/scenario.ts';

const key: RecordKey = 'notes/a';
const hour = 60 * 60_000;

describe('a client that waits for two things', () => {
  it.each<[RefusalCode, number]>([
    ['busy', 5],
    ['busy', 30],
    ['rate', 12],
  ])('SY18n says hello after a wrong clock although another push is refused with %s for %i s', async (code, wait) => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    await scenario.settle();
    device.clockError = hour;
    refuseSecondOf('clock', scenario, code, wait);
    write(device, key, 'one');
    await scenario.pass(2);
    write(device, 'notes/b', 'two');
    await scenario.pass((wait + 5) * 1_000);
    expect([replica.status, replica.document.pendingCount]).toEqual([{ kind: 'saved' }, 0]);
    expect([...(await scenario.onHub()).keys()]).toEqual([key, 'notes/b']);
  });

  it('SY18n pushes nothing during the wait that the hub asked for, although the clock was refused meanwhile', async () => {
    const scenario = new Scenario();
    const { device } = await scenario.openDevice();
    await scenario.settle();
    device.clockError = hour;
    const sent = framesToHub(scenario);
    let refusals = 0;
    scenario.network.toDevice = (frame) => {
      const { type, body } = readHubFrame(frame);
      if (type !== 'refused' || body.code !== 'clock') return frame;
      refusals += 1;
      return refusals === 1 ? encodeMessage({ type, body: { ...body, code: 'busy', wait: 30 } }) : frame;
    };
    write(device, key, 'one');
    await scenario.pass(2);
    write(device, 'notes/b', 'two');
    await scenario.pass(20_000);
    expect(sent).toEqual(['push', 'push', 'hello']);
    await scenario.pass(20_000);
    expect(sent.slice(0, 4)).toEqual(['push', 'push', 'hello', 'push']);
    expect([...(await scenario.onHub()).keys()]).toEqual([key, 'notes/b']);
  });

  it('SY15p downloads a failed chunk again although the hub is busy', async () => {
    const scenario = await scenarioWithSnapshot();
    const device = scenario.device('new');
    failDownloads(scenario, 1);
    scenario.network.toDevice = refusing('busy', 3);
    const { replica } = await device.openTab();
    await scenario.pass(100);
    write(device, key, 'mine');
    await scenario.pass(60_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.seenOn(replica)).size).toBe((await scenario.onHub()).size);
  });
});

describe('a first sync with as many pushes in flight as there may be', () => {
  it.each([
    ['fails', () => new Error('503')],
    ['is damaged', () => null],
  ])('SY12j confirms them when a newer snapshot includes them, after a chunk that %s', async (_, failure) => {
    const scenario = await scenarioWithSnapshot(8);
    const device = scenario.device('new');
    let failing = 1;
    scenario.network.downloaded = (bytes) => {
      if (failing-- <= 0) return bytes;
      const error = failure();
      if (error !== null) throw error;
      return bytes.slice(0, 20);
    };
    const { replica } = await offlineWith(scenario, device, 8);
    device.online = true;
    replica.online();
    await scenario.pass(30_000);
    write(device, 'notes/mine', 'typed half a minute later');
    await scenario.pass(60_000);
    expect([replica.status, replica.document.pendingCount]).toEqual([{ kind: 'saved' }, 0]);
    expect((await scenario.onHub()).has('notes/mine')).toBe(true);
    expect(scenario.broken).toEqual([]);
  });
});

describe('a storage that fails', () => {
  it('SY7j, SY10b to store which push has a change: the push is not sent until it is stored', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    await scenario.settle();
    const sent = framesToHub(scenario);
    const repair = breakStorage(device, 'markSent');
    write(device, key, 'one');
    await scenario.pass(4_000);
    expect(sent.filter((type) => type === 'push')).toEqual([]);
    expect(replica.status).toMatchObject({ kind: 'failed', failure: { code: 'storage/full' } });
    repair();
    await scenario.pass(30_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.onHub()).has(key)).toBe(true);
  });

  it('SY7j to store which pushes have the parts of a large edit: none of them is sent before', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    await scenario.settle();
    const sent = framesToHub(scenario);
    const repair = breakStorage(device, 'markSent');
    const title = 'a long title '.repeat(400);
    const edits = Array.from({ length: 200 }, (_, at) => ({
      key: `notes/n${at}` as RecordKey,
      leaves: [{ path: 'title', value: title }],
    }));
    replica.edit(edits);
    await scenario.pass(4_000);
    expect(sent.filter((type) => type === 'push')).toEqual([]);
    repair();
    await scenario.pass(30_000);
    expect(sent.filter((type) => type === 'push').length).toBeGreaterThan(3);
    expect((await scenario.onHub()).size).toBe(200);
  });

  it('SY7j, SY10b and a page that is closed then: the next page sends the change, once', async () => {
    const scenario = new Scenario();
    const { device } = await scenario.openDevice();
    await scenario.settle();
    const repair = breakStorage(device, 'markSent');
    write(device, key, 'one');
    await scenario.pass(1_000);
    device.kill(device.tabs[0]!);
    repair();
    const sent = framesToHub(scenario);
    const { replica } = await device.openTab();
    await scenario.settle();
    expect(sent.filter((type) => type === 'push')).toHaveLength(1);
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY10d to note an acknowledgement: the push is sent again, and every tab ends up saved', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice();
    const { replica: other } = await device.openTab();
    await scenario.settle();
    const repair = breakStorage(device, 'acknowledge');
    write(device, key, 'one');
    await scenario.pass(3_000);
    expect((await scenario.onHub()).has(key)).toBe(true);
    expect(replica.status).toMatchObject({ kind: 'failed', pending: 1 });
    repair();
    await scenario.pass(60_000);
    expect([replica.status, other.status]).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
    expect(replica.document.pending.storedCount).toBe(0);
    expect((await scenario.storage.head('person')).sequence).toBe(1);
  });

  it('SY15q to be read by a tab that has become the leader is read again, and the tab connects', async () => {
    const scenario = new Scenario();
    const { device } = await scenario.openDevice();
    const { replica } = await device.openTab();
    await scenario.settle();
    const repair = breakStorage(device, 'loadSince');
    device.kill(device.tabs[0]!);
    await scenario.pass(8_000);
    expect(replica.status).toMatchObject({ kind: 'failed', failure: { code: 'storage/full' } });
    repair();
    await scenario.pass(15_000);
    expect(replica.status).toEqual({ kind: 'saved' });
  });

  it('SY15q with a refusal still to be handled: the device connects again by itself', async () => {
    const scenario = new Scenario();
    const { device, replica } = await scenario.openDevice('a');
    const other = await scenario.openDevice('b');
    await scenario.settle();
    const repair = breakStorage(device, 'applyRemote');
    write(other.device, 'notes/b', 'of another device');
    scenario.network.toDevice = refusing('busy', 2);
    write(device, key, 'mine');
    await scenario.pass(3_000);
    repair();
    await scenario.pass(60_000);
    expect([replica.status, replica.document.pendingCount]).toEqual([{ kind: 'saved' }, 0]);
    expect((await scenario.seenOn(replica)).size).toBe(2);
  });

  it('SY14j to store a chunk downloads it again, also if the network was lost before', async () => {
    const scenario = await scenarioWithSnapshot();
    const device = scenario.device('new');
    const repair = breakStorage(device, 'storeChunks');
    const { replica } = await device.openTab();
    await scenario.pass(50);
    scenario.network.cutAll();
    await scenario.pass(4_000);
    repair();
    await scenario.pass(60_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.seenOn(replica)).size).toBe((await scenario.onHub()).size);
  });
});

describe('a first sync', () => {
  it('SY15r that another tab completed meanwhile ends with a hello, so that the hub sends changes', async () => {
    const scenario = await scenarioWithSnapshot();
    const device = scenario.device('new');
    const { replica } = await device.openTab();
    const held: (() => void)[] = [];
    const fetchChunk = scenario.network.fetchChunk.bind(scenario.network);
    scenario.network.fetchChunk = async (...asked) => {
      await new Promise<void>((go) => held.push(go));
      return fetchChunk(...asked);
    };
    await scenario.pass(2_000);
    await completeElsewhere(scenario, device);
    for (const go of held) go();
    await scenario.pass(10_000);
    const other = await scenario.openDevice('other');
    write(other.device, 'notes/later', 'after the first sync');
    await scenario.pass(10_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect((await scenario.seenOn(replica)).has('notes/later')).toBe(true);
  });

  it('SY15s goes on with its download when the hub lists the same snapshot again', async () => {
    const scenario = await scenarioWithSnapshot(30);
    const device = scenario.device('new');
    let downloads = 0;
    const fetchChunk = scenario.network.fetchChunk.bind(scenario.network);
    scenario.network.fetchChunk = async (...asked) => {
      downloads += 1;
      await new Promise<void>((go) => void scenario.time.after(3_000, go));
      return fetchChunk(...asked);
    };
    device.clockError = hour;
    const { replica } = await device.openTab();
    await scenario.pass(500);
    const listed = (await scenario.storage.snapshot('person'))!.chunks.length;
    device.clockError = -hour;
    write(device, key, 'stamped by a wrong clock');
    await scenario.pass(120_000);
    expect(replica.status).toEqual({ kind: 'saved' });
    expect(downloads).toBe(listed);
  });
});

it('SY15t requests a damaged record at the next welcome, if there is no connection', async () => {
  const scenario = new Scenario();
  const { device, replica } = await scenario.openDevice();
  write(device, key, 'one');
  await scenario.settle();
  device.online = false;
  scenario.network.cutAll();
  await scenario.pass(5_000);
  const sent = framesToHub(scenario);
  replica.document.events.requestAgain(key);
  await scenario.pass(1_000);
  device.online = true;
  replica.online();
  await scenario.pass(5_000);
  expect(sent.filter((type) => type === 'fetch')).toEqual(['fetch']);
});

function write({ tabs }: Device, to: RecordKey, title: string): void {
  tabs[0]!.replica.edit([{ key: to, leaves: [{ path: 'title', value: title }] }]);
}

/** Collects the types of the frames that devices send, without pings. */
function framesToHub({ network }: Scenario): string[] {
  const sent: string[] = [];
  network.toHub = (frame) => {
    const { type } = readDeviceFrame(frame);
    if (type !== 'ping') sent.push(type);
    return frame;
  };
  return sent;
}

/** Replaces the second refusal of a kind. */
function refuseSecondOf(kind: RefusalCode, { network }: Scenario, code: RefusalCode, wait: number): void {
  let refusals = 0;
  network.toDevice = (frame) => {
    const { type, body } = readHubFrame(frame);
    if (type !== 'refused' || body.code !== kind) return frame;
    refusals += 1;
    return refusals === 2 ? encodeMessage({ type, body: { ...body, code, wait } }) : frame;
  };
}

/** Returns a tap that refuses the first acknowledged pushes instead. The hub has them all the same. */
function refusing(code: RefusalCode, count: number): (frame: Uint8Array) => Uint8Array {
  let left = count;
  return (frame) => {
    const { type, body } = readHubFrame(frame);
    const id = type === 'ack' ? body.ids[0] : undefined;
    if (id === undefined || left-- <= 0) return frame;
    return encodeMessage({ type: 'refused', body: { id, code, key: null, wait: 5 } });
  };
}

function failDownloads({ network }: Scenario, count: number): void {
  let left = count;
  network.downloaded = (bytes) => {
    if (left-- > 0) throw new Error('503');
    return bytes;
  };
}

/** Lets a method of a device's storage fail. Returns a function that repairs it. */
function breakStorage(
  { storage }: Device,
  method: 'markSent' | 'acknowledge' | 'loadSince' | 'applyRemote' | 'storeChunks',
): () => void {
  const fail = () => Promise.reject(new StorageError('storage/full'));
  Object.assign(storage, { [method]: fail });
  return () => void Reflect.deleteProperty(storage, method);
}

/** A hub with a snapshot of several chunks. */
async function scenarioWithSnapshot(groups = 4): Promise<Scenario> {
  const scenario = new Scenario();
  const { replica } = await scenario.openDevice('first');
  for (let group = 0; group < groups; group++) {
    const edits = Array.from({ length: 200 }, (_, at) => ({
      key: `notes/n${group}-${at}` as RecordKey,
      leaves: [{ path: 'title', value: `note ${group} ${at} `.repeat(20) }],
    }));
    replica.edit(edits);
    await scenario.pass(200);
  }
  await scenario.settle();
  await scenario.during(scenario.hub.compactor.rebuildSnapshot('person'));
  return scenario;
}

/** Opens a device without a network, and writes more on it than a window of pushes takes. */
async function offlineWith(scenario: Scenario, device: Device, rows: number) {
  device.online = false;
  const tab = await device.openTab();
  for (let row = 0; row < rows; row++) {
    const edits = Array.from({ length: 300 }, (_, at) => ({
      key: `notes/off${row}-${at}` as RecordKey,
      leaves: [{ path: 'title', value: 'written on the train '.repeat(30) }],
    }));
    tab.replica.edit(edits);
  }
  await scenario.pass(3_000);
  return tab;
}

/** Moves the stored cursor to that of the snapshot, as another tab of the device does when it has stored the last chunk. */
async function completeElsewhere({ storage }: Scenario, device: Device): Promise<void> {
  const { sequence, mark } = (await storage.snapshot('person'))!;
  await device.storage.applyRemote([], { after: 0, upto: sequence, mark });
  await device.tabs[0]!.replica.document.disk.read();
}
