/**
 * Prepares a clone to run. Works even on an older Node (20) and before anything is installed.
 *
 * - installs the locked packages if node_modules differs from the lockfile
 * - checks that Node 24 or later runs the project (the platform package puts it into node_modules/.bin)
 * - `--web`: builds the web app if it is missing or older than its sources
 * - `--browser`: finds Chromium for the tests, or installs it
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = new Set(process.argv.slice(2));

installDependencies();
const node = nodeToRunWith();
if (wanted.has('--web')) buildWeb();
if (wanted.has('--browser')) ensureChromium();

function installDependencies() {
  if (installedAsLocked()) return;
  console.log('Installing dependencies…');
  const install = ['ci', '--include=dev', '--include=optional']; // NODE_ENV=production would omit the build tools
  const npm = process.env.npm_execpath;
  const installed = npm
    ? spawnSync(process.execPath, [npm, ...install], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', install, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (installed.status !== 0 || !installedAsLocked()) {
    stop(
      'The installation failed; see the output above. Nothing outside node_modules was changed. Fix the problem and run the command again.',
    );
  }
}

/**
 * Returns whether every locked package is installed in its locked version. Optional and peer packages may be absent;
 * links are skipped.
 */
function installedAsLocked() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    if (!found) return Boolean(entry.optional || entry.peer);
    return found.version === entry.version;
  });
}

/** Returns the Node that npm scripts find first: the one in the installed platform package, else the machine's. */
function nodeToRunWith() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  const command = existsSync(own) ? own : process.execPath;
  const version =
    spawnSync(command, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim() ??
    'none';
  if (Number(version.slice(1).split('.')[0]) >= 24) return command;
  return stop(
    `Mensana needs Node 24 or later, and this machine has ${version}. Install Node 24 and run the command again.`,
  );
}

/** Builds the web app unless dist/web was built from exactly these sources. */
function buildWeb() {
  const stampFile = join(root, 'dist', 'web-built-from');
  const sources = ['src/web', 'src/api', 'src/sync', 'src/domain', 'vite.config.ts', 'scripts/build'];
  const stamp = hashOf([...sources, 'package-lock.json']);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true }); // an interrupted build leaves incomplete files
  console.log('Building the web app…');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) stop('Building the web app failed; see the output above.');
  writeFileSync(stampFile, stamp);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length))
    .sort();
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
