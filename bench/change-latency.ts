import { isUpToDate, openDevice } from './device.ts';
import { syncMilliseconds } from './disk.ts';
import { type Aim, type Figure, medians, percentile, type Run } from './figures.ts';
import { makePeople, signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { timeChange } from './single-change.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'change-latency';
const warmUps = 200;
const changes = 200;

const aims: readonly Aim[] = [
  { figure: 'set on one, seen on the other, p50', unit: 'ms', aim: 1.5 },
  { figure: 'set on one, seen on the other, p95', unit: 'ms', aim: 2.7 },
  { figure: 'fsync of this disk, 4 KiB, p50', unit: 'ms' },
];

/**
 * Measures how long a change takes from one open device to another. The hub forwards a change only after it has
 * committed it.
 */
export function changeLatency(): Promise<readonly Figure[]> {
  return medians(name, aims, measure);
}

async function measure(): Promise<Run> {
  const place = emptyDataDir();
  const server = await startServer(place.dataDir);
  const [signed] = await signIn(place.dataDir, await makePeople(place.dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  const writer = await openDevice(server.origin, signed);
  const reader = await openDevice(server.origin, signed);
  try {
    for (const { replica, until } of [writer, reader]) {
      replica.start();
      await until(() => isUpToDate(replica));
    }
    for (let at = 0; at < warmUps; at++) await timeChange(writer, reader, at);
    const taken: number[] = [];
    for (let at = 0; at < changes; at++) taken.push(await timeChange(writer, reader, warmUps + at));
    return [percentile(taken, 50), percentile(taken, 95), syncMilliseconds()];
  } finally {
    await Promise.all([writer.replica.close(), reader.replica.close()]);
    await server.kill();
    place.remove();
  }
}
