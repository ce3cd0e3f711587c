import * as Y from 'yjs';
import {
  type BodyUpdate,
  bodyEdit,
  compactChanges,
  crc32c,
  decodeChanges,
  encodeChanges,
  encodeSummaries,
  equalBytes,
  noFields,
  packChanges,
  type RecordSummary,
  type Transform,
} from '../record/index.ts';
import { type EncodedRecord, encodeContents } from './encode-contents.ts';
import { type EntrySlice, sliceEntries } from './entry-slices.ts';
import { changesIn, type FoldedRecords, type FoldInput, foldRecords, recordAsChange } from './fold.ts';
import type { LogEntry, StoredRecord } from './hub-storage.ts';
import type { HubLimits } from './push-validation.ts';
import { type ReadFrame, readFrame } from './read-frame.ts';

/** Tells which record a task works on, so that one that is ended can be blamed on it. */
export type Progress = (key: string) => void;

/** What a device gets of changes: as they were pushed where they are few, else packed and compressed. */
export interface ChangesContent {
  readonly entries: readonly Uint8Array[];
  readonly packed?: Uint8Array;
}

export interface BodyToEdit {
  readonly key: string;
  /** Null where there is none yet. */
  readonly state: Uint8Array | null;
  readonly text: string;
}

/** Below this size packing costs more than it saves. */
const packAboveBytes = 2 * 1024;

/**
 * Work on one person's data whose size that person chooses: everything that decodes, merges, compacts or prints it. Each
 * task is a function of values that can be handed to another thread.
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
    packSummaries: (summaries: readonly RecordSummary[]) => chunk(encodeSummaries(summaries)),
    packContents: (contents: readonly Uint8Array[]) => chunk(joined(contents)),
    /** One entry as it was pushed; of several what they come to, which is less to send and to take. */
    contentOfPayloads: (payloads: readonly Uint8Array[]): Promise<ChangesContent> => {
      const filled = payloads.filter((payload) => payload.length > 0);
      const changes = filled.flatMap(changesIn);
      return content(filled.length > 1 ? compactChanges(changes) : changes);
    },
    contentOfRecords: (records: readonly StoredRecord[]): Promise<ChangesContent> =>
      content(records.map(recordAsChange)),
    /** The edit that makes a body say a text; null where it does. */
    editBody: ({ key, state, text }: BodyToEdit): BodyUpdate | null => bodyEdit(key, state, text),
    stateVectors: (states: readonly Uint8Array[]): readonly Uint8Array[] =>
      states.map((state) => Y.encodeStateVectorFromUpdate(state)),
  };
}

export type HubTasks = ReturnType<typeof createHubTasks>;
export type HubTaskName = keyof HubTasks;
export type HubTaskInput<N extends HubTaskName> = Parameters<HubTasks[N]>[0];
export type HubTaskOutput<N extends HubTaskName> = Awaited<ReturnType<HubTasks[N]>>;

/** Runs tasks of many persons so that none of them waits long for another's. */
export interface TaskRunner {
  /**
   * Runs a task; those of one person one after the other.
   *
   * @throws TaskEnded where it took more time or memory than a task may; else what the task throws
   */
  run<N extends HubTaskName>(uid: string, name: N, input: HubTaskInput<N>): Promise<HubTaskOutput<N>>;
}

/** A task took more time or memory than one may, and was ended. */
export class TaskEnded extends Error {
  /** The record that it worked on last; null where it had come to none. */
  readonly key: string | null;

  constructor(name: string, reason: 'time' | 'memory', key: string | null) {
    super(`${name} took too much ${reason}`);
    this.name = 'TaskEnded';
    this.key = key;
  }
}

/** Runs tasks where they are asked for, without limits: for one's own document, in tests and in the seeded world. */
export function runInline(tasks: HubTasks): TaskRunner {
  return {
    run: (_uid, name, input) => runTask(tasks, name, input, () => {}),
  };
}

/** Runs one task on this thread. */
export async function runTask<N extends HubTaskName>(
  tasks: HubTasks,
  name: N,
  input: HubTaskInput<N>,
  progress: Progress,
): Promise<HubTaskOutput<N>> {
  const task = tasks[name] as unknown as (
    input: HubTaskInput<N>,
    progress: Progress,
  ) => HubTaskOutput<N> | Promise<HubTaskOutput<N>>;
  return await task(input, progress);
}

/** The payloads that say something of these records beside their deletion, without it, by their numbers. */
function payloadsWithout(entries: readonly LogEntry[], keys: ReadonlySet<string>): ReadonlyMap<number, Uint8Array> {
  const payloads = new Map<number, Uint8Array>();
  for (const { sequence, payload } of entries) {
    const cleaned = payloadWithout(payload, keys);
    if (cleaned !== null) payloads.set(sequence, cleaned);
  }
  return payloads;
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

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
