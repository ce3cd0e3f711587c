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

/** What `watchPage` puts into every page. */
export interface BenchPage {
  readonly marks: Marks;
  readonly reached: { readonly notesAt: Promise<void>; readonly savedAt: Promise<void> };
  /** Resolves with what `read` gives, as soon as that is not null in a frame after a change of the page. */
  readonly whenShown: <T>(read: () => T | null) => Promise<T>;
}

/** Waits in the page for what `watchPage` marks. */
export function waitForMark(page: Page, mark: keyof BenchPage['reached']): Promise<Marks> {
  return page.evaluate(async (name) => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    await benchPage.reached[name];
    return { ...benchPage.marks };
  }, mark);
}

/**
 * Begins to wait in the page for something that the next step does there. The page has begun when this resolves: a key
 * that came before would be waited for without end.
 */
export async function armed<T>(page: Page, wait: () => Promise<T>): Promise<() => Promise<T>> {
  await page.evaluate(`void (globalThis.benchArmed = (${wait})())`);
  return () => page.evaluate(() => (globalThis as unknown as { readonly benchArmed: Promise<T> }).benchArmed);
}

/**
 * Runs in the page before its own scripts: marks when it connects, lists notes and says that everything is saved. It
 * looks in the first frame after a change, and asks for no frame beside those: a page that is looked at sixty times a
 * second draws as often.
 */
function watchPage(): void {
  const withinMs = 60_000;
  const whenShown = <T>(read: () => T | null): Promise<T> =>
    new Promise((resolve, reject) => {
      const end = () => {
        observer.disconnect();
        clearTimeout(giveUp);
      };
      const giveUp = setTimeout(() => {
        end();
        reject(new Error(`not shown within ${withinMs / 1000} s: ${read}`));
      }, withinMs);
      let isDue = false;
      const lookInNextFrame = () => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          const found = read();
          if (found === null) return;
          end();
          resolve(found);
        });
      };
      const observer = new MutationObserver(lookInNextFrame);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      lookInNextFrame();
    });

  const marks: Record<string, number> = {};
  const marked = async (name: string, isShown: () => boolean) => {
    marks[name] = await whenShown(() => (isShown() ? performance.now() : null));
  };
  const listsNotes = () =>
    document.querySelector('[role=row][data-href^="/dashboard/notes/"], a[href^="/dashboard/notes/"]') !== null;
  // what is said of the saving stands in one place; asking for the text of all would lay the page out in every frame
  const saysSaved = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes('Saved'));
  const reached = { notesAt: marked('notesAt', listsNotes), savedAt: marked('savedAt', saysSaved) };
  for (const each of Object.values(reached)) each.catch(() => {}); // who waits for it is told
  Object.assign(globalThis, { benchPage: { marks, reached, whenShown } });

  const NativeSocket = globalThis.WebSocket;
  globalThis.WebSocket = class extends NativeSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      marks.connectingAt ??= performance.now();
      super(address, protocols);
    }
  };
}
