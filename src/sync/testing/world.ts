import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { readHere } from '../document/body-reader.ts';
import { readDocument } from '../hub/document.ts';
import type { Hub } from '../hub/hub.ts';
import { createHubTasks, runInline } from '../hub/hub-tasks.ts';
import { maintain } from '../hub/maintenance.ts';
import { crc32c, decodeValue, encodeValue, type Fields } from '../record/index.ts';
import { BadNetwork, fairWeather, type Weather } from './bad-network.ts';
import { Device, type DeviceWorld, type Tab } from './device.ts';
import { type HubCluster, HubProcess } from './hub-process.ts';
import { Ledger } from './ledger.ts';
import { MemoryHubStorage } from './memory-hub-storage.ts';
import { MemoryLeases } from './memory-leases.ts';
import { SeededChance } from './seeded-chance.ts';
import { VirtualTime } from './virtual-time.ts';

/** The platform functions that the simulation needs. */
export interface WorldPlatform {
  /** Resolves when no promise is left to run. */
  readonly settle: () => Promise<void>;
  readonly gzip: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly inflate: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly brotli: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly unbrotli: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** A summary of a run, which shows that the run did something. */
export interface WorldReport {
  readonly seed: number;
  readonly devices: number;
  readonly records: number;
  readonly written: number;
  readonly hubLives: number;
  /** CRC-32C of the final document. The same seed gives the same value. */
  readonly fingerprint: number;
}

const year = 365 * 24 * 60 * 60_000;
const uid = 'person';

/**
 * Runs a simulation: two to five devices, a hub and a bad network, all derived from one seed. It runs the product's own
 * code with simulated time, randomness, network and disk. The run ends with a perfect network, after which all copies
 * must agree.
 *
 * @param servers how many hubs there are on one storage. Several tell each other of changes by notices that are lost, late
 * or repeated, also at the end
 * @throws an Error with the seed and the violated expectation
 */
export async function runWorld(seed: number, platform: WorldPlatform, servers = 1): Promise<WorldReport> {
  const world = new World(seed, platform, servers);
  try {
    await world.live();
    await world.heal();
    await world.check();
  } catch (error) {
    const of = servers === 1 ? '' : ` with ${servers} servers`;
    throw new Error(`seed ${seed}${of}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  return world.report();
}

class World {
  readonly #seed: number;
  readonly #platform: WorldPlatform;
  readonly #chance: SeededChance;
  readonly #time: VirtualTime;
  readonly #network: BadNetwork;
  readonly #ledger = new Ledger();
  readonly #devices: Device[] = [];
  readonly #deviceWorld: DeviceWorld;
  readonly #calm: boolean;
  readonly #broken: unknown[] = [];
  #storage: MemoryHubStorage;
  #backup: MemoryHubStorage | null = null;
  readonly #serverCount: number;
  readonly #cluster: HubCluster | null;
  #servers: HubProcess[] = [];
  #hubClockError = 0;
  #hubLives = 0;
  #fingerprint = 0;
  /** Whether the hub's database was replaced. Devices then restore the data, but not its history. */
  #historyLost = false;

  constructor(seed: number, platform: WorldPlatform, servers: number) {
    this.#seed = seed;
    this.#platform = platform;
    this.#chance = new SeededChance(seed);
    this.#time = new VirtualTime(Date.UTC(2026, 10, 21), platform.settle);
    this.#storage = new MemoryHubStorage('epoch 1');
    this.#serverCount = servers;
    this.#cluster = servers === 1 ? null : this.#newCluster();
    const first = this.#addServer();
    this.#calm = this.#chance.happens(0.3);
    this.#network = new BadNetwork(this.#time, this.#chance, platform.unbrotli, first, this.#stormy());
    while (this.#servers.length < servers) this.#addServer();
    this.#network.setServers(this.#servers);
    this.#deviceWorld = {
      time: this.#time,
      chance: this.#chance,
      network: this.#network,
      inflate: platform.inflate,
      readOffThread: readHere,
      uid,
      broken: this.#broken,
    };
  }

  report(): WorldReport {
    const { written } = this.#ledger;
    return {
      seed: this.#seed,
      devices: this.#devices.length,
      records: new Set(written.map(({ key }) => key)).size,
      written: written.length,
      hubLives: this.#hubLives,
      fingerprint: this.#fingerprint,
    };
  }

  /** Runs the users' actions and all kinds of failures. */
  async live(): Promise<void> {
    const count = 2 + this.#chance.below(4);
    for (let at = 0; at < count; at++) await this.#addDevice();
    const acts = 40 + this.#chance.below(80);
    for (let act = 0; act < acts; act++) {
      await this.#act();
      await this.#time.pass(this.#chance.between(0, this.#chance.happens(0.1) ? 30_000 : 800));
    }
  }

  /** Makes the network perfect, opens a tab on every device, and lets enough time pass. */
  async heal(): Promise<void> {
    this.#network.weather = fairWeather;
    this.#hubClockError = 0;
    for (const server of this.#servers) if (server.isPaused) server.resume();
    while (this.#servers.length < this.#serverCount) this.#startServer();
    for (const device of this.#devices) {
      device.online = true;
      if (device.tabs.length === 0) await device.openTab();
      for (const { replica } of device.tabs) replica.online();
    }
    await this.#time.pass(3 * 60_000);
    for (const device of this.#devices) for (const { replica } of device.tabs) replica.online();
    await this.#time.pass(3 * 60_000);
  }

  async check(): Promise<void> {
    if (this.#broken.length > 0) throw this.#broken[0];
    const { hub } = this.#servers[0] as HubProcess;
    const onHub = await this.#time.until(readDocument(hub, uid));
    this.#fingerprint = fingerprintOf(onHub.records);
    for (const device of this.#devices) {
      for (const tab of device.tabs) await this.#checkReplica(device, tab, onHub.records);
    }
    this.#checkNothingMissing(onHub.records);
    if (!this.#historyLost) await this.#checkHistory(hub, onHub.records);
  }

  async #checkReplica(device: Device, { replica }: Tab, onHub: ReadonlyMap<string, HubRecord>): Promise<void> {
    expectThat(
      replica.document.pendingCount === 0,
      `${device.name} still has ${replica.document.pendingCount} changes waiting, status ${JSON.stringify(replica.status)}`,
    );
    expectThat(
      replica.document.pending.storedCount === 0,
      `${device.name} keeps ${replica.document.pending.storedCount} rows that the hub has`,
    );
    const keys = new Set(['notes', 'workouts'].flatMap((collection) => [...replica.document.view.keysOf(collection)]));
    expectThat(keys.size === onHub.size, `${device.name} has ${keys.size} records, the hub ${onHub.size}`);
    for (const [key, { fields, tombstone, text }] of onHub) {
      const own = replica.document.view.get(key as RecordKey);
      expectThat(own !== undefined, `${device.name} lacks ${key}`);
      if (tombstone !== undefined) {
        expectThat(own?.tombstone !== undefined, `${device.name} does not know that ${key} was deleted`);
        continue;
      }
      await replica.document.records.open(key as RecordKey);
      const mine = printFields(replica.document.view.get(key as RecordKey)?.fields ?? new Map());
      expectThat(
        mine === printFields(fields),
        `${device.name} and the hub differ in ${key}:\n${mine}\n${printFields(fields)}`,
      );
      const mineText = await replica.document.bodies.text(key as RecordKey);
      expectThat(
        mineText === (text ?? ''),
        `${device.name} and the hub differ in the text of ${key}:\n${mineText}\n${text}`,
      );
    }
  }

  /**
   * Checks that every stored word and value still exists, unless it was replaced knowingly or its record was deleted.
   */
  #checkNothingMissing(onHub: ReadonlyMap<string, HubRecord>): void {
    const everything = [...onHub.values()].map(({ text }) => text ?? '').join(' ');
    for (const { key, word, stored } of this.#ledger.typed) {
      if (!stored()) continue;
      const record = onHub.get(key);
      expectThat(record !== undefined, `${key} is missing, where "${word}" was typed`);
      if (record?.tombstone !== undefined) {
        expectThat(this.#ledger.deleted.has(key), `${key} was deleted and nobody deleted it`);
        continue;
      }
      const count = everything.split(word).length - 1;
      expectThat(count === 1 || this.#ledger.deleted.size > 0, `"${word}" is there ${count} times in ${key}`);
      expectThat(record?.text?.includes(word) === true, `"${word}" is missing in ${key}: ${record?.text}`);
    }
  }

  /** Checks that history contains every value that lost to a concurrent write. */
  async #checkHistory(hub: Hub, onHub: ReadonlyMap<string, HubRecord>): Promise<void> {
    const written = this.#ledger.written.filter(({ stored }) => stored());
    const replacedKnowingly = new Set(written.map(({ key, path, over }) => `${key} ${path} ${over}`));
    for (const { key, path, value } of written) {
      const record = onHub.get(key);
      if (record === undefined || record.tombstone !== undefined || record.fields.get(path)?.value === value) continue;
      if (replacedKnowingly.has(`${key} ${path} ${value}`)) continue;
      const history = await hub.storage.history.entries(uid, key);
      const kept = history.some(
        (entry) => entry.kind === 'superseded' && isPair(decodeValue(entry.content), path, value),
      );
      expectThat(kept, `history lacks "${value}" of ${key} ${path}`);
    }
  }

  async #act(): Promise<void> {
    const device = this.#chance.pick(this.#devices);
    const tab = device.tabs.length === 0 ? null : this.#chance.pick(device.tabs);
    const roll = this.#chance.next();
    if (tab === null) await device.openTab();
    else if (roll < 0.6) await this.#edit(tab);
    else if (roll < 0.66) device.online = !device.online;
    else if (roll < 0.7) await this.#turnTab(device, tab);
    else if (roll < 0.74) device.kill(tab);
    else if (roll < 0.77) await device.closeTab(tab);
    else if (roll < 0.8 && device.tabs.length < 3) await device.openTab();
    else if (roll < 0.83) device.clockError = this.#chance.happens(0.3) ? 0 : this.#chance.between(-year, year);
    else if (roll < 0.87) this.#network.cutAll();
    else if (roll < 0.93) this.#killOrStartServer();
    else if (roll < 0.96) await this.#maintainHub();
    else if (!this.#calm) this.#disaster();
  }

  async #edit(tab: Tab): Promise<void> {
    const { replica } = tab;
    const key = this.#someKey();
    if (replica.document.view.get(key)?.tombstone !== undefined) return;
    const roll = this.#chance.next();
    if (roll < 0.35) await this.#write(tab, key);
    else if (roll < 0.8) await this.#type(tab, key);
    else if (roll < 0.9) this.#bulk(tab);
    else if (roll < 0.97)
      replica.edit([
        {
          key,
          leaves: [{ path: 'trashedAt', value: this.#chance.happens(0.7) ? replica.document.clock.now() : null }],
        },
      ]);
    else if (!this.#calm && replica.document.view.get(key) !== undefined) {
      this.#ledger.deleted.add(key);
      replica.deletePermanently([key]);
    }
  }

  async #write(tab: Tab, key: RecordKey): Promise<void> {
    const path = this.#chance.pick(['title', 'tags/knee', 'sets/a/result', 'sets/b/result', 'exercises/x/remark']);
    if (!tab.replica.document.view.isWhole(key)) {
      void tab.replica.document.records.open(key);
      await this.#time.pass(0);
      if (!tab.alive || !tab.replica.document.view.isWhole(key)) return;
    }
    if (tab.replica.document.view.get(key)?.tombstone !== undefined) return;
    const value = this.#ledger.fresh('value');
    const over = tab.replica.document.view.get(key)?.fields.get(path)?.value;
    tab.replica.edit([{ key, leaves: [{ path, value }] }]);
    this.#ledger.written.push({
      key,
      path,
      value,
      over: typeof over === 'string' ? over : null,
      stored: await this.#fate(tab),
    });
  }

  async #type(tab: Tab, key: RecordKey): Promise<void> {
    const opening = tab.replica.document.bodies.open(key);
    let open: Awaited<typeof opening> | null = null;
    void opening.then((body) => {
      open = body;
    });
    await this.#time.pass(0);
    if (!tab.alive || open === null) return;
    const body = open as Awaited<typeof opening>;
    for (let words = 1 + this.#chance.below(3); words > 0; words--) {
      const word = this.#ledger.fresh('word');
      body.text.insert(this.#wordEdge(body.text.toString()), ` ${word} `);
      await this.#time.pass(this.#chance.between(0, 120));
      if (!tab.alive) return;
      this.#ledger.typed.push({ key, word, stored: await this.#fate(tab) });
    }
    if (this.#chance.happens(0.5)) tab.replica.document.bodies.close(key);
  }

  /** Returns a position between words, so that no word is split. */
  #wordEdge(text: string): number {
    const edges = [0, text.length, ...[...text.matchAll(/ {2}/g)].map(({ index }) => index + 1)];
    return this.#chance.pick(edges);
  }

  /** Changes many records in one edit. */
  #bulk(tab: Tab): void {
    const keys = Array.from({ length: 12 }, (_, at) => recordKey('notes', `bulk-${at}`)).filter(
      (key) => tab.replica.document.view.get(key)?.tombstone === undefined,
    );
    tab.replica.edit(keys.map((key) => ({ key, leaves: [{ path: 'tags/bulk', value: 'bulk' }] })));
  }

  /** Flushes the tab, and returns a function that tells whether the tab's edits have been stored. */
  async #fate(tab: Tab): Promise<() => boolean> {
    let stored = false;
    void tab.replica.flush().then(() => {
      stored = true;
    });
    await this.#time.pass(0);
    return () => stored;
  }

  async #turnTab(device: Device, tab: Tab): Promise<void> {
    tab.visible = !tab.visible;
    void tab.replica.visible(tab.visible);
    if (device.tabs.length > 1) for (const other of device.tabs) void other.replica.visible(other !== tab);
    await this.#time.pass(0);
  }

  #someKey(): RecordKey {
    return this.#chance.happens(0.3)
      ? recordKey('workouts', `workout-${this.#chance.below(3)}`)
      : recordKey('notes', this.#chance.happens(0.2) ? 'day-2026-11-21' : `note-${this.#chance.below(5)}`);
  }

  async #addDevice(): Promise<void> {
    const device = new Device(this.#deviceWorld, `device ${this.#devices.length + 1}`);
    if (this.#chance.happens(0.4)) device.clockError = this.#chance.between(-year, year);
    device.online = this.#chance.happens(0.8);
    this.#devices.push(device);
    await device.openTab();
  }

  /** Starts a server from what was committed, or kills one with everything in memory, or pauses it. */
  #killOrStartServer(): void {
    if (this.#servers.length < this.#serverCount) return this.#startServer();
    const server = this.#chance.pickIfAny(this.#servers) as HubProcess;
    if (this.#cluster !== null && this.#chance.happens(0.5)) return this.#pause(server);
    this.#servers = this.#servers.filter((other) => other !== server);
    server.kill();
    this.#network.setServers(this.#servers);
  }

  /** Pauses a server, for longer than its leases at times. */
  #pause(server: HubProcess): void {
    if (server.isPaused) return server.resume();
    server.pause();
    this.#time.after(this.#chance.between(100, 40_000), () => server.isPaused && server.resume());
  }

  #startServer(): void {
    const server = this.#addServer();
    this.#network.setServers(this.#servers);
    void server.hub.compactor.resume();
  }

  #addServer(): HubProcess {
    this.#hubLives++;
    const server = this.#newServer();
    this.#servers = [...this.#servers, server];
    return server;
  }

  #newCluster(): HubCluster {
    const servers = () => this.#servers;
    return {
      chance: this.#chance,
      leases: new MemoryLeases(() => this.#time.now()),
      notices: {
        lost: this.#chance.happens(0.2) ? 1 : this.#chance.between(0, 0.5),
        repeated: 0.2,
        maxDelayMs: this.#chance.between(1, 5_000),
      },
      get processes() {
        return servers();
      },
    };
  }

  async #maintainHub(): Promise<void> {
    const server = this.#chance.pickIfAny(this.#servers);
    if (server === null) return;
    const work = () => maintain(server.hub, async () => {});
    server.run(() => void (server.leases === null ? work() : server.leases.runIfFree('maintenance', work)));
    if (this.#chance.happens(0.5)) await this.#time.pass(this.#chance.between(0, 5_000));
  }

  /** Simulates what an operator, a disk or a browser can do wrong. */
  #disaster(): void {
    const roll = this.#chance.next();
    if (roll < 0.25) this.#backup = this.#storage.copy('epoch of the backup');
    else if (roll < 0.45 && this.#backup !== null)
      this.#replaceDatabase(this.#backup.copy(this.#ledger.fresh('epoch')));
    else if (roll < 0.6) this.#replaceDatabase(new MemoryHubStorage(this.#ledger.fresh('epoch')));
    else if (roll < 0.75) this.#rollBack();
    else if (roll < 0.9)
      this.#hubClockError = this.#chance.happens(0.5) ? 0 : this.#chance.between(-3_600_000, 3_600_000);
    else if (this.#devices.length < 6)
      this.#devices.push(
        new Device(
          this.#deviceWorld,
          `clone ${this.#devices.length + 1}`,
          this.#chance.pick(this.#devices).storage.clone(),
        ),
      );
  }

  /** Restores an older copy with the same epoch. Only commit ids reveal it. */
  #rollBack(): void {
    if (this.#backup === null) return;
    void this.#backup.epoch();
    this.#replaceDatabase(this.#backup.copy(this.#epochName));
  }

  get #epochName(): string {
    return this.#currentEpoch;
  }

  #currentEpoch = 'epoch 1';

  #replaceDatabase(storage: MemoryHubStorage): void {
    this.#historyLost = true;
    for (const server of this.#servers) server.kill();
    this.#servers = [];
    this.#storage = storage;
    void storage.epoch().then((epoch) => {
      this.#currentEpoch = epoch;
    });
    while (this.#servers.length < this.#serverCount) this.#startServer();
  }

  #newServer(): HubProcess {
    const ports = {
      storage: this.#storage,
      now: () => this.#time.now() + this.#hubClockError,
      randomBytes: (count: number) => this.#chance.bytes(count),
      tasks: runInline(createHubTasks(this.#platform)),
      report: (event: string, error: unknown) => {
        throw new Error(`the hub reports ${event}`, { cause: error });
      },
    };
    return new HubProcess(this.#time, ports, this.#cluster, `server ${this.#hubLives}`);
  }

  #stormy(): Weather {
    const share = () => this.#chance.between(0, 0.08);
    return {
      maxDelayMs: this.#chance.between(5, 3_000),
      refuses: share(),
      cuts: share(),
      repeats: share(),
      reorders: share(),
    };
  }
}

interface HubRecord {
  readonly fields: Fields;
  readonly tombstone?: string;
  readonly text: string | null;
}

function fingerprintOf(records: ReadonlyMap<string, HubRecord>): number {
  const lines = [...records].map(([key, { fields, text }]) => `${key} ${text}\n${printFields(fields)}`);
  return crc32c(encodeValue(lines.sort()));
}

function printFields(fields: Fields): string {
  const lines = [...fields].map(([path, { value, stamp }]) => `${path} = ${JSON.stringify(value)} ${stamp}`);
  return lines.sort().join('\n');
}

function isPair(content: unknown, path: string, value: string): boolean {
  return Array.isArray(content) && content[0] === path && content[1] === value;
}

function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
