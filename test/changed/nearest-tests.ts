import { dirname, relative } from 'node:path/posix';

export interface TestFile {
  readonly path: string;
  /** An estimate of the time that it takes one processor, in seconds. */
  readonly seconds: number;
}

export interface Chosen {
  readonly run: readonly TestFile[];
  /** Tests that the change can reach too, for which there is no time. */
  readonly left: readonly TestFile[];
}

/**
 * Chooses the tests that a change can reach, the nearest first, until they take the time that there is. The nearest
 * one is always chosen. Near is what needs few steps from use to use, in a folder close to what it uses.
 *
 * A component test opens a whole page, so it can be reached from each module of its section, not only from those that
 * it imports.
 *
 * @param reached how far files are from the change, by path (see `reachOf`)
 */
export function nearestTests(
  tests: readonly TestFile[],
  reached: ReadonlyMap<string, number>,
  seconds: number,
): Chosen {
  const near = tests
    .map((test) => ({ test, distance: distanceOf(test.path, reached) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.distance - b.distance || a.test.seconds - b.test.seconds);
  let left = seconds;
  let isFull = false;
  const run = near.filter(({ test }, at) => {
    isFull ||= at > 0 && test.seconds > left;
    left -= test.seconds;
    return !isFull;
  });
  return { run: run.map(({ test }) => test), left: near.slice(run.length).map(({ test }) => test) };
}

function distanceOf(test: string, reached: ReadonlyMap<string, number>): number {
  const own = reached.get(test) ?? Number.POSITIVE_INFINITY;
  const [section] = /^src\/web\/[^/]+\//.exec(test) ?? [];
  if (section === undefined || !test.endsWith('.browser.tsx')) return own;
  let nearest = own;
  for (const [path, distance] of reached) {
    if (path.startsWith(section)) nearest = Math.min(nearest, distance + stepsBetween(dirname(test), dirname(path)));
  }
  return nearest;
}

function stepsBetween(from: string, to: string): number {
  const path = relative(from, to);
  return path === '' ? 0 : path.split('/').length;
}
