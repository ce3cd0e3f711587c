import { decodeChanges, encodeChanges, equalBytes, noFields, type Transform } from '../record/index.ts';
import { foldEntries, keysOf } from './fold.ts';
import { buildGeneration } from './generation.ts';
import type { Generation, HubStorage, LogEntry, StoredRecord } from './hub-storage.ts';

interface FolderPorts {
  readonly storage: HubStorage;
  readonly now: () => number;
  readonly gzip: Transform;
  readonly defer: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly report: (event: string, error: unknown) => void;
}

const foldAfterMs = 2_000;
const stepBytes = 512 * 1024;
/** A log tail longer than this makes a new generation: a new device would rather have pages. */
const tailBytes = 256 * 1024;

/**
 * Folds logs into records, history and pages in the background, one person at a time and in steps. Whatever it has not
 * come to is done at the next start, because how far it came is stored with what it made.
 */
export class Folder {
  readonly #ports: FolderPorts;
  readonly #incomplete: (uid: string, records: readonly StoredRecord[]) => void;
  readonly #awake = new Set<string>();
  readonly #jobs = new Map<string, Promise<void>>();
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(ports: FolderPorts, incomplete: (uid: string, records: readonly StoredRecord[]) => void) {
    this.#ports = ports;
    this.#incomplete = incomplete;
  }

  /** Something was appended: its person is folded within seconds. One timer for everybody. */
  wake(uid: string): void {
    if (this.#stopped) return;
    this.#awake.add(uid);
    this.#cancel ??= this.#ports.after(foldAfterMs, () => {
      this.#cancel = null;
      for (const each of this.#awake) void this.#job(each, async () => this.#foldAndPage(each));
      this.#awake.clear();
    });
  }

  /** Takes up what an earlier run left unfolded. */
  async resume(): Promise<void> {
    for (const uid of await this.#ports.storage.unfolded(1000)) this.wake(uid);
  }

  /** Folds a person's log to its end now. */
  fold(uid: string): Promise<void> {
    return this.#job(uid, () => this.#foldAll(uid));
  }

  /** The pages for a new device: null where the log alone is short enough. */
  async generationOf(uid: string): Promise<Generation | null> {
    const { storage } = this.#ports;
    const head = await storage.head(uid);
    const standing = await storage.generation(uid);
    if (standing !== null && standing.sequence >= head.floor) return standing;
    if (head.floor === 0 && (await storage.since(uid, 0)).log <= tailBytes) return null;
    await this.#job(uid, async () => {
      await this.#foldAll(uid);
      await buildGeneration(uid, this.#generationPorts());
    });
    const made = await storage.generation(uid);
    if (made === null || made.sequence < head.floor)
      throw new Error('The log was emptied and there are no pages of it');
    return made;
  }

