import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserProgram, locale, sessionCookie } from './browser/program.ts';
import { startServer } from './server-process.ts';
import { shownNote } from './showcase/note-texts.ts';
import { zone } from './showcase/records.ts';
import { type ShowcaseAccount, showcaseAccount } from './showcase/showcase-account.ts';
import { emptyDataDir } from './world/template.ts';

const pictures = fileURLToPath(new URL('../src/web/landing/pictures/', import.meta.url));
/** A computer's window, which the landing page shows a little smaller, and a phone's. */
const wide = { width: 1280, height: 800, sharpness: 1.5 };
const phone = { width: 390, height: 780, sharpness: 2 };
const schemes = ['light', 'dark'] as const;
/** AVIF keeps small text sharp at half the bytes of WebP. */
const encoder = 'sharp-cli@6.1.0';
const quality = 38;

interface Picture {
  readonly name: string;
  readonly size: typeof wide;
  readonly path: string;
  /** Something that is shown only when the page is complete. */
  readonly complete: string;
}

const taken = await mkdtemp(join(tmpdir(), 'mensana-screenshots-'));
const { dataDir, remove } = emptyDataDir();
const server = await startServer(dataDir);
const account = await showcaseAccount(server, dataDir);
const { path, args } = await browserProgram();
const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
for (const picture of picturesOf(account)) await take(browser, account, picture);
const workout = `/dashboard/exercise/workouts/${await account.startWorkout()}`;
await take(browser, account, { name: 'phone-workout', size: phone, path: workout, complete: 'text=Last time' });
await browser.close();
await server.kill();
await encodeAll(taken, pictures);
await rm(taken, { recursive: true });
remove();
process.exit(0);

function picturesOf({ notes, yesterday }: ShowcaseAccount): readonly Picture[] {
  const note = { path: `/dashboard/notes/${notes.get(shownNote)}`, complete: '.md-answer canvas' };
  return [
    { name: 'wide-note', size: wide, ...note },
    { name: 'phone-note', size: phone, ...note },
    { name: 'phone-day', size: phone, path: `/dashboard/notes/day/${yesterday}`, complete: 'text=Training' },
  ];
}

/** Takes a page in both colour schemes, on a new device that has received everything. */
async function take(from: Browser, { signed }: ShowcaseAccount, { name, size, path, complete }: Picture) {
  const isPhone = size === phone;
  const context = await from.newContext({
    ...{ viewport: size, deviceScaleFactor: size.sharpness, locale, timezoneId: zone, reducedMotion: 'reduce' },
    ...(isPhone && { isMobile: true, hasTouch: true }),
  });
  await context.addCookies([sessionCookie(server.origin, signed)]);
  const page = await context.newPage();
  await page.goto(`${server.origin}/dashboard`);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.goto(server.origin + path);
    await page.locator(complete).first().waitFor();
    await page.waitForTimeout(2_000); // charts and fonts are drawn after their elements exist
    await page.screenshot({ path: join(taken, `${name}-${colorScheme}.png`) });
  }
  await context.close();
}

/** Encodes all pictures of a folder into another one. npx downloads the encoder, which nothing else needs. */
async function encodeAll(from: string, to: string): Promise<void> {
  const files = (await readdir(from)).map((name) => join(from, name));
  const options = ['--format', 'avif', '--quality', String(quality), '--effort', '6'];
  await promisify(execFile)('npx', ['--yes', encoder, '-i', ...files, '-o', to, ...options]);
}
