/**
 * `npm run test:changed [-- COMMIT]` checks a change in about two minutes: formatting, lint, types and unused code, then
 * the tests that the change can reach, the nearest first, then the end-to-end tests of its sections. The change is what
 * is not committed; if nothing is, the last commit; or what was changed since COMMIT. It tells which tests it had no
 * time for: `npm test` runs all. Each kind of test stops at its first failure.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { argv, platform } from 'node:process';
import { nearestTests } from './nearest-tests.ts';
import { readProject } from './project.ts';
import { reachOf } from './reach.ts';

/** The time of one processor that tests may take, in seconds, without starting Vitest and building the app. */
const testSeconds = 90;
const endToEndFiles = 2;

const changed = changedFiles(argv[2]);
if (changed.length === 0) {
  console.log('Nothing changed.');
  process.exit(0);
}
const { sources, users, tests } = readProject();
const near = nearestTests(tests, reachOf(changed, users), testSeconds);
const sections = changed.flatMap((path) => /^src\/(?:(?:web|server|domain)\/)?([^/]+)\//.exec(path)?.[1] ?? []);
const inSections = endToEndTests();
const endToEnd = inSections.slice(0, endToEndFiles);

const isBuiltAppNeeded = endToEnd.length > 0 || near.run.some(({ path }) => /^(?:src\/server|test)\//.test(path));
const codes = [
  run('node', 'scripts/check.mjs'),
  ...(isBuiltAppNeeded ? [run('node', 'scripts/bootstrap.mjs', '--web')] : []),
  run('vitest', 'run', '--bail=1', 'test/structure.test.ts', ...near.run.map(({ path }) => path)),
  ...(endToEnd.length === 0 ? [] : [run('playwright', 'test', '--reporter=line', '-x', ...endToEnd)]),
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

/**
 * Returns the end-to-end tests that changed, then those of the changed sections, first the ones that are mainly about
 * one of them. Each names its sections in its first line: `// sections: notes, search`.
 */
function endToEndTests(): readonly string[] {
  return [...sources]
    .filter(([path]) => path.endsWith('.spec.ts'))
    .map(([path, text]) => {
      const of = /^\/\/ sections: (.*)/.exec(text)?.[1]?.split(', ') ?? [];
      const place = changed.includes(path) ? -1 : of.findIndex((section) => sections.includes(section));
      return { path, of, place };
    })
    .filter(({ path, place }) => place >= 0 || changed.includes(path))
    .toSorted((a, b) => a.place - b.place || a.of.length - b.of.length)
    .map(({ path }) => path);
}

function run(command: string, ...args: readonly string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', shell: platform === 'win32' }).status ?? 1;
}
