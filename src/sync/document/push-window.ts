import { type Ack, isPassing, type Push, type Refused } from '../protocol/index.ts';
import { type Change, encodeChanges, toHex } from '../record/index.ts';
import { notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';
import type { PendingEntry, PendingLog } from './pending-log.ts';

const maxInFlight = 10;
const wantedPushBytes = 256 * 1024;
const maxRowsPerPush = 500;
/** Bytes of pushes that are encoded in one task, besides those of the last. */
const encodedAtOnce = 32 * 1024;
/** The maximum error of a clock that counts as correct. */
const clockToleranceMs = 2 * 60_000;

const nothing: ReadonlySet<string> = new Set();

/** A push to send, and the ids of the pending changes of which it is not stored yet that they are sent in it. */
export interface NextPush {
  readonly push: Push;
  readonly rows: readonly number[];
}

export interface NextPushes {
  readonly pushes: readonly NextPush[];
  /** Whether nothing is left to send. */
  readonly areAll: boolean;
}

/** What the hub's answer to a push means for its rows. */
export type Answer =
  /** The hub has every part of these rows on disk. */
  | { readonly kind: 'acknowledged'; readonly push: Uint8Array; readonly rows: readonly number[] }
  /** These rows stay, marked as refused. */
  | { readonly kind: 'refused'; readonly rows: readonly number[]; readonly refusal: StoredRefusal }
  /** Send the same push again after a wait. `busy`: the hub cannot save anything now. */
  | { readonly kind: 'later'; readonly waitSeconds: number; readonly busy: boolean }
  /** These rows need stamps from a correct clock. `isRepeated`: also after they were restamped for it. */
  | { readonly kind: 'restamp'; readonly rows: readonly number[]; readonly isRepeated: boolean }
  /** A copy of a refused push was accepted later: the hub has these changes with their original stamps. */
  | { readonly kind: 'came-through'; readonly changes: readonly Change[] }
  | { readonly kind: 'unknown' };

/** Part of a pending change: a bulk edit is one change and may need several pushes. */
interface Piece {
  readonly entry: PendingEntry;
  /** The change as it was when it was cut. */
  readonly change: PendingChange;
  readonly changes: readonly Change[];
  readonly replaced: PendingChange['replaced'];
}

interface InFlight {
  readonly push: Push;
  readonly pieces: readonly Piece[];
  /** When it was sent on the current connection, in monotonic milliseconds; null if it was not. */
  sentAt: number | null;
  /** The ids of changes of which the storage failed to store that they are sent in this push. */
  unmarked: readonly number[];
}

/**
 * Cuts the changes of the pending log into pushes, in order, with at most ten in flight. An unanswered push is sent again
 * first, as the same bytes under the same id. Anything cut again gets a new id.
 */
export class PushWindow {
  readonly #log: PendingLog;
  readonly #randomBytes: (count: number) => Uint8Array;
  readonly #inFlight = new Map<string, InFlight>();
  /** Acknowledgements that the cursor has not passed yet. */
  #acks: readonly Ack[] = [];

  constructor(log: PendingLog, randomBytes: (count: number) => Uint8Array) {
    this.#log = log;
    this.#randomBytes = randomBytes;
  }

  /** When the oldest unanswered push of the current connection was sent, in monotonic milliseconds; null: none is. */
  get unansweredSince(): number | null {
    for (const { sentAt } of this.#inFlight.values()) if (sentAt !== null) return sentAt;
    return null;
  }

  /** Forgets unconfirmed acknowledgements, and sends what is in flight first, unchanged, on the next connection. */
  disconnected(): void {
    this.#acks = [];
    for (const flight of this.#inFlight.values()) flight.sentAt = null;
  }

  /** Whether a change needs new stamps: the hub has refused those that it has, or a wrong clock made them. */
  isMisdated({ id }: PendingChange, offset: number): boolean {
    const entry = this.#log.entry(id);
    return entry !== undefined && (entry.isMisdated || isWronglyStamped(entry, offset));
  }

  /**
   * Returns the pushes to send now on this connection, while fewer than ten are in flight: as many as there are, or those
   * that are cut and encoded in a short task.
   *
   * @param now monotonic milliseconds
   * @param offset the offset of the clock, to check the stamps; null if they were just checked
   * @returns null if a clock now known to be wrong stamped some of the changes, which are restamped first
   */
  next(now: number, offset: number | null): NextPushes | null {
    if (offset !== null)
      for (const entry of this.#log.unacknowledgedEntries) if (isWronglyStamped(entry, offset)) return null;
    const pushes: NextPush[] = [];
    let bytes = 0;
    for (let next = this.#next(now); next !== null; next = this.#next(now)) {
      pushes.push(next);
      bytes += next.push.changes.length;
      if (bytes >= encodedAtOnce) return { pushes, areAll: false };
    }
    return { pushes, areAll: true };
  }

  #next(now: number): NextPush | null {
    this.#dropOutdated();
    const flights = [...this.#inFlight.values()];
    if (flights.filter(({ sentAt }) => sentAt !== null).length >= maxInFlight) return null;
    const unsent = flights.find(({ sentAt }) => sentAt === null);
    if (unsent !== undefined) {
      const rows = unsent.unmarked;
      unsent.unmarked = [];
      unsent.sentAt = now;
      return { push: unsent.push, rows };
    }
    const uncut = [...this.#log.unacknowledgedEntries].filter(isWhole);
    const held = this.#log.hasRefused ? this.#log.heldBodies() : nothing;
    const pieces = sentBefore(uncut) ?? cutNext(uncut, held);
    return pieces.length === 0 ? null : this.#putInFlight(pieces, now);
  }

  /**
   * Drops pushes that are to be sent again if another tab has restamped or delivered one of their changes meanwhile: the
   * hub would get it with stamps that this device no longer has. What else they contain is cut again.
   */
  #dropOutdated(): void {
    const isAsCut = ({ entry, change }: Piece) => this.#log.entry(change.id) === entry && entry.change === change;
    for (const { push, pieces, sentAt } of this.#inFlight.values()) {
      if (sentAt !== null || pieces.every(isAsCut)) continue;
      this.#takeFromFlight(push.id);
      for (const entry of entriesOf(pieces)) {
        entry.isCut = false;
        entry.delivery = { ...entry.delivery, push: null };
      }
    }
  }

  /** Notes that the storage failed before it stored which changes a push contains. */
  notMarked({ push, rows }: NextPush): void {
    const flight = this.#inFlight.get(toHex(push.id));
    if (flight !== undefined) flight.unmarked = rows;
  }

  /**
   * Yields what the acknowledgements mean that the cursor has passed. Before that, the device could not detect that the
   * hub's lineage has changed, and would not send the acknowledged changes again.
   *
   * @param ack one that was just received; it is kept until the cursor has passed it
   */
  *confirmed(cursor: number, ack: Ack | null): Generator<Answer, void> {
    const acks = ack === null ? this.#acks : [...this.#acks, ack];
    this.#acks = acks.filter(({ upto }) => upto > cursor);
    for (const { ids, upto } of acks) if (upto <= cursor) for (const id of ids) yield this.#acknowledge(id);
  }

  #acknowledge(id: Uint8Array): Answer {
    const flight = this.#takeFromFlight(id);
    if (flight === undefined) {
      const changes = this.#log.refusedPushes.get(toHex(id));
      return changes === undefined ? { kind: 'unknown' } : { kind: 'came-through', changes };
    }
    const rows = idsOf(entriesOf(flight.pieces).filter(({ isCut, piecesInFlight }) => isCut && piecesInFlight === 0));
    this.#log.acknowledge(rows);
    return { kind: 'acknowledged', push: flight.push.id, rows };
  }

  refuse(refused: Refused): Answer {
    if (refused.id === null) return { kind: 'unknown' };
    const flight = this.#inFlight.get(toHex(refused.id));
    if (flight === undefined) return { kind: 'unknown' };
    if (isPassing(refused.code) && refused.code !== 'clock') {
      flight.sentAt = null;
      return { kind: 'later', waitSeconds: refused.wait ?? 5, busy: refused.code === 'busy' };
    }
    this.#takeFromFlight(refused.id);
    this.#log.refusedPushes.set(
      toHex(refused.id),
      flight.pieces.flatMap(({ changes }) => changes),
    );
    const entries = entriesOf(flight.pieces);
    for (const entry of entries) {
      entry.isCut = false;
      entry.delivery = { ...entry.delivery, push: null };
    }
    if (refused.code === 'clock') {
      const isRepeated = entries.some(({ isMisdated }) => isMisdated);
      for (const entry of entries) entry.isMisdated = true;
      return { kind: 'restamp', rows: idsOf(entries), isRepeated };
    }
    return refuseForGood(refused, flight, entries);
  }

  #takeFromFlight(id: Uint8Array): InFlight | undefined {
    const flight = this.#inFlight.get(toHex(id));
    this.#inFlight.delete(toHex(id));
    for (const { entry } of flight?.pieces ?? []) if (entry.piecesInFlight > 0) entry.piecesInFlight--;
    return flight;
  }

  /**
   * Creates a push from the pieces. A change that is too large for one push is split into several, which are all in
   * flight before anything else is cut.
   */
  #putInFlight(pieces: readonly Piece[], now: number): NextPush {
    const groups = grouped(pieces);
    const launched = groups.map((group) => {
      const [{ entry: first }] = group as readonly [Piece];
      const before = groups.length === 1 ? first.delivery.push : null;
      const push: Push = {
        id: before ?? this.#randomBytes(16),
        changes: encodeChanges(group.flatMap(({ changes }) => changes)),
        replaced: group.flatMap(({ replaced }) => replaced.map((stamps) => [...stamps])),
        ...(first.change.offer ? { offer: true } : {}),
      };
      for (const { entry } of group) {
        entry.piecesInFlight++;
        entry.isCut = true;
        entry.delivery = { ...notDelivered, push: push.id };
      }
      const flight: InFlight = { push, pieces: group, sentAt: null, unmarked: [] };
      this.#inFlight.set(toHex(push.id), flight);
      return flight;
    });
    const first = launched[0] as InFlight;
    first.sentAt = now;
    return { push: first.push, rows: idsOf(entriesOf(pieces)) };
  }
}

