/**
 * Takes the screenshots of the web app manifest, which browsers show before they install the app. Run
 * `npx vite build && node bench/manifest-screenshots.ts` and commit the result. The sizes are listed in the manifest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserProgram, locale, sessionCookie } from './browser/program.ts';
import type { Signed } from './people.ts';
import { startServer } from './server-process.ts';
import { englishTexts } from './showcase/note-texts.ts';
import { zone } from './showcase/records.ts';
import { type ShowcaseAccount, showcaseAccount } from './showcase/showcase-account.ts';
import { emptyDataDir } from './world/template.ts';

const folder = fileURLToPath(new URL('../src/web/public/screenshots/', import.meta.url));
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

interface Screenshot {
  readonly name: string;
  readonly size: typeof wide;
  readonly path: string;
  /** Something that is shown only when the page is complete. */
  readonly complete: string;
}

const { dataDir, remove } = emptyDataDir();
const server = await startServer(dataDir);
try {
  const account = await showcaseAccount(server, dataDir);
  const { path, args } = await browserProgram();
  const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
  mkdirSync(folder, { recursive: true });
  for (const each of screenshotsOf(account)) await take(browser, account.signed, each);
  await browser.close();
} finally {
  await server.kill();
  remove();
}

function screenshotsOf({ notes }: ShowcaseAccount): readonly Screenshot[] {
  const overview = { path: '/dashboard/overview', complete: 'text=This week' };
  const note = { path: `/dashboard/notes/${notes.get(englishTexts.shownNote)}`, complete: '.md-answer canvas' };
  const exercise = { path: '/dashboard/exercise/exercises/back-squat', complete: 'text=Estimated 1RM' };
  return [
    { name: 'phone-overview', size: phone, ...overview },
    { name: 'phone-note', size: phone, ...note },
    { name: 'phone-exercise', size: phone, ...exercise },
    { name: 'wide-note', size: wide, ...note },
    { name: 'wide-overview', size: wide, ...overview },
  ];
}

async function take(browser: Browser, signed: Signed, { name, size, path, complete }: Screenshot) {
  const isPhone = size === phone;
  const context = await browser.newContext({
    ...{
      viewport: size,
      deviceScaleFactor: isPhone ? 2 : 1,
      colorScheme: 'light',
      locale,
      timezoneId: zone,
    },
    ...{ reducedMotion: 'reduce', ...(isPhone && { isMobile: true, hasTouch: true }) },
  });
  await context.addCookies([sessionCookie(server.origin, signed)]);
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await page.locator(complete).first().waitFor();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.waitForTimeout(2_000); // charts and fonts are drawn after their elements exist
  writeFileSync(`${folder}${name}.webp`, await pictureOf(page, { x: 0, y: 0, ...size, scale: isPhone ? 2 : 1 }));
  await context.close();
}

type Clip = Record<'x' | 'y' | 'width' | 'height' | 'scale', number>;

/** Returns the window as lossy WebP, which Playwright itself does not offer. */
async function pictureOf(page: Page, clip: Clip): Promise<Buffer> {
  const inspector = await page.context().newCDPSession(page);
  const { data } = await inspector.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
  return Buffer.from(data, 'base64');
}
