/**
 * Runs everything: the quick checks, the unit tests, the simulation, and real Chromium against the real server. The
 * output ends with the failures and one line, `N passed, N failed`. The exit code agrees with that line.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const reports = join(tmpdir(), `mensana-test-${process.pid}`);
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
const failures = [];
add(checked());
add(vitest());
add(playwright());
rmSync(reports, { recursive: true, force: true });

for (const { name, errors } of failures) console.log(`\n${name}\n${errors.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function checked() {
  return run('node', ['scripts/check.mjs']) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function vitest() {
  const file = join(reports, 'vitest.json');
  const code = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [{ name, errors: [shortened(message)] }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${name} › ${fullName}`,
          errors: failureMessages.map(shortened),
        })),
    ]),
  }));
}

function playwright() {
  const file = join(reports, 'playwright.json');
  const code = run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(code, file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: suites.flatMap(failedIn),
  }));
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