  /** Makes all pages anew, after something was deleted for ever. */
  rebuild(uid: string): Promise<void> {
    return this.#job(uid, async () => {
      await this.#foldAll(uid);
      await buildGeneration(uid, this.#generationPorts(), true);
    });
  }

  /** Takes records that were deleted for ever out of a person's log, history and pages. */
  async purge(uid: string, keys: readonly string[]): Promise<void> {
    await this.fold(uid);
    await this.#job(uid, async () => {
      await this.#ports.storage.purge(uid, await this.#payloadsWithout(uid, new Set(keys)), keys);
    });
    if ((await this.#ports.storage.generation(uid)) !== null) await this.rebuild(uid);
  }

  /**
   * Has the next change of a record keep a version of it as it stands now, however young the last one is.
   *
   * @returns false where there is no such record, or it could not be stored
   */
  async keepNext(uid: string, key: string): Promise<boolean> {
    await this.#job(uid, async () => {
      await this.#foldAll(uid);
      const { storage } = this.#ports;
      const [record] = await storage.records(uid, [key]);
      const { folded } = await storage.head(uid);
      if (record === undefined || record.tombstone !== null || record.versionAt === null) return;
      await storage.commitFold(uid, {
        ...{ from: folded, upto: folded, history: [] },
        records: [{ ...record, versionAt: null }],
      });
    });
    const [record] = await this.#ports.storage.records(uid, [key]);
    return record !== undefined && record.tombstone === null && record.versionAt === null;
  }

  async settled(uid: string): Promise<void> {
    this.#awake.delete(uid);
    await this.#jobs.get(uid);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  async idle(): Promise<void> {
    await Promise.all(this.#jobs.values());
  }

  /** Jobs of one person follow each other; a failed one is reported, and what it had not committed is done again later. */
  #job(uid: string, work: () => Promise<void>): Promise<void> {
    const before = this.#jobs.get(uid) ?? Promise.resolve();
    const job = before.then(work).catch((error: unknown) => this.#ports.report('sync/fold-failed', error));
    this.#jobs.set(uid, job);
    void job.then(() => {
      if (this.#jobs.get(uid) === job) this.#jobs.delete(uid);
    });
    return job;
  }

  async #foldAndPage(uid: string): Promise<void> {
    await this.#foldAll(uid);
    const { storage } = this.#ports;
    const { folded } = await storage.head(uid);
    const standing = await storage.generation(uid);
    if (folded === (standing?.sequence ?? 0)) return;
    const { log } = await storage.since(uid, standing?.sequence ?? 0);
    if (log > tailBytes) await buildGeneration(uid, this.#generationPorts());
  }

  async #foldAll(uid: string): Promise<void> {
    while (!this.#stopped && (await this.#foldStep(uid))) await this.#pause();
  }

  /** Folds a step; false when there is nothing more. */
  async #foldStep(uid: string): Promise<boolean> {
    const { storage } = this.#ports;
    const { folded, sequence } = await storage.head(uid);
    if (folded >= sequence) return false;
    const entries = await storage.logAfter(uid, folded, stepBytes);
    if (entries.length === 0) return false;
    const before = new Map((await storage.records(uid, keysOf(entries))).map((record) => [record.key, record]));
    const fold = foldEntries([...before.values()], entries, folded);
    if (!(await storage.commitFold(uid, fold))) return true;
    const incomplete = fold.records.filter((record) => lacksParts(record, before.get(record.key)));
    if (incomplete.length > 0) this.#incomplete(uid, incomplete);
    await this.#purgeLate(uid, before, entries);
    return true;
  }

  /** What a device that was away still says of records that are gone leaves the log as soon as it is folded. */
  async #purgeLate(
    uid: string,
    before: ReadonlyMap<string, StoredRecord>,
    entries: readonly LogEntry[],
  ): Promise<void> {
    const gone = new Set([...before.values()].filter(({ tombstone }) => tombstone !== null).map(({ key }) => key));
    if (gone.size === 0) return;
    const payloads = entries.flatMap(({ sequence, payload }) => {
      const cleaned = payloadWithout(payload, gone);
      return cleaned === null ? [] : [[sequence, cleaned] as const];
    });
    if (payloads.length > 0) await this.#ports.storage.purge(uid, new Map(payloads), []);
  }

  async #payloadsWithout(uid: string, keys: ReadonlySet<string>): Promise<ReadonlyMap<number, Uint8Array>> {
    const payloads = new Map<number, Uint8Array>();
    const { folded } = await this.#ports.storage.head(uid);
    for (let after = 0; after < folded; ) {
      const entries = await this.#ports.storage.logAfter(uid, after, stepBytes);
      if (entries.length === 0) break;
      for (const { sequence, payload } of entries) {
        const cleaned = payloadWithout(payload, keys);
        if (cleaned !== null && sequence <= folded) payloads.set(sequence, cleaned);
      }
      after = entries.at(-1)?.sequence ?? folded;
      await this.#pause();
    }
    return payloads;
  }

  #generationPorts() {
    return { storage: this.#ports.storage, gzip: this.#ports.gzip, pause: () => this.#pause() };
  }

  #pause(): Promise<void> {
    return new Promise((done) => this.#ports.defer(done));
  }
}

/** The payload without what it says of these records but their deletion; null where it says nothing of them. */
function payloadWithout(payload: Uint8Array, keys: ReadonlySet<string>): Uint8Array | null {
  if (payload.length === 0) return null;
  const decoded = decodeChanges(payload);
  if (!decoded.ok) return null;
  const kept = decoded.value.flatMap((change) => {
    if (!keys.has(change.key)) return [change];
    const { key, tombstone } = change;
    return tombstone === undefined ? [] : [{ key, fields: noFields, tombstone }];
  });
  const cleaned = encodeChanges(kept);
  return equalBytes(cleaned, payload) ? null : cleaned;
}

/** Whether a body builds on missing parts and this is news: an answer that brought nothing is not asked for again. */
function lacksParts({ body }: StoredRecord, before: StoredRecord | undefined): boolean {
  if (body === null || body.complete) return false;
  const known = before?.body ?? null;
  return known === null || !equalBytes(known.state, body.state);
}