/**
 * Whether a change can be cut into pushes. After a refusal, the change waits until its other pieces are answered, because
 * a change in flight is not restamped.
 */
function isWhole({ isCut, piecesInFlight }: PendingEntry): boolean {
  return !isCut && piecesInFlight === 0;
}

/** Whether a wrong clock stamped a change, and it was never cut into a push, so that the hub cannot have it. */
function isWronglyStamped({ change, delivery, isCut }: PendingEntry, offset: number): boolean {
  return delivery.push === null && !isCut && wasWrong(change, offset);
}

/** Returns whether the row was stamped by a clock now known to have been wrong. */
export function wasWrong(row: PendingChange, offset: number): boolean {
  return !row.offer && Math.abs(offset - row.offset) > clockToleranceMs;
}

/**
 * Returns the changes that an earlier page sent in one unanswered push. The same changes give the same bytes, which are
 * sent under the same id.
 */
function sentBefore(uncut: readonly PendingEntry[]): readonly Piece[] | null {
  const push = uncut.find(({ delivery }) => delivery.push !== null)?.delivery.push;
  if (push === undefined || push === null) return null;
  const id = toHex(push);
  return uncut.filter(({ delivery }) => delivery.push !== null && toHex(delivery.push) === id).flatMap(piecesOf);
}

