import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
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
 * A device's first visit, until notes are listed and everything is saved, and then handed to Playwright. To have that from
 * the beginning would be to measure it too: it has the browser report every frame of a socket with what is in it, and
 * 8 MB go as text from the page through the browser to us, on the two cores on which the device is to become ready.
 *
 * @param watches run in every page before its own scripts, beside `watchPage`
 */
export async function firstVisit(
  address: string,
  signed: Signed,
  watches: readonly (() => void)[] = [],
): Promise<FirstVisit> {
  const profile = emptyProfile();
  const browser = await startBrowser(profile.directory);
  const scripts = [watchPage, ...watches];
  const marks = await visit(browser.inspected, address, signed, scripts);
  const driven = await chromium.connectOverCDP(browser.inspected);
  const [context] = driven.contexts();
  const [page] = context?.pages() ?? [];
  if (context === undefined || page === undefined) throw new Error('the page is still there');
  for (const script of scripts) await context.addInitScript(script);
  return {
    context,
    page,
    marks,
    close: async () => {
      await driven.close();
      await browser.end();
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
  if (page === undefined) throw new Error('a browser starts with a page');
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

/** @returns where it can be inspected, `http://127.0.0.1:port` */
async function startBrowser(directory: string) {
  const { path, args } = await browserProgram();
  const child = spawn(
    path ?? chromium.executablePath(),
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${directory}`,
      `--window-size=${viewport.width},${viewport.height}`,
      `--lang=${locale}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  const port = new Promise<string>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line);
      if (found !== null) resolve(found[1] as string);
    });
  });
  const started = await Promise.race([port, exited]);
  if (typeof started !== 'string') throw new Error('the browser ended before it could be inspected');
  return {
    inspected: `http://127.0.0.1:${started}`,
    end: async () => {
      if (running.has(child)) killAll(child);
      await exited;
    },
  };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) killAll(child);
});

/** A browser is many processes, and what was started may be a script that started it: all are of one group. */
function killAll(child: ChildProcess): void {
  process.kill(-(child.pid as number), 'SIGKILL');
}
