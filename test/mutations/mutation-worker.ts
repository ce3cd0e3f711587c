import { parentPort, workerData } from 'node:worker_threads';
import { mutationOf } from './mutation.ts';
import { type MutationReport, runMutation } from './run-mutation.ts';

export interface MutationResult {
  readonly seed: number;
  readonly ms: number;
  readonly report?: MutationReport;
  readonly failure?: string;
}

const { from, end } = workerData as { readonly from: number; readonly end: number };
for (let seed = from; seed < end; seed++) {
  const mutation = mutationOf(seed);
  const started = performance.now();
  const outcome = await runMutation(mutation).then(
    (report) => ({ report }),
    (error) => ({ failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
  );
  parentPort?.postMessage({ seed, ms: performance.now() - started, ...outcome } satisfies MutationResult);
}
