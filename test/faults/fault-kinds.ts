import { setTimeout as wait } from 'node:timers/promises';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { Fault as FileFault, TestBucket } from '../../src/server/object-store/testing-bucket.ts';
import type { ClusterServer, DatabaseLink } from './cluster-server.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { ResetMoment, TcpProxy } from './tcp-proxy.ts';

/** What faults happen to. */
export interface FaultWorld {
  readonly chance: SeededChance;
  readonly servers: readonly ClusterServer[];
  readonly postgres: OwnPostgres;
  /** The object store. */
  readonly files: TestBucket;
  /** Between the devices and the servers. */
  readonly front: TcpProxy<'device'>;
  /** The longest time that a fault lasts. */
  readonly longestMs: number;
  /** What a fault has in hand, so that no two faults change the same thing. */
  readonly busy: Set<unknown>;
  /** Counts what happened during faults. */
  readonly count: (what: string) => void;
}

/** A fault that can begin. */
export interface Fault {
  readonly name: string;
  /** Resolves when what failed can work again. */
  readonly begin: () => Promise<void>;
}

/** What one kind of fault does, with a chance of its own. */
type Act = (world: FaultWorld, chance: SeededChance) => Promise<void>;
type ServerAct = (server: ClusterServer, world: FaultWorld, chance: SeededChance) => Promise<void>;
/** Returns null if the fault cannot happen now. */
type Kind = (world: FaultWorld) => Act | null;

/** Returns a fault by chance that can happen now, or null. */
export function someFault(world: FaultWorld): Fault | null {
  const chance = new SeededChance(world.chance.below(2 ** 32));
  const able = Object.entries(kinds).flatMap(([name, kind]) => {
    const act = kind(world);
    return act === null ? [] : [{ name, begin: () => act(world, chance) }];
  });
  return able.length === 0 ? null : world.chance.pick(able);
}

/** How long a server takes at least to notice that the packets of a connection are lost. */
const noticedAfterMs = 20_000;

const kinds: Readonly<Record<string, Kind>> = {
  'server killed': onServer(async (server, world, chance) => {
    await server.kill();
    await lasting(world, chance, 0, 8_000);
    await server.start();
  }),
  'server paused': onServer(async (server, world, chance) => {
    server.pause();
    await lasting(world, chance, 1_000, 20_000);
    server.resume();
  }),
  'server restarted': onServer(async (server, { count }) => {
    const code = await server.terminate();
    if (code !== 0) count(`restarts with exit code ${code}`);
    await server.start();
  }),
  'clock stepped': onPartOfServer('clock', async (server, world, chance) => {
    const mostMs = chance.pick([5_000, 60_000, 3_600_000]);
    server.setClock(chance.between(-mostMs, mostMs));
    await lasting(world, chance, 1_000, 20_000);
    server.setClock(0);
  }),
  'notices cut': onLink('notices', cut),
  'queries cut': onLink('queries', cut),
  'lock cut': onLink('lock', cut),
  'notices stalled': onLink('notices', stall),
  'queries stalled': onLink('queries', stall),
  'queries lost': (world) => (world.longestMs < noticedAfterMs ? null : lossOfQueries(world)),
  'reset at a statement': onLink('queries', resetAt('statement', 'hub_')),
  'reset at an answer': onLink('queries', resetAt('answer', 'hub_')),
  'reset at a commit': onLink('queries', resetAt('answer', 'commit')),
  'PostgreSQL killed': onShared('postgres', async (postgres, world, chance) => {
    await postgres.stopHard();
    await lasting(world, chance, 0, 6_000);
    await postgres.start();
  }),
  'object store down': onShared('files', async (files, world, chance) => {
    await files.stop();
    await lasting(world, chance, 1_000, 20_000);
    await files.start();
  }),
  'object store failing': onShared('files', async (files, world, chance) => {
    const failing = new SeededChance(chance.below(2 ** 32));
    files.fault = () => failing.pick(failuresOfFiles);
    await lasting(world, chance, 1_000, 20_000);
    files.fault = () => null;
  }),
  'devices cut':
    () =>
    async ({ front }, chance) =>
      front.cut('device', chance.pick([0.2, 1]), () => chance.next()),
};

const lossOfQueries = onLink('queries', async ({ database }) => database.lose('queries'));

type LinkAct = (server: ClusterServer, link: DatabaseLink, world: FaultWorld, chance: SeededChance) => Promise<void>;

async function cut({ database }: ClusterServer, link: DatabaseLink, world: FaultWorld, chance: SeededChance) {
  database.refuse(link);
  database.cut(link);
  await lasting(world, chance, 0, 6_000);
  database.accept(link);
}

async function stall({ database }: ClusterServer, link: DatabaseLink, world: FaultWorld, chance: SeededChance) {
  database.stall(link);
  await lasting(world, chance, 1_000, 15_000);
  database.flow(link);
}

/** Resets the connection with the next statement that contains a text, of those within some seconds. */
function resetAt(moment: ResetMoment, text: string): LinkAct {
  return async ({ database }, link, { longestMs, count }) => {
    database.resetNext(link, moment, text);
    await wait(Math.min(2_000, longestMs));
    if (!database.endReset()) count('resets that met no statement');
  };
}

/** Half of the requests work. */
const failuresOfFiles: readonly (FileFault | null)[] = [
  null,
  null,
  null,
  null,
  'reset',
  'hang',
  'cut',
  { status: 503, code: 'SlowDown' },
];

/** A fault of something that all servers share. */
function onShared<Name extends 'postgres' | 'files'>(
  name: Name,
  act: (thing: FaultWorld[Name], world: FaultWorld, chance: SeededChance) => Promise<void>,
): Kind {
  return (world) => {
    const thing = world[name];
    return world.busy.has(thing) ? null : occupying(thing, (_, chance) => act(thing, world, chance));
  };
}

/** A fault of a server that is not in another one. One server is left without. */
function onServer(act: ServerAct): Kind {
  return ({ servers, busy, chance }) => {
    const well = servers.filter((server) => !busy.has(server));
    if (well.length < 2) return null;
    const server = chance.pick(well);
    return occupying(server, (world, own) => act(server, world, own));
  };
}

function onPartOfServer(part: string, act: ServerAct): Kind {
  return ({ servers, busy, chance }) => {
    const nameOf = ({ name }: ClusterServer) => `${part} of ${name}`;
    const server = chance.pickIfAny(servers.filter((each) => !busy.has(nameOf(each))));
    return server && occupying(nameOf(server), (world, own) => act(server, world, own));
  };
}

function onLink(link: DatabaseLink, act: LinkAct): Kind {
  return onPartOfServer(link, (server, world, chance) => act(server, link, world, chance));
}

function occupying(thing: unknown, act: Act): Act {
  return async (world, chance) => {
    world.busy.add(thing);
    await act(world, chance);
    world.busy.delete(thing);
  };
}

async function lasting(
  { longestMs }: FaultWorld,
  chance: SeededChance,
  leastMs: number,
  mostMs: number,
): Promise<void> {
  await wait(Math.min(longestMs, chance.between(leastMs, mostMs)));
}
