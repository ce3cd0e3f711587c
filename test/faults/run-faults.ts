import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { openTestBucket } from '../../src/server/object-store/testing-bucket.ts';
import { ClusterServer } from './cluster-server.ts';
import { devicesBehind } from './devices-behind.ts';
import { type FaultWorld, someFault } from './fault-kinds.ts';
import { Fleet } from './fleet.ts';
import { problemsIn } from './history.ts';
import { OwnPostgres } from './own-postgres.ts';
import { openPeople, type RunPeople } from './run-people.ts';
import { problemsOfFiles } from './stored-files.ts';
import { TcpProxy } from './tcp-proxy.ts';

export interface FaultsOptions {
  /** The number of faults. */
  readonly count: number;
  readonly seed: number;
  readonly people: number;
  readonly devicesPerPerson: number;
  /** How many processes share the devices. */
  readonly processes: number;
  /** About how often each device makes a change. */
  readonly changeEveryMs: number;
  /** The longest time between the beginnings of two faults, and that a fault lasts. */
  readonly pauseMs: number;
  readonly longestFaultMs: number;
  readonly say: (line: string) => void;
}

export interface FaultsReport {
  readonly faults: ReadonlyMap<string, number>;
  /** What happened during faults and is no problem. */
  readonly notes: ReadonlyMap<string, number>;
  readonly made: number;
  readonly acknowledged: number;
  /** The number of files that devices added, and of those that they have shown as uploaded. */
  readonly files: number;
  readonly filesStored: number;
  /** From healing until all devices were equal; null if they were not in time. */
  readonly equalAfterMs: number | null;
  readonly longestOfflineMs: number;
  readonly problems: readonly string[];
  /** What each server printed, by its name. */
  readonly said: ReadonlyMap<string, string>;
}

const serverCount = 3;
const equalWithinMs = 50_000;
/** Devices that are not equal in time are given more, to tell late from never. */
const waitedForMs = 120_000;
const lookEveryMs = 250;
const mostNamed = 5;

/**
 * Runs servers on one PostgreSQL under the load of devices, with one fault after another, which may overlap. Then heals
 * everything and compares what the devices wrote with what everyone has.
 */
export async function runFaults(options: FaultsOptions): Promise<FaultsReport> {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-faults-'));
  const run = new FaultsRun(options, directory);
  try {
    await run.open();
    await run.disturb();
    await run.settle();
    return await run.report();
  } finally {
    await run.close();
    await rm(directory, { recursive: true, force: true });
  }
}

class FaultsRun {
  readonly #options: FaultsOptions;
  readonly #directory: string;
  readonly #chance: SeededChance;
  /** Apart, so that the faults of a seed do not depend on how often devices connect. */
  readonly #routes: SeededChance;
  readonly #servers: ClusterServer[] = [];
  readonly #faults = new Map<string, number>();
  readonly #notes = new Map<string, number>();
  readonly #problems: string[] = [];
  readonly #closing: (() => Promise<unknown>)[] = [];
  #world: FaultWorld | null = null;
  #people: RunPeople | null = null;
  #fleet: Fleet | null = null;
  #equalAfterMs: number | null = null;

  constructor(options: FaultsOptions, directory: string) {
    this.#options = options;
    this.#directory = directory;
    this.#chance = new SeededChance(options.seed);
    this.#routes = new SeededChance(options.seed);
  }

