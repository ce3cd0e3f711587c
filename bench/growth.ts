import type { Page } from '@playwright/test';
import { firstVisit } from './browser/first-visit.ts';
import { markKeys, workOfKeys } from './browser/key-work.ts';
import { longestTask, watchWork } from './browser/long-tasks.ts';
import { memory, memoryInUse } from './browser/memory.ts';
import { openings } from './browser/open-notes.ts';
import { appIsKept, waitForMark } from './browser/profile.ts';
import { type Aim, type Figure, figure, median, percentile, runs } from './figures.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { growingAccount } from './world/growing-account.ts';
import { copyOf } from './world/template.ts';

const name = 'growth';

/** The numbers of notes to compare. The last of the first two is judged by the first. `BENCH_SIZES=10,40,100` */
const sizes = (process.env.BENCH_SIZES ?? '10,40').split(',').map((thousands) => Number(thousands) * 1_000);

/** What is measured of each size, in milliseconds and MB. */
interface Measured {
  readonly firstSyncTask: number;
  readonly start: number;
  readonly slowStart: number;
  readonly opening: number;
  readonly key: number;
  readonly slowKey: number;
  readonly memory: number;
  readonly processMemory: number;
}

/** The aims for the memory in use, in MB, by the number of notes. */
const memoryAims: ReadonlyMap<number, number> = new Map([
  [40_000, 350],
  [100_000, 700],
]);

const what: { readonly [K in keyof Measured]: Aim & { readonly most?: number } } = {
  firstSyncTask: { figure: 'longest task of the main thread during the first sync', unit: 'ms', aim: 100 },
  start: { figure: 'server dead, from navigation to the list of notes', unit: 'ms', most: 1.5 },
  slowStart: { figure: 'the same at a quarter of the speed', unit: 'ms', aim: 2_500 },
  opening: { figure: 'opening a note, from the press to its text', unit: 'ms', most: 1.5 },
  key: { figure: 'a key in a note, work, p50', unit: 'ms', most: 1.2 },
  slowKey: { figure: 'a key in a note at a quarter of the speed, work, p95', unit: 'ms', aim: 50 },
  memory: { figure: 'memory in use by the page and its workers', unit: 'MB' },
  processMemory: { figure: 'memory of their process, with what is free in it', unit: 'MB' },
};

/** Measures what grows with the number of records: the same waits with few and with many notes, in one run. */
export async function growth(): Promise<readonly Figure[]> {
  const bySize = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
  for (let run = 0; run < runs; run++)
    for (const [size, measured] of bySize) {
      measured.push(await measure(size));
      process.stderr.write(`${name} ${size}: ${JSON.stringify(measured.at(-1))}\n`);
    }
  return (Object.keys(what) as (keyof Measured)[]).flatMap((each) => {
    const { most, ...aim } = what[each];
    const values = Array.from(bySize, ([size, measured]) => ({
      size,
      value: median(measured.map((run) => run[each])),
    }));
    const figures = values.map(({ size, value }) => {
      const ofSize = each === 'memory' ? memoryAims.get(size) : undefined;
      const sized = { ...aim, figure: `${size.toLocaleString('en')} notes: ${aim.figure}` };
      return figure(name, ofSize === undefined ? sized : { ...sized, aim: ofSize }, value);
    });
    const [few, many] = values;
    if (most === undefined || few === undefined || many === undefined) return figures;
    const ratio: Aim = { figure: `${aim.figure}, the second size to the first`, unit: 'times', aim: most };
    return [...figures, figure(name, ratio, many.value / few.value)];
  });
}

async function measure(size: number): Promise<Measured> {
  const { dataDir, manifest } = await growingAccount(size);
  const copy = copyOf({ dataDir, manifest });
  const [signed] = await signIn(copy.dataDir, [manifest.uid]);
  const server = await startServer(copy.dataDir);
  if (signed === undefined) throw new Error('expected a session');
  const address = `${server.origin}/dashboard/notes`;
  const { context, page, marks, close } = await firstVisit(address, signed, [watchWork, markKeys]);
  try {
    const { connectingAt = 0, savedAt = 0 } = marks;
    const firstSyncTask = await longestTask(page, connectingAt, savedAt);
    await appIsKept(page);
    await readEverything(page);
    await page.close();
    await server.kill();
    const start = await started(await context.newPage(), address, 1);
    const slowStart = await started(await context.newPage(), address, 4);
    const last = await context.newPage();
    await last.goto(address);
    await readEverything(last);
    const opening = median(await openings(last));
    await readEverything(last);
    const session = await context.newCDPSession(last);
    const key = percentile(await keys(last), 50);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slowKey = percentile(await keys(last), 95);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const inUse = await memoryInUse(session);
    const [, processMemory] = await memory(last, session);
    return { firstSyncTask, start, slowStart, opening, key, slowKey, memory: inUse, processMemory };
  } finally {
    await close();
    await server.kill();
    copy.remove();
  }
}

/** Waits until the page and its workers have read what the device has. */
async function readEverything(page: Page): Promise<void> {
  await page.waitForTimeout(15_000);
}

/** Returns the median time from navigation to the list of notes. */
async function started(page: Page, address: string, slower: number): Promise<number> {
  const took: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (let at = 0; at < 4; at++) {
    await page.goto(address);
    const { notesAt = Number.NaN } = await waitForMark(page, 'notesAt');
    took.push(notesAt);
    await page.waitForTimeout(4_000 * slower);
  }
  await page.close();
  return median(took.slice(1));
}

/** Types about a hundred letters at the end of the open note. */
async function keys(page: Page): Promise<readonly number[]> {
  await page.locator('.cm-content[contenteditable="true"]').click();
  await page.keyboard.press('ControlOrMeta+End');
  return workOfKeys(page, async () => {
    for (let sentence = 0; sentence < 3; sentence++) {
      await page.keyboard.type('typed at the end of it all, slowly. ', { delay: 80 });
      await page.waitForTimeout(1_000);
    }
  });
}
