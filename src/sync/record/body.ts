import * as Y from 'yjs';
import { checksumOf } from './checksum.ts';

/** Yjs bytes of a body, whole or a part, with the checksum that was made before they were first written. */
export interface BodyUpdate {
  readonly update: Uint8Array;
  /** CRC-32C over the record's key and `update`. */
  readonly sum: number;
}

/** A body as merged: its state to keep, its text to show, and whether parts that it builds on are missing. */
export interface MergedBody {
  readonly state: Uint8Array;
  readonly text: string;
  readonly complete: boolean;
}

const textName = 'body';

/** The Markdown of a note's document. */
export function bodyText(doc: Y.Doc): Y.Text {
  return doc.getText(textName);
}

export function bodyUpdate(key: string, update: Uint8Array): BodyUpdate {
  return { update, sum: checksumOf(key, update) };
}

export function isUndamaged(key: string, { update, sum }: BodyUpdate): boolean {
  return checksumOf(key, update) === sum;
}

/**
 * Merges states and updates by loading them into a document and encoding it again, which drops what was superseded
 * (`Y.mergeUpdates` alone keeps it). Order and repetition do not matter.
 *
 * @throws what Yjs throws on bytes that it cannot read; checked bytes can be read
 */
export function mergeBodies(parts: readonly Uint8Array[]): MergedBody {
  const doc = openDocument(parts);
  const merged = { state: Y.encodeStateAsUpdate(doc), text: bodyText(doc).toString(), complete: isComplete(doc) };
  doc.destroy();
  return merged;
}

/** A document with nothing in it. Its guid serves subdocuments, which bodies have none of; drawing one takes longer than a note. */
export function emptyDocument(): Y.Doc {
  return new Y.Doc({ gc: true, guid: 'body' });
}

/** A document holding all parts. Structs whose predecessors are missing stay pending in it and are kept. */
export function openDocument(parts: readonly Uint8Array[]): Y.Doc {
  const doc = emptyDocument();
  doc.transact(() => {
    for (const part of parts) Y.applyUpdate(doc, part, 'stored');
  });
  return doc;
}

/** Whether everything that the document's parts build on is there. */
export function isComplete(doc: Y.Doc): boolean {
  return doc.store.pendingStructs === null && doc.store.pendingDs === null;
}

/** Updates that can be applied, and what they make of a body. */
export interface ApplicableBodies {
  readonly parts: ReadonlySet<Uint8Array>;
  readonly merged: MergedBody;
}

/**
 * Merges as many updates into a base as Yjs can apply, and says which. Most that it cannot apply show alone; the others are
 * found by halving, because a failure half-way leaves a document changed.
 *
 * @param base what was merged before, and can be read
 */
export function applicableBodies(base: readonly Uint8Array[], updates: readonly Uint8Array[]): ApplicableBodies {
  const whole = tryToMerge([...base, ...updates]);
  if (whole !== null) return { parts: new Set(updates), merged: whole };
  const parts = new Set<Uint8Array>();
  const merged = mergeHalves(mergeBodies(base), updates.filter(canTake), parts);
  return { parts, merged };
}

/** A body as read from parts, and the places of those that Yjs cannot apply. */
export interface ReadBody {
  readonly merged: MergedBody;
  readonly refused: readonly number[];
}

/** Merges the parts that Yjs can apply, and says which it cannot. */
export function readBody(updates: readonly Uint8Array[]): ReadBody {
  const { parts, merged } = applicableBodies([], updates);
  return { merged, refused: updates.flatMap((update, at) => (parts.has(update) ? [] : [at])) };
}

/** @param applied gets the updates that could be applied */
function mergeHalves(base: MergedBody, updates: readonly Uint8Array[], applied: Set<Uint8Array>): MergedBody {
  if (updates.length === 0) return base;
  const merged = tryToMerge([base.state, ...updates]);
  if (merged !== null) {
    for (const update of updates) applied.add(update);
    return merged;
  }
  if (updates.length === 1) return base;
  const half = Math.ceil(updates.length / 2);
  return mergeHalves(mergeHalves(base, updates.slice(0, half), applied), updates.slice(half), applied);
}

function tryToMerge(parts: readonly Uint8Array[]): MergedBody | null {
  try {
    return mergeBodies(parts);
  } catch {
    return null;
  }
}

/** Whether Yjs can apply the bytes: tried on a scratch copy, because a failure half-way leaves a document changed. */
export function canApply(base: readonly Uint8Array[], update: Uint8Array): boolean {
  try {
    openDocument([...base, update]).destroy();
    return true;
  } catch {
    return false;
  }
}

/**
 * What `canApply` says of an update alone, in a quarter of its time where the update builds on others: nothing of such a
 * one can be put in place, so it is read and not tried.
 */
export function canTake(update: Uint8Array): boolean {
  return buildsOnOthers(update) || canApply([], update);
}

/** False too where the bytes say nothing that could be set aside until the others come. */
function buildsOnOthers(update: Uint8Array): boolean {
  try {
    const decoded = Y.decodeUpdate(update);
    return !standsAlone(decoded) && deletesSomething(decoded);
  } catch {
    return false;
  }
}

type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>;

/** Whether every writer is here from the first key on, and nothing was written beside what is not here. */
function standsAlone({ structs }: DecodedUpdate): boolean {
  const writers = new Set(structs.filter(({ id }) => id.clock === 0).map(({ id }) => id.client));
  const isHere = (id: Y.ID | null) => id === null || writers.has(id.client);
  return structs.every(
    (struct) =>
      isHere(struct.id) && (!(struct instanceof Y.Item) || (isHere(struct.origin) && isHere(struct.rightOrigin))),
  );
}

/** Whether each deletion is of something: Yjs sets aside what it cannot delete yet, and fails there where that is nothing. */
function deletesSomething({ ds }: DecodedUpdate): boolean {
  return [...ds.clients.values()].every((deletions) => deletions.every(({ len }) => len > 0));
}

/**
 * What `ours` holds and `theirs` does not, or undefined if nothing. Deletions do not show in state vectors,
 * so the encoded states are compared first.
 */
export function bodyDifference(ours: Uint8Array, theirs: Uint8Array): Uint8Array | undefined {
  const both = mergeBodies([theirs, ours]).state;
  const alone = mergeBodies([theirs]).state;
  if (both.length === alone.length && both.every((byte, at) => byte === alone[at])) return undefined;
  return Y.diffUpdate(ours, Y.encodeStateVectorFromUpdate(alone));
}
