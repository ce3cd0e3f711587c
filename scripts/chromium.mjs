import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell. A full browser also renders its own interface, which takes a third of the machine's time. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the Chromium that tests and benchmarks drive: `CHROMIUM` if set, else the first found in the usual locations.
 */
export function findChromium() {
  return [process.env.CHROMIUM, shell, ...browsers].find((path) => path && existsSync(path));
}

/** Arguments that let Chromium run as root and disable its own network requests. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Ensures that there is a Chromium for the tests. On Debian, installs Debian's package if permissions suffice;
 * otherwise uses an existing browser. If there is none, explains what to install.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM || existsSync(shell)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installShell();
  if (findChromium()) return;
  console.error(
    'The tests need Chromium, and none was found. Install it, or set CHROMIUM to its path, and run the command again.',
  );
  process.exit(1);
}

function installShell() {
  console.log('Installing Chromium…');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
}
