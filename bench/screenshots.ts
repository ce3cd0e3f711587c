import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserProgram, locale, sessionCookie } from './browser/program.ts';
import { startServer } from './server-process.ts';
import { shownNote } from './showcase/note-texts.ts';
import { zone } from './showcase/records.ts';
import { type ShowcaseAccount, showcaseAccount } from './showcase/showcase-account.ts';
import { emptyDataDir } from './world/template.ts';

const pictures = fileURLToPath(new URL('../src/web/landing/pictures/', import.meta.url));
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const schemes = ['light', 'dark'] as const;
/** Twice as sharp as a layout pixel: beyond that, nobody sees a difference. */
const deviceScaleFactor = 2;
/** The quality of WebP at which small text has no visible marks. */
const quality = 55;

interface Picture {
  readonly name: string;
  readonly size: typeof wide;
  readonly path: string;
  /** Something that is shown only when the page is complete. */
  readonly complete: string;
}

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
remove();
process.exit(0);

function picturesOf({ notes, yesterday }: ShowcaseAccount): readonly Picture[] {
  const note = { path: `/dashboard/notes/${notes.get(shownNote)}`, complete: '.md-answer canvas' };
  return [
    { name: 'wide-note', size: wide, ...note },
    { name: 'phone-note', size: phone, ...note },
    { name: 'phone-day', size: phone, path: `/dashboard/notes/day/${yesterday}`, complete: 'text=Training on' },
  ];
}

/** Takes a page in both colour schemes, on a new device that has received everything. */
async function take(from: Browser, { signed }: ShowcaseAccount, { name, size, path, complete }: Picture) {
  const isPhone = size === phone;
  const context = await from.newContext({
    ...{ viewport: size, deviceScaleFactor, locale, timezoneId: zone, reducedMotion: 'reduce' },
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
    await writeFile(`${pictures}${name}-${colorScheme}.webp`, await picture(page));
  }
  await context.close();
}

/** Returns the window as WebP, which Playwright itself does not offer. */
async function picture(page: Page): Promise<Buffer> {
  const inspector = await page.context().newCDPSession(page);
  const { data } = await inspector.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}