/** Takes changes in order until the push is large enough. */
function cutNext(uncut: readonly PendingEntry[], held: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let bytes = 0;
  for (const entry of uncut) {
    const { change, delivery, isAlone } = entry;
    const isHeld = change.changes.some(({ key, body }) => body !== undefined && held.has(key));
    if (delivery.refusal !== null || isHeld) continue;
    const [first] = pieces;
    if (first !== undefined && (isAlone || change.offer !== first.entry.change.offer)) break;
    const changeBytes = roughBytes(change.changes);
    if (first !== undefined && bytes + changeBytes > wantedPushBytes) break;
    pieces.push(...piecesOf(entry));
    bytes += changeBytes;
    if (bytes > wantedPushBytes || pieces.length >= maxRowsPerPush || isAlone) break;
  }
  return pieces;
}

/**
 * Marks the changes that contain the named record as refused, or the push's only change. If it is unknown which one was
 * refused, each is sent again on its own.
 */
function refuseForGood({ code, key }: Refused, flight: InFlight, entries: readonly PendingEntry[]): Answer {
  const again = { kind: 'later', waitSeconds: 0, busy: false } as const;
  if (code === 'damaged' && entries.some(({ wasDamaged }) => !wasDamaged)) {
    for (const entry of entries) entry.wasDamaged = true;
    return again;
  }
  const guilty =
    key === null ? [] : flight.pieces.filter(({ changes }) => changes.some((change) => change.key === key));
  if (guilty.length === 0 && entries.length > 1) {
    for (const entry of entries) entry.isAlone = true;
    return again;
  }
  return { kind: 'refused', rows: idsOf(guilty.length > 0 ? entriesOf(guilty) : entries), refusal: { code, key } };
}

function entriesOf(pieces: readonly Piece[]): readonly PendingEntry[] {
  return [...new Set(pieces.map(({ entry }) => entry))];
}

function idsOf(entries: readonly PendingEntry[]): readonly number[] {
  return entries.map(({ change }) => change.id);
}

function piecesOf(entry: PendingEntry): readonly Piece[] {
  const { changes, replaced } = entry.change;
  if (changes.length <= 1 || roughBytes(changes) <= wantedPushBytes)
    return [{ entry, change: entry.change, changes, replaced }];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < changes.length) {
    let to = from + 1;
    for (let bytes = roughBytes(changes.slice(from, to)); to < changes.length; to++) {
      bytes += roughBytes([changes[to] as Change]);
      if (bytes > wantedPushBytes) break;
    }
    const some = { changes: changes.slice(from, to), replaced: replaced.slice(from, to) };
    pieces.push({ entry, change: entry.change, ...some });
    from = to;
  }
  return pieces;
}

/** Groups pieces by push. If a change is divided, each piece gets a push of its own. */
function grouped(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const divided = pieces.some(({ entry }, at) => pieces[at + 1]?.entry === entry);
  return divided ? pieces.map((piece) => [piece]) : [pieces];
}

/** Estimates the encoded size of changes without encoding them. */
function roughBytes(changes: readonly Change[]): number {
  return changes.reduce((sum, { fields, body }) => {
    let bytes = 64 + (body?.update.length ?? 0);
    for (const [path, { value }] of fields)
      bytes += path.length + 24 + (typeof value === 'string' ? value.length * 3 : roughValueBytes(value));
    return sum + bytes;
  }, 0);
}

function roughValueBytes(value: unknown): number {
  return typeof value === 'object' && value !== null ? JSON.stringify(value).length * 3 : 9;
}
