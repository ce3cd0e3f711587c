import { isMainThread, parentPort } from 'node:worker_threads';
import { createHubTasks, type HubTaskInput, type HubTaskName, runTask } from '#sync/hub/hub-tasks.ts';
import { brotli, gzip } from './compression.ts';

/** A call from the pool to a thread, one task at a time. */
export interface TaskCall {
  readonly name: HubTaskName;
  readonly input: HubTaskInput<HubTaskName>;
}

/** A message from a thread: that it is ready, which record it works on, or the outcome of a task. */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly key: string }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

if (isMainThread || parentPort === null) throw new Error('this file must run in a worker thread');
const port = parentPort;
const tasks = createHubTasks({ gzip, brotli });
const say = (message: ThreadMessage) => port.postMessage(message);

port.on('message', ({ name, input }: TaskCall) => {
  runTask(tasks, name, input, (key) => say({ kind: 'progress', key })).then(
    (output) => say({ kind: 'done', output }),
    (error: unknown) => say({ kind: 'failed', error }),
  );
});
say({ kind: 'ready' });
