import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isReleaseCheck } from '#domain/testing/runs.ts';
import { type HostilePushes, hostileKinds, hostilePushes } from '#sync/testing/hostile-pushes.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { mintAccount, mintSession } from '../src/server/accounts/testing.ts';
import { openHubStorage } from '../src/server/db/hub/hub-storage.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import type { Person } from '../src/server/live/testing.ts';
import { AnsweredDevice, Bystander, longestOf } from './bystander.ts';
import { hostileReads, readOffThread } from './hostile-reads.ts';
import { ServerProcess, serverEnvironment, testSecret } from './server-process.ts';
import { startArguments } from './start-arguments.ts';

/**
 * `npm test` tries the kind of pushes that takes longest to merge, and the one that writes most records. It tries a kind of
 * reading for each way in which the server answers: from a thread, in batches, and on sockets. The release check tries all
 * kinds at full size, and pushes of random sizes.
 */
const pushes = isReleaseCheck ? hostileKinds : (['conflicting insertions', 'many records'] as const);
const reads = isReleaseCheck
  ? hostileReads
  : hostileReads.filter(({ name }) =>
      ['a feed of notes that are slow to read', 'a document of deep paths', 'a flood of hellos'].includes(name),
    );
/** As a fraction of the largest push. */
const size = isReleaseCheck ? 1 : 0.2;
/** The number of pushes of random sizes, after one of each kind. */
const generated = isReleaseCheck ? 24 : 0;
/** The maximum additional wait in milliseconds, compared with an idle server. */
const longest = { p99: 250, most: 500 };
const foldWithinMs = 180_000;
/** In time of the processor, which does not depend on what else the machine does. */
const maxStretchMs = 100;

let directories: string[];
let servers: ServerProcess[];

beforeEach(() => {
  directories = [];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  for (const directory of directories) await rm(directory, { recursive: true, force: true });
});

it('hostile pushes of one user do not keep other users waiting, even after a restart', {
  timeout: 600_000,
}, async () => {
  const attacked = await openPlace();
  const quiet = await openPlace();
  const hostile = await attacked.person();
  const somebody = await attacked.person();
  const elsewhere = await quiet.person();

  const [before, beforeElsewhere] = [await Bystander.arrive(somebody), await Bystander.arrive(elsewhere)];
  const device = await AnsweredDevice.connect(hostile);
  const chance = new SeededChance(32);
  const attack = [
    ...pushes.map((kind) => ({ kind, size })),
    ...Array.from({ length: generated }, () => ({ kind: chance.pick(pushes), size: chance.between(0.01, 0.5) })),
  ];
  for (const each of attack) await push(device, hostilePushes(each.kind, each.size, chance, Date.now()));
  await untilFolded(attacked.database, hostile.uid);
  await expectShortWaits(before, beforeElsewhere);

  for (const kind of pushes) await push(device, hostilePushes(kind, size, chance, Date.now()));
  device.close();
  await attacked.server.end('SIGKILL');
  await quiet.server.end('SIGKILL');
  await Promise.all([attacked.start(), quiet.start()]);
  const [after, afterElsewhere] = [await Bystander.arrive(somebody), await Bystander.arrive(elsewhere)];
  await untilFolded(attacked.database, hostile.uid);
  await expectShortWaits(after, afterElsewhere);
});

it('reading what one user has stored keeps the main thread busy for at most a tenth of a second', {
  timeout: 600_000,
}, async () => {
  const stretchFile = join(tmpdir(), `mensana-stretch-${process.pid}`);
  const place = await openPlace({ STRETCH_FILE: stretchFile });
  const bystander = await Bystander.arrive(await place.person());
  const stretches: Record<string, number> = {};
  for (const { name } of reads) {
    const answers = await readOffThread({ person: await place.person(), name, size: 0.3 });
    expect(answers.filter((answer) => answer !== 'ack')).toEqual([]);
    stretches[name] = existsSync(stretchFile) ? Number(readFileSync(stretchFile, 'utf8')) : 0;
    rmSync(stretchFile, { force: true });
  }
  expect((await bystander.leave()).length).toBeGreaterThan(0);
  expect(Object.values(stretches).some((stretch) => stretch > 0)).toBe(true);
  expect(Object.entries(stretches).filter(([, stretch]) => stretch > maxStretchMs)).toEqual([]);
});

async function push(device: AnsweredDevice, pushes: HostilePushes): Promise<void> {
  for (const { changes, replaced } of pushes)
    expect(
      await device.push(
        changes,
        replaced.map((stamps) => [...stamps]),
      ),
    ).toBe('ack');
}

async function expectShortWaits(bystander: Bystander, elsewhere: Bystander): Promise<void> {
  const [waits, quiet] = [longestOf(await bystander.leave()), longestOf(await elsewhere.leave())];
  expect(waits.p99).toBeLessThan(quiet.p99 + longest.p99);
  expect(waits.most).toBeLessThan(quiet.most + longest.most);
}

/** Creates a data directory and starts a server on it. */
async function openPlace(more: Readonly<Record<string, string>> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-waits-'));
  directories.push(directory);
  const { origin, database, environment: own } = await serverEnvironment(directory);
  const environment = { ...own, ...more };
  const place = {
    database,
    server: await started(environment),
    start: async () => {
      place.server = await started(environment);
    },
    person: async (): Promise<Person> => {
      const opened = openSqlite(database);
      const uid = await mintAccount(opened.kysely);
      const session = await mintSession(opened.kysely, { uid, secret: testSecret });
      await opened.close();
      return { origin, uid, ...session };
    },
  };
  return place;
}

async function started(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const measured = ['--import', new URL('longest-stretch.ts', import.meta.url).pathname];
  const server = ServerProcess.spawn(environment, [...measured, ...startArguments]);
  servers.push(server);
  await server.ready();
  return server;
}

/** Waits until every push has been merged or set aside. */
async function untilFolded(file: string, uid: string): Promise<void> {
  const database = openSqlite(file);
  const storage = openHubStorage(database);
  const until = Date.now() + foldWithinMs;
  for (let head = await storage.head(uid); head.folded < head.sequence; head = await storage.head(uid)) {
    if (Date.now() > until) throw new Error(`compacted ${head.folded} of ${head.sequence}`);
    await wait(100);
  }
  await database.close();
}
