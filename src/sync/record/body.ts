import * as Y from 'yjs';
import { checksumOf } from './checksum.ts';

/** A Yjs update with all or part of a body, and the checksum that was computed before the update was first written. */
export interface BodyUpdate {
  readonly update: Uint8Array;
  /** CRC-32C over the record's key and `update`. */
  readonly sum: number;
}

/** A merged body: its state, its text, and whether it has all the parts that it builds on. */
export interface MergedBody {
  readonly state: Uint8Array;
  readonly text: string;
  readonly complete: boolean;
}

const textName = 'body';

/** Returns the Markdown text of a note's Yjs document. */
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
 * Merges states and updates by loading them into a document and encoding it again. This drops superseded content, which
 * `Y.mergeUpdates` alone keeps. Order and repetition do not matter.
 *
 * @throws what Yjs throws on invalid bytes; verified bytes are valid
 */
export function mergeBodies(parts: readonly Uint8Array[]): MergedBody {
  const doc = openDocument(parts);
  const merged = { state: Y.encodeStateAsUpdate(doc), text: bodyText(doc).toString(), complete: isComplete(doc) };
  doc.destroy();
  return merged;
}

/**
 * Creates an empty document. The fixed guid is safe because only subdocuments use it, which bodies do not have.
 * Generating one takes longer than reading a note.
 */
export function emptyDocument(): Y.Doc {
  return new Y.Doc({ gc: true, guid: 'body' });
}

/** Creates a document from all parts. Structs whose predecessors are missing are kept in it as pending. */
export function openDocument(parts: readonly Uint8Array[]): Y.Doc {
  const doc = emptyDocument();
  doc.transact(() => {
    for (const part of parts) Y.applyUpdate(doc, part, 'stored');
  });
  return doc;
}

/** Returns whether the document has everything that its parts build on. */
export function isComplete(doc: Y.Doc): boolean {
  return doc.store.pendingStructs === null && doc.store.pendingDs === null;
}

/** The updates that can be applied, and the body merged from them. */
export interface ApplicableBodies {
  readonly parts: ReadonlySet<Uint8Array>;
  readonly merged: MergedBody;
}

/**
 * Merges all updates that Yjs can apply into a base, and returns those updates. Most invalid updates fail on their own.
 * The others are found by bisection on copies, because a failure halfway leaves a document changed.
 *
 * @param base the parts merged earlier, which are valid
 */
export function applicableBodies(base: readonly Uint8Array[], updates: readonly Uint8Array[]): ApplicableBodies {
  const whole = tryToMerge([...base, ...updates]);
  if (whole !== null) return { parts: new Set(updates), merged: whole };
  const parts = new Set<Uint8Array>();
  const merged = mergeHalves(mergeBodies(base), updates.filter(canTake), parts);
  return { parts, merged };
}

/** A body read from parts, and the indexes of the parts that Yjs cannot apply. */
export interface ReadBody {
  readonly merged: MergedBody;
  readonly refused: readonly number[];
}

/** Merges the parts that Yjs can apply, and returns the indexes of the others. */
export function readBody(updates: readonly Uint8Array[]): ReadBody {
  const { parts, merged } = applicableBodies([], updates);
  return { merged, refused: updates.flatMap((update, at) => (parts.has(update) ? [] : [at])) };
}

/** @param applied receives the updates that could be applied */
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

/** Returns whether Yjs can apply the bytes. Tries it on a copy, because a failure halfway leaves a document changed. */
export function canApply(base: readonly Uint8Array[], update: Uint8Array): boolean {
  try {
    openDocument([...base, update]).destroy();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the same as `canApply([], update)`, in a quarter of the time if the update builds on others. Such an update
 * is only decoded, because none of its structs could be integrated.
 */
export function canTake(update: Uint8Array): boolean {
  return buildsOnOthers(update) || canApply([], update);
}

/**
 * Returns whether the update builds on other updates. Returns false also if it contains nothing that could stay pending
 * until the others arrive.
 */
function buildsOnOthers(update: Uint8Array): boolean {
  try {
    const decoded = Y.decodeUpdate(update);
    return !standsAlone(decoded) && deletesSomething(decoded);
  } catch {
    return false;
  }
}

type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>;

/** Returns whether the update contains the first struct of each of its writers and refers to no other writers. */
function standsAlone({ structs }: DecodedUpdate): boolean {
  const writers = new Set(structs.filter(({ id }) => id.clock === 0).map(({ id }) => id.client));
  const isHere = (id: Y.ID | null) => id === null || writers.has(id.client);
  return structs.every(
    (struct) =>
      isHere(struct.id) && (!(struct instanceof Y.Item) || (isHere(struct.origin) && isHere(struct.rightOrigin))),
  );
}

/**
 * Returns whether every deletion has a length. Yjs keeps deletions of missing content pending, and fails if one of them
 * is empty.
 */
function deletesSomething({ ds }: DecodedUpdate): boolean {
  return [...ds.clients.values()].every((deletions) => deletions.every(({ len }) => len > 0));
}

/**
 * Returns what `ours` has and `theirs` lacks, or undefined if nothing. State vectors do not show deletions, so the
 * encoded states are compared first.
 */
export function bodyDifference(ours: Uint8Array, theirs: Uint8Array): Uint8Array | undefined {
  const both = mergeBodies([theirs, ours]).state;
  const alone = mergeBodies([theirs]).state;
  if (both.length === alone.length && both.every((byte, at) => byte === alone[at])) return undefined;
  return Y.diffUpdate(ours, Y.encodeStateVectorFromUpdate(alone));
}
