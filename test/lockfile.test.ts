import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  readonly packages: Record<
    string,
    { readonly optionalDependencies?: Record<string, string>; readonly resolved?: string }
  >;
}

const lockfile = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lockfile;

test('every package in an optionalDependencies of the lockfile has its own entry', () => {
  const named = Object.values(lockfile.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  const locked = new Set(Object.keys(lockfile.packages).map((path) => path.split('node_modules/').at(-1)));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !locked.has(name))).toEqual([]);
});

test('the lockfile contains no download URLs', () => {
  expect(Object.values(lockfile.packages).filter((entry) => entry.resolved?.startsWith('http'))).toEqual([]);
});
