import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { StorageError } from '../document/device-storage.ts';
import type { Device } from './device.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';
import { inlineTasks, person, Scenario, type Seen } from './scenario.ts';

const hour = 60 * 60_000;
/** Small enough that a device with much to send has to wait. */
const pushesPerMinute = 25;

/** A summary of a run, which shows that the run did something. */
export interface CalmWorldReport {
  readonly seed: number;
  readonly records: number;
  /** How often the hub could not store pushes. */
  readonly busy: number;
  readonly failedDownloads: number;
}

/** The calls of a device's storage that fail at times, before or after their work. */
const failingCalls = [
  ...['appendPending', 'restamp', 'markSent', 'markRefused', 'acknowledge', 'promote', 'applyRemote', 'storeChunks'],
  ...['startReconciliation', 'dropChunks', 'finishReconciliation', 'setClock', 'loadSince'],
] as const;

/** A storage that fails to append as often as a test asks for. */
class BusyStorage extends MemoryHubStorage {
  busyShare = 0;
  busy = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    super('epoch 1');
    this.#random = random;
  }

  override async append(...asked: Parameters<MemoryHubStorage['append']>): ReturnType<MemoryHubStorage['append']> {
    if (this.#random() >= this.busyShare) return super.append(...asked);
    this.busy += 1;
    throw new Error('the disk is busy');
  }
}

/**
 * Runs a simulation in which no socket is ever lost: two to four devices, a hub that is often busy or limits their rate,
 * downloads and disks that fail, clocks that jump. Lost sockets would heal a client that waits for nothing. At the end nothing
 * fails any more, and every device must become saved by itself.
 *
 * @throws an Error with the seed and the violated expectation
 */
export async function runCalmWorld(seed: number): Promise<CalmWorldReport> {
  const world = new CalmWorld(seed);
  try {
    await world.live();
    await world.rest();
    return world.report();
  } catch (error) {
    throw new Error(`calm seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

class CalmWorld {
  readonly #seed: number;
  readonly #scenario: Scenario;
  readonly #storage: BusyStorage;
  readonly #devices: Device[] = [];
  #failingDownloads = 0;
  /** The share of the calls of a device's storage that fail. */
  #failingCalls = 0;
  #failedDownloads = 0;
  #written = 0;
  #seen: Seen = new Map();

  constructor(seed: number) {
    this.#seed = seed;
    this.#scenario = new Scenario({ pushesPerMinute }, inlineTasks, seed);
    const { chance, network } = this.#scenario;
    this.#storage = new BusyStorage(() => chance.next());
    this.#scenario.restartHub(this.#storage);
    network.downloaded = (bytes) => {
      if (!chance.happens(this.#failingDownloads)) return bytes;
      this.#failedDownloads += 1;
      if (chance.happens(0.3)) return bytes.slice(0, bytes.length / 2);
      throw new Error('the request failed');
    };
  }

  report(): CalmWorldReport {
    const { busy } = this.#storage;
    return { seed: this.#seed, records: this.#seen.size, busy, failedDownloads: this.#failedDownloads };
  }

  /** Runs the users' actions and all failures that lose no socket. */
  async live(): Promise<void> {
    const { chance, network } = this.#scenario;
    network.weather = { ...network.weather, maxDelayMs: chance.between(1, 800) };
    this.#storage.busyShare = chance.between(0, 0.5);
    this.#failingDownloads = chance.between(0, 0.6);
    this.#failingCalls = chance.happens(0.4) ? chance.between(0, 0.2) : 0;
    await this.#addDevice();
    const acts = 15 + chance.below(30);
    for (let act = 0; act < acts; act++) {
      await this.#act();
      await this.#scenario.pass(chance.between(0, chance.happens(0.15) ? 40_000 : 900));
    }
  }

  /** Lets nothing fail any more, and checks that all devices are saved and agree with the hub within an hour. */
  async rest(): Promise<void> {
    this.#storage.busyShare = 0;
    this.#failingDownloads = 0;
    this.#failingCalls = 0;
    for (const device of this.#devices) device.online = true;
    await this.#scenario.pass(hour);
    this.#seen = await this.#scenario.onHub();
    for (const { name, tabs } of this.#devices)
      for (const { replica } of tabs) {
        const { status, document } = replica;
        if (status.kind !== 'saved' || document.pendingCount > 0)
          throw new Error(
            `${name} is not saved after an hour: ${JSON.stringify(status)}, cursor ${document.meta.cursor}`,
          );
        const seen = await this.#scenario.seenOn(replica);
        if (printed(seen) !== printed(this.#seen)) throw new Error(`${name} and the hub differ`);
      }
  }

  async #act(): Promise<void> {
    const { chance, hub } = this.#scenario;
    const device = chance.pick(this.#devices);
    const roll = chance.next();
    if (roll < 0.55) this.#edit(device);
    else if (roll < 0.65) this.#editMany(device);
    else if (roll < 0.75) device.clockError = chance.happens(0.3) ? 0 : chance.between(-2 * hour, 2 * hour);
    else if (roll < 0.85 && this.#devices.length < 4) await this.#addDevice();
    else if (roll < 0.9 && device.tabs.length < 3 && this.#failingCalls === 0) await device.openTab();
    else if (roll < 0.95) await this.#scenario.during(hub.compactor.rebuildSnapshot(person));
    else device.online = true;
  }

  /** Adds a device, perhaps without a network, so that it has much to send when it connects. */
  async #addDevice(): Promise<void> {
    const { chance, hub } = this.#scenario;
    const device = this.#scenario.device(`device ${this.#devices.length + 1}`);
    if (chance.happens(0.7)) await this.#scenario.during(hub.compactor.rebuildSnapshot(person));
    device.online = chance.happens(0.6);
    this.#devices.push(device);
    await device.openTab();
    this.#letStorageFail(device);
  }

  #letStorageFail({ storage }: Device): void {
    const { chance } = this.#scenario;
    const calls = storage as unknown as Record<string, (...asked: unknown[]) => Promise<unknown>>;
    for (const name of failingCalls) {
      const call = calls[name]?.bind(storage);
      if (call === undefined) throw new Error(`the storage of a device has no ${name}`);
      calls[name] = async (...asked) => {
        const fails = this.#failingCalls > 0 && chance.happens(this.#failingCalls);
        const answer = fails && chance.happens(0.5) ? null : await call(...asked);
        if (fails) throw new StorageError('storage/unavailable');
        return answer;
      };
    }
  }

  #edit(device: Device): void {
    const { chance } = this.#scenario;
    this.#write(device, [recordKey('notes', `note-${chance.below(8)}`)], 1);
  }

  /** Writes up to a quarter of a megabyte, so that a few of these fill the window of pushes. */
  #editMany(device: Device): void {
    const { chance } = this.#scenario;
    const keys = Array.from({ length: 1 + chance.below(40) }, (_, at) => recordKey('notes', `bulk-${at}`));
    this.#write(device, keys, chance.below(2_000));
  }

  #write({ tabs }: Device, keys: readonly RecordKey[], repeats: number): void {
    const { replica } = this.#scenario.chance.pick(tabs);
    this.#written += 1;
    const value = `value ${this.#written} `.repeat(repeats + 1);
    replica.edit(keys.map((key) => ({ key, leaves: [{ path: 'title', value }] })));
  }
}

function printed(seen: Seen): string {
  return JSON.stringify([...seen]);
}
