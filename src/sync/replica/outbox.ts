import type { Push, Refused } from '../protocol/index.ts';
import { isPassing } from '../protocol/index.ts';
import { type Change, encodeChanges, toHex } from '../record/index.ts';
import { type DeliveryState, notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';

const mostInFlight = 10;
const wantedPushBytes = 256 * 1024;
const mostRowsAPush = 500;

/** Part of a row: a bulk edit is one row and may need several pushes. */
interface Piece {
  readonly row: number;
  readonly changes: readonly Change[];
  readonly replaced: PendingChange['replaced'];
}

interface InFlight {
  readonly push: Push;
  readonly pieces: readonly Piece[];
  /** Whether it was sent on the current connection. */
  sent: boolean;
}

interface Entry {
  row: PendingChange;
  delivery: DeliveryState;
  /** The number of its pieces in flight. */
  piecesInFlight: number;
  /** Whether all of the row has been cut into pushes. */
  isCut: boolean;
}

/** What the hub's answer to a push means for its rows. */
export type Answer =
  /** The hub has every part of these rows on disk. */
  | { readonly kind: 'acknowledged'; readonly push: Uint8Array; readonly rows: readonly number[] }
  /** These rows stay, marked as refused. */
  | { readonly kind: 'refused'; readonly rows: readonly number[]; readonly refusal: StoredRefusal }
  /** Send the same push again after a wait. `busy`: the hub cannot save anything now. */
  | { readonly kind: 'later'; readonly waitSeconds: number; readonly busy: boolean }
  /** These rows need stamps from a correct clock. */
  | { readonly kind: 'restamp'; readonly rows: readonly number[] }
  /** A copy of a refused push was accepted later: the hub has these changes with their original stamps. */
  | { readonly kind: 'came-through'; readonly changes: readonly Change[] }
  | { readonly kind: 'unknown' };

/**
 * This device's stored changes that are not promoted yet. They are cut into pushes in order, with at most ten in
 * flight. An unanswered push is sent again first, as the same bytes under the same id. Anything cut again gets a new
 * id.
 */
export class Outbox {
  readonly #randomBytes: (count: number) => Uint8Array;
  readonly #entries = new Map<number, Entry>();
  /**
   * The entries that the hub has not acknowledged, in the same order. Hundreds of acknowledged entries may stay in
   * `#entries` until they are promoted.
   */
  #pending = new Map<number, Entry>();
  readonly #refused = new Set<number>();
  readonly #inFlight = new Map<string, InFlight>();
  /** Rows that were refused together with others. They are sent alone, so that the next refusal identifies its row. */
  readonly #alone = new Set<number>();
  readonly #damagedOnce = new Set<number>();
  /** Refused pushes, with their changes. Stored rows may still name such a push, but are cut again anyway. */
  readonly #refusedPushes = new Map<string, readonly Change[]>();

  constructor(randomBytes: (count: number) => Uint8Array) {
    this.#randomBytes = randomBytes;
  }

  /** The number of edits that are not promoted yet. */
  get size(): number {
    return this.#entries.size;
  }

  /** The number of edits that the hub has not acknowledged. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Whether a push was sent on the current connection and is unanswered. */
  get hasSent(): boolean {
    for (const { sent } of this.#inFlight.values()) if (sent) return true;
    return false;
  }

  rows(): readonly PendingChange[] {
    return [...this.#entries.values()].map(({ row }) => row);
  }

  /** Yields the edits that the hub has not acknowledged, in order. */
  *pendingRows(): Generator<PendingChange, void> {
    for (const { row } of this.#pending.values()) yield row;
  }

  has(row: number): boolean {
    return this.#entries.has(row);
  }

  row(id: number): PendingChange | undefined {
    return this.#entries.get(id)?.row;
  }

  wasSent(id: number): boolean {
    const entry = this.#entries.get(id);
    return entry !== undefined && (entry.delivery.push !== null || entry.isCut);
  }

  /** Returns whether part of the row is in flight. Its bytes are then fixed until the hub answers. */
  isUnderWay(id: number): boolean {
    return (this.#entries.get(id)?.piecesInFlight ?? 0) > 0;
  }

  refusals(): readonly StoredRefusal[] {
    return this.#refusedEntries().map(({ refusal }) => refusal);
  }

  /** Returns the refused rows that `wanted` selects. */
  refusedRows(wanted: (refusal: StoredRefusal, row: PendingChange) => boolean): readonly number[] {
    return this.#refusedEntries()
      .filter(({ refusal, row }) => wanted(refusal, row))
      .map(({ row }) => row.id);
  }

  add(row: PendingChange, delivery: DeliveryState): void {
    if (!this.#entries.has(row.id)) this.#put(row, delivery);
  }

  remove(id: number): PendingChange | undefined {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    this.#pending.delete(id);
    this.#refused.delete(id);
    this.#alone.delete(id);
    this.#damagedOnce.delete(id);
    return entry?.row;
  }

  /** Replaces a row by a restamped one. It was never sent with these stamps, so it is cut again. */
  replace(row: PendingChange): void {
    if (!this.#entries.has(row.id)) return;
    const wasAcknowledged = !this.#pending.has(row.id);
    this.#put(row, notDelivered);
    if (wasAcknowledged) this.#sortByRow();
  }

  /** Makes acknowledged rows pending again for the hub of another lineage, as sent but unanswered. */
  forgetAcknowledged(): void {
    for (const [id, { row, delivery }] of this.#entries)
      if (!this.#pending.has(id)) this.#put(row, { ...delivery, acknowledged: false });
    this.#sortByRow();
  }

  setDelivery(id: number, delivery: DeliveryState): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    if (delivery.acknowledged) {
      this.#replaceDelivery(entry, delivery);
      entry.isCut = true;
      this.#pending.delete(id);
      return;
    }
    const isOver = delivery.push !== null && this.#refusedPushes.has(toHex(delivery.push));
    this.#replaceDelivery(entry, isOver ? { ...delivery, push: null } : delivery);
    if (delivery.refusal === null) entry.isCut = entry.piecesInFlight > 0;
  }

  /** Marks everything in flight to be sent first, unchanged, on the next connection. */
  disconnected(): void {
    for (const flight of this.#inFlight.values()) flight.sent = false;
  }

  /** Returns the next push for this connection, or null if nothing is pending or ten are in flight. */
  next(): { readonly push: Push; readonly rows: readonly number[] } | null {
    const flights = [...this.#inFlight.values()];
    if (flights.filter(({ sent }) => sent).length >= mostInFlight) return null;
    const unsent = flights.find(({ sent }) => !sent);
    if (unsent !== undefined) {
      unsent.sent = true;
      return { push: unsent.push, rows: [] };
    }
    const pieces = this.#sentBefore() ?? this.#cutNext();
    if (pieces.length === 0) return null;
    return this.#putInFlight(pieces);
  }

  acknowledge(id: Uint8Array): Answer {
    const flight = this.#takeFromFlight(id);
    if (flight === undefined) return this.#acknowledgeRefused(id);
    const rows = [...new Set(flight.pieces.map(({ row }) => row))].filter((row) => this.#isWhole(row));
    for (const row of rows) this.#pending.delete(row);
    return { kind: 'acknowledged', push: id, rows };
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
    const rows = [...new Set(flight.pieces.map(({ row }) => row))];
    for (const row of rows) this.#recut(row);
    if (refused.code === 'clock') return { kind: 'restamp', rows };
    return this.#refuseForGood(refused, flight, rows);
  }

  /**
   * Marks the rows that contain the named record as refused, or the push's only row. If it is unknown which row was
   * refused, each row is sent again on its own.
   */
  #refuseForGood({ code, key }: Refused, flight: InFlight, rows: readonly number[]): Answer {
    if (code === 'damaged' && rows.some((row) => !this.#damagedOnce.has(row))) {
      for (const row of rows) this.#damagedOnce.add(row);
      return { kind: 'later', waitSeconds: 0, busy: false };
    }
    const guilty =
      key === null
        ? []
        : flight.pieces.filter(({ changes }) => changes.some((change) => change.key === key)).map(({ row }) => row);
    if (guilty.length === 0 && rows.length > 1) {
      for (const row of rows) this.#alone.add(row);
      return { kind: 'later', waitSeconds: 0, busy: false };
    }
    return { kind: 'refused', rows: [...new Set(guilty.length > 0 ? guilty : rows)], refusal: { code, key } };
  }

  #acknowledgeRefused(id: Uint8Array): Answer {
    const changes = this.#refusedPushes.get(toHex(id));
    return changes === undefined ? { kind: 'unknown' } : { kind: 'came-through', changes };
  }

  #recut(id: number): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.isCut = false;
    entry.delivery = { ...entry.delivery, push: null };
  }

  #takeFromFlight(id: Uint8Array): InFlight | undefined {
    const flight = this.#inFlight.get(toHex(id));
    this.#inFlight.delete(toHex(id));
    for (const { row } of flight?.pieces ?? []) {
      const entry = this.#entries.get(row);
      if (entry !== undefined && entry.piecesInFlight > 0) entry.piecesInFlight--;
    }
    return flight;
  }

  /** Adds a row as if it were new. */
  #put(row: PendingChange, delivery: DeliveryState): void {
    const entry: Entry = { row, delivery, piecesInFlight: 0, isCut: false };
    this.#entries.set(row.id, entry);
    this.#pending.set(row.id, entry);
    this.#replaceDelivery(entry, delivery);
  }

  /** Restores the order of rows that are pending again. */
  #sortByRow(): void {
    this.#pending = new Map([...this.#entries].filter(([id]) => this.#pending.has(id)));
  }

  #replaceDelivery(entry: Entry, delivery: DeliveryState): void {
    entry.delivery = delivery;
    if (delivery.refusal === null) this.#refused.delete(entry.row.id);
    else this.#refused.add(entry.row.id);
  }

  /** Returns refused entries in row order, regardless of the order in which they were refused. */
  #refusedEntries(): readonly { readonly row: PendingChange; readonly refusal: StoredRefusal }[] {
    if (this.#refused.size === 0) return [];
    return [...this.#entries.values()].flatMap(({ row, delivery: { refusal } }) =>
      refusal === null ? [] : { row, refusal },
    );
  }

  #isWhole(id: number): boolean {
    const entry = this.#entries.get(id);
    return entry?.isCut === true && entry.piecesInFlight === 0;
  }

  /**
   * Returns the rows that an earlier page sent in one unanswered push. The same rows give the same bytes, which are
   * sent under the same id.
   */
  #sentBefore(): readonly Piece[] | null {
    const pending = [...this.#pending.values()];
    const first = pending.find(({ delivery, isCut }) => delivery.push !== null && !isCut);
    if (first === undefined) return null;
    const id = toHex(first.delivery.push as Uint8Array);
    const rows = pending.filter(
      ({ delivery, isCut }) => delivery.push !== null && toHex(delivery.push) === id && !isCut,
    );
    return rows.flatMap(({ row }) => piecesOf(row)).slice();
  }

  /** Takes rows in order until the push is large enough. A row waits while a body update of its record is refused. */
  #cutNext(): readonly Piece[] {
    const pieces: Piece[] = [];
    let bytes = 0;
    const held = this.#heldBodies();
    for (const { row, delivery, isCut } of this.#pending.values()) {
      if (
        isCut ||
        delivery.refusal !== null ||
        row.changes.some(({ key, body }) => body !== undefined && held.has(key))
      )
        continue;
      if (pieces.length > 0 && (this.#alone.has(row.id) || row.offer !== this.#entries.get(pieces[0]!.row)?.row.offer))
        break;
      const rowBytes = roughBytes(row.changes);
      if (pieces.length > 0 && bytes + rowBytes > wantedPushBytes) break;
      pieces.push(...piecesOf(row));
      bytes += rowBytes;
      if (bytes > wantedPushBytes || pieces.length >= mostRowsAPush || this.#alone.has(row.id)) break;
    }
    return pieces;
  }

  /** Returns the records with a refused body update. Later updates build on it, so they wait. */
  #heldBodies(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const { row } of this.#refusedEntries())
      for (const { key, body } of row.changes) if (body !== undefined) held.add(key);
    return held;
  }

  /**
   * Creates a push from the pieces. A row that is too large for one push is split into several, which are all in flight
   * before anything else is cut.
   */
  #putInFlight(pieces: readonly Piece[]): { readonly push: Push; readonly rows: readonly number[] } {
    const groups = grouped(pieces);
    const launched = groups.map((group) => {
      const before = groups.length === 1 ? this.#entries.get(group[0]!.row)?.delivery.push : null;
      const offer = this.#entries.get(group[0]!.row)?.row.offer === true;
      const push: Push = {
        id: before ?? this.#randomBytes(16),
        changes: encodeChanges(group.flatMap(({ changes }) => changes)),
        replaced: group.flatMap(({ replaced }) => replaced.map((stamps) => [...stamps])),
        ...(offer ? { offer } : {}),
      };
      for (const { row } of group) {
        const entry = this.#entries.get(row);
        if (entry === undefined) continue;
        entry.piecesInFlight++;
        entry.isCut = true;
        this.#replaceDelivery(entry, { ...notDelivered, push: push.id });
      }
      const flight: InFlight = { push, pieces: group, sent: false };
      this.#inFlight.set(toHex(push.id), flight);
      return flight;
    });
    const first = launched[0] as InFlight;
    first.sent = true;
    return { push: first.push, rows: [...new Set(pieces.map(({ row }) => row))] };
  }
}

function piecesOf(row: PendingChange): readonly Piece[] {
  if (row.changes.length <= 1 || roughBytes(row.changes) <= wantedPushBytes) {
    return [{ row: row.id, changes: row.changes, replaced: row.replaced }];
  }
  const pieces: Piece[] = [];
  let from = 0;
  while (from < row.changes.length) {
    let to = from + 1;
    for (let bytes = roughBytes(row.changes.slice(from, to)); to < row.changes.length; to++) {
      bytes += roughBytes([row.changes[to] as Change]);
      if (bytes > wantedPushBytes) break;
    }
    pieces.push({ row: row.id, changes: row.changes.slice(from, to), replaced: row.replaced.slice(from, to) });
    from = to;
  }
  return pieces;
}

/** Groups pieces by push. If a row is divided, each piece gets a push of its own. */
function grouped(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const divided = pieces.some(({ row }, at) => pieces[at + 1]?.row === row);
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
