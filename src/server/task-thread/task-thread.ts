import { isMainThread, parentPort } from 'node:worker_threads';
import type { TaskCall, ThreadMessage } from '../tasks/task-messages.ts';
import { serverTasks } from './server-tasks.ts';

if (isMainThread || parentPort === null) throw new Error('this file must run in a worker thread');
const port = parentPort;
const say = (message: ThreadMessage) => port.postMessage(message);

port.on('message', async ({ name, input }: TaskCall) => {
  try {
    const task = serverTasks[name as keyof typeof serverTasks];
    say({ kind: 'done', output: await task(input as never, (key) => say({ kind: 'progress', key })) });
  } catch (error) {
    say({ kind: 'failed', error });
  }
});
say({ kind: 'ready' });
