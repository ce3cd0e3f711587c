import { chromium, type Page } from '@playwright/test';
import { type OwnProcess, startOwn } from '../own-process.ts';
import type { Signed } from '../people.ts';
import { Inspector } from './inspector.ts';
import type { Profile } from './profile.ts';
import { browserProgram, emptyProfile, locale, sessionCookie, viewport } from './program.ts';
import { type BenchPage, type Marks, watchPage } from './watch-page.ts';

export interface FirstVisit extends Profile {
  readonly page: Page;
  readonly marks: Marks;
}

/**
 * Measures a device's first visit until notes are listed and everything is saved, and only then connects Playwright. If
 * connected from the start, Playwright would affect the measurement, since it has the browser report every socket frame
 * with its content. 8 MB would pass as text from the page through the browser to this process, on the same two cores.
 *
 * @param watches functions that run in every page before its own scripts, in addition to `watchPage`
 */
export async function firstVisit(
  address: string,
  signed: Signed,
  watches: readonly (() => void)[] = [],
): Promise<FirstVisit> {
  const profile = emptyProfile();
  const browser = await startBrowser(profile.directory);
  const inspected = `http://127.0.0.1:${browser.said}`;
  const scripts = [watchPage, ...watches];
  const marks = await visit(inspected, address, signed, scripts);
  const driven = await chromium.connectOverCDP(inspected);
  const [context] = driven.contexts();
  const [page] = context?.pages() ?? [];
  if (context === undefined || page === undefined) throw new Error('the page is no longer open');
  for (const script of scripts) await context.addInitScript(script);
  return {
    context,
    page,
    marks,
    close: async () => {
      await driven.close();
      await browser.end('SIGKILL');
      profile.remove();
    },
  };
}

async function visit(
  inspected: string,
  address: string,
  signed: Signed,
  scripts: readonly (() => void)[],
): Promise<Marks> {
  const targets = (await (await fetch(`${inspected}/json/list`)).json()) as readonly {
    readonly type: string;
    readonly webSocketDebuggerUrl: string;
  }[];
  const page = targets.find(({ type }) => type === 'page');
  if (page === undefined) throw new Error('the browser has no page');
  const inspector = await Inspector.open(page.webSocketDebuggerUrl);
  await inspector.send('Network.setCookie', sessionCookie(new URL(address).origin, signed));
  await inspector.send('Page.enable');
  for (const script of scripts) {
    await inspector.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
  }
  await inspector.send('Page.navigate', { url: address });
  const marks = await inspector.evaluate(async () => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    await Promise.all(Object.values(benchPage.reached));
    return { ...benchPage.marks };
  });
  inspector.close();
  return marks;
}

/** Starts a browser that prints its debugging port. */
export async function startBrowser(directory: string): Promise<OwnProcess> {
  const { path, args } = await browserProgram();
  return startOwn({
    file: path ?? chromium.executablePath(),
    args: [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${directory}`,
      `--window-size=${viewport.width},${viewport.height}`,
      `--lang=${locale}`,
      'about:blank',
    ],
    says: 'stderr',
    ready: /^DevTools listening on ws:\/\/[^:]+:(\d+)/,
  });
}
