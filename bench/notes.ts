import type { Page } from '@playwright/test';
import { firstVisit } from './browser/first-visit.ts';
import { markKeys, workOfKeys } from './browser/key-work.ts';
import { longestTask, watchWork } from './browser/long-tasks.ts';
import { noteRow, openings } from './browser/open-notes.ts';
import { appIsKept, armed } from './browser/profile.ts';
import { pauseMs, timeSearchKeys, typeQueries } from './browser/search-keys.ts';
import type { BenchPage } from './browser/watch-page.ts';
import { type Aim, type Figure, medians, percentile, type Run } from './figures.ts';
import { timeNotesSearch } from './notes-search.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { oneAccount } from './world/one-account.ts';
import { copyOf } from './world/template.ts';

const name = 'notes';

const aims: readonly Aim[] = [
  { figure: 'longest task of the main thread during the first sync', unit: 'ms', aim: 50 },
  { figure: 'search ready, from navigation', unit: 'ms', aim: 2_000 },
  { figure: 'search without a page, from a key to its best hits, p95', unit: 'ms', aim: 16 },
  { figure: 'search, from a key to its best hits, p95', unit: 'ms', aim: 16 },
  { figure: 'search, work of a key until it stands in its field, p95', unit: 'ms', aim: 16 },
  { figure: 'search, from a key to its results on the page, p95', unit: 'ms', aim: 16 },
  { figure: 'palette, work of a key, p95', unit: 'ms', aim: 16 },
  { figure: 'opening a note, from the press to its text', unit: 'ms', aim: 100 },
  { figure: 'a key in a note of 1 MB, work, p95', unit: 'ms', aim: 16 },
  { figure: 'a key in a paragraph of 60 KB with 4,600 marks, work, p95', unit: 'ms', aim: 50 },
  { figure: '10,000 notes tagged, shown', unit: 'ms', aim: 1_000 },
  { figure: '10,000 notes tagged, on the server', unit: 'ms', aim: 3_000 },
];

/** Measures the waits that a user notices with 10,000 notes of 2 KB, in Chromium. */
export async function notes(): Promise<readonly Figure[]> {
  const template = await oneAccount();
  return medians(name, aims, async (): Promise<Run> => {
    const copy = copyOf(template);
    const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
    const server = await startServer(copy.dataDir);
    if (signed === undefined) throw new Error('expected a session');
    const address = `${server.origin}/dashboard/notes`;
    const { context, page, marks, close } = await firstVisit(address, signed, [watchWork, markKeys]);
    try {
      const { connectingAt = 0, savedAt = 0 } = marks;
      const longest = await longestTask(page, connectingAt, savedAt);
      await appIsKept(page);
      await page.close();
      const started = await context.newPage();
      const ready = await searchReady(started, address);
      return [
        longest,
        ready,
        timeNotesSearch().p95Ms,
        ...(await step('search', searchKeys(started))),
        percentile(await step('palette', paletteKeys(started)), 95),
        percentile(
          await step(
            'openings',
            started.goto(address).then(() => openings(started)),
          ),
          50,
        ),
        percentile(await step('keys in a long note', keysInLongNote(started, address)), 95),
        percentile(await step('keys in a marked paragraph', keysInMarkedParagraph(started, address)), 95),
        ...(await step('tagging all', tagAll(started, address))),
      ];
    } finally {
      await close();
      await server.kill();
      copy.remove();
    }
  });
}

