/**
 * `npm run test:stress -- FILE…` runs test files 20 times while twice as many processes as there are processors do
 * nothing but compute. A test that passes alone and fails here depends on time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const times = 20;
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the test files: npm run test:stress -- src/web/notes/tasks/tasks.browser.tsx');
  process.exit(1);
}

// the load ends by itself if this process is killed
const busy = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e8; i++);';
const load = Array.from({ length: 2 * availableParallelism() }, () => spawn(process.execPath, ['-e', busy]));
try {
  const endToEnd = files.filter((file) => file.endsWith('.spec.ts'));
  const others = files.filter((file) => !file.endsWith('.spec.ts'));
  let failed = 0;
  for (let run = 1; run <= times && others.length > 0; run++) {
    const passes = isPassed('vitest', ['run', '--reporter=dot', ...others]);
    console.log(`${run} of ${times}: ${passes ? 'passed' : 'failed'}`);
    if (!passes) failed++;
  }
  if (endToEnd.length > 0) {
    const isSteady = isPassed('playwright', ['test', '--reporter=line', `--repeat-each=${times}`, ...endToEnd]);
    if (!isSteady) failed++;
  }
  console.log(failed === 0 ? 'Each run passed.' : 'Not each run passed.');
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  for (const each of load) each.kill();
}

/** Runs a command; what it prints is shown only if it fails. */
function isPassed(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.log(stdout, stderr);
  return status === 0;
}
