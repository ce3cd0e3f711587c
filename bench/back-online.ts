import { type Browser, chromium } from '@playwright/test';
import { addSet, type Device, goOffline, goOnline, logWorkout, openSection, writeNote } from '../test/e2e/screens.ts';
import { armed } from './browser/profile.ts';
import { browserProgram, locale, sessionCookie, viewport } from './browser/program.ts';
import { type BenchPage, watchPage } from './browser/watch-page.ts';
import { type Aim, type Figure, medians } from './figures.ts';
import { makePeople, type Signed, signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'back-online';

const aims: readonly Aim[] = [
  {
    figure: 'a note and a workout made offline, from the network’s return until the other device shows both',
    unit: 'ms',
    aim: 1_000,
  },
];

/** Measures one device that creates a note and a workout offline, and another that is open and waits for them. */
export async function backOnline(): Promise<readonly Figure[]> {
  const data = emptyDataDir();
  const server = await startServer(data.dataDir);
  const { path, args } = await browserProgram();
  const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
  try {
    return await medians(name, aims, async () => {
      const people = await makePeople(data.dataDir, 1);
      const [one, other] = await signIn(data.dataDir, [...people, ...people]);
      if (one === undefined || other === undefined) throw new Error('expected two sessions');
      const a = await openDevice(browser, server.origin, one);
      const b = await openDevice(browser, server.origin, other);
      await goOffline(a);
      await writeNote(a.page, { title: 'Without a signal', line: 'kept all the same' });
      await logWorkout(a.page, { title: 'In the cellar', reps: '8' });
      await addSet(a.page, '6');
      const took = await fromReturnToShown(a, b);
      await Promise.all([a.context.close(), b.context.close()]);
      return [took];
    });
  } finally {
    await browser.close();
    await server.kill();
    data.remove();
  }
}

async function openDevice(browser: Browser, baseURL: string, signed: Signed): Promise<Device> {
  const context = await browser.newContext({ baseURL, locale, viewport });
  await context.addCookies([sessionCookie(baseURL, signed)]);
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByText('Saved', { exact: true }).waitFor();
  return { context, page };
}

/**
 * Measures the time from the return of the network to the display on the other device. Both devices use this machine's
 * clock.
 */
async function fromReturnToShown(a: Device, b: Device): Promise<number> {
  await openSection(b.page, 'Overview');
  const shown = await armed(b.page, () => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    return benchPage.whenShown(() => {
      const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent ?? '');
      const isShown = (title: string) => links.some((each) => each.includes(title));
      return isShown('Without a signal') && isShown('In the cellar') ? Date.now() : null;
    });
  });
  const returnsAt = Date.now();
  await goOnline(a);
  return (await shown()) - returnsAt;
}
