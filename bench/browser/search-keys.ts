import type { Page } from '@playwright/test';

/** The pause before typing, since nobody types at the very moment at which a dialog opens or a field is cleared. */
export const pauseMs = 300;

/** A subject of the worker that answers searches: `search` is that of the training. */
type SearchedSubject = 'notes' | 'search';

export interface SearchKeyTimes {
  /** From each letter until the worker has answered. */
  readonly toHitsMs: readonly number[];
  /** From each letter until its results are shown. */
  readonly shownMs: readonly number[];
}

/**
 * Types queries into the search field as a fast typist does.
 *
 * @param subjects the subjects whose answers a letter needs
 */
export async function timeSearchKeys(
  page: Page,
  queries: readonly string[],
  subjects: readonly SearchedSubject[],
): Promise<SearchKeyTimes> {
  const answers = await answersOfWorker(page);
  const results = await shownResults(page);
  await typeQueries(page, queries, typistMs);
  const shown = await results();
  const answered = await answers();
  // a keystroke that changes the text but not the query, such as a space, sends no search request
  const toHitsMs = shown.flatMap(({ at, shownMs }) => {
    const answers = subjects.map((subject) => answered.find((each) => each.subject === subject && each.askedAt >= at));
    const last = Math.max(...answers.map((each) => each?.answeredAt ?? Number.POSITIVE_INFINITY));
    return last > at + shownMs ? [] : last - at;
  });
  return { toHitsMs, shownMs: shown.map(({ shownMs }) => shownMs) };
}

/** The milliseconds between two letters of a fast typist, who types a hundred words per minute. */
const typistMs = 120;

/** Types each query twice. */
export async function typeQueries(page: Page, queries: readonly string[], delay: number): Promise<void> {
  const field = page.getByRole('searchbox').first();
  for (const query of [...queries, ...queries]) {
    await field.fill('');
    await field.focus();
    await page.waitForTimeout(pauseMs);
    await page.keyboard.type(query, { delay });
  }
}

interface SearchKey {
  /** The time in UTC milliseconds, with fractions. */
  readonly at: number;
  readonly shownMs: number;
}

/**
 * Watches the results of a search.
 * @returns a function that returns, for each letter typed since, when the page showed its results; letters that changed
 * nothing are omitted
 */
async function shownResults(page: Page): Promise<() => Promise<readonly SearchKey[]>> {
  await page.evaluate(() => {
    const shown: SearchKey[] = [];
    let from: number | null = null;
    const isAwaited = () => document.querySelector('[aria-busy="true"]') !== null;
    const push = (since: number) =>
      shown.push({ at: performance.timeOrigin + since, shownMs: performance.now() - since });
    const begin = ({ key }: KeyboardEvent) => {
      if (key.length !== 1) return;
      if (from !== null && isAwaited()) push(from); // the keystroke took at least this long
      from = performance.now();
    };
    addEventListener('keydown', begin, { capture: true });
    const observer = new MutationObserver(() => {
      // this keystroke may have rendered the region while its answer is still pending
      if (from === null || isAwaited()) return;
      push(from);
      from = null;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const benchShown = () => {
      removeEventListener('keydown', begin, { capture: true });
      observer.disconnect();
      return shown;
    };
    Object.assign(globalThis, { benchShown });
  });
  return async () => {
    await page.waitForTimeout(pauseMs);
    return page.evaluate(() => (globalThis as unknown as { benchShown(): readonly SearchKey[] }).benchShown());
  };
}

interface AnsweredSearch {
  readonly subject: SearchedSubject;
  readonly askedAt: number;
  /** When the first part of the answer was sent. */
  readonly answeredAt: number;
}

/**
 * Watches the worker.
 * @returns a function that returns the searches that were answered, in order, on the same clock as `SearchKey`
 */
async function answersOfWorker(page: Page): Promise<() => Promise<readonly AnsweredSearch[]>> {
  const worker = page.workers().find((each) => each.url().includes('live-query-worker'));
  if (worker === undefined) throw new Error('the page has no worker');
  await worker.evaluate(() => {
    type Asked = { readonly kind: string; readonly ask: number; readonly subject: SearchedSubject };
    const scope = globalThis as unknown as { postMessage: (message: Omit<Asked, 'subject'>) => void };
    const post = scope.postMessage.bind(scope);
    const now = () => performance.timeOrigin + performance.now();
    const unanswered = new Map<number, Omit<AnsweredSearch, 'answeredAt'>>();
    const answered: AnsweredSearch[] = [];
    addEventListener('message', ({ data }: MessageEvent<Asked & { readonly query: { readonly about: string } }>) => {
      const isSearch = data.kind === 'ask' && ['search', 'hits'].includes(data.query.about);
      if (isSearch) unanswered.set(data.ask, { subject: data.subject, askedAt: now() });
    });
    scope.postMessage = (message) => {
      const search = message.kind === 'answer' ? unanswered.get(message.ask) : undefined;
      if (search !== undefined) answered.push({ ...search, answeredAt: now() });
      unanswered.delete(message.ask);
      post(message);
    };
    Object.assign(globalThis, { benchAnswered: answered });
  });
  return () =>
    worker.evaluate(() => (globalThis as unknown as { readonly benchAnswered: AnsweredSearch[] }).benchAnswered);
}
