import { correctClock, parseRecordKey } from '#domain/kernel/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import {
  type Change,
  type Field,
  highestStamp,
  type JsonValue,
  laterStamp,
  msOf,
  printStamp,
  type ReplicaId,
  type Stamp,
  stampAfter,
} from '../record/index.ts';
import type { PendingChange } from './device-storage.ts';

export interface ClockShift {
  /** Milliseconds by which the hub's clock is ahead of the device's, as currently known. */
  readonly offset: number;
  /** UTC milliseconds on the hub's clock. */
  readonly now: number;
  readonly replica: ReplicaId;
  /** Which rows to restamp. Other rows change only if they replace a stamp that was renamed. */
  readonly misdated: (row: PendingChange) => boolean;
  /**
   * Whether a field with this stamp still exists. If the change with the stamp was restamped in the meantime, the stamp
   * sets no lower bound.
   */
  readonly exists: (key: string, path: string, stamp: Stamp) => boolean;
}

/**
 * Restamps rows that were stamped by a wrong clock. Each stamp moves by the clock's error. Stamps keep their order, are
 * never later than now, and are always above the stamp of the value they replace. Instants that the clock wrote into
 * leaves are corrected too.
 *
 * @param rows in the order in which they were written; none is in flight
 * @returns the rows that changed
 */
export function shiftRows(rows: readonly PendingChange[], shift: ClockShift): readonly PendingChange[] {
  const renaming = new Renaming(shift);
  const firstByOffset = firstStamps(rows.filter(shift.misdated));
  return rows.flatMap((row) => {
    const replaced = row.replaced.map((stamps) => stamps.map((stamp) => stamp && renaming.nameOf(stamp)));
    if (shift.misdated(row)) {
      const byMs = Math.round(shift.offset - row.offset);
      const since = firstByOffset.get(row.offset) ?? 0;
      const changes = row.changes.map((change, at) =>
        renaming.shift(withClockCorrected(change, { since, byMs, now: shift.now }), replaced[at] ?? [], byMs),
      );
      return { ...row, changes, replaced, offset: shift.offset };
    }
    const follows = replaced.some((stamps, at) => stamps.some((stamp, leaf) => stamp !== row.replaced[at]?.[leaf]));
    return follows ? { ...row, replaced } : [];
  });
}

/**
 * Returns for each clock offset when the first of its rows was written, in milliseconds on the clock as it was then.
 */
function firstStamps(rows: readonly PendingChange[]): ReadonlyMap<number, number> {
  const first = new Map<number, number>();
  for (const { offset, changes } of rows)
    for (const { fields } of changes)
      for (const { stamp } of fields.values())
        first.set(offset, Math.min(first.get(offset) ?? msOf(stamp), msOf(stamp)));
  return first;
}

/** The tolerance for edits, which read the clock slightly before or after they are stamped. */
const actMs = 10_000;
/** Anything that ends in the future, such as a rest timer, ends within a day. */
const maxAheadMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

interface ClockError {
  /** When the first row with the wrong clock was written. */
  readonly since: number;
  readonly byMs: number;
  readonly now: number;
}

/** Corrects the instants that the wrong clock wrote into a change. */
function withClockCorrected(change: Change, { since, byMs, now }: ClockError): Change {
  const key = parseRecordKey(change.key);
  const type = key.ok ? recordTypeOf(key.value.collection) : null;
  const stamp = highestStamp(change);
  if (type === null || stamp === undefined) return change;
  const written = msOf(stamp);
  const values = new Map(Array.from(change.fields, ([path, { value }]) => [path, value]));
  const corrected = correctClock(type.compiled, values, (instant) => {
    // instants that were imported or typed are outside this range, or are whole minutes that differ from the time of
    // the edit
    if (instant < since - actMs || instant > written + maxAheadMs) return null;
    if (instant % minuteMs === 0 && Math.abs(instant - written) > actMs) return null;
    return instant > written ? instant + byMs : Math.min(instant + byMs, now);
  });
  if (corrected.size === 0) return change;
  const fields = new Map(change.fields);
  for (const [path, value] of corrected) {
    const field = fields.get(path);
    if (field !== undefined) fields.set(path, { ...field, value: value as JsonValue });
  }
  return { ...change, fields };
}

/** Maps old stamps to the new ones that replace them. */
class Renaming {
  readonly #shift: ClockShift;
  readonly #names = new Map<Stamp, Stamp>();
  #last: Stamp | undefined;

  constructor(shift: ClockShift) {
    this.#shift = shift;
  }

  nameOf(stamp: Stamp): Stamp {
    return this.#names.get(stamp) ?? stamp;
  }

  shift(change: Change, replaced: readonly (Stamp | null)[], byMs: number): Change {
    const floor = this.#floorOf(change, replaced);
    const fields = new Map<string, Field>();
    for (const [path, { value, stamp }] of change.fields)
      fields.set(path, { value, stamp: this.#rename(stamp, byMs, floor) });
    const tombstone = change.tombstone === undefined ? {} : { tombstone: this.#rename(change.tombstone, byMs, floor) };
    return { ...change, fields, ...tombstone };
  }

  #floorOf({ key, fields }: Change, replaced: readonly (Stamp | null)[]): Stamp | undefined {
    const isNew = new Set(this.#names.values());
    let floor: Stamp | undefined;
    for (const [at, path] of [...fields.keys()].entries()) {
      const stamp = replaced[at];
      if (stamp && (isNew.has(stamp) || this.#shift.exists(key, path, stamp))) floor = laterStamp(stamp, floor);
    }
    return floor;
  }

  #rename(stamp: Stamp, byMs: number, floor: Stamp | undefined): Stamp {
    const known = this.#names.get(stamp);
    if (known !== undefined) return known;
    const { now, replica } = this.#shift;
    const ms = Math.min(Math.max(0, msOf(stamp) + byMs), now);
    const moved = printStamp({ ms, counter: 0, replica });
    const lowest = this.#last === undefined ? floor : laterStamp(this.#last, floor);
    this.#last = lowest === undefined || moved > lowest ? moved : stampAfter(lowest, replica);
    this.#names.set(stamp, this.#last);
    return this.#last;
  }
}
