import * as Y from 'yjs';
import {
  compactChanges,
  crc32c,
  decodeChanges,
  encodeChanges,
  equalBytes,
  noFields,
  packChanges,
  type Transform,
} from '../record/index.ts';
import { type EncodedRecord, encodeContents, joinSummaries, type LocatedSummary } from './encode-contents.ts';
import { type EntrySlice, sliceEntries } from './entry-slices.ts';
import { changesIn, type FoldedRecords, type FoldInput, foldRecords, recordAsChange } from './fold.ts';
import type { LogEntry, StoredRecord } from './hub-storage.ts';
import type { HubLimits } from './push-validation.ts';
import { type ReadFrame, readFrame } from './read-frame.ts';

/** Reports the record that a task is working on, so that the record is known if the task is terminated. */
export type Progress = (key: string) => void;

/** The changes for a device: plain if they are small, otherwise packed and compressed. */
export interface ChangesContent {
  readonly entries: readonly Uint8Array[];
  readonly packed?: Uint8Array;
}

/** Below this size, packing costs more than it saves. */
const packAboveBytes = 2 * 1024;

/**
 * Creates the tasks whose cost depends on one user's data: decoding, merging, compacting and printing it. Each task is
 * a function of values that can be passed to another thread.
 */
export function createHubTasks({ gzip, brotli }: { readonly gzip: Transform; readonly brotli: Transform }) {
  const content = async (changes: ReturnType<typeof changesIn>): Promise<ChangesContent> => {
    const plain = packChanges(changes);
    if (plain.length > packAboveBytes) return { entries: [], packed: await gzip(plain) };
    return { entries: changes.length === 0 ? [] : [encodeChanges(changes)] };
  };
  const chunk = async (plain: Uint8Array) => ({
    bytes: await brotli(plain),
    plainSize: plain.length,
    sum: crc32c(plain),
  });
  return {
    readFrame: ({ frame, limits }: { readonly frame: Uint8Array; readonly limits: HubLimits }): ReadFrame | null =>
      readFrame(frame, limits),
    sliceEntries: (entries: readonly LogEntry[]): readonly EntrySlice[] => sliceEntries(entries),
    foldRecords: (input: FoldInput, progress: Progress): FoldedRecords => foldRecords(input, progress),
    payloadsWithout: ({
      entries,
      keys,
    }: {
      readonly entries: readonly LogEntry[];
      readonly keys: ReadonlySet<string>;
    }) => payloadsWithout(entries, keys),
    encodeContents: (
      { records, plain }: { readonly records: readonly StoredRecord[]; readonly plain: ReadonlySet<string> },
      progress: Progress,
    ): readonly EncodedRecord[] => encodeContents(records, plain, progress),
    packSummaries: (summaries: readonly LocatedSummary[]) => chunk(joinSummaries(summaries)),
    packContents: (contents: readonly Uint8Array[]) => chunk(joined(contents)),
    /** Returns a single entry unchanged. Merges several entries, because the result is cheaper to send and apply. */
    contentOfPayloads: (payloads: readonly Uint8Array[]): Promise<ChangesContent> => {
      const filled = payloads.filter((payload) => payload.length > 0);
      const changes = filled.flatMap(changesIn);
      return content(filled.length > 1 ? compactChanges(changes) : changes);
    },
    contentOfRecords: (records: readonly StoredRecord[]): Promise<ChangesContent> =>
      content(records.map(recordAsChange)),
    stateVectors: (states: readonly Uint8Array[]): readonly Uint8Array[] =>
      states.map((state) => Y.encodeStateVectorFromUpdate(state)),
  };
}

export type HubTasks = ReturnType<typeof createHubTasks>;
export type HubTaskName = keyof HubTasks;
export type HubTaskInput<N extends HubTaskName> = TaskInput<HubTasks, N>;

/** Functions of values that can be passed to another thread, by name. */
export type Tasks<T> = { readonly [N in keyof T]: (input: never, progress: Progress) => unknown };
export type TaskInput<T extends Tasks<T>, N extends keyof T> = Parameters<T[N]>[0];
export type TaskOutput<T extends Tasks<T>, N extends keyof T> = Awaited<ReturnType<T[N]>>;

/** Runs the tasks of many users so that no user waits long for the tasks of another. */
export interface TaskRunner<T extends Tasks<T> = HubTasks> {
  /**
   * Runs a task. Tasks of one user run one after another.
   *
   * @throws TaskEnded if the task exceeded its time or memory limit; otherwise whatever the task throws
   */
  run<N extends keyof T & string>(uid: string, name: N, input: TaskInput<T, N>): Promise<TaskOutput<T, N>>;
}

/** Thrown for a task that was terminated because it exceeded its time or memory limit. */
export class TaskEnded extends Error {
  /** The record that the task last worked on, or null if it had not reached one. */
  readonly key: string | null;

  constructor(name: string, reason: 'time' | 'memory', key: string | null) {
    super(`${name} took too much ${reason}`);
    this.name = 'TaskEnded';
    this.key = key;
  }
}

/** Runs tasks on the calling thread without limits: for the user's own document, in tests and in the simulation. */
export function runInline<T extends Tasks<T>>(tasks: T): TaskRunner<T> {
  return {
    run: async (_uid, name, input) => (await tasks[name](input as never, () => {})) as never,
  };
}

/**
 * Removes these records, except their tombstones, from log entries. Returns the changed payloads by sequence number.
 */
function payloadsWithout(entries: readonly LogEntry[], keys: ReadonlySet<string>): ReadonlyMap<number, Uint8Array> {
  const payloads = new Map<number, Uint8Array>();
  for (const { sequence, payload } of entries) {
    const cleaned = payloadWithout(payload, keys);
    if (cleaned !== null) payloads.set(sequence, cleaned);
  }
  return payloads;
}

/** Removes these records, except their tombstones, from a payload. Returns null if nothing changes. */
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

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
