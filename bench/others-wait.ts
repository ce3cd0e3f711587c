import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hostileKinds, hostilePushes } from '#sync/testing/hostile-pushes.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { databaseFile } from '../src/server/data-dir/data-dir.ts';
import { openHubStorage } from '../src/server/db/hub/hub-storage.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import type { Person } from '../src/server/live/testing.ts';
import { AnsweredDevice, Bystander, longestOf } from '../test/bystander.ts';
import { hostileReads, readOffThread } from '../test/hostile-reads.ts';
import { type Aim, type Figure, figure } from './figures.ts';
import { makePeople, signIn } from './people.ts';
import { residentBytes, type ServerProcess, startServer } from './server-process.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'others-wait';
/** The number of random variants (`BENCH_VARIANTS`), in addition to one of each kind at its maximum size. */
const variants = Number(process.env.BENCH_VARIANTS ?? 1000);
const foldWithinMs = 10 * 60_000;

const aims = {
  p99: { figure: 'wait of others while one person pushes, p99', unit: 'ms', aim: 250 },
  most: { figure: 'wait of others while one person pushes, most', unit: 'ms', aim: 500 },
  restartP99: { figure: 'wait of others after a restart, p99', unit: 'ms', aim: 250 },
  restartMost: { figure: 'wait of others after a restart, most', unit: 'ms', aim: 500 },
  readP99: { figure: 'wait of others while one person’s data is read, p99', unit: 'ms', aim: 250 },
  readMost: { figure: 'wait of others while one person’s data is read, most', unit: 'ms', aim: 500 },
  stretch: { figure: 'longest stretch of the main thread, its own time', unit: 'ms', aim: 100 },
  restartStretch: { figure: 'longest stretch of the main thread after a restart, its own time', unit: 'ms', aim: 100 },
  memory: { figure: 'memory of the server, most', unit: 'MB', aim: 600 },
} as const satisfies { readonly [name: string]: Aim };

/**
 * Measures how long others wait while one user pushes. The pushes are hostile load that keeps a hub busy, and large
 * legitimate work.
 */
export async function othersWait(): Promise<readonly Figure[]> {
  const place = emptyDataDir();
  const stretchFile = join(place.dataDir, 'longest-stretch');
  let server = await startServer(place.dataDir, stretchFile);
  const [hostile, somebody, ...readers] = await signIn(
    place.dataDir,
    await makePeople(place.dataDir, 2 + hostileReads.length),
  );
  if (hostile === undefined || somebody === undefined) throw new Error('expected two sessions');
  const personOf = (signed: typeof hostile): Person => ({ ...signed, origin: server.origin, sessionId: '' });
  const memory = watchMemory(() => server);
  try {
    const chance = new SeededChance(32);
    const bystander = await Bystander.arrive(personOf(somebody));
    const device = await AnsweredDevice.connect(personOf(hostile));
    await pushAll(device, [
      ...hostileKinds.map((kind) => ({ kind, size: 1 })),
      ...Array.from({ length: variants }, () => ({ kind: chance.pick(hostileKinds), size: chance.next() ** 4 })),
    ]);
    await Promise.all([0, 1].map((at) => pushHonest(personOf(hostile), at)));
    await untilFolded(place.dataDir, hostile.uid);
    const during = longestOf(await bystander.leave());
    const pushing = takeStretch(stretchFile);
    const read = await readAll(server, personOf(somebody), readers.map(personOf), stretchFile);
    const reading = longestOf(read.waits);
    const stretch = Math.max(pushing, read.stretch);

    await pushAll(
      device,
      hostileKinds.map((kind) => ({ kind, size: 1 })),
    );
    device.close();
    await server.kill();
    server = await startServer(place.dataDir, stretchFile);
    const after = await Bystander.arrive(personOf(somebody));
    await untilFolded(place.dataDir, hostile.uid);
    const restarted = longestOf(await after.leave());
    return [
      figure(name, aims.p99, during.p99),
      figure(name, aims.most, during.most),
      figure(name, aims.restartP99, restarted.p99),
      figure(name, aims.restartMost, restarted.most),
      figure(name, aims.readP99, reading.p99),
      figure(name, aims.readMost, reading.most),
      figure(name, aims.stretch, stretch),
      figure(name, aims.restartStretch, takeStretch(stretchFile)),
      figure(name, aims.memory, memory.most() / 1e6),
    ];
  } finally {
    memory.stop();
    await server.kill();
    place.remove();
  }
}

