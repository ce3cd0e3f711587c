import { decodeValue } from '../record/bytes.ts';
import { type Fields, fieldsFromWire, msOf, type Stamp } from '../record/index.ts';
import type { Hub } from './hub.ts';
import type { HistoryEntry, HistoryHead, HistorySome } from './hub-storage.ts';

/** An earlier state of a record. Instants are UTC milliseconds. */
export type PastState =
  /** The whole record until `replacedAt`. Its newest leaf was written at `writtenAt`. */
  | PastVersion
  /** A leaf's value that lost to a concurrent write. */
  | (PastMoment & { readonly kind: 'superseded'; readonly path: string; readonly value: unknown });

export type PastVersion = PastMoment & { readonly kind: 'version'; readonly bytes: number };

interface PastMoment {
  readonly id: string;
  readonly writtenAt: number;
  readonly replacedAt: number;
}

/** A version with its content. */
export interface WholeVersion {
  readonly writtenAt: number;
  readonly replacedAt: number;
  readonly fields: Fields;
  readonly text: string | null;
}

/** Some of a record's earlier states, newest first, as they are stored. */
export interface StoredStates {
  readonly states: readonly HistoryHead[];
  /** Whether there are older states. */
  readonly more: boolean;
}

/** Few, because each superseded value may be a megabyte. */
const statesAStep = 3;
/** The maximum size of the superseded values in one answer. */
const mostBytes = 1024 * 1024;

/**
 * Reads the earlier states of a record. Returns fewer than requested if they are large.
 *
 * @param some `before` is the last id of the previous answer
 * @returns null if there is no such record, or if it is permanently deleted
 */
export async function readHistory(hub: Hub, uid: string, key: string, some: HistorySome): Promise<StoredStates | null> {
  if (!(await isHere(hub, uid, key))) return null;
  const states: HistoryHead[] = [];
  let { before } = some;
  for (let bytes = 0; states.length < some.limit && bytes < mostBytes; ) {
    const wanted = Math.min(statesAStep, some.limit - states.length);
    const summaries = await hub.storage.history.heads(uid, key, { before, limit: wanted + 1 });
    const taken = summaries.slice(0, wanted);
    states.push(...taken);
    if (summaries.length <= wanted) return { states, more: false };
    bytes += taken.reduce((sum, { content }) => sum + (content?.length ?? 0), 0);
    before = taken.at(-1)?.id ?? null;
    await hub.yieldToOthers();
  }
  return { states, more: true };
}

/** Reads a whole version as it is stored, or returns null if there is none with that id. */
export async function readVersion(hub: Hub, uid: string, key: string, id: string): Promise<HistoryEntry | null> {
  return (await isHere(hub, uid, key)) ? hub.storage.history.version(uid, key, id) : null;
}

/** Decodes a version of a record. */
export function wholeVersion(key: string, entry: HistoryEntry): WholeVersion {
  const [fields, text] = decodeValue(entry.content) as [unknown, string | null];
  return { writtenAt: writtenAt(entry), replacedAt: entry.at, fields: fieldsFromWire(fields, key), text };
}

async function isHere(hub: Hub, uid: string, key: string): Promise<boolean> {
  await hub.compactor.compact(uid);
  return hub.storage.hasRecord(uid, key);
}

/** Decodes an earlier state of a record. */
export function pastState(head: HistoryHead): PastState {
  const { id, at: replacedAt } = head;
  const moment = { id, writtenAt: writtenAt(head), replacedAt };
  if (head.content === null) return { kind: 'version', ...moment, bytes: head.bytes };
  const [path, value] = decodeValue(head.content) as [string, unknown];
  return { kind: 'superseded', ...moment, path, value };
}

/**
 * Returns when a value was written. The writer's clock may be ahead of the hub's within the bound, but a value cannot
 * be written after it was replaced.
 */
function writtenAt({ stamp, at }: { readonly stamp: Stamp; readonly at: number }): number {
  return Math.min(msOf(stamp), at);
}
