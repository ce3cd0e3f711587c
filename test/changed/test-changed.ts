/**
 * `npm run test:changed [-- COMMIT]` checks a change in about two minutes: formatting, lint, types and unused code, then
 * the tests that the change can reach, the nearest first, then the end-to-end tests of its sections. The change is what
 * is not committed; if nothing is, the last commit; or what was changed since COMMIT. It tells which tests it had no
 * time for: `npm test` runs all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { argv, platform } from 'node:process';
import { nearestTests, type TestFile } from './nearest-tests.ts';
import { reachOf } from './reach.ts';

/** The time of one processor that tests may take, in seconds, without starting Vitest and building the app. */
const testSeconds = 90;
const endToEndFiles = 2;

const changed = changedFiles(argv[2]);
if (changed.length === 0) {
  console.log('Nothing changed.');
  process.exit(0);
}
const patterns = ['{src,test,scripts,bench}/**/*.{ts,tsx,mjs,css,json}', 'docs/**/*.md', '*.{ts,json,md}'];
const paths = globSync(patterns, { exclude: ['test/fixtures/**'] });
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const { imports } = JSON.parse(sources.get('package.json') ?? '{}');

const near = nearestTests(
  paths.filter((path) => /\.(?:test|browser)\.tsx?$/.test(path)).map(withTime(lastTimes())),
  reachOf(changed, sources, imports),
  testSeconds,
);
const sections = changed.flatMap((path) => /^src\/(?:web|server|domain)\/([^/]+)\//.exec(path)?.[1] ?? []);
const inSections = paths.filter((path) => sections.some((section) => sectionsOf(path).includes(section)));
const endToEnd = inSections.slice(0, endToEndFiles);

const isBuiltAppNeeded = endToEnd.length > 0 || near.run.some(({ path }) => /^(?:src\/server|test)\//.test(path));
const codes = [
  run('node', 'scripts/check.mjs'),
  ...(isBuiltAppNeeded ? [run('node', 'scripts/bootstrap.mjs', '--web')] : []),
  run('vitest', 'run', 'test/structure.test.ts', ...near.run.map(({ path }) => path)),
  ...(endToEnd.length === 0 ? [] : [run('playwright', 'test', '--reporter=line', ...endToEnd)]),
];
const left = [...near.left.map(({ path }) => path), ...inSections.slice(endToEndFiles)];
if (left.length > 0) console.log(`\nThere was no time for these, which the change can reach too:\n${left.join('\n')}`);
console.log(`\n${near.run.length + endToEnd.length} test files ran, ${left.length} are left to \`npm test\`.`);
process.exit(codes.every((code) => code === 0) ? 0 : 1);

/** @param since a commit; by default, what is not committed, or else the last commit */
function changedFiles(since: string | undefined): readonly string[] {
  const named = (...args: readonly string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const untracked = named('ls-files', '--others', '--exclude-standard');
  const tracked = named('diff', '--name-only', '--relative', since ?? 'HEAD');
  if (since === undefined && tracked.length + untracked.length === 0) return named('diff', '--name-only', 'HEAD~1');
  return [...tracked, ...untracked];
}

/** Returns the seconds that each file took in the last run of all tests, if there was one. */
function lastTimes(): ReadonlyMap<string, number> {
  const file = '.cache/test/vitest-times.json';
  if (!existsSync(file)) return new Map();
  const times: readonly { file: string; importMs: number; testsMs: number }[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(times.map(({ file, importMs, testsMs }) => [file, (importMs + testsMs) / 1000]));
}

function withTime(times: ReadonlyMap<string, number>): (path: string) => TestFile {
  return (path) => ({ path, seconds: times.get(path) ?? typicalSeconds(path) });
}

function typicalSeconds(path: string): number {
  if (path.endsWith('.browser.tsx')) return 5;
  return path.startsWith('src/server/') || path.startsWith('test/') ? 10 : 0.5;
}

/** The sections that an end-to-end test is about: `// sections: notes, search` at its beginning. */
function sectionsOf(path: string): readonly string[] {
  if (!path.endsWith('.spec.ts')) return [];
  return /^\/\/ sections: (.*)$/m.exec(sources.get(path) ?? '')?.[1]?.split(', ') ?? [];
}

function run(command: string, ...args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status ?? 1;
}