  async open(): Promise<void> {
    const { people, devicesPerPerson, processes, changeEveryMs, longestFaultMs, seed } = this.#options;
    const postgres = await OwnPostgres.start();
    this.#closing.push(() => postgres.remove());
    const front = await TcpProxy.open({ choose: () => this.#chosenPort(), kindOf: () => 'device' as const });
    this.#closing.push(() => front.close());
    const origin = `http://127.0.0.1:${front.port}`;
    const files = await openTestBucket();
    this.#closing.push(() => files.remove());
    for (let at = 1; at <= serverCount; at++) {
      const name = `server ${at}`;
      const server = await ClusterServer.open({
        name,
        directory: join(this.#directory, `${at}`),
        postgres,
        files: files.environment,
        origin,
      });
      this.#closing.push(() => server.close());
      this.#servers.push(server);
    }
    await Promise.all(this.#servers.map((server) => server.start()));
    const everyone = await openPeople({ url: postgres.url(), origin, people, devicesPerPerson });
    this.#closing.push(() => everyone.close());
    this.#people = everyone;
    const fleet = new Fleet(processes);
    this.#closing.push(() => fleet.end());
    this.#fleet = fleet;
    await fleet.open(everyone.orders, seed);
    this.#world = {
      chance: this.#chance,
      servers: this.#servers,
      postgres,
      files,
      front,
      longestMs: longestFaultMs,
      busy: new Set(),
      count: (what) => count(this.#notes, what),
    };
    if (!(await this.#equal(equalWithinMs))) throw new Error(`not all devices connected: ${await this.#behind()}`);
    await fleet.write({ everyMs: changeEveryMs, withFiles: true });
  }

  async disturb(): Promise<void> {
    const { count: all, pauseMs, say } = this.#options;
    const { world } = this.#opened;
    const startedAt = performance.now();
    const lasting: Promise<void>[] = [];
    for (let fault = 1; fault <= all; fault++) {
      await wait(this.#chance.between(0, pauseMs));
      const next = someFault(world);
      if (next === null) continue;
      count(this.#faults, next.name);
      say(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${next.name}`);
      lasting.push(next.begin().catch((error: unknown) => this.#failed(next.name, error)));
    }
    await Promise.all(lasting);
  }

  /** Waits until all devices are equal to the servers. */
  async settle(): Promise<void> {
    const { fleet } = this.#opened;
    await fleet.rest();
    const healedAt = performance.now();
    await this.#equal(equalWithinMs);
    const neededMs = performance.now() - healedAt;
    const behind = await this.#behind();
    if (behind.length === 0) this.#equalAfterMs = neededMs;
    else {
      const some = behind.slice(0, mostNamed).join('; ');
      this.#problems.push(`${behind.length} devices not equal after ${equalWithinMs / 1000} s: ${some}`);
      const isEqual = await this.#equal(waitedForMs);
      const seconds = Math.round((performance.now() - healedAt) / 1000);
      this.#problems.push(isEqual ? `equal after ${seconds} s` : `not equal after ${seconds} s`);
    }
  }

  async report(): Promise<FaultsReport> {
    const { fleet, people } = this.#opened;
    const devices = await fleet.reports();
    const changes = devices.flatMap((device) => device.changes);
    const files = devices.flatMap((device) => device.files);
    const ofServers = await this.#atEach('the documents', people.copiesAt);
    const copies = [...devices.map(({ copy }) => copy), ...ofServers];
    const filesOfServers = await this.#atEach('the files', (name, origin, at) =>
      people.filesAt(name, origin, (hash) => Number.parseInt(hash.slice(0, 8), 16) % serverCount === at),
    );
    await fleet.close();
    for (const { said } of this.#servers)
      for (const [, event] of said.matchAll(/"event":"([^"]+)"/g)) count(this.#notes, `logged ${event}`);
    const exits = await Promise.all(this.#servers.map(async (server) => [server, await server.terminate()] as const));
    return {
      faults: this.#faults,
      notes: this.#notes,
      made: changes.length,
      acknowledged: changes.filter(({ acknowledged }) => acknowledged).length,
      files: files.length,
      filesStored: files.filter(({ isStored }) => isStored).length,
      equalAfterMs: this.#equalAfterMs,
      longestOfflineMs: Math.max(...devices.map((device) => device.longestOfflineMs)),
      problems: [
        ...this.#problems,
        ...this.#servers.flatMap(({ problems }) => problems),
        ...devices.flatMap(({ problems }) => problems),
        ...problemsIn({ changes, copies }),
        ...problemsOfFiles(files, filesOfServers),
        ...exits.filter(([, code]) => code !== 0).map(([{ name }, code]) => `${name} stopped with exit code ${code}`),
      ],
      said: new Map(this.#servers.map(({ name, said }) => [name, said])),
    };
  }

  async close(): Promise<void> {
    for (const close of this.#closing.reverse()) await close().catch((error: unknown) => this.#options.say(`${error}`));
  }

  get #opened() {
    if (this.#world === null || this.#people === null || this.#fleet === null) throw new Error('the run is not open');
    return { world: this.#world, people: this.#people, fleet: this.#fleet };
  }

  /** Asks all servers for what they have. */
  async #atEach<T>(
    what: string,
    ask: (name: string, origin: string, at: number) => Promise<readonly T[]>,
  ): Promise<readonly T[]> {
    const answers = this.#servers.map(async ({ name, origin }, at) => {
      try {
        return await ask(name, origin, at);
      } catch (error) {
        this.#failed(`${what} at ${name}`, error);
        return [];
      }
    });
    return (await Promise.all(answers)).flat();
  }

  #failed(what: string, error: unknown): void {
    this.#problems.push(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
  }

  #chosenPort(): number | null {
    return this.#routes.pickIfAny(this.#servers.filter((server) => server.isChosen))?.port ?? null;
  }

  /** @returns whether all devices were equal to the logs in time */
  async #equal(withinMs: number): Promise<boolean> {
    const until = performance.now() + withinMs;
    while (performance.now() < until) {
      if ((await this.#behind()).length === 0) return true;
      await wait(lookEveryMs);
    }
    return false;
  }

  #behind(): Promise<readonly string[]> {
    const { fleet, people } = this.#opened;
    return devicesBehind(fleet, people);
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
