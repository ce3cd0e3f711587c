import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { Signed } from '../people.ts';
import { browserProgram, emptyProfile, locale, sessionCookie, viewport } from './program.ts';
import { type BenchPage, type Marks, watchPage } from './watch-page.ts';

export interface Profile {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Opens Chromium with a new profile on disk, signed in by the session cookie. */
export async function openProfile(origin: string, signed: Signed): Promise<Profile> {
  const { path, args } = await browserProgram();
  const { directory, remove } = emptyProfile();
  const context = await chromium.launchPersistentContext(directory, {
    args,
    locale,
    viewport,
    ...(path !== undefined && { executablePath: path }),
  });
  await context.addCookies([sessionCookie(origin, signed)]);
  await context.addInitScript(watchPage);
  return {
    context,
    close: async () => {
      await context.close();
      remove();
    },
  };
}

/** Resolves once the app is cached on the device. From then on, it starts and loads its chunks without a server. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Waits in the page for a mark of `watchPage`. */
export function waitForMark(page: Page, mark: keyof BenchPage['reached']): Promise<Marks> {
  return page.evaluate(async (name) => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    await benchPage.reached[name];
    return { ...benchPage.marks };
  }, mark);
}

/**
 * Starts waiting in the page for the effect of the next step. The page is already waiting when this function resolves.
 * Otherwise the keystroke could come first, and the wait would never end.
 */
export async function armed<T>(page: Page, wait: () => Promise<T>): Promise<() => Promise<T>> {
  await page.evaluate(`void (globalThis.benchArmed = (${wait})())`);
  return () => page.evaluate(() => (globalThis as unknown as { readonly benchArmed: Promise<T> }).benchArmed);
}
