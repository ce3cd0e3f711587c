#!/usr/bin/env node
/** Runs a command of the server, such as `npx mensana backup`, with the Node of the lockfile. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const isWindows = process.platform === 'win32';
const { status } = spawnSync(
  existsSync(own) ? own : process.execPath,
  [join(root, 'src', 'server', 'command.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', shell: isWindows },
);
process.exit(status ?? 1);
