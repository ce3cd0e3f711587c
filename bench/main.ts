import { ackThroughput } from './ack-throughput.ts';
import { appStart } from './app-start.ts';
import { backOnline } from './back-online.ts';
import { catchUp } from './catch-up.ts';
import { changeLatency } from './change-latency.ts';
import { connections } from './connections.ts';
import { exercise } from './exercise.ts';
import { type Aim, type Figure, figure } from './figures.ts';
import { firstSync } from './first-sync/first-sync.ts';
import { growth } from './growth.ts';
import { hostileImports } from './hostile-imports.ts';
import { imports } from './imports.ts';
import { joins } from './joins.ts';
import { kill } from './kill.ts';
import { layoutShift } from './layout-shift.ts';
import { lighthouse } from './lighthouse.ts';
import { notes } from './notes.ts';
import { othersWait } from './others-wait.ts';
import { peer } from './peer/peer.ts';
import { recording } from './recording.ts';
import { serverStart } from './server-start.ts';
import { servers } from './servers.ts';
import { watchStolenTime } from './stolen-time.ts';
import { stravaArchive } from './strava-archive.ts';

const benches: { readonly [name: string]: () => Promise<readonly Figure[]> } = {
  'first-sync': firstSync,
  'change-latency': changeLatency,
  connections,
  'ack-throughput': ackThroughput,
  'catch-up': catchUp,
  'app-start': appStart,
  'back-online': backOnline,
  growth,
  'hostile-imports': hostileImports,
  imports,
  joins,
  kill,
  notes,
  exercise,
  lighthouse,
  'layout-shift': layoutShift,
  peer,
  recording,
  'others-wait': othersWait,
  'server-start': serverStart,
  servers,
  'strava-archive': stravaArchive,
};

const withinMs = 15 * 60_000;
/** Reported in addition to the figures of every benchmark. */
const stolenTime: Aim = { figure: 'processor time that other machines took meanwhile', unit: '%' };

const [name] = process.argv.slice(2);
const bench = name === undefined || !Object.hasOwn(benches, name) ? undefined : benches[name];
if (name === undefined || bench === undefined) {
  process.stdout.write(`${Object.keys(benches).join('\n')}\n`);
  process.exit(name === undefined ? 0 : 1);
}
setTimeout(() => {
  process.stderr.write(`${name} did not end in ${withinMs / 60_000} minutes\n`);
  process.exit(1);
}, withinMs).unref();
// exiting also ends the servers
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const stolenShare = watchStolenTime();
const figures = await bench();
const stolen = stolenShare();
for (const each of stolen === null ? figures : [...figures, figure(name, stolenTime, stolen)])
  process.stdout.write(`${JSON.stringify(each)}\n`);
process.exit(0);
