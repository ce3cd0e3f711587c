import { err, ok, printPath, type Result } from '#domain/kernel/index.ts';
import type { Settled } from '#sync/hub/commit-queue.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { Head, StoredRecord } from '#sync/hub/hub-storage.ts';
import { TaskEnded, type TaskRunner } from '#sync/hub/hub-tasks.ts';
import { TurnsByKey } from '#sync/hub/turns-by-key.ts';
import { encodeChanges, laterStamp, type Stamp } from '#sync/record/index.ts';
import type { DocumentTasks } from './document-tasks.ts';
import { hasBody } from './print-record.ts';
import { type RecordPatch, recordPatches } from './record-patches.ts';
import { changeOf, type RecordWrite } from './record-write.ts';
import type { DocumentRefusal } from './refusals.ts';
import type { Version } from './version.ts';

/** A patch of a document, and the version that its author has read. */
export interface DocumentPatch {
  readonly uid: string;
  /** The output of `JSON.parse`. */
  readonly json: unknown;
  /** The version in `If-Match`, or null if there is none. An existing body is replaced only with a version. */
  readonly ifMatch: Version | null;
}

const mostBytes = 2 * 1024 * 1024;
const mostRecords = 5_000;
const mostAttempts = 5;
const recordsAStep = 50;
const bytesAStep = 1024 * 1024;

/**
 * Applies a merge patch atomically, as one push that fans out to open devices like any other. Patches of one user run
 * one after another, also at several servers. If two have the same version in `If-Match`, the second finds that the record
 * has changed: a patch with a version is appended only if nothing came after what it was checked against.
 *
 * @returns the version after the patch, or null if another change came between, so that the document must be read again
 */
export class DocumentPatcher {
  readonly #hub: Hub;
  readonly #tasks: TaskRunner<DocumentTasks>;
  readonly #turns = new TurnsByKey();

  constructor(hub: Hub, tasks: TaskRunner<DocumentTasks>) {
    this.#hub = hub;
    this.#tasks = tasks;
  }

  apply(patch: DocumentPatch): Promise<Result<Version | null, DocumentRefusal>> {
    const { uid } = patch;
    return this.#turns.run(uid, async () => {
      const applied = await this.#hub.inTurn(`patch ${uid}`, () => this.#untilNotOvertaken(patch));
      return applied ?? err(busy);
    });
  }

  /** Decides again if another server has appended between the decision and the push. */
  async #untilNotOvertaken(patch: DocumentPatch): Promise<Result<Version | null, DocumentRefusal>> {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const applied = await this.#apply(patch);
      if (applied === 'overtaken') continue;
      return applied.ok && attempt > 1 ? ok(null) : applied;
    }
    return err(busy);
  }

  async #apply({ uid, json, ifMatch }: DocumentPatch): Promise<Result<Version | null, DocumentRefusal> | 'overtaken'> {
    const patches = recordPatches(json);
    if (!patches.ok) return patches;
    if (patches.value.length > mostRecords) return err({ code: 'document/too-many-records', maxRecords: mostRecords });
    const head = await this.#foldedHead(uid);
    if (head === null) return err(busy);
    const version = { epoch: await this.#hub.epoch(), sequence: head.sequence };
    const writes: RecordWrite[] = [];
    for (let at = 0; at < patches.value.length; ) {
      const step = patches.value.slice(at, at + recordsAStep);
      const some = await this.#hub.storage.someRecords(
        uid,
        step.map(({ key }) => key),
        bytesAStep,
      );
      const stored = new Map(some.records.map((record) => [record.key, record]));
      const records = step.slice(0, some.keys).map((patch) => ({ patch, stored: stored.get(patch.key) }));
      for (const each of records) {
        const refusal = refusalByVersion(each.patch, each.stored, ifMatch, version.epoch);
        if (refusal !== null) return err(refusal);
      }
      const made = await this.#tasks.run(uid, 'writesOf', { records, now: this.#hub.now() }).catch(endedAsBusy);
      if (!made.ok) return made;
      writes.push(...made.value);
      at += some.keys;
    }
    const onlyAfter = ifMatch === null ? null : version.sequence;
    return writes.length === 0 ? ok(version) : this.#push(uid, writes, { version, onlyAfter });
  }

  /** Compacts all log entries that exist at the time of the call and returns the head, or null if compaction fails. */
  async #foldedHead(uid: string): Promise<Head | null> {
    try {
      await this.#hub.compactor.compact(uid);
    } catch {
      return null; // the compactor reports it
    }
    const head = await this.#hub.storage.head(uid);
    return { ...head, sequence: head.folded };
  }

  async #push(
    uid: string,
    writes: readonly RecordWrite[],
    { version: { epoch, sequence }, onlyAfter }: { readonly version: Version; readonly onlyAfter: number | null },
  ): Promise<Result<Version | null, DocumentRefusal> | 'overtaken'> {
    const replaced = writes.map((write) => write.replaced);
    const highest = replaced.flat().reduce<Stamp | undefined>(later, undefined);
    const stamp = this.#hub.clock.next(highest);
    const changes = writes.map((write) => changeOf(write, stamp));
    if (encodeChanges(changes).length > mostBytes) return err({ code: 'document/too-large', maxBytes: mostBytes });
    const settled = await this.#hub.write(uid, changes, replaced, onlyAfter);
    if (settled.outcome === 'overtaken') return 'overtaken';
    if (settled.outcome !== 'appended') return err(refusalOf(settled));
    return ok(settled.sequence === sequence + 1 ? { epoch, sequence: settled.sequence } : null);
  }
}

/** Turns the timeout of a patch into `busy`. At that point, nothing has been changed. */
function endedAsBusy(error: unknown): Result<never, DocumentRefusal> {
  if (error instanceof TaskEnded) return err(busy);
  throw error;
}

const busy: DocumentRefusal = { code: 'document/busy', retryAfterSeconds: 5 };

/**
 * Refuses changes to content that the author has not read: any change with an outdated version, and a body without a
 * version.
 */
function refusalByVersion(
  { collection, patch, place }: RecordPatch,
  stored: StoredRecord | undefined,
  ifMatch: Version | null,
  epoch: string,
): DocumentRefusal | null {
  const path = printPath(place);
  if (ifMatch !== null) {
    const isOther = ifMatch.epoch !== epoch || (stored?.sequence ?? 0) > ifMatch.sequence;
    return isOther ? { code: 'document/changed-since', path } : null;
  }
  const replacesBody = stored !== undefined && patch !== null && hasBody(collection) && Object.hasOwn(patch, 'body');
  return replacesBody
    ? { code: 'document/version-required', path, expected: 'an If-Match header with the ETag of a GET response' }
    : null;
}

function later(highest: Stamp | undefined, stamp: Stamp | null): Stamp | undefined {
  return stamp === null ? highest : laterStamp(stamp, highest);
}

function refusalOf(settled: Exclude<Settled, { outcome: 'appended' | 'overtaken' }>): DocumentRefusal {
  if (settled.outcome === 'failed') return busy;
  if (settled.code === 'account-deleted') return { code: 'account/deleted' };
  return settled.code === 'quota' ? { code: 'document/quota-exceeded' } : busy;
}
