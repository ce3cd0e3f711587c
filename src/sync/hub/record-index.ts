import type { HubStorage, RecordIndexEntry, RecordIndexPage, RecordPosition } from './hub-storage.ts';

const recordsAPage = 2_000;

/**
 * Reads which records changed after a number, page by page, because a document may have a million. What changes
 * meanwhile is at the end, and may be listed twice.
 *
 * @param changedAfter reads one page
 */
export async function* recordPages(
  changedAfter: (position: RecordPosition, limit: number) => Promise<RecordIndexPage>,
  after: number,
): AsyncGenerator<RecordIndexPage & { readonly isLast: boolean }, void> {
  // no key is empty, so this position is behind all records of the number before
  for (let position: RecordPosition = { sequence: after + 1, key: '' }; ; ) {
    const page = await changedAfter(position, recordsAPage);
    const last = page.index.length < recordsAPage ? undefined : page.index.at(-1);
    yield { ...page, isLast: last === undefined };
    if (last === undefined) return;
    position = last;
  }
}

/**
 * Reads all pages of the records that changed after a number.
 *
 * @param pause yields to other work between two pages
 * @returns each record once, and the number up to which the document was compacted before the first page was read
 */
export async function recordIndex(
  storage: HubStorage,
  uid: string,
  after: number,
  pause: () => Promise<void>,
): Promise<RecordIndexPage> {
  const entries = new Map<string, RecordIndexEntry>();
  let folded: number | null = null;
  const changedAfter = (position: RecordPosition, limit: number) => storage.recordsChangedAfter(uid, position, limit);
  for await (const page of recordPages(changedAfter, after)) {
    folded ??= page.folded;
    for (const entry of page.index) entries.set(entry.key, entry);
    if (!page.isLast) await pause();
  }
  return { folded: folded ?? 0, index: [...entries.values()] };
}

const entriesAStep = 20_000;

/**
 * Returns the entries with the newest stamps first.
 *
 * @param pause yields to other work between two steps
 */
export async function newestFirst(
  index: readonly RecordIndexEntry[],
  pause: () => Promise<void>,
): Promise<readonly RecordIndexEntry[]> {
  let runs: (readonly RecordIndexEntry[])[] = [];
  for (let at = 0; at < index.length; at += entriesAStep) {
    runs.push(index.slice(at, at + entriesAStep).sort((a, b) => (isNewer(b, a) ? 1 : isNewer(a, b) ? -1 : 0)));
    await pause();
  }
  while (runs.length > 1) {
    const merged: (readonly RecordIndexEntry[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await mergedRuns(runs[at] as readonly RecordIndexEntry[], runs[at + 1] ?? [], pause));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function mergedRuns(
  a: readonly RecordIndexEntry[],
  b: readonly RecordIndexEntry[],
  pause: () => Promise<void>,
): Promise<readonly RecordIndexEntry[]> {
  const merged: RecordIndexEntry[] = [];
  for (let [inA, inB] = [0, 0]; inA < a.length || inB < b.length; ) {
    const [next, other] = [a[inA], b[inB]];
    const takesB = next === undefined || (other !== undefined && isNewer(other, next));
    merged.push((takesB ? other : next) as RecordIndexEntry);
    if (takesB) inB++;
    else inA++;
    if (merged.length % entriesAStep === 0) await pause();
  }
  return merged;
}

function isNewer(a: RecordIndexEntry, b: RecordIndexEntry): boolean {
  return (a.highest ?? '') > (b.highest ?? '');
}
