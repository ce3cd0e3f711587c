import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserProgram, sessionCookie } from './browser/program.ts';
import type { Signed } from './people.ts';
import { startServer } from './server-process.ts';
import { germanTexts } from './showcase/note-texts.de.ts';
import { englishTexts, type ShowcaseTexts } from './showcase/note-texts.ts';
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

/** A language of the pictures, and words of the app in it. */
interface Shown {
  readonly language: string;
  readonly locale: string;
  readonly texts: ShowcaseTexts;
  readonly saved: string;
  readonly lastTime: string;
}

const shownIn: readonly Shown[] = [
  { language: 'en', locale: 'en-GB', texts: englishTexts, saved: 'Saved', lastTime: 'Last time' },
  { language: 'de', locale: 'de-DE', texts: germanTexts, saved: 'Gespeichert', lastTime: 'Zuletzt' },
];

const taken = await mkdtemp(join(tmpdir(), 'mensana-screenshots-'));
const { path, args } = await browserProgram();
const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
for (const each of shownIn) await takeAll(each);
await browser.close();
await encodeAll(taken, pictures);
await rm(taken, { recursive: true });
process.exit(0);

/** Takes all pictures in a language. Each language has a server and an account of its own. */
async function takeAll(shown: Shown): Promise<void> {
  const { dataDir, remove } = emptyDataDir();
  const server = await startServer(dataDir);
  const account = await showcaseAccount(server, dataDir, shown.texts);
  const device = { browser, origin: server.origin, signed: account.signed, shown };
  for (const picture of picturesOf(account, shown)) await take(device, picture);
  const workout = `/dashboard/exercise/workouts/${await account.startWorkout()}`;
  await take(device, { name: 'phone-workout', size: phone, path: workout, complete: `text=${shown.lastTime}` });
  await server.kill();
  remove();
}

function picturesOf({ notes, yesterday }: ShowcaseAccount, { texts }: Shown): readonly Picture[] {
  const note = { path: `/dashboard/notes/${notes.get(texts.shownNote)}`, complete: '.md-answer canvas' };
  return [
    { name: 'wide-note', size: wide, ...note },
    { name: 'phone-note', size: phone, ...note },
    { name: 'phone-day', size: phone, path: `/dashboard/notes/day/${yesterday}`, complete: 'text=Training' },
  ];
}

interface Device {
  readonly browser: Browser;
  readonly origin: string;
  readonly signed: Signed;
  readonly shown: Shown;
}

/** Takes a page in both colour schemes, on a new device that has received everything. */
async function take({ browser: from, origin, signed, shown }: Device, { name, size, path, complete }: Picture) {
  const isPhone = size === phone;
  const context = await from.newContext({
    ...{
      viewport: size,
      deviceScaleFactor: size.sharpness,
      locale: shown.locale,
      timezoneId: zone,
      reducedMotion: 'reduce',
    },
    ...(isPhone && { isMobile: true, hasTouch: true }),
  });
  await context.addCookies([sessionCookie(origin, signed)]);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.getByText(shown.saved, { exact: true }).first().waitFor();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.goto(origin + path);
    await page.locator(complete).first().waitFor();
    await page.waitForTimeout(2_000); // charts and fonts are drawn after their elements exist
    await page.screenshot({ path: join(taken, `${name}-${colorScheme}-${shown.language}.png`) });
  }
  await context.close();
}

/** Encodes all pictures of a folder into another one. npx downloads the encoder, which nothing else needs. */
async function encodeAll(from: string, to: string): Promise<void> {
  const files = (await readdir(from)).map((name) => join(from, name));
  const options = ['--format', 'avif', '--quality', String(quality), '--effort', '6'];
  await promisify(execFile)('npx', ['--yes', encoder, '-i', ...files, '-o', to, ...options]);
}
