/**
 * Takes the screenshots of the web app manifest, which browsers show before they install the app. Run
 * `npx vite build && node bench/manifest-screenshots.ts` and commit the result. The sizes are listed in the manifest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserProgram, locale, sessionCookie } from './browser/program.ts';
import { exampleDocument, exampleNote } from './manifest-screenshots/example-document.ts';
import type { Signed } from './people.ts';
import { startServer } from './server-process.ts';
import { emptyDataDir } from './world/template.ts';

const folder = fileURLToPath(new URL('../src/web/public/screenshots/', import.meta.url));
const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const screenshots = [
  { name: 'phone-overview', size: phone, path: '/dashboard/overview', complete: 'This week' },
  { name: 'phone-note', size: phone, path: `/dashboard/notes/${exampleNote}`, complete: 'Next block' },
  { name: 'phone-exercise', size: phone, path: '/dashboard/exercise/exercises/back-squat', complete: 'Estimated 1RM' },
  { name: 'wide-note', size: wide, path: `/dashboard/notes/${exampleNote}`, complete: 'Next block' },
  { name: 'wide-overview', size: wide, path: '/dashboard/overview', complete: 'This week' },
] as const;

const { dataDir, remove } = emptyDataDir();
const server = await startServer(dataDir);
try {
  const signed = await exampleAccount();
  const { path, args } = await browserProgram();
  const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
  mkdirSync(folder, { recursive: true });
  for (const each of screenshots) await take(browser, signed, each);
  await browser.close();
} finally {
  await server.kill();
  remove();
}

/** Creates an account over HTTP, whose address the wide screenshots show. */
async function exampleAccount(): Promise<Signed> {
  const email = 'ada@example.org';
  const created = await send('POST', '/api/account/create', {
    type: 'application/json',
    body: { email, password: 'quiet river stone', sharedComputer: false },
  });
  const { uid } = ((await created.json()) as { readonly user: { readonly uid: string } }).user;
  const [cookie = ''] = (created.headers.getSetCookie()[0] ?? '').split(';');
  await send('PATCH', `/api/users/${uid}`, {
    ...{ cookie, type: 'application/merge-patch+json' },
    body: exampleDocument(Date.now()),
  });
  return { uid, cookie };
}

interface Sent {
  readonly type: string;
  readonly body: object;
  readonly cookie?: string;
}

async function send(method: string, path: string, { type, body, cookie = '' }: Sent): Promise<Response> {
  const headers = { Origin: server.origin, 'Content-Type': type, Cookie: cookie };
  const answer = await fetch(server.origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`);
  return answer;
}

async function take(browser: Browser, signed: Signed, { name, size, path, complete }: (typeof screenshots)[number]) {
  const isPhone = size === phone;
  const context = await browser.newContext({
    ...{
      viewport: size,
      deviceScaleFactor: isPhone ? 2 : 1,
      colorScheme: 'light',
      locale,
      timezoneId: 'Europe/London',
    },
    ...{ reducedMotion: 'reduce', ...(isPhone && { isMobile: true, hasTouch: true }) },
  });
  await context.addCookies([sessionCookie(server.origin, signed)]);
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await page.getByText(complete).first().waitFor();
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
