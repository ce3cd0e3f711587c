import type { Page } from '@playwright/test';
import { firstVisit } from './browser/first-visit.ts';
import { markKeys, workOfKeys } from './browser/key-work.ts';
import { appIsKept } from './browser/profile.ts';
import { viewport } from './browser/program.ts';
import { type SearchKeyTimes, timeSearchKeys } from './browser/search-keys.ts';
import type { BenchPage } from './browser/watch-page.ts';
import { type Aim, type Figure, median, medians, percentile, type Run } from './figures.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { type AskingNote, joinedAccount } from './world/joined-account.ts';
import { copyOf } from './world/template.ts';

const name = 'joins';

const aims: readonly Aim[] = [
  { figure: 'search of notes, from a key to its best hits, p95', unit: 'ms' },
  { figure: 'search of everything, from a key to its best hits, p95', unit: 'ms' },
  { figure: 'search of everything, best hits later than of notes, p95', unit: 'ms', aim: 10 },
  { figure: 'search of notes, from a key to its results on the page, p95', unit: 'ms' },
  { figure: 'search of everything, from a key to its results on the page, p95', unit: 'ms' },
  { figure: 'search of everything, results later than of notes, p95', unit: 'ms', aim: 10 },
  { figure: 'opening a note with ten live answers, to its text', unit: 'ms' },
  { figure: 'opening a note with ten live answers, to all answers', unit: 'ms', aim: 150 },
  { figure: 'opening it again, to all answers', unit: 'ms' },
  { figure: 'a key in it, work, p50', unit: 'ms', aim: 16 },
  { figure: 'a key in it, work, p95', unit: 'ms' },
];

/** Those of the bench of notes, and two that ask for figures of training. */
const queries = [
  ...['squat', 'and the', 'tag:from', 'notebook -the', '"of the"', 'ation', 'zq', 'title:far'],
  ...['squat rpe>=9', 'bench 90d'],
];

/**
 * Measures what it costs to search training together with notes, and to answer lines within a note, with 10,000 notes
 * and 5,000 workouts of 20 sets, in Chromium.
 */
export async function joins(): Promise<readonly Figure[]> {
  const template = await joinedAccount();
  return medians(name, aims, async (): Promise<Run> => {
    const copy = copyOf(template);
    const { uid, asking } = template.manifest;
    const [signed] = await signIn(copy.dataDir, [uid]);
    const server = await startServer(copy.dataDir);
    if (signed === undefined) throw new Error('expected a session');
    const dashboard = `${server.origin}/dashboard`;
    const { context, page, close } = await firstVisit(`${dashboard}/notes`, signed, [markKeys]);
    try {
      await appIsKept(page);
      await page.close();
      const searching = await context.newPage();
      const ofNotes = await searchKeys(searching, `${dashboard}/notes?q=the`, ['notes']);
      const ofEverything = await searchKeys(searching, `${dashboard}/search?q=the`, ['notes', 'search']);
      await searching.close();
      const reading = await context.newPage();
      const opened = await openAsking(reading, dashboard, asking);
      const keys = await keysInAnswers(reading);
      return [
        ...comparison(ofNotes, ofEverything, 'toHitsMs'),
        ...comparison(ofNotes, ofEverything, 'shownMs'),
        opened.textMs,
        opened.answersMs,
        opened.againMs,
        percentile(keys, 50),
        percentile(keys, 95),
      ];
    } finally {
      await close();
      await server.kill();
      copy.remove();
    }
  });
}

/** Returns both times at p95, and how much longer the second takes. */
function comparison(
  ofNotes: SearchKeyTimes,
  ofEverything: SearchKeyTimes,
  time: keyof SearchKeyTimes,
): readonly [number, number, number] {
  const [notes, everything] = [percentile(ofNotes[time], 95), percentile(ofEverything[time], 95)];
  return [notes, everything, everything - notes];
}

async function searchKeys(
  page: Page,
  address: string,
  subjects: Parameters<typeof timeSearchKeys>[2],
): Promise<SearchKeyTimes> {
  step(`search at ${address}`);
  await page.goto(address);
  await page.evaluate(() => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    return benchPage.whenShown(() => {
      const said = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '').join(' ');
      const isReading = said.includes('so far') || (document.body.textContent ?? '').includes('Loading notes');
      return /\d (notes?|results?)/.test(said) && !isReading ? true : null;
    });
  });
  return timeSearchKeys(page, queries, subjects);
}

interface Opened {
  readonly textMs: number;
  readonly answersMs: number;
}

/**
 * Opens each note with live answers within the app, after everything has been read. The first two load code; the others
 * are measured, and opened again once their answers are known.
 */
async function openAsking(
  page: Page,
  dashboard: string,
  asking: readonly AskingNote[],
): Promise<Opened & { readonly againMs: number }> {
  step('openings');
  await page.setViewportSize({ width: viewport.width, height: 2_000 }); // the editor draws only what is near the window
  await page.goto(`${dashboard}/search?q=the`);
  await page.getByText(/^[\d,]+ results$/).waitFor();
  const open = async (note: AskingNote) => {
    const opened = await page.evaluate(openNote, note);
    await page.waitForTimeout(1_000);
    return opened;
  };
  const firsts: Opened[] = [];
  for (const note of asking) firsts.push(await open(note));
  const again: Opened[] = [];
  for (const note of asking.slice(2)) again.push(await open(note));
  const measured = firsts.slice(2);
  return {
    textMs: median(measured.map(({ textMs }) => textMs)),
    answersMs: median(measured.map(({ answersMs }) => answersMs)),
    againMs: median(again.map(({ answersMs }) => answersMs)),
  };
}

/** Runs in the page. Navigates with the browser history, which the router follows. */
async function openNote({ id, about }: AskingNote): Promise<Opened> {
  const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
  const from = performance.now();
  const since = () => performance.now() - from;
  const before = document.querySelector('.cm-content');
  const hasText = () => {
    const content = document.querySelector('.cm-content');
    return content !== null && content !== before && (content.textContent ?? '') !== '';
  };
  const answers = () => [...document.querySelectorAll(`.md-answer section[aria-label*=" ${about}"]`)];
  // the line above each answer is also an element
  const isShown = (answer: Element) => answer.childElementCount > 1 && !answer.textContent?.includes('Still reading');
  history.pushState({}, '', `/dashboard/notes/${id}`);
  const [textMs, answersMs] = await Promise.all([
    benchPage.whenShown(() => (hasText() ? since() : null)),
    benchPage.whenShown(() => (answers().length === 10 && answers().every(isShown) ? since() : null)),
  ]);
  return { textMs, answersMs };
}

/** Types into the line above the answers of the open note. */
async function keysInAnswers(page: Page): Promise<readonly number[]> {
  step('keys');
  await page.locator('.cm-content[contenteditable="true"] .cm-line').first().click();
  await page.keyboard.press('End');
  await page.waitForTimeout(3_000);
  return workOfKeys(page, async () => {
    for (let sentence = 0; sentence < 4; sentence++) {
      await page.keyboard.type('typed above ten answers. ', { delay: 80 });
      await page.waitForTimeout(1_000);
    }
  });
}

/** Logs each step, so that it is clear where a run hangs. */
function step(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${name}: ${what}\n`);
}
