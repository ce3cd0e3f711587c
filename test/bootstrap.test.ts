import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Creates a clone whose lockfile contains one development package, which is in the same directory. */
async function makeClone(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'mensana-clone-'));
  onTestFinished(() => rm(clone, { recursive: true, force: true }));
  await cp(fileURLToPath(new URL('../scripts', import.meta.url)), join(clone, 'scripts'), { recursive: true });
  await mkdir(join(clone, 'tool'));
  await writeFile(join(clone, 'tool', 'package.json'), JSON.stringify({ name: 'tool', version: '1.0.0' }));
  await run('npm', ['pack', './tool'], { cwd: clone });
  const project = { name: 'clone', version: '1.0.0', devDependencies: { tool: 'file:tool-1.0.0.tgz' } };
  const tool = { version: '1.0.0', resolved: 'file:tool-1.0.0.tgz', dev: true };
  const lockfile = {
    ...project,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, 'node_modules/tool': tool },
  };
  await writeFile(join(clone, 'package.json'), JSON.stringify(project));
  await writeFile(join(clone, 'package-lock.json'), JSON.stringify(lockfile));
  return clone;
}

test('bootstrap installs all locked packages, even if NODE_ENV is production', async () => {
  const clone = await makeClone();
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
  await run(process.execPath, [join(clone, 'scripts', 'bootstrap.mjs')], { cwd: clone, env });
  const { stdout } = await run('npm', ['ls', '--include=dev', '--parseable'], { cwd: clone });
  expect(stdout).toContain(join('node_modules', 'tool'));
});
