/**
 * Runs everything: the quick checks, the unit tests, the simulation, and real Chromium against the real server. The
 * output ends with how long each part took, the seed of the random tests, the failures and one line, `N passed, N failed`.
 * The exit code agrees with that line. The reports stay in `.cache/test` until the next run. `TEST_SEED` repeats a seed.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printedTimes } from './test-times.mjs';

const reports = join('.cache', 'test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

process.env.TEST_SEED ??= `${randomInt(2 ** 31)}`;

const total = { passed: 0, failed: 0 };
const failures = [];
const wallMs = new Map();
const fileTimes = [];
add(timed('check', checked));
add(vitest());
add(timed('end to end', playwright));

console.log(`\n${printedTimes(wallMs, fileTimes)}\n\nTEST_SEED=${process.env.TEST_SEED}`);
for (const { name, errors } of failures) console.log(`\n${name}\n${errors.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function timed(part, work) {
  const startedAt = Date.now();
  const result = work();
  wallMs.set(part, Date.now() - startedAt);
  return result;
}

function checked() {
  return run('node', ['scripts/check.mjs']) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest() {
  const file = join(reports, 'vitest.json');
  const times = join(reports, 'vitest-times.json');
  const failed = join(reports, 'vitest-failures.json');
  const reporters = ['default', 'json', './scripts/times-reporter.mjs', './scripts/failures-reporter.mjs'];
  const arguments_ = ['run', ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`];
  const startedAt = Date.now();
  const code = run('vitest', arguments_, { TEST_TIMES: times, TEST_FAILURES: failed });
  addVitestTimes(startedAt, times);
  return counted(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
    failures: JSON.parse(readFileSync(failed, 'utf8')).map(({ name, errors }) => ({
      name,
      errors: errors.map(shortened),
    })),
  }));
}

/** The parts of a run of Vitest follow one another; each begins when the one before it ends. */
function addVitestTimes(startedAt, file) {
  if (!existsSync(file)) return;
  const times = JSON.parse(readFileSync(file, 'utf8')).map((each) => ({ ...each, part: partOf(each.project) }));
  let from = startedAt;
  for (const part of ['unit', 'components', 'waits']) {
    const until = Math.max(from, ...times.filter((each) => each.part === part).map(({ endedAt }) => endedAt));
    wallMs.set(part, until - from);
    from = until;
  }
  fileTimes.push(...times);
}

function partOf(project) {
  if (project === 'components') return 'components';
  return project === 'alone' ? 'waits' : 'unit';
}

function playwright() {
  const file = join(reports, 'playwright.json');
  const code = run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(code, file, ({ stats, suites }) => {
    for (const suite of suites) {
      const testsMs = resultsIn(suite).reduce((sum, { duration }) => sum + duration, 0);
      fileTimes.push({ part: 'end to end', file: `test/e2e/${suite.file}`, importMs: 0, environmentMs: 0, testsMs });
    }
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failures: suites.flatMap(failedIn),
    };
  });
}

function resultsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own, ...suites.flatMap(resultsIn)];
}

function failedIn({ specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const errors = results.flatMap((result) => [
        ...result.errors.map(({ message }) => shortened(message ?? '')),
        ...result.attachments.filter(({ name }) => name === 'error-context').map(({ path }) => pageIn(path)),
      ]);
      return errors.length === 0 ? [] : [{ name: `[${projectName}] ${file}:${line} › ${title}`, errors }];
    }),
  );
  return [...failed, ...suites.flatMap(failedIn)];
}

/** Returns the content of the page at the time of a failure, from the report of that failure. */
function pageIn(path) {
  const [, page = ''] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page.split('\n').slice(0, 80).join('\n');
}

function shortened(error) {
  return stripVTControlCharacters(error).split('\n').slice(0, 25).join('\n');
}

/**
 * Counts the results of a run. One that failed without a failed test, because it could not start or found no tests,
 * counts as one failure.
 */
function counted(code, file, read) {
  try {
    const { failures: told, ...counts } = read(JSON.parse(readFileSync(file, 'utf8')));
    failures.push(...told);
    const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
    return silent ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}
