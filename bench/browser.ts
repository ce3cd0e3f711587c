import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Signed } from './people.ts';

const builtApp = fileURLToPath(new URL('../dist/web/index.html', import.meta.url));
const scripts = new URL('../scripts/chromium.mjs', import.meta.url).href;

export interface Profile {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Chromium with a fresh profile on the disk, signed in by the session's cookie. */
export async function openProfile(origin: string, { cookie }: Signed): Promise<Profile> {
  if (!existsSync(builtApp)) throw new Error('the web app is not built: `npm run bench` builds it');
  const { findChromium, chromiumArguments } = (await import(scripts)) as {
    readonly findChromium: () => string | undefined;
    readonly chromiumArguments: readonly string[];
  };
  const executablePath = findChromium();
  const directory = mkdtempSync(join(tmpdir(), 'mensana-bench-profile-'));
  const context = await chromium.launchPersistentContext(directory, {
    args: [...chromiumArguments],
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    ...(executablePath !== undefined && { executablePath }),
  });
  const [name = '', value = ''] = cookie.split('=', 2);
  await context.addCookies([{ name, value: cookie.slice(name.length + 1) || value, url: origin }]);
  await context.addInitScript(watchPage);
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Resolves when the app itself is on the device: from here on it starts, and loads its parts, without a server. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** What a page has come to, in milliseconds since its navigation began. */
export interface Marks {
  readonly connectingAt?: number;
  readonly notesAt?: number;
  readonly savedAt?: number;
}

/** Waits in the page, frame by frame, for what `watchPage` marks. */
export async function waitForMark(page: Page, mark: keyof Marks): Promise<Marks> {
  const handle = await page.waitForFunction(
    (name) => {
      const { benchMarks } = globalThis as unknown as { readonly benchMarks: Record<string, number> };
      return benchMarks[name] === undefined ? null : benchMarks;
    },
    mark,
    { timeout: 60_000 },
  );
  return handle.jsonValue() as Promise<Marks>;
}

/**
 * Begins to wait in the page for something that the next step does there. The page has begun when this resolves: a key
 * that came before would be waited for without end.
 */
export async function armed<T>(page: Page, wait: () => Promise<T>): Promise<() => Promise<T>> {
  await page.evaluate(`void (globalThis.benchArmed = (${wait})())`);
  return () => page.evaluate(() => (globalThis as unknown as { readonly benchArmed: Promise<T> }).benchArmed);
}

/** Runs in the page before its own scripts: when it connects, lists notes and says that everything is saved. */
function watchPage(): void {
  const marks: Record<string, number> = {};
  Object.assign(globalThis, { benchMarks: marks });
  const mark = (name: string) => {
    marks[name] ??= performance.now();
  };
  const NativeSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends NativeSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      mark('connectingAt');
      super(address, protocols);
    }
  };
  const look = () => {
    if (document.querySelector('[role=row][data-href^="/dashboard/notes/"], a[href^="/dashboard/notes/"]'))
      mark('notesAt');
    // what is said of the saving stands in one place; asking for the text of all would lay the page out in every frame
    for (const said of document.querySelectorAll('[role=status]'))
      if (said.textContent?.includes('Saved')) mark('savedAt');
  };
  const follow = () => {
    look();
    const hasNotes = location.pathname.startsWith('/dashboard/notes');
    if (marks.savedAt === undefined || (hasNotes && marks.notesAt === undefined)) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
}
