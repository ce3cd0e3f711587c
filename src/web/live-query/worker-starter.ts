import { createContext } from 'react';
import type { WorkerLike } from '../workers/index.ts';

/** Provides the function that starts the worker, which knows all subjects. */
export const WorkerStarter = createContext<() => WorkerLike>(() => {
  throw new Error('live queries need a worker');
});
