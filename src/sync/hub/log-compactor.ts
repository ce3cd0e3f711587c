import { equalBytes, type Stamp } from '../record/index.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { type FoldedRecords, type FoldInput, firstKeyIn } from './fold.ts';
import type { CleanedPayload, HubStorage, LogEntry, StoredRecord, StoredSnapshot } from './hub-storage.ts';
import { TaskEnded, type TaskRunner } from './hub-tasks.ts';
import type { Leases } from './leases.ts';
import { StepwiseCompaction } from './stepwise-compaction.ts';

interface CompactorPorts {
  readonly storage: HubStorage;
  /** Decides which of several servers compacts a log. Null if there is only this one. */
  readonly leases: Leases | null;
  readonly tasks: TaskRunner;
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly defer: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly report: (event: string, error: unknown) => void;
}

/** Receives the results of a compaction that the user's devices need to know. */
export interface LogCompactorListener {
  /** Called for bodies that build on parts that never arrived. */
  readonly incomplete: (uid: string, keys: readonly string[]) => void;
  /** Called for records whose bodies take too long to merge and are no longer merged. */
  readonly setAside: (uid: string, keys: readonly string[]) => void;
}

const foldAfterMs = 2_000;
const stepBytes = 512 * 1024;
/** So few bytes that a step has a single entry. */
const oneEntry = 1;
/**
 * If the log after the last snapshot is longer than this, a new snapshot is built, because chunks are faster for a new
 * device.
 */
const tailBytes = 256 * 1024;
/** The approximate number of bytes of fields and bodies that are read at a time. */
const recordBytes = 4 * 1024 * 1024;
/**
 * The maximum number of users whose logs are compacted concurrently after a start. Each holds one step of its log in
 * memory.
 */
const personsAtOnce = 4;

/**
 * Compacts logs into records, history and chunks in the background, one job per user at a time and in steps. The
 * progress is stored with the results, so the next start continues where this process stopped.
 */
export class LogCompactor {
  readonly #ports: CompactorPorts;
  readonly #listener: LogCompactorListener;
  readonly #awake = new Set<string>();
  readonly #jobs = new Map<string, Promise<void>>();
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(ports: CompactorPorts, listener: LogCompactorListener) {
    this.#ports = ports;
    this.#listener = listener;
  }

