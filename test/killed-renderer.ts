import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** What one killed page lost of what was typed into it. */
export interface Loss {
  /** Milliseconds between the kill and the oldest key that is gone; 0 where nothing is. */
  readonly lostMs: number;
  /** Keys that the page had taken, and how many of them are gone. */
  readonly typed: number;
  readonly lost: number;
  /** Keys that are gone though the page had said that everything is saved. */
  readonly saidSaved: number;
}

export interface Killing {
  readonly context: BrowserContext;
  /** The address of a note. */
  readonly address: string;
  /** 0 up to 1. */
  readonly random: () => number;
}

const textOf = '.cm-content[contenteditable="true"]';

/**
 * Types into a note, kills the renderer by its id up to 500 ms after a key, opens the note again and compares. A key
 * counts as typed once the page has taken it.
 */
export async function killWhileTyping({ context, address, random }: Killing): Promise<Loss> {
  const page = await context.newPage();
  const shown = await watchSaved(page);
  await page.goto(address);
  const text = page.locator(textOf);
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  const before = await lengthOf(page);
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
  const wait = random() * 500;
  await passed(wait);
  const crashed = page.waitForEvent('crash');
  const killedAt = performance.now();
  for (const pid of pids) killIfThere(pid);
  await crashed;
  await page.close();
  const kept = (await reopened(context, address)) - before;
  const lost = Math.max(0, takenAt.length - kept);
  const saidSaved = Math.max(0, Math.max(0, ...shown().map((length) => length - before)) - kept);
  return { lostMs: lost === 0 ? 0 : killedAt - (takenAt[kept] ?? killedAt), typed: takenAt.length, lost, saidSaved };
}

/** The text's length whenever the page says that everything is saved. */
async function watchSaved(page: Page): Promise<() => readonly number[]> {
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
  return () => lengths;
}

async function reopened(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(textOf).waitFor();
  const length = await lengthOf(page);
  await page.close();
  return length;
}

async function lengthOf(page: Page): Promise<number> {
  return (await page.locator(textOf).textContent())?.length ?? 0;
}

/** Processes that draw pages. The browser is the test's own, so all of them are. */
async function renderersOf(context: BrowserContext): Promise<readonly number[]> {
  const browser = context.browser();
  if (browser === null) throw new Error('the context has a browser of its own');
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it had ended by itself
  }
}

function passed(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
