/**
 * Everything: the quick checks, the tests beside the code, the seeded world, and real Chromium against the real server.
 * Ends with one line, `N passed, N failed`; the exit code says the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = join(tmpdir(), `mensana-test-${process.pid}`);
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
add(checked());
add(vitest());
add(playwright());
rmSync(reports, { recursive: true, force: true });

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
  }));
}

function playwright() {
  const file = join(reports, 'playwright.json');
  const code = run('playwright', ['test', '--reporter=line,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(code, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
}

/** A run that failed without a failed test (it could not start, or found none) counts as one failure. */
function counted(code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
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