async function pushAll(
  device: AnsweredDevice,
  attack: readonly { readonly kind: (typeof hostileKinds)[number]; readonly size: number }[],
): Promise<void> {
  const chance = new SeededChance(7);
  for (const { kind, size } of attack)
    for (const { changes, replaced } of hostilePushes(kind, size, chance, Date.now())) {
      const answer = await device.push(
        changes,
        replaced.map((stamps) => [...stamps]),
      );
      if (answer !== 'ack') throw new Error(`${kind} was answered with ${answer}`);
    }
}

/** Pushes concurrent edits of leaves by two devices, and an import of thousands of records. */
async function pushHonest(person: Person, at: number): Promise<void> {
  const device = await AnsweredDevice.connect(person);
  const chance = new SeededChance(at);
  for (let part = 0; part < 3; part++)
    for (const { changes, replaced } of [
      ...hostilePushes('leaves overtaken twice', 0.8, chance, Date.now()).slice(0, 1),
      ...hostilePushes('many records', 0.3, chance, Date.now()),
    ])
      await device.push(
        changes,
        replaced.map((stamps) => [...stamps]),
      );
  device.close();
}

/**
 * Reads the data of each kind, one after the other, and reports each on its own.
 *
 * @returns the waits of the other person, and the longest stretch of the main thread, in milliseconds
 */
async function readAll(
  server: ServerProcess,
  somebody: Person,
  readers: readonly Person[],
  stretchFile: string,
): Promise<{ readonly waits: readonly number[]; readonly stretch: number }> {
  const waits: number[] = [];
  let longest = 0;
  for (const [at, kind] of hostileReads.entries()) {
    const person = readers[at] as Person;
    const bystander = await Bystander.arrive(somebody);
    const answers = await readOffThread({ person, name: kind.name, size: 1 });
    const own = await bystander.leave();
    waits.push(...own);
    const stretch = takeStretch(stretchFile);
    longest = Math.max(longest, stretch);
    const refused = answers.filter((answer) => answer !== 'ack');
    const { p99, most } = longestOf(own);
    const figures = [`p99 ${p99.toFixed()} ms`, `most ${most.toFixed()} ms`, `stretch ${stretch.toFixed()} ms`];
    const resident = residentBytes(server.pid) / 1e6;
    process.stderr.write(
      `${kind.name}: ${figures.join(', ')}, ${resident.toFixed()} MB${refused.length > 0 ? `, refused ${refused}` : ''}\n`,
    );
  }
  return { waits, stretch: longest };
}

/** Returns the longest stretch since the last call, in milliseconds. */
function takeStretch(file: string): number {
  if (!existsSync(file)) return 0;
  const stretch = Number(readFileSync(file, 'utf8'));
  rmSync(file);
  return stretch;
}

async function untilFolded(dataDir: string, uid: string): Promise<void> {
  const database = openSqlite(databaseFile(dataDir));
  const storage = openHubStorage(database);
  const until = Date.now() + foldWithinMs;
  for (let head = await storage.head(uid); head.folded < head.sequence; head = await storage.head(uid)) {
    if (Date.now() > until) throw new Error(`compacted ${head.folded} of ${head.sequence}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await database.close();
}

function watchMemory(server: () => ServerProcess): { readonly most: () => number; readonly stop: () => void } {
  let most = 0;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, residentBytes(server().pid));
    } catch {} // no server runs during the restart
  }, 100);
  return { most: () => most, stop: () => clearInterval(timer) };
}
