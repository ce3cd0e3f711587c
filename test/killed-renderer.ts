import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** The typed input that a killed page lost. */
export interface Loss {
  /** Milliseconds between the oldest lost keystroke and the kill; 0 if nothing is lost. */
  readonly lostMs: number;
  /** The number of keystrokes that the page had received, and how many of them are lost. */
  readonly typed: number;
  readonly lost: number;
  /** The number of lost keystrokes that the page had reported as saved. */
  readonly saidSaved: number;
}

export interface Killing {
  readonly context: BrowserContext;
  /** The URL of a note. */
  readonly address: string;
  /** Returns a number from 0 to less than 1. */
  readonly random: () => number;
}

/** An open note to type into. */
interface OpenNote {
  readonly page: Page;
  /** The length of the text at each time at which the page reported that everything is saved. */
  readonly saidSaved: readonly number[];
}

const textOf = '.cm-content[contenteditable="true"]';

/**
 * Repeatedly types into a note, kills the renderer by its id up to 500 ms after a keystroke, opens the note again and
 * compares. A keystroke counts as typed once the page has received it.
 */
export async function killWhileTyping(killing: Killing, kills: number): Promise<readonly Loss[]> {
  const losses: Loss[] = [];
  let note = await openNote(killing);
  for (let kill = 0; kill < kills; kill++) {
    const before = await lengthOf(note.page);
    const { takenAt, killedAt } = await typeAndKill(note, killing);
    const { saidSaved } = note;
    note = await openNote(killing);
    const kept = (await lengthOf(note.page)) - before;
    losses.push(lossOf({ takenAt, killedAt, kept, saved: saidSaved.map((length) => length - before) }));
  }
  await note.page.close();
  return losses;
}

/**
 * Types a letter into a note, keeps the page busy so that it does no other work, and then kills the renderer by its id.
 *
 * @returns the note's text when it is opened again
 */
export async function killWhileBusy({ context, address }: Omit<Killing, 'random'>, letter: string): Promise<string> {
  const { page } = await openNote({ context, address });
  await page.locator(textOf).click();
  await page.keyboard.press('ControlOrMeta+End');
  const pids = await renderersOf(context);
  let isTyped = () => {};
  const typed = new Promise<void>((done) => {
    isTyped = done;
  });
  await page.exposeBinding('typed', () => isTyped());
  await page.evaluate(() => {
    const stayBusy = () => {
      void (globalThis as unknown as { readonly typed: () => Promise<void> }).typed();
      const until = performance.now() + 10_000;
      while (performance.now() < until);
    };
    document.addEventListener('keyup', stayBusy);
  });
  const crashed = page.waitForEvent('crash');
  void page.keyboard.press(letter).catch(() => {});
  await typed;
  await passed(500);
  for (const pid of pids) killIfThere(pid);
  await crashed;
  await page.close();
  const { page: again } = await openNote({ context, address });
  return (await again.locator(textOf).textContent()) ?? '';
}

async function openNote({ context, address }: Omit<Killing, 'random'>): Promise<OpenNote> {
  const page = await context.newPage();
  const saidSaved = await watchSaved(page);
  await page.goto(address);
  await page.locator(textOf).waitFor();
  return { page, saidSaved };
}

interface Typed {
  /** When the page received each keystroke, in milliseconds. */
  readonly takenAt: readonly number[];
  readonly killedAt: number;
}

async function typeAndKill({ page }: OpenNote, { context, random }: Killing): Promise<Typed> {
  await page.locator(textOf).click();
  await page.keyboard.press('ControlOrMeta+End');
  const pids = await renderersOf(context);
  const takenAt: number[] = [];
  const keys = 4 + Math.floor(random() * 12);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press('abcdefghij'[key % 10] as string);
    takenAt.push(performance.now());
    await passed(20 + random() * 120);
  }
  await page.keyboard.press('k');
  takenAt.push(performance.now());
  await passed(random() * 500);
  const crashed = page.waitForEvent('crash');
  const killedAt = performance.now();
  for (const pid of pids) killIfThere(pid);
  await crashed;
  await page.close();
  return { takenAt, killedAt };
}

interface Kept extends Typed {
  /** The number of keystrokes that survived. */
  readonly kept: number;
  /** The number of keystrokes at each time at which the page reported that everything is saved. */
  readonly saved: readonly number[];
}

function lossOf({ takenAt, killedAt, kept, saved }: Kept): Loss {
  const lost = Math.max(0, takenAt.length - kept);
  return {
    lostMs: lost === 0 ? 0 : killedAt - (takenAt[kept] ?? killedAt),
    typed: takenAt.length,
    lost,
    saidSaved: Math.max(0, Math.max(0, ...saved) - kept),
  };
}

/** Records the length of the text each time the page reports that everything is saved. */
async function watchSaved(page: Page): Promise<readonly number[]> {
  const lengths: number[] = [];
  await page.exposeBinding('saidSaved', (_, length: number) => void lengths.push(length));
  await page.addInitScript((selector) => {
    const { saidSaved } = globalThis as unknown as { readonly saidSaved: (length: number) => Promise<void> };
    const look = () => {
      const said = document.querySelector('[role="status"]')?.textContent ?? '';
      const text = document.querySelector(selector);
      if (said.includes('Saved') && text !== null) void saidSaved(text.textContent?.length ?? 0);
      requestAnimationFrame(afterPaint);
    };
    const afterPaint = () => void setTimeout(look);
    requestAnimationFrame(afterPaint);
  }, textOf);
  return lengths;
}

async function lengthOf(page: Page): Promise<number> {
  return (await page.locator(textOf).textContent())?.length ?? 0;
}

/** Returns the ids of all renderer processes. The browser belongs to the test, so all of them do too. */
export async function renderersOf(context: BrowserContext): Promise<readonly number[]> {
  const browser = context.browser();
  if (browser === null) throw new Error('the context has no browser of its own');
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // the process had already exited
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