  /** Schedules a user's compaction within seconds of an append. All users share one timer. */
  schedule(uid: string): void {
    if (this.#stopped) return;
    this.#awake.add(uid);
    this.#cancel ??= this.#ports.after(foldAfterMs, () => {
      this.#cancel = null;
      for (let lane = 0; lane < personsAtOnce; lane++) void this.#foldAwake();
    });
  }

  /** Compacts the scheduled users one after another. */
  async #foldAwake(): Promise<void> {
    for (const uid of this.#awake) {
      this.#awake.delete(uid);
      await this.#job(uid, () => this.#foldAndChunk(uid)).catch(() => {}); // it is reported, and done again later
    }
  }

  /** Schedules the logs that an earlier run left uncompacted. */
  async resume(): Promise<void> {
    for (const uid of await this.#ports.storage.uncompacted(1000)) this.schedule(uid);
  }

  /**
   * Compacts a user's whole log now.
   *
   * @throws if that fails or this server stops: then records may lack changes that are in the log
   */
  compact(uid: string): Promise<void> {
    return this.#job(uid, () => this.#foldAll(uid));
  }

  /** Returns the snapshot for a new device, or null if the log alone is short enough. */
  async snapshotOf(uid: string): Promise<StoredSnapshot | null> {
    const { storage } = this.#ports;
    const head = await storage.head(uid);
    const standing = await storage.snapshot(uid);
    if (standing !== null && standing.sequence >= head.floor) return standing;
    if (head.floor === 0 && (await storage.since(uid, 0)).log <= tailBytes) return null;
    await this.#job(uid, async () => {
      await this.#foldAll(uid);
      await buildSnapshot(uid, this.#snapshotPorts());
    });
    const made = await storage.snapshot(uid);
    if (made === null || made.sequence < head.floor) throw new Error('No snapshot covers the emptied part of the log');
    return made;
  }

  /** Rebuilds all chunks after a permanent deletion. */
  rebuildSnapshot(uid: string): Promise<void> {
    return this.#job(uid, async () => {
      await this.#foldAll(uid);
      await untilDone(async () => {
        const made = await buildSnapshot(uid, this.#snapshotPorts(), true);
        return made !== null || (await this.#ports.storage.head(uid)).deleted;
      });
    });
  }

  /**
   * Removes permanently deleted records from a user's chunks, log and history. They count as removed only after the last
   * step, so that an interrupted run is repeated.
   */
  async purge(uid: string, keys: readonly string[]): Promise<void> {
    const { storage } = this.#ports;
    await this.compact(uid);
    if ((await storage.snapshot(uid)) !== null) await this.rebuildSnapshot(uid);
    await this.#job(uid, () => {
      const cleaned = () => this.#payloadsWithout(uid, new Set(keys));
      return untilDone(async () => storage.purge(uid, await cleaned(), keys));
    });
  }

  /**
   * Ensures that the next change of a record adds the current state to the history, even if the last version is recent.
   *
   * @returns false if there is no such record
   */
  async keepNextVersion(uid: string, key: string): Promise<boolean> {
    let isDue = false;
    await this.#job(uid, async () => {
      await this.#foldAll(uid);
      isDue = await this.#ports.storage.makeVersionDue(uid, key);
    });
    return isDue;
  }

  /** Clears the trash date that an earlier version of the server set on a record that must not expire. */
  async cancelExpiry(uid: string, key: string): Promise<void> {
    await this.#job(uid, () =>
      this.#rewrite(uid, key, (record) => (record.trashedSince === null ? null : { ...record, trashedSince: null })),
    );
  }

  /** Rewrites a record as it is stored, unless there is none or `change` returns null. */
  async #rewrite(uid: string, key: string, change: (record: StoredRecord) => StoredRecord | null): Promise<void> {
    const { storage } = this.#ports;
    const { folded } = await storage.head(uid); // first, so that no state is written that was read before
    const [record] = await storage.records(uid, [key]);
    const changed = record === undefined ? null : change(record);
    if (changed === null) return;
    await storage.commitCompaction(uid, { from: folded, upto: folded, history: [], records: [changed] });
  }

  async settled(uid: string): Promise<void> {
    this.#awake.delete(uid);
    await this.#jobs.get(uid);
  }

  /** Whether this server stops, so that the rest is done at the next start or by another server. */
  get isStopped(): boolean {
    return this.#stopped;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  async finished(): Promise<void> {
    await Promise.all(this.#jobs.values());
  }

  /**
   * Queues a job behind the user's others. A failed job is reported, and its uncommitted work is redone later.
   *
   * @throws the error of the job, for callers that rely on it
   */
  #job(uid: string, work: () => Promise<void>): Promise<void> {
    const before = this.#jobs.get(uid) ?? Promise.resolve();
    const job = before.then(() => this.#alone(uid, work));
    const ended = job.catch((error: unknown) => {
      if (error !== stopping) this.#ports.report('sync/fold-failed', error);
    });
    this.#jobs.set(uid, ended);
    void ended.then(() => {
      if (this.#jobs.get(uid) === ended) this.#jobs.delete(uid);
    });
    return job;
  }

  /** Runs work while no other server works on the user's document. */
  async #alone(uid: string, work: () => Promise<void>): Promise<void> {
    const { leases } = this.#ports;
    if (leases === null) return work();
    const done = await leases.run(`document ${uid}`, async () => {
      await work();
      return true;
    });
    if (done === null) throw stopping;
  }

  async #foldAndChunk(uid: string): Promise<void> {
    await this.#foldAll(uid);
    const { storage } = this.#ports;
    const { folded } = await storage.head(uid);
    const standing = await storage.snapshot(uid);
    if (folded === (standing?.sequence ?? 0)) return;
    const { log } = await storage.since(uid, standing?.sequence ?? 0);
    if (log > tailBytes) await buildSnapshot(uid, this.#snapshotPorts());
  }

  /**
   * Compacts a user's log in steps. If a step takes too much time or memory, its entries are compacted one by one, and an
   * entry that takes too much on its own is skipped. It would do so at each start.
   */
  async #foldAll(uid: string): Promise<void> {
    for (let bytes = stepBytes; ; await this.#pause()) {
      if (this.#stopped) throw stopping;
      try {
        if (!(await this.#foldStep(uid, bytes))) return;
        bytes = stepBytes;
      } catch (error) {
        if (!(error instanceof TaskEnded)) throw error;
        if (bytes < stepBytes) await this.#skipEntry(uid, error);
        bytes = bytes < stepBytes ? stepBytes : oneEntry;
      }
    }
  }

  /** Puts an entry into quarantine unread. */
  async #skipEntry(uid: string, error: TaskEnded): Promise<void> {
    const { storage } = this.#ports;
    const { folded } = await storage.head(uid);
    const [entry] = await storage.logAfter(uid, folded, oneEntry);
    if (entry === undefined) return;
    const { sequence, payload, receivedAt } = entry;
    const key = error.key ?? firstKeyIn(payload) ?? '';
    const quarantined = { kind: 'quarantined', key, at: receivedAt, stamp: '' as Stamp, content: payload } as const;
    await storage.commitCompaction(uid, { from: folded, upto: sequence, records: [], history: [quarantined] });
    this.#ports.report('sync/entry-skipped', error);
    this.#listener.setAside(uid, [key]);
  }

  /** Compacts one step. Returns false if nothing is left. */
  async #foldStep(uid: string, bytes: number): Promise<boolean> {
    const { storage, tasks } = this.#ports;
    const { folded, sequence } = await storage.head(uid);
    if (folded >= sequence) return false;
    const entries = await storage.logAfter(uid, folded, bytes);
    const last = entries.at(-1);
    if (last === undefined) return false;
    const fold = new StepwiseCompaction(storage, uid, { from: folded, upto: last.sequence }, () => this.#pause());
    const news: StepNews = { gone: new Set(), incomplete: [], setAside: [] };
    for (const { keys, entries: ofSlice } of await tasks.run(uid, 'sliceEntries', entries)) {
      for (let at = 0; at < keys.length; ) {
        if (this.#stopped) throw stopping;
        const some = await storage.someRecords(uid, keys.slice(at), recordBytes);
        const only = new Set(keys.slice(at, at + some.keys));
        const made = await this.#foldRecords(uid, { stored: some.records, entries: ofSlice, keys: only });
        if (!(await fold.add(made))) return true;
        noteNews(news, some.records, made.records);
        at += some.keys;
        await this.#pause();
      }
    }
    if (!(await fold.finish())) return true;
    if (news.incomplete.length > 0) this.#listener.incomplete(uid, news.incomplete);
    if (news.setAside.length > 0) this.#listener.setAside(uid, news.setAside);
    await this.#purgeLate(uid, news.gone, { after: folded, upto: last.sequence, bytes });
    return true;
  }

  /**
   * Merges entries into records. A record whose body takes too long to merge is set aside, and the step is repeated
   * without it.
   */
  async #foldRecords(uid: string, input: Omit<FoldInput, 'aside'>): Promise<FoldedRecords> {
    const aside = new Set<string>();
    for (;;) {
      try {
        return await this.#ports.tasks.run(uid, 'foldRecords', { ...input, aside });
      } catch (error) {
        if (!(error instanceof TaskEnded) || error.key === null || aside.has(error.key)) throw error;
        aside.add(error.key);
        this.#ports.report('sync/record-set-aside', error);
      }
    }
  }

  /**
   * Removes late changes of deleted records from the log once they are compacted. A device that was offline may still
   * send some.
   */
  async #purgeLate(
    uid: string,
    gone: ReadonlySet<string>,
    { after, upto, bytes }: { readonly after: number; readonly upto: number; readonly bytes: number },
  ): Promise<void> {
    const { storage } = this.#ports;
    if (gone.size === 0) return;
    await untilDone(async () => {
      const entries = (await storage.logAfter(uid, after, bytes)).filter(({ sequence }) => sequence <= upto);
      const payloads = await this.#entriesWithout(uid, gone, entries);
      return payloads.size === 0 || storage.purge(uid, payloads, []);
    });
  }

  async #payloadsWithout(uid: string, keys: ReadonlySet<string>): Promise<ReadonlyMap<number, CleanedPayload>> {
    const payloads = new Map<number, CleanedPayload>();
    const { folded } = await this.#ports.storage.head(uid);
    for (let after = 0; after < folded; ) {
      const entries = await this.#ports.storage.logAfter(uid, after, stepBytes);
      if (entries.length === 0) break;
      const cleaned = await this.#entriesWithout(uid, keys, entries);
      for (const [sequence, payload] of cleaned) if (sequence <= folded) payloads.set(sequence, payload);
      after = entries.at(-1)?.sequence ?? folded;
      await this.#pause();
    }
    return payloads;
  }

  async #entriesWithout(
    uid: string,
    keys: ReadonlySet<string>,
    entries: readonly LogEntry[],
  ): Promise<ReadonlyMap<number, CleanedPayload>> {
    const payloads = await this.#ports.tasks.run(uid, 'payloadsWithout', { entries, keys });
    const sizes = new Map(entries.map(({ sequence, payload }) => [sequence, payload.length]));
    return new Map(
      Array.from(payloads, ([sequence, payload]) => [sequence, { payload, readBytes: sizes.get(sequence) ?? 0 }]),
    );
  }

  #snapshotPorts() {
    const { storage, tasks, now, randomBytes } = this.#ports;
    return { storage, tasks, pause: () => this.#pause(), now, randomBytes };
  }

  #pause(): Promise<void> {
    return new Promise((done) => this.#ports.defer(done));
  }
}

