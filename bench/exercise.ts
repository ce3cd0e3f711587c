import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { memory } from './browser/memory.ts';
import { armed, openProfile, waitForMark } from './browser/profile.ts';
import { type Aim, type Figure, median, medians, percentile, type Run } from './figures.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { copyOf } from './world/template.ts';
import { trainingAccount, trainingEndsOn } from './world/training-account.ts';

const name = 'exercise';

const aims: readonly Aim[] = [
  { figure: 'opening an exercise with its charts', unit: 'ms', aim: 100 },
  { figure: 'opening the body map', unit: 'ms', aim: 100 },
  { figure: 'opening the calendar', unit: 'ms', aim: 100 },
  { figure: 'completing a set, from the press to its paint, p95', unit: 'ms', aim: 50 },
  { figure: 'completing a set at a quarter of the speed, p95', unit: 'ms', aim: 100 },
  { figure: 'memory of the page', unit: 'MB' },
  { figure: 'memory of its process, workers among it', unit: 'MB' },
];

const exercises = ['bench-press', 'back-squat', 'deadlift', 'overhead-press', 'barbell-row'];
const exerciseAddress = (slug: string) => `/dashboard/exercise/exercises/${slug}`;

/** Measures the waits that a user notices with 5,000 workouts of 20 sets, in Chromium. */
export async function exercise(): Promise<readonly Figure[]> {
  const template = await trainingAccount();
  return medians(name, aims, async (): Promise<Run> => {
    const copy = copyOf(template);
    const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
    const server = await startServer(copy.dataDir);
    if (signed === undefined) throw new Error('expected a session');
    const profile = await openProfile(server.origin, signed);
    try {
      const page = await profile.context.newPage();
      await page.goto(`${server.origin}/dashboard`);
      await waitForMark(page, 'savedAt');
      await putWorkout(profile.context, server.origin, template.manifest.uid);
      await page.goto(`${server.origin}${exerciseAddress('front-squat')}`);
      await page.locator(chart).first().waitFor();
      await page.waitForTimeout(5_000); // by then the app has read everything; below, every chunk is first loaded once
      const opened = async (addresses: readonly string[], shown: string) =>
        median((await openAll(page, addresses, shown)).slice(1));
      const charts = await opened(exercises.map(exerciseAddress), chart);
      const map = await opened(between(`/dashboard/exercise/volume?week=${trainingEndsOn}`), bodyMap);
      const calendar = await opened(between('/dashboard/exercise/calendar'), calendarCell);
      const session = await page.context().newCDPSession(page);
      const sets = await completeSets(page, server.origin, session);
      return [
        charts,
        map,
        calendar,
        percentile(sets.plain, 95),
        percentile(sets.throttled, 95),
        ...(await memory(page, session)),
      ];
    } finally {
      await profile.close();
      await server.kill();
      copy.remove();
    }
  });
}

const chart = 'main figure canvas';
/** Selects a muscle with sets, in the last week with workouts. */
const bodyMap = 'main svg [data-fill]:not([data-fill="none"])';
/** Selects a day with training. */
const calendarCell = 'main [role="img"] [data-heat]:not([data-heat="0"])';

/** Returns URLs that alternate between a page and another one, so that the page is opened anew each time. */
function between(address: string): readonly string[] {
  return Array.from({ length: 5 }, () => ['/dashboard/exercise', address]).flat();
}

/**
 * Navigates to each URL within the app.
 * @returns milliseconds until the expected element was painted, for the URLs that have it
 */
async function openAll(page: Page, addresses: readonly string[], shown: string): Promise<readonly number[]> {
  const took: number[] = [];
  for (const address of addresses) {
    const isMeasured = address !== '/dashboard/exercise';
    const opened = await page.evaluate(openAddress, {
      address,
      shown: isMeasured ? shown : 'main [role="grid"], main h1',
    });
    if (isMeasured) took.push(opened);
  }
  return took;
}

/**
 * Runs in the page. Navigates with the browser history, which the router follows. An element counts as painted after
 * the frame that follows its insertion, which is one frame late if it was inserted within a frame.
 */
function openAddress({ address, shown }: { readonly address: string; readonly shown: string }): Promise<number> {
  return new Promise((done, failed) => {
    setTimeout(() => failed(new Error(`${address} does not show ${shown}`)), 30_000);
    const before = new Set(document.querySelectorAll(shown));
    const from = performance.now();
    const come = new MutationObserver(() => {
      if (Array.from(document.querySelectorAll(shown)).every((each) => before.has(each))) return;
      come.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
    });
    come.observe(document.body, { subtree: true, childList: true, attributes: true });
    history.pushState({}, '', address);
  });
}

const setCount = 20;

/** Adds a workout with planned sets for today, as another device would. */
async function putWorkout(context: BrowserContext, origin: string, uid: string): Promise<void> {
  const setIds = Array.from({ length: setCount }, (_, at) => `set-${at}`);
  const workout = {
    startedAt: Date.now(),
    day: new Date().toISOString().slice(0, 10),
    zone: 'UTC',
    exercises: {
      x: { exercise: 'exercises/bench-press', order: 'a0' },
      y: { exercise: 'exercises/back-squat', order: 'a1' },
    },
    sets: Object.fromEntries(
      setIds.map((id, at) => [
        id,
        {
          place: { exercise: at < setCount / 2 ? 'x' : 'y', order: `a${at % 10}` },
          target: { kind: 'working', load: { si: 80 }, reps: { min: 8, max: 8 } },
        },
      ]),
    ),
  };
  const answer = await context.request.patch(`${origin}/api/users/${uid}`, {
    headers: { origin, 'content-type': 'application/merge-patch+json' },
    data: JSON.stringify({ exerciseData: { workouts: { today: workout } } }),
  });
  if (!answer.ok()) throw new Error(`the workout was refused: ${answer.status()}`);
}

async function completeSets(
  page: Page,
  origin: string,
  session: CDPSession,
): Promise<{ readonly plain: readonly number[]; readonly throttled: readonly number[] }> {
  await page.goto(`${origin}/dashboard/exercise/workouts/today`);
  await page
    .getByRole('checkbox', { name: /^Set \d+ done$/ })
    .nth(setCount - 1)
    .waitFor();
  await page.waitForTimeout(5_000); // as above
  const plain = await pressOpenSets(page, setCount / 2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throttled = await pressOpenSets(page, setCount / 2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { plain, throttled };
}

async function pressOpenSets(page: Page, count: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (let at = 0; at < count; at++) {
    const painted = await armed(
      page,
      () =>
        new Promise<number>((done) => {
          const start = () => {
            const from = performance.now();
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
          };
          addEventListener('click', start, { capture: true, once: true });
        }),
    );
    await page
      .getByRole('checkbox', { name: /^Set \d+ done$/, checked: false })
      .first()
      .click();
    took.push(await painted());
    await page.waitForTimeout(300);
  }
  return took;
}
