/**
 * `npm run mutants -- [--count N] [--in FOLDER,FOLDER] [--seed SEED]` checks the tests: it changes one condition, number
 * or call of the code at random, runs the tests that can reach it, the nearest first, until one fails, and takes the
 * change back; N times. Prints a line of JSON for each change that no test noticed, then one for each part of the code.
 * The working tree must be clean; a change that was not taken back after a crash is seen by `git status`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { nearestTests, type TestFile } from '../changed/nearest-tests.ts';
import { readProject } from '../changed/project.ts';
import { reachOf } from '../changed/reach.ts';
import { applied, type CodeChange, codeChanges } from './code-changes.ts';

/** The time of one processor that the tests of one change may take, in seconds, by their last times. */
const testSeconds = 120;
/** The part of it for the nearest tests, which notice most changes. They run first, since Vitest chooses the order within a run. */
const nearestSeconds = 8;
/** A change that keeps the tests busy for this long is noticed: in a run, it would be ended by the limit of a test. */
const endlessMs = 300_000;

const { values } = parseArgs({
  options: { count: { type: 'string' }, in: { type: 'string' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const count = Number(values.count ?? 300);
const folders = (values.in ?? 'src/domain,src/sync,src/server,src/web').split(',');
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1) {
  console.error('Seed and count are whole numbers: npm run mutants -- --count 100 --seed 7 --in src/domain');
  process.exit(1);
}
if (execFileSync('git', ['status', '--porcelain', 'src'], { encoding: 'utf8' }) !== '') {
  console.error(
    'There are changes in src that are not committed. Commit them first: this command changes files there.',
  );
  process.exit(1);
}

const { sources, users, tests } = readProject();
const candidates = [...sources].flatMap(([path, text]) =>
  isTested(path) ? codeChanges(path, text).map((change) => ({ path, text, change })) : [],
);
const chance = new SeededChance(seed);
const sums = new Map(folders.map((folder) => [folder, { changed: 0, noticed: 0 }]));
for (let at = 0; at < count && candidates.length > 0; at++) {
  const [{ path, text, change }] = candidates.splice(chance.below(candidates.length), 1) as [(typeof candidates)[0]];
  const sum = sums.get(folders.find((folder) => path.startsWith(`${folder}/`)) ?? '');
  if (sum === undefined) continue;
  sum.changed++;
  console.error(`${at + 1} of ${count}: ${path}`);
  if (isNoticed(path, text, change)) sum.noticed++;
  else console.log(JSON.stringify({ path, ...placeOf(text, change), by: change.text }));
}
for (const [folder, sum] of sums) console.log(JSON.stringify({ seed, folder, ...sum }));

/** Code that runs in the app or the server: not the tests, what they share, nor words and data. */
function isTested(path: string): boolean {
  return (
    folders.some((folder) => path.startsWith(`${folder}/`)) &&
    /\.tsx?$/.test(path) &&
    !/\.(?:test|browser|contract)\.tsx?$|\/(?:testing|messages|texts|migrations)\/|\/testing[^/]*\.ts$/.test(path) &&
    /=>|function|constructor/.test(sources.get(path) ?? '')
  );
}

function isNoticed(path: string, text: string, change: CodeChange): boolean {
  const reached = reachOf([path], users);
  const { run: nearest } = nearestTests(tests, reached, nearestSeconds);
  const { run } = nearestTests(tests, reached, testSeconds);
  writeFileSync(path, applied(text, change));
  try {
    return !isPassed(nearest) || !isPassed(run.slice(nearest.length));
  } finally {
    writeFileSync(path, text);
  }
}

function isPassed(files: readonly TestFile[]): boolean {
  if (files.length === 0) return true;
  const args = ['run', '--bail=1', '--reporter=dot', ...files.map(({ path }) => path)];
  return spawnSync('vitest', args, { stdio: 'ignore', timeout: endlessMs }).status === 0;
}

function placeOf(text: string, { start, end }: CodeChange): { readonly line: number; readonly was: string } {
  return { line: text.slice(0, start).split('\n').length, was: text.slice(start, end) };
}
