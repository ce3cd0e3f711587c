import type { RecordKey } from '#domain/kernel/index.ts';
import type { DeviceSocket, SocketEvents } from '../client/socket.ts';
import { type ReadParts, readHere } from '../document/body-reader.ts';
import type { MemoryDeviceStorage } from '../document/memory-device-storage.ts';
import type { HubConnection } from '../hub/connection.ts';
import type { HubSocket } from '../hub/connection-ports.ts';
import { readDocument } from '../hub/document.ts';
import type { Hub } from '../hub/hub.ts';
import { createHubTasks, runInline, type TaskRunner } from '../hub/hub-tasks.ts';
import type { HubLimits } from '../hub/push-validation.ts';
import {
  type DeviceMessage,
  decodeDeviceMessage,
  decodeHubMessage,
  encodeMessage,
  type HubMessage,
  type Push,
} from '../protocol/index.ts';
import {
  bodyUpdate,
  type Change,
  encodeChanges,
  type Field,
  type JsonValue,
  printStamp,
  type ReplicaId,
  type Stamp,
} from '../record/index.ts';
import type { Replica } from '../replica/replica.ts';
import { BadNetwork, fairWeather } from './bad-network.ts';
import { Device, type DeviceWorld } from './device.ts';
import { HubProcess } from './hub-process.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';
import { nodePlatform } from './node-platform.ts';
import { SeededChance } from './seeded-chance.ts';
import { VirtualTime } from './virtual-time.ts';

export const person = 'person';
export const start = Date.UTC(2026, 10, 21, 12);

/** A document as a device or the hub sees it: for each key the text and leaves, or `deleted`. */
export type Seen = ReadonlyMap<
  string,
  'deleted' | { readonly leaves: Readonly<Record<string, JsonValue>>; readonly text: string }
>;

/** Runs the hub's tasks on this thread. */
export const inlineTasks = runInline(createHubTasks(nodePlatform));

/** One hub, devices and a network with virtual time, for sequences of events that random simulation rarely produces. */
export class Scenario {
  readonly time = new VirtualTime(start, nodePlatform.settle);
  readonly chance: SeededChance;
  readonly network: TappedNetwork;
  /** Errors that hub and replicas reported. A successful scenario reports none. */
  readonly broken: unknown[] = [];
  readonly #limits: Partial<HubLimits>;
  readonly #tasks: TaskRunner;
  readonly #world: DeviceWorld;
  #server: HubProcess;
  storage = new MemoryHubStorage('epoch 1');
  hubClockError = 0;
  /** Reads large bodies. */
  readOffThread: ReadParts = readHere;

