import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium that tests and benches drive: `CHROMIUM` if set, else the first found in the usual places. */
export function findChromium() {
  return [process.env.CHROMIUM, ...places].find((path) => path && existsSync(path));
}

/** Arguments that let it run as root and keep it from asking the network for things of its own. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's own package where this is Debian and we may; elsewhere says what to install. */
export function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'The tests need Chromium and found none. Install it, or name one in the variable CHROMIUM, and run the command again.',
    );
    process.exit(1);
  }
  console.log('Installing Chromium …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  const installed = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  if (installed.status !== 0 || !findChromium()) {
    console.error('Installing Chromium failed; the lines above say why.');
    process.exit(1);
  }
}
