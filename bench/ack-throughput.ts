import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../src/server/data-dir/data-dir.ts';
import { type Aim, type Figure, figure, median, runs } from './figures.ts';
import { makePeople, signIn } from './people.ts';
import { Pusher, type PushFrame } from './pusher.ts';
import { startServer } from './server-process.ts';
import { titleEdits } from './title-edits.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'ack-throughput';
const peopleCount = 100;
const framesEach = 1_500;
const measuredMs = 5_000;

const perSecond: Aim = { figure: 'acknowledged changes', unit: '1/s', aim: 8_000, better: 'more' };
const missing: Aim = { figure: 'acknowledged and missing after SIGKILL, all runs', unit: 'changes', aim: 0 };

/** Measures 100 people who push title edits continuously, ten in flight each. Then kills and restarts the server. */
export async function ackThroughput(): Promise<readonly Figure[]> {
  const taken = [];
  for (let run = 0; run < runs; run++) taken.push(await measure(run));
  return [
    figure(name, perSecond, median(taken.map((each) => each.perSecond))),
    figure(
      name,
      missing,
      taken.reduce((sum, each) => sum + each.missing, 0),
    ),
  ];
}

async function measure(run: number): Promise<{ readonly perSecond: number; readonly missing: number }> {
  const place = emptyDataDir();
  const server = await startServer(place.dataDir);
  const people = await signIn(place.dataDir, await makePeople(place.dataDir, peopleCount));
  const pushers = await Promise.all(people.map((signed) => Pusher.connect(server.origin, signed)));
  const frames = people.map((_, at) => titleEdits(run * peopleCount + at, framesEach)); // created before the measurement starts
  const acknowledged: string[] = [];
  try {
    const started = performance.now();
    await new Promise<void>((resolve) => {
      const end = (id: string) => {
        acknowledged.push(id);
        if (performance.now() - started >= measuredMs) resolve(server.kill()); // killed exactly at this acknowledgement
      };
      for (const [at, pusher] of pushers.entries()) pusher.pushFrames(frames[at] as readonly PushFrame[], end);
    });
    const seconds = (performance.now() - started) / 1000;
    for (const pusher of pushers) pusher.close();
    const lost = await missingOf(place.dataDir, acknowledged);
    process.stderr.write(
      `${name} run ${run + 1}: ${acknowledged.length} in ${seconds.toFixed(2)} s, ${lost} missing\n`,
    );
    return { perSecond: acknowledged.length / seconds, missing: lost };
  } finally {
    await server.kill();
    place.remove();
  }
}

/**
 * Returns the number of acknowledged pushes that are missing from the log after the server was killed and restarted.
 */
async function missingOf(dataDir: string, acknowledged: readonly string[]): Promise<number> {
  const server = await startServer(dataDir);
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const kept = new Set(
    database
      .prepare('SELECT lower(hex(id)) AS id FROM hub_log')
      .all()
      .map(({ id }) => id),
  );
  database.close();
  await server.kill();
  return acknowledged.filter((id) => !kept.has(id)).length;
}
