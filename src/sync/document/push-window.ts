import { isPassing, type Push, type Refused } from '../protocol/index.ts';
import { type Change, encodeChanges, toHex } from '../record/index.ts';
import { notDelivered, type PendingChange } from './device-storage.ts';
import type { Answer, NextPush, PendingEntry } from './pending-entry.ts';

const mostInFlight = 10;
const wantedPushBytes = 256 * 1024;
const mostRowsAPush = 500;

/** Part of a pending change: a bulk edit is one change and may need several pushes. */
interface Piece {
  readonly entry: PendingEntry;
  readonly changes: readonly Change[];
  readonly replaced: PendingChange['replaced'];
}

interface InFlight {
  readonly push: Push;
  readonly pieces: readonly Piece[];
  /** Whether it was sent on the current connection. */
  sent: boolean;
}

/**
 * Cuts pending changes into pushes, in order, with at most ten in flight. An unanswered push is sent again first, as
 * the same bytes under the same id. Anything cut again gets a new id.
 */
export class PushWindow {
  readonly #randomBytes: (count: number) => Uint8Array;
  readonly #inFlight = new Map<string, InFlight>();
  /** Refused pushes, with their changes. Stored rows may still name such a push, but are cut again anyway. */
  readonly #refusedPushes = new Map<string, readonly Change[]>();

  constructor(randomBytes: (count: number) => Uint8Array) {
    this.#randomBytes = randomBytes;
  }

  /** Whether a push was sent on the current connection and is unanswered. */
  get hasSent(): boolean {
    for (const { sent } of this.#inFlight.values()) if (sent) return true;
    return false;
  }

  wasRefused(push: Uint8Array): boolean {
    return this.#refusedPushes.has(toHex(push));
  }

  /** Marks everything in flight to be sent first, unchanged, on the next connection. */
  disconnected(): void {
    for (const flight of this.#inFlight.values()) flight.sent = false;
  }

  /**
   * Returns the next push for this connection, or null if nothing is pending or ten are in flight.
   *
   * @param pending the changes that the hub has not acknowledged, in order
   * @param held the records with a refused body update; later updates build on it, so they wait
   */
  next(pending: Iterable<PendingEntry>, held: () => ReadonlySet<string>): NextPush | null {
    const flights = [...this.#inFlight.values()];
    if (flights.filter(({ sent }) => sent).length >= mostInFlight) return null;
    const unsent = flights.find(({ sent }) => !sent);
    if (unsent !== undefined) {
      unsent.sent = true;
      return { push: unsent.push, rows: [] };
    }
    const uncut = [...pending].filter(({ isCut }) => !isCut);
    const pieces = sentBefore(uncut) ?? cutNext(uncut, held());
    return pieces.length === 0 ? null : this.#putInFlight(pieces);
  }

  acknowledge(id: Uint8Array): Answer {
    const flight = this.#takeFromFlight(id);
    if (flight === undefined) {
      const changes = this.#refusedPushes.get(toHex(id));
      return changes === undefined ? { kind: 'unknown' } : { kind: 'came-through', changes };
    }
    const whole = entriesOf(flight.pieces).filter(({ isCut, piecesInFlight }) => isCut && piecesInFlight === 0);
    return { kind: 'acknowledged', push: id, rows: idsOf(whole) };
  }

  refuse(refused: Refused): Answer {
    if (refused.id === null) return { kind: 'unknown' };
    const flight = this.#inFlight.get(toHex(refused.id));
    if (flight === undefined) return { kind: 'unknown' };
    if (isPassing(refused.code) && refused.code !== 'clock') {
      flight.sent = false;
      return { kind: 'later', waitSeconds: refused.wait ?? 5, busy: refused.code === 'busy' };
    }
    this.#takeFromFlight(refused.id);
    this.#refusedPushes.set(
      toHex(refused.id),
      flight.pieces.flatMap(({ changes }) => changes),
    );
    const entries = entriesOf(flight.pieces);
    for (const entry of entries) {
      entry.isCut = false;
      entry.delivery = { ...entry.delivery, push: null };
    }
    if (refused.code === 'clock') return { kind: 'restamp', rows: idsOf(entries), isRepeated: false };
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
  #putInFlight(pieces: readonly Piece[]): NextPush {
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
      const flight: InFlight = { push, pieces: group, sent: false };
      this.#inFlight.set(toHex(push.id), flight);
      return flight;
    });
    const first = launched[0] as InFlight;
    first.sent = true;
    return { push: first.push, rows: idsOf(entriesOf(pieces)) };
  }
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
    if (bytes > wantedPushBytes || pieces.length >= mostRowsAPush || isAlone) break;
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
  if (changes.length <= 1 || roughBytes(changes) <= wantedPushBytes) return [{ entry, changes, replaced }];
  const pieces: Piece[] = [];
  let from = 0;
  while (from < changes.length) {
    let to = from + 1;
    for (let bytes = roughBytes(changes.slice(from, to)); to < changes.length; to++) {
      bytes += roughBytes([changes[to] as Change]);
      if (bytes > wantedPushBytes) break;
    }
    pieces.push({ entry, changes: changes.slice(from, to), replaced: replaced.slice(from, to) });
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
