import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSeed } from '#domain/testing/runs.ts';
import { openTestBucket } from '../src/server/object-store/testing-bucket.ts';
import { filesNowhere } from '../src/server/object-store/testing-nowhere.ts';
import { earlierServer } from './earlier-server.ts';
import { ClusterServer, type ClusterServerParts } from './faults/cluster-server.ts';
import type { Writing } from './faults/device-messages.ts';
import { devicesBehind } from './faults/devices-behind.ts';
import { Fleet } from './faults/fleet.ts';
import { problemsIn } from './faults/history.ts';
import type { DeviceReport } from './faults/load-device.ts';
import { OwnPostgres } from './faults/own-postgres.ts';
import { openPeople, type RunPeople } from './faults/run-people.ts';
import { problemsOfFiles } from './faults/stored-files.ts';
import { TcpProxy } from './faults/tcp-proxy.ts';

const mostOfflineMs = 10_000;
const soon = { timeout: 50_000, interval: 100 };

let directory: string;
let postgres: OwnPostgres;
let front: TcpProxy;
let servers: ClusterServer[];
let ending: (() => Promise<unknown>)[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-update-'));
  servers = [];
  ending = [];
  postgres = await OwnPostgres.start();
  ending.push(() => postgres.remove());
  let connections = 0;
  const choose = () => {
    const chosen = servers.filter(({ isChosen }) => isChosen);
    return chosen[connections++ % chosen.length]?.port ?? null;
  };
  front = await TcpProxy.open({ choose, kindOf: () => 'device' });
  ending.push(() => front.close());
});
afterEach(async () => {
  for (const end of ending.reverse()) await end();
  await rm(directory, { recursive: true, force: true });
});

it('a server takes over from one of an earlier version, and no change is lost', async () => {
  const earlier = await server('earlier', { program: await earlierServer() });
  const next = await server('next');
  await earlier.start();
  const load = await Load.start({ people: 8, devicesPerPerson: 3, everyMs: 500, withFiles: false });
  const starting = next.start();
  await expect.poll(() => next.database.count('lock'), soon).toBe(1); // it waits for the other one
  expect(await earlier.terminate()).toBe(0);
  await starting;
  await load.goOn();
  await load.end([next]);
});

it('two servers are updated one after the other, and no change is lost', async () => {
  const bucket = await openTestBucket();
  ending.push(() => bucket.remove());
  const files = bucket.environment;
  const [first, second] = [await server('first', { files }), await server('second', { files })] as const;
  await Promise.all([first.start(), second.start()]);
  const load = await Load.start({ people: 20, devicesPerPerson: 5, everyMs: 2_000, withFiles: true });
  for (const each of [first, second]) {
    expect(await each.terminate()).toBe(0);
    await load.goOn();
    await each.start();
    await load.goOn();
  }
  await load.end([first, second]);
});

async function server(
  name: string,
  more: Partial<Pick<ClusterServerParts, 'files' | 'program'>> = {},
): Promise<ClusterServer> {
  const origin = `http://127.0.0.1:${front.port}`;
  const parts = { name, directory: join(directory, name), postgres, files: filesNowhere, origin };
  const opened = await ClusterServer.open({ ...parts, ...more });
  ending.push(() => opened.close());
  servers.push(opened);
  return opened;
}

/** Devices that write all the time. */
class Load {
  readonly #people: RunPeople;
  readonly #fleet: Fleet;
  readonly #devices: number;

  static async start({ people, devicesPerPerson, ...writing }: LoadOptions): Promise<Load> {
    const origin = `http://127.0.0.1:${front.port}`;
    const everyone = await openPeople({ url: postgres.url(), origin, people, devicesPerPerson });
    ending.push(() => everyone.close());
    const fleet = new Fleet(1);
    ending.push(() => fleet.end());
    await fleet.open(everyone.orders, testSeed);
    const load = new Load(everyone, fleet);
    await expect.poll(() => devicesBehind(fleet, everyone), soon).toEqual([]);
    await fleet.write(writing);
    await load.goOn();
    return load;
  }

  private constructor(people: RunPeople, fleet: Fleet) {
    this.#people = people;
    this.#fleet = fleet;
    this.#devices = people.orders.length;
  }

  /** Waits until the devices have saved as many changes as there are devices. */
  async goOn(): Promise<void> {
    const before = await this.#saved();
    await expect.poll(() => this.#saved(), soon).toBeGreaterThanOrEqual(before + this.#devices);
  }

  /** Compares what the devices wrote with what everyone has. */
  async end(running: readonly ClusterServer[]): Promise<void> {
    await this.#fleet.rest();
    await expect.poll(() => devicesBehind(this.#fleet, this.#people), soon).toEqual([]);
    const devices = await this.#fleet.reports();
    const changes = devices.flatMap((device) => device.changes);
    const ofServers = await Promise.all(running.map(({ name, origin }) => this.#people.copiesAt(name, origin)));
    const copies = [...devices.map(({ copy }) => copy), ...ofServers.flat()];
    expect(devices.flatMap(({ problems }) => problems)).toEqual([]);
    expect(problemsIn({ changes, copies })).toEqual([]);
    expect(await this.#problemsOfFiles(devices, running)).toEqual([]);
    expect(changes.filter(({ acknowledged }) => !acknowledged)).toEqual([]);
    expect(Math.max(...devices.map(({ longestOfflineMs }) => longestOfflineMs))).toBeLessThan(mostOfflineMs);
    expect(servers.flatMap(({ problems }) => problems)).toEqual([]);
  }

  async #problemsOfFiles(devices: readonly DeviceReport[], running: readonly ClusterServer[]) {
    const files = devices.flatMap((device) => device.files);
    if (files.length === 0) return [];
    const copies = running.map(({ name, origin }) => this.#people.filesAt(name, origin, () => true));
    return problemsOfFiles(files, (await Promise.all(copies)).flat());
  }

  async #saved(): Promise<number> {
    return [...(await this.#people.heads()).values()].reduce((sum, head) => sum + head, 0);
  }
}

interface LoadOptions extends Writing {
  readonly people: number;
  readonly devicesPerPerson: number;
}
