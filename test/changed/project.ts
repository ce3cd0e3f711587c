import { existsSync, globSync, readFileSync } from 'node:fs';
import type { TestFile } from './nearest-tests.ts';
import { type Users, usersByFile } from './reach.ts';

/** The files of the project, as they are now. */
export interface Project {
  /** The text of each file by its path from the root. */
  readonly sources: ReadonlyMap<string, string>;
  readonly users: Users;
  /** The unit and component tests. */
  readonly tests: readonly TestFile[];
}

const patterns = ['{src,test,scripts,bench}/**/*.{ts,tsx,mjs,css,json}', 'docs/**/*.md', '*.{ts,json,md}'];

/** Reads the project in the current folder. */
export function readProject(): Project {
  const paths = globSync(patterns, { exclude: ['test/fixtures/**'] });
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const { imports } = JSON.parse(sources.get('package.json') ?? '{}');
  const times = lastTimes();
  const tests = paths
    .filter((path) => /\.(?:test|browser)\.tsx?$/.test(path))
    .map((path) => ({ path, seconds: times.get(path) ?? typicalSeconds(path) }));
  return { sources, users: usersByFile(sources, imports), tests };
}

/** Returns the seconds that each file took in the last run of all tests, if there was one. */
function lastTimes(): ReadonlyMap<string, number> {
  const file = '.cache/test/vitest-times.json';
  if (!existsSync(file)) return new Map();
  const times: readonly { file: string; importMs: number; testsMs: number }[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(times.map(({ file, importMs, testsMs }) => [file, (importMs + testsMs) / 1000]));
}

function typicalSeconds(path: string): number {
  if (path.endsWith('.browser.tsx')) return 5;
  return path.startsWith('src/server/') || path.startsWith('test/') ? 10 : 0.5;
}
