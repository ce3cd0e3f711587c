import { parentPort, workerData } from 'node:worker_threads';
import { mutationOf } from './mutation.ts';
import { type MutationReport, runMutation } from './run-mutation.ts';

export interface MutationResult {
  readonly seed: number;
  /** Of processor time, which other work on the machine does not lengthen. */
  readonly ms: number;
  readonly report?: MutationReport;
  readonly failure?: string;
}

const { from, end } = workerData as { readonly from: number; readonly end: number };
for (let seed = from; seed < end; seed++) {
  const mutation = mutationOf(seed);
  const started = process.threadCpuUsage();
  const outcome = await runMutation(mutation).then(
    (report) => ({ report }),
    (error) => ({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
  );
  const { user, system } = process.threadCpuUsage(started);
  parentPort?.postMessage({ seed, ms: (user + system) / 1000, ...outcome } satisfies MutationResult);
}
