/** Checks formatting, lint and layer rules, types and unused code. The checks run in parallel and take seconds. */
import { spawn } from 'node:child_process';

const checks = [
  ['biome', ['check', '--error-on-warnings', '.']],
  ['tsc', ['-b']],
  ['knip', []],
];

const results = await Promise.all(checks.map(run));
for (const { name, output, code } of results) if (code !== 0) console.error(`${name}:\n${output}`);
process.exit(results.some(({ code }) => code !== 0) ? 1 : 0);

function run([name, args]) {
  return new Promise((done) => {
    const child = spawn(name, args, { shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => done({ name, output: String(error), code: 1 }));
    child.on('close', (code) => done({ name, output, code }));
  });
}
