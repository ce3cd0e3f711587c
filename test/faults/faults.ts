import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaultsReport, runFaults } from './run-faults.ts';

/**
 * `npm run faults -- --count N [--seed S]` runs three servers on a PostgreSQL under the load of 200 devices, with N faults
 * by chance. It exits with 1 if a change or an uploaded file was lost, doubled or with another person, or if devices did
 * not become equal. What the servers printed is then in `.cache/faults`. A seed repeats the choice of faults, though not each moment.
 */
const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? 100);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(seed) || count < 1 || seed < 0) {
  console.error('Counts and seeds are whole numbers: npm run faults -- --count 100 --seed 7');
  process.exit(1);
}
const mostProblems = 50;

console.log(`seed ${seed}`);
const report = await runFaults({
  count,
  seed,
  people: 40,
  devicesPerPerson: 5,
  processes: 2,
  changeEveryMs: 4_000,
  pauseMs: 5_000,
  longestFaultMs: 20_000,
  say: console.log,
});
print(report);
if (report.problems.length > 0) keepOutput(report);
process.exit(report.problems.length === 0 ? 0 : 1);

function print(report: FaultsReport): void {
  const { faults, notes, made, acknowledged, files, filesStored, equalAfterMs, longestOfflineMs, problems } = report;
  for (const [name, times] of [...faults, ...notes]) console.log(`${String(times).padStart(4)} ${name}`);
  console.log(`${made} changes made, ${acknowledged} acknowledged`);
  console.log(`${files} files added, ${filesStored} uploaded`);
  if (equalAfterMs !== null) console.log(`all devices equal ${inSeconds(equalAfterMs)} after healing`);
  console.log(`a device was offline for at most ${inSeconds(longestOfflineMs)}`);
  if (problems.length === 0) return;
  console.error(`seed ${seed}: ${problems.length} problems\n${problems.slice(0, mostProblems).join('\n')}`);
}

function keepOutput({ said }: FaultsReport): void {
  const folder = join('.cache', 'faults', String(seed));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of said) writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.log`), text);
  console.error(`what the servers printed is in ${folder}`);
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
