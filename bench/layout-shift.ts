import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserProgram, locale, sessionCookie } from './browser/program.ts';
import { type Figure, figure } from './figures.ts';
import { startServer } from './server-process.ts';
import { englishTexts } from './showcase/note-texts.ts';
import { zone } from './showcase/records.ts';
import { type ShowcaseAccount, showcaseAccount } from './showcase/showcase-account.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'layout-shift';
const aim = 0.05;
/** Shifts after this are no longer those of a page that loads. */
const settleMs = 2_500;
/** A part of the addresses to measure; all if empty. */
const chosen = process.env.BENCH_CASES ?? '';

const devices = [
  { device: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;

interface Shift {
  readonly value: number;
  /** The elements that moved, and by how much. */
  readonly moved: readonly string[];
}

declare const layoutShifts: Shift[];

/**
 * Adds up the layout shift of every page while it loads: once on a device that has nothing yet, once on one that has
 * everything. What moved is printed for each page that misses the aim.
 */
export async function layoutShift(): Promise<readonly Figure[]> {
  const { dataDir, remove } = emptyDataDir();
  const server = await startServer(dataDir);
  const { path, args } = await browserProgram();
  const browser = await chromium.launch({ args, ...(path !== undefined && { executablePath: path }) });
  try {
    const account = await showcaseAccount(server, dataDir);
    const workout = `/dashboard/exercise/workouts/${await account.startWorkout()}`;
    const paths = [...addresses(account), workout].filter((each) => each.includes(chosen));
    const figures: Figure[] = [];
    for (const device of devices) {
      const known = await contextOf(browser, device, server.origin, account);
      await open(known, `${server.origin}/dashboard`);
      for (const each of paths) {
        const fresh = await contextOf(browser, device, server.origin, account);
        figures.push(await measured(fresh, server.origin, each, `new ${device.device}`));
        await fresh.close();
        figures.push(await measured(known, server.origin, each, device.device));
      }
      await known.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.kill();
    remove();
  }
}

function addresses({ notes, yesterday }: ShowcaseAccount): readonly string[] {
  const exercise = ['', '/workouts', '/activities', '/activities/totals', '/activities/best', '/calendar'];
  const training = [
    '/exercises',
    '/exercises/back-squat',
    '/routines',
    '/progress',
    '/volume',
    '/load',
    '/body',
    '/goals',
  ];
  const profile = [
    '',
    '/sessions',
    '/appearance',
    '/units',
    '/notifications',
    '/training',
    '/sources',
    '/data',
    '/import',
  ];
  return [
    '/dashboard/overview',
    '/dashboard/notes',
    `/dashboard/notes/${notes.get(englishTexts.shownNote)}`,
    `/dashboard/notes/day/${yesterday}`,
    ...['reminders', 'tasks', 'templates', 'archive', 'trash'].map((list) => `/dashboard/notes?list=${list}`),
    '/dashboard/journal',
    '/dashboard/search?q=squat',
    ...[...exercise, ...training].map((each) => `/dashboard/exercise${each}`),
    ...profile.map((each) => `/dashboard/profile${each}`),
  ];
}

async function contextOf(
  browser: Browser,
  { device: _, ...size }: (typeof devices)[number],
  origin: string,
  { signed }: ShowcaseAccount,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...size, locale, timezoneId: zone, reducedMotion: 'reduce' });
  await context.addCookies([sessionCookie(origin, signed)]);
  await context.addInitScript(watchShifts);
  return context;
}

async function measured(context: BrowserContext, origin: string, path: string, device: string): Promise<Figure> {
  const page = await open(context, origin + path);
  const shifts = await page.evaluate(() => layoutShifts);
  await page.close();
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum > aim)
    for (const { value, moved } of shifts)
      process.stderr.write(`${device} ${withoutIds(path)}: ${value.toFixed(3)} ${moved.join(' | ')}\n`);
  return figure(name, { figure: `${withoutIds(path)} on a ${device}`, unit: '', aim }, sum);
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(settleMs);
  return page;
}

function withoutIds(path: string): string {
  return path.replace(/\/[\da-f]{8}-[\da-f-]+/, '/…').replace(/day\/[\d-]+/, 'day/…');
}

/** Runs in the page, before its own scripts. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { layoutShifts: shifts });
  const nameOf = (node: Node | null) => {
    if (!(node instanceof Element)) return String(node?.nodeName);
    return `${node.tagName.toLowerCase()}.${node.className} “${(node.textContent ?? '').slice(0, 40)}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      };
      const moved = sources.map(
        ({ node, previousRect: { y: before, height }, currentRect: { y, height: after } }) =>
          `${nameOf(node)} ${Math.round(before)}→${Math.round(y)}, ${Math.round(height)}→${Math.round(after)} px`,
      );
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
