import type { Push, Refused } from '../protocol/index.ts';
import { isPassing } from '../protocol/index.ts';
import { type Change, encodeChanges, toHex } from '../record/index.ts';
import { type DeliveryState, notDelivered, type PendingChange, type StoredRefusal } from './device-storage.ts';

const mostInFlight = 10;
const wantedPushBytes = 256 * 1024;
const mostRowsAPush = 500;

/** Part of a row: a bulk act is one row and may need several pushes. */
interface Piece {
  readonly row: number;
  readonly changes: readonly Change[];
  readonly replaced: PendingChange['replaced'];
}

interface InFlight {
  readonly push: Push;
  readonly pieces: readonly Piece[];
  /** Sent on the connection that stands. */
  sent: boolean;
}

interface Entry {
  row: PendingChange;
  mark: DeliveryState;
  /** Pieces that are cut and not acknowledged. */
  open: number;
  /** All of it was cut into pushes. */
  cut: boolean;
}

/** What the hub's answer to a push means for the rows in it. */
export type Answer =
  /** These rows are whole on the hub's disk. */
  | { readonly kind: 'acknowledged'; readonly push: Uint8Array; readonly rows: readonly number[] }
  /** These rows stay, marked. */
  | { readonly kind: 'refused'; readonly rows: readonly number[]; readonly refusal: StoredRefusal }
  /** The same again after a wait. */
  /** `busy`: the hub cannot save anything now. */
  | { readonly kind: 'later'; readonly waitSeconds: number; readonly busy: boolean }
  /** These rows need stamps of a right clock. */
  | { readonly kind: 'restamp'; readonly rows: readonly number[] }
  /** A copy of a push came through after another was refused: the hub has these changes as they were. */
  | { readonly kind: 'came-through'; readonly changes: readonly Change[] }
  | { readonly kind: 'unknown' };

/**
 * This device's stored changes on their way to the hub: cut into pushes in their order, at most ten in flight. A push
 * that went unanswered is first sent again as the same bytes under the same id; whatever is cut anew gets a new id.
 */
export class Outbox {
  readonly #randomBytes: (count: number) => Uint8Array;
  readonly #entries = new Map<number, Entry>();
  /**
   * Those that the hub has not acknowledged, in the same order. It has the others on its disk; they are here until they
   * are among what came from it, hundreds at times.
   */
  #pending = new Map<number, Entry>();
  /** Rows marked as refused. */
  readonly #refused = new Set<number>();
  readonly #inFlight = new Map<string, InFlight>();
  /** Rows that were refused together with others: sent alone, so that the next refusal names its row. */
  readonly #alone = new Set<number>();
  readonly #damagedOnce = new Set<number>();
  /** Pushes that were refused: what is stored may still name them, and their rows are cut anew all the same. */
  readonly #refusedPushes = new Map<string, readonly Change[]>();

  constructor(randomBytes: (count: number) => Uint8Array) {
    this.#randomBytes = randomBytes;
  }

  /** Acts that are not among what came from the hub. */
  get size(): number {
    return this.#entries.size;
  }

