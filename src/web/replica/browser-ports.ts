import type { ReplicaPorts } from '#sync/replica/replica.ts';
import { randomBytes } from '../secure-context/index.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { gunzip } from '../workers/index.ts';
import { ApartReader } from './read-apart.ts';

type BrowserPorts = Pick<
  ReplicaPorts,
  'now' | 'monotonic' | 'random' | 'randomBytes' | 'after' | 'inflate' | 'readOffThread' | 'shown' | 'report'
>;

/** The maximum wait for a screen that is busy or hidden. */
const maxShowingMs = 150;

/** The ports of a replica in a browser: time, randomness, decompression and so on. */
export const browserPorts: BrowserPorts = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  random: () => Math.random(),
  randomBytes,
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  inflate: gunzip,
  readOffThread: new ApartReader().read,
  shown: () => new Promise((resolve) => soon(() => whenIdle(resolve, maxShowingMs))),
  report: (error) => console.error(error),
};

/**
 * Calls `work` in its own task. In an animation frame it would form one long task with the rendering of its changes,
 * and a hidden page has no animation frames.
 */
export function soon(work: () => void): void {
  setTimeout(work, 0);
}