/** Logs each step, so that it is clear where a run hangs. */
function step<T>(what: string, measured: Promise<T>): Promise<T> {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${name}: ${what}\n`);
  return measured;
}

const queries = ['squat', 'and the', 'tag:from', 'notebook -the', '"of the"', 'ation', 'zq', 'title:far'];

/** Measures the time from navigation until a search over all notes shows the number of results. */
async function searchReady(page: Page, address: string): Promise<number> {
  await page.goto(`${address}?q=the`);
  return page.evaluate(() => {
    const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
    return benchPage.whenShown(() => {
      const said = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '').join(' ');
      const isReading = (document.body.textContent ?? '').includes('Loading notes');
      return /\d notes?/.test(said) && !isReading ? performance.now() : null;
    });
  });
}

/**
 * Measures three times per keystroke in the search field, all at p95: until the worker answers with the best results,
 * the main-thread time until the letter is shown, and until the results are shown.
 */
async function searchKeys(page: Page): Promise<readonly [number, number, number]> {
  const { toHitsMs, shownMs } = await timeSearchKeys(page, queries, ['notes']);
  return [
    percentile(toHitsMs, 95),
    percentile(await workOfKeys(page, () => typeQueries(page, queries, 60)), 95),
    percentile(shownMs, 95),
  ];
}

/**
 * The queries for the palette. They have about a hundred letters in total, since with only twenty, p95 would be the
 * maximum.
 */
const names = [
  'far it',
  'notes',
  'squat',
  'bint',
  'overview',
  'deadlift',
  'of the',
  'bench pr',
  'new note',
  'ation',
].flatMap((name) => [name, name.slice(0, 5)]);

async function paletteKeys(page: Page): Promise<readonly number[]> {
  await page.locator('button[aria-label="Search"]:enabled').waitFor();
  return workOfKeys(page, async () => {
    for (const name of names) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(pauseMs);
      await page.keyboard.type(name, { delay: 60 });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });
}

async function keysInLongNote(page: Page, address: string): Promise<readonly number[]> {
  const paragraph = 'Some *emphasis* and [[a link]] with words that go on and on.\n\n- an item\n- [ ] a task\n\n';
  return keysIn(page, address, paragraph.repeat(Math.floor((1024 * 1024 - 4096) / paragraph.length)));
}

function keysInMarkedParagraph(page: Page, address: string): Promise<readonly number[]> {
  return keysIn(page, address, 'a **b** `c` #d [[e]] [f](g:h) '.repeat(2_000).slice(0, 60_000));
}

/** Measures keys in a new note with this text, after the first pages of it and at its end. */
async function keysIn(page: Page, address: string, written: string): Promise<readonly number[]> {
  await page.goto(address);
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  const text = page.locator('.cm-content[contenteditable="true"]');
  await text.click();
  await text.evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, written);
  const took: number[] = [];
  for (const goThere of [inTheFirstPages, toTheEnd]) {
    await goThere(page);
    await page.waitForTimeout(3_000);
    took.push(...(await workOfKeys(page, () => typeSentences(page))));
  }
  return took;
}

async function inTheFirstPages(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Home');
  for (let down = 0; down < 40; down++) await page.keyboard.press('PageDown');
}

async function toTheEnd(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+End');
}

async function typeSentences(page: Page): Promise<void> {
  for (let sentence = 0; sentence < 3; sentence++) {
    await page.keyboard.type('typed in the middle of it all. ', { delay: 80 });
    await page.waitForTimeout(1_000);
  }
}

/** Measures the time from Enter until the page confirms the change, and until the server has it. */
async function tagAll(page: Page, address: string): Promise<readonly [number, number]> {
  await page.goto(address);
  await page.locator(noteRow).first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page
    .getByRole('toolbar', { name: 'Actions for selected notes' })
    .getByRole('button', { name: 'Add tag' })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('everything');
  const timed = await armed(
    page,
    () =>
      new Promise<[number, number]>((done) => {
        const { benchPage } = globalThis as unknown as { readonly benchPage: BenchPage };
        const saying = (words: string, from: number) =>
          benchPage.whenShown(() => {
            const said = [...document.querySelectorAll('[role=status], [role=alertdialog]')];
            return said.some((each) => each.textContent?.includes(words)) ? performance.now() - from : null;
          });
        const both = async (from: number): Promise<[number, number]> => [
          await saying('tagged “everything”', from),
          await saying('Saved', from),
        ];
        const start = ({ key }: KeyboardEvent) => {
          if (key === 'Enter') done(both(performance.now()));
        };
        addEventListener('keydown', start, { capture: true });
      }),
  );
  await page.keyboard.press('Enter');
  return timed();
}