  /** How many of them the hub has not acknowledged. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Whether something was sent on the connection that stands and is not answered. */
  get hasSent(): boolean {
    for (const { sent } of this.#inFlight.values()) if (sent) return true;
    return false;
  }

  rows(): readonly PendingChange[] {
    return [...this.#entries.values()].map(({ row }) => row);
  }

  /** Acts that the hub has not acknowledged, in their order. */
  *waitingRows(): Generator<PendingChange, void> {
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
    return entry !== undefined && (entry.mark.push !== null || entry.cut);
  }

  /** Whether some of the row is in flight: its bytes are fixed until the hub answers. */
  isUnderWay(id: number): boolean {
    return (this.#entries.get(id)?.open ?? 0) > 0;
  }

  refusals(): readonly StoredRefusal[] {
    return this.#refusedEntries().map(({ refusal }) => refusal);
  }

  /** Rows marked as refused for which `wanted` holds. */
  refusedRows(wanted: (refusal: StoredRefusal, row: PendingChange) => boolean): readonly number[] {
    return this.#refusedEntries()
      .filter(({ refusal, row }) => wanted(refusal, row))
      .map(({ row }) => row.id);
  }

  add(row: PendingChange, mark: DeliveryState): void {
    if (!this.#entries.has(row.id)) this.#put(row, mark);
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

  /** Stamped anew: never sent under these stamps, so what was cut of it is cut again. */
  replace(row: PendingChange): void {
    if (!this.#entries.has(row.id)) return;
    const wasAcknowledged = !this.#pending.has(row.id);
    this.#put(row, notDelivered);
    if (wasAcknowledged) this.#sortByRow();
  }

  /** Another history begins: what the one before had acknowledged waits again, sent and without an answer. */
  forgetAcknowledged(): void {
    for (const [id, { row, mark }] of this.#entries)
      if (!this.#pending.has(id)) this.#put(row, { ...mark, acknowledged: false });
    this.#sortByRow();
  }

  mark(id: number, mark: DeliveryState): void {
    const entry = this.#pending.get(id);
    if (entry === undefined) return;
    if (mark.acknowledged) {
      this.#setMark(entry, mark);
      entry.cut = true;
      this.#pending.delete(id);
      return;
    }
    const isOver = mark.push !== null && this.#refusedPushes.has(toHex(mark.push));
    this.#setMark(entry, isOver ? { ...mark, push: null } : mark);
    if (mark.refusal === null) entry.cut = entry.open > 0;
  }

  /** The connection is gone: everything in flight goes first on the next one, as it was. */
  disconnected(): void {
    for (const flight of this.#inFlight.values()) flight.sent = false;
  }

  /** The next push to send on this connection; null where nothing waits or ten are under way. */
  next(): { readonly push: Push; readonly rows: readonly number[] } | null {
    for (const flight of this.#inFlight.values()) {
      if (flight.sent) continue;
      flight.sent = true;
      return { push: flight.push, rows: [] };
    }
    if (this.#inFlight.size >= mostInFlight) return null;
    const pieces = this.#sentBefore() ?? this.#cutNext();
    if (pieces.length === 0) return null;
    return this.#launch(pieces);
  }

  acknowledge(id: Uint8Array): Answer {
    const flight = this.#land(id);
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
    this.#land(refused.id);
    this.#refusedPushes.set(
      toHex(refused.id),
      flight.pieces.flatMap(({ changes }) => changes),
    );
    const rows = [...new Set(flight.pieces.map(({ row }) => row))];
    for (const row of rows) this.#recut(row);
    if (refused.code === 'clock') return { kind: 'restamp', rows };
    return this.#refuseForGood(refused, flight, rows);
  }

  /** The record that was named, or the only row; where it cannot be told, each row is tried alone. */
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
    entry.cut = false;
    entry.mark = { ...entry.mark, push: null };
  }

  #land(id: Uint8Array): InFlight | undefined {
    const flight = this.#inFlight.get(toHex(id));
    this.#inFlight.delete(toHex(id));
    for (const { row } of flight?.pieces ?? []) {
      const entry = this.#entries.get(row);
      if (entry !== undefined && entry.open > 0) entry.open--;
    }
    return flight;
  }

  /** A row as if it came just now. */
  #put(row: PendingChange, mark: DeliveryState): void {
    const entry: Entry = { row, mark, open: 0, cut: false };
    this.#entries.set(row.id, entry);
    this.#pending.set(row.id, entry);
    this.#setMark(entry, mark);
  }

  /** What was acknowledged and waits again does so in its old place. */
  #sortByRow(): void {
    this.#pending = new Map([...this.#entries].filter(([id]) => this.#pending.has(id)));
  }

  #setMark(entry: Entry, mark: DeliveryState): void {
    entry.mark = mark;
    if (mark.refusal === null) this.#refused.delete(entry.row.id);
    else this.#refused.add(entry.row.id);
  }

  /** In the order of the rows, whichever was refused first. */
  #refusedEntries(): readonly { readonly row: PendingChange; readonly refusal: StoredRefusal }[] {
    if (this.#refused.size === 0) return [];
    return [...this.#entries.values()].flatMap(({ row, mark: { refusal } }) =>
      refusal === null ? [] : { row, refusal },
    );
  }

  #isWhole(id: number): boolean {
    const entry = this.#entries.get(id);
    return entry?.cut === true && entry.open === 0;
  }

  /** Rows that an earlier page sent under one push and never heard of: the same rows, hence the same bytes, under its id. */
  #sentBefore(): readonly Piece[] | null {
    const pending = [...this.#pending.values()];
    const first = pending.find(({ mark, cut }) => mark.push !== null && !cut);
    if (first === undefined) return null;
    const id = toHex(first.mark.push as Uint8Array);
    const rows = pending.filter(({ mark, cut }) => mark.push !== null && toHex(mark.push) === id && !cut);
    return rows.flatMap(({ row }) => piecesOf(row)).slice();
  }

  /** Rows in order until the push is large enough. A row whose record waits for a refused body goes after it. */
  #cutNext(): readonly Piece[] {
    const pieces: Piece[] = [];
    let bytes = 0;
    const held = this.#heldBodies();
    for (const { row, mark, cut } of this.#pending.values()) {
      if (cut || mark.refusal !== null || row.changes.some(({ key, body }) => body !== undefined && held.has(key)))
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

  /** Records of which a body update is refused: what builds on it stays behind it. */
  #heldBodies(): ReadonlySet<string> {
    const held = new Set<string>();
    for (const { row } of this.#refusedEntries())
      for (const { key, body } of row.changes) if (body !== undefined) held.add(key);
    return held;
  }

  /** One push of the pieces; a row too large for one push becomes several, all in flight before anything else is cut. */
  #launch(pieces: readonly Piece[]): { readonly push: Push; readonly rows: readonly number[] } {
    const groups = grouped(pieces);
    const launched = groups.map((group) => {
      const before = groups.length === 1 ? this.#entries.get(group[0]!.row)?.mark.push : null;
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
        entry.open++;
        entry.cut = true;
        this.#setMark(entry, { ...notDelivered, push: push.id });
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

/** Pieces that go into one push together: those of a divided row go alone. */
function grouped(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const divided = pieces.some(({ row }, at) => pieces[at + 1]?.row === row);
  return divided ? pieces.map((piece) => [piece]) : [pieces];
}

/** About what the changes take encoded, without encoding them. */
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