  constructor(limits: Partial<HubLimits> = {}, tasks: TaskRunner = inlineTasks, seed = 1) {
    this.#limits = limits;
    this.#tasks = tasks;
    this.chance = new SeededChance(seed);
    this.#server = this.#startServer();
    this.network = new TappedNetwork(this.time, this.chance, nodePlatform.unbrotli, this.#server, fairWeather);
    const { time, chance, network, broken } = this;
    const readOffThread: ReadParts = (parts) => this.readOffThread(parts);
    this.#world = { time, chance, network, broken, inflate: nodePlatform.inflate, readOffThread, uid: person };
  }

  get hub(): Hub {
    return this.#server.hub;
  }

  device(name = 'device', storage?: MemoryDeviceStorage): Device {
    return new Device(this.#world, name, storage);
  }

  /** Opens a device with one tab and lets it sync. */
  async openDevice(name = 'device'): Promise<{ readonly device: Device; readonly replica: Replica }> {
    const device = this.device(name);
    const { replica } = await device.openTab();
    await this.pass(1_000);
    return { device, replica };
  }

  pass(ms: number): Promise<void> {
    return this.time.pass(ms);
  }

  /** Lets enough time pass for every wait, compaction and retry. */
  async settle(): Promise<void> {
    await this.pass(5 * 60_000);
  }

  /** Kills the hub with everything in memory, and starts another on a storage. */
  restartHub(storage = this.storage): void {
    this.#server.kill();
    this.storage = storage;
    this.#server = this.#startServer();
    this.network.setServers([this.#server]);
  }

  async onHub(): Promise<Seen> {
    const { records } = await this.during(readDocument(this.hub, person));
    return new Map(
      [...records]
        .map(([key, { fields, tombstone, text }]) => [key, tombstone ? 'deleted' : seenOf(fields, text ?? '')] as const)
        .toSorted(byKey),
    );
  }

  async seenOn(replica: Replica): Promise<Seen> {
    const keys = ['notes', 'workouts', 'exercises'].flatMap((collection) => [
      ...replica.document.view.keysOf(collection),
    ]);
    const seen = [];
    for (const key of keys) {
      await this.during(replica.document.records.open(key));
      const record = replica.document.view.get(key);
      const text = await this.during(replica.document.bodies.text(key));
      seen.push([key, record?.tombstone ? 'deleted' : seenOf(record?.fields ?? new Map(), text)] as const);
    }
    return new Map(seen.toSorted(byKey));
  }

  /** Lets time pass until the work is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const finished = work.finally(() => {
      done = true;
    });
    finished.catch(() => {});
    for (let turns = 0; !done && turns < 1_000; turns++) await this.pass(10);
    if (!done) throw new Error('the work did not finish within ten seconds');
    return finished;
  }

  #startServer(): HubProcess {
    return new HubProcess(
      this.time,
      {
        storage: this.storage,
        now: () => this.time.now() + this.hubClockError,
        randomBytes: (count) => this.chance.bytes(count),
        tasks: this.#tasks,
        limits: this.#limits,
        report: (event, error) => this.broken.push(event, error),
      },
      null,
    );
  }
}

/** Intercepts a frame. Returns the frame itself, a replacement, or null to cut the connection instead. */
export type Tap = (frame: Uint8Array) => Uint8Array | null;

/** A network on which a test can inspect, change or cut frames. */
export class TappedNetwork extends BadNetwork {
  toDevice: Tap = (frame) => frame;
  toHub: Tap = (frame) => frame;
  /** Intercepts each downloaded chunk of a snapshot. With null, the request fails and every connection is cut. */
  downloaded: Tap = (bytes) => bytes;

  override async fetchChunk(...asked: Parameters<BadNetwork['fetchChunk']>): Promise<Uint8Array> {
    const passed = this.downloaded(await super.fetchChunk(...asked));
    if (passed !== null) return passed;
    this.cutAll();
    throw new Error('the connection was cut');
  }

  override connect(uid: string, events: SocketEvents, reachable: () => boolean): DeviceSocket {
    const socket = super.connect(
      uid,
      {
        ...events,
        received: (frame) => {
          const passed = this.toDevice(frame);
          if (passed === null) socket.close();
          else events.received(passed);
        },
      },
      reachable,
    );
    return {
      send: (frame) => {
        const passed = this.toHub(frame);
        if (passed === null) socket.close();
        else socket.send(passed);
      },
      buffered: () => socket.buffered(),
      close: () => socket.close(),
    };
  }
}

export function readHubFrame(frame: Uint8Array): HubMessage {
  const message = decodeHubMessage(frame);
  if (!message.ok) throw new Error(`not a hub message: ${message.error.code}`);
  return message.value;
}

export function readDeviceFrame(frame: Uint8Array): DeviceMessage {
  const message = decodeDeviceMessage(frame);
  if (!message.ok) throw new Error(`not a device message: ${message.error.code}`);
  return message.value;
}

/** The body of a hub message of one type. */
export type HubBody<T extends HubMessage['type']> = Extract<HubMessage, { readonly type: T }>['body'];

/** The hub's end of a socket in a test: the sent frames, and how full the buffer is. */
export class TestSocket implements HubSocket {
  readonly frames: Uint8Array[] = [];
  closed = false;
  full = 0;

  get messages(): readonly HubMessage[] {
    return this.frames.map(readHubFrame);
  }

  bodies<T extends HubMessage['type']>(type: T): readonly HubBody<T>[] {
    return this.messages.filter((message) => message.type === type).map(({ body }) => body as HubBody<T>);
  }

  send(frame: Uint8Array): void {
    this.frames.push(frame);
  }

  buffered(): number {
    return this.full;
  }

  close(): void {
    this.closed = true;
  }
}

/** A device that a test controls frame by frame. */
export interface HandPlayed {
  readonly socket: TestSocket;
  readonly connection: HubConnection;
  /** Sends messages and waits until the hub has handled them. */
  readonly say: (...messages: readonly DeviceMessage[]) => Promise<void>;
}

export function connectByHand({ hub, time }: Scenario, uid = person, sessionId = 'session'): HandPlayed {
  const socket = new TestSocket();
  const connection = hub.connect({ uid, sessionId }, socket);
  const say = async (...messages: readonly DeviceMessage[]) => {
    for (const message of messages) connection.receive(encodeMessage(message));
    await time.pass(0);
  };
  return { socket, connection, say };
}

export const newDevice: DeviceMessage = {
  type: 'hello',
  body: { epoch: null, cursor: null, mark: null, replica: 'AAAAAAAA' },
};

/** Returns a push of changes that replace nothing by default. */
export function pushOf(id: number, changes: readonly Change[], more: Partial<Push> = {}): DeviceMessage {
  const body = { id: pushId(id), changes: encodeChanges(changes), replaced: changes.map(() => []), ...more };
  return { type: 'push', body };
}

export function pushId(id: number): Uint8Array {
  return new Uint8Array(16).fill(id);
}

/** Returns a stamp at the given milliseconds after the start. */
export function stampAt(ms: number, replica = 'AAAAAAAA'): Stamp {
  return printStamp({ ms: start + ms, counter: 0, replica: replica as ReplicaId });
}

/** Returns a change that sets leaves at the given milliseconds after the start. */
export function changeOf(
  key: string,
  ms: number,
  leaves: Readonly<Record<string, JsonValue>>,
  more: { readonly update?: Uint8Array; readonly tombstone?: Stamp } = {},
): Change {
  const stamp = stampAt(ms);
  const fields = new Map<string, Field>(Object.entries(leaves).map(([path, value]) => [path, { value, stamp }]));
  const body = more.update === undefined ? {} : { body: bodyUpdate(key, more.update) };
  const tombstone = more.tombstone === undefined ? {} : { tombstone: more.tombstone };
  return { key: key as RecordKey, fields, ...body, ...tombstone };
}

function seenOf(fields: ReadonlyMap<string, Field>, text: string) {
  const leaves = [...fields].map(([path, { value }]) => [path, value] as const).toSorted(byKey);
  return { leaves: Object.fromEntries(leaves), text };
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
