import type { ReplicaPorts } from '#sync/replica/replica.ts';
import { randomBytes } from '../secure-context/index.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { gunzip } from '../workers/index.ts';
import { ApartReader } from './read-apart.ts';

type BrowserPorts = Pick<
  ReplicaPorts,
  'now' | 'monotonic' | 'random' | 'randomBytes' | 'after' | 'inflate' | 'readApart' | 'shown' | 'report'
>;

/** Nobody waits longer for a screen that is busy with something else, or hidden. */
const longestShowingMs = 150;

/** Time, chance and gzip, as the browser has them. */
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
  readApart: new ApartReader().read,
  shown: () => new Promise((resolve) => soon(() => whenIdle(resolve, longestShowingMs))),
  report: (error) => console.error(error),
};

/**
 * Does work in a task of its own: as part of a frame it would be one stretch with the drawing of what it changes, and a
 * hidden page has no frames.
 */
export function soon(work: () => void): void {
  setTimeout(work, 0);
}