const mostAttempts = 3;

/** Repeats work that another server can come before. */
async function untilDone(work: () => Promise<boolean>): Promise<void> {
  for (let attempt = 1; !(await work()); attempt += 1)
    if (attempt === mostAttempts) throw new Error('Another server changed the same document again and again');
}

/** Ends a job when this server stops. It is continued at the next start. */
const stopping = new Error('The server stops');

/** What a step found, in addition to the compacted records. */
interface StepNews {
  /** Records that were permanently deleted before the step. */
  readonly gone: Set<string>;
  readonly incomplete: string[];
  readonly setAside: string[];
}

function noteNews(news: StepNews, before: readonly StoredRecord[], after: readonly StoredRecord[]): void {
  const known = new Map(before.map((record) => [record.key, record]));
  for (const { key, tombstone } of before) if (tombstone !== null) news.gone.add(key);
  for (const record of after) {
    if (lacksParts(record, known.get(record.key))) news.incomplete.push(record.key);
    if (record.setAside) news.setAside.push(record.key);
  }
}

/**
 * Returns whether a body became incomplete or changed while incomplete. If a device's answer added nothing, the missing
 * parts are not requested again.
 */
function lacksParts({ body }: StoredRecord, before: StoredRecord | undefined): boolean {
  if (body === null || body.complete) return false;
  const known = before?.body ?? null;
  return known === null || !equalBytes(known.state, body.state);
}
