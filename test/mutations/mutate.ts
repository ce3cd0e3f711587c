import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { mutationOf } from './mutation.ts';
import type { MutationResult } from './mutation-worker.ts';

/**
 * `npm run mutate -- --count N [--from SEED]` damages N imports, reads and plans them. `--seed SEED` repeats one. Prints a line
 * of JSON for each failure, then one with the sums. Each import may take 2 s of processor time, and all together 256 MB
 * of heap.
 */
const { values } = parseArgs({
  options: { count: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' } },
});
const from = Number(values.from ?? values.seed ?? 0);
const count = Number(values.count ?? (values.seed === undefined ? 5000 : 1));
if (!Number.isSafeInteger(from) || !Number.isSafeInteger(count) || from < 0 || count < 1) {
  console.error('Seeds are whole numbers: npm run mutate -- --count 100000 --seed 1, or --seed 7 to repeat one.');
  process.exit(1);
}

const maxMs = 2000;
/** By the clock, which other work on the machine can slow down. */
const endlessMs = 60_000;
const heapMegabytes = 256;

const sums = { ran: 0, failed: 0, drafts: 0, skipped: 0, edits: 0, slowestMs: 0, slowestSeed: from };
const ranBySource = new Map<string, number>();
const started = performance.now();
for (let next = from; next < from + count; ) next = await runFrom(next, from + count);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(JSON.stringify({ ...sums, seconds, bySource: Object.fromEntries([...ranBySource].sort()) }));
process.exit(sums.failed === 0 ? 0 : 1);

/** Runs mutations in a worker until the end, or until one of them stops it. Returns the seed to go on with. */
function runFrom(first: number, end: number): Promise<number> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./mutation-worker.ts', import.meta.url), {
      workerData: { from: first, end },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    let seed = first;
    let seedStarted = performance.now();
    const watch = setInterval(() => {
      if (performance.now() - seedStarted > endlessMs) stop('does not end');
    }, 500);
    const stop = (failure: string) => {
      clearInterval(watch);
      worker.removeAllListeners();
      worker.on('error', () => {});
      void worker.terminate();
      take({ seed, failure, ms: performance.now() - seedStarted });
      resolve(seed + 1);
    };
    worker.on('message', (result: MutationResult) => {
      take(result);
      seed = result.seed + 1;
      seedStarted = performance.now();
      if (seed < end) return;
      clearInterval(watch);
      resolve(seed);
    });
    worker.on('error', (error) => stop(error instanceof Error ? error.message : String(error)));
  });
}

function take({ seed, ms, report, failure }: MutationResult): void {
  const { example, packing, reader } = mutationOf(seed);
  sums.ran += 1;
  ranBySource.set(reader, (ranBySource.get(reader) ?? 0) + 1);
  sums.drafts += report?.drafts ?? 0;
  sums.skipped += report?.skipped ?? 0;
  sums.edits += report?.edits ?? 0;
  if (ms > sums.slowestMs) Object.assign(sums, { slowestMs: Math.round(ms), slowestSeed: seed });
  const problem = failure ?? (ms > maxMs ? `takes ${Math.round(ms)} ms` : undefined);
  if (problem === undefined) return;
  sums.failed += 1;
  console.log(JSON.stringify({ seed, export: example.app, packing, reader, failure: problem }));
}
