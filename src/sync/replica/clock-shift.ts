import {
  type Change,
  type Field,
  laterStamp,
  msOf,
  printStamp,
  type ReplicaId,
  type Stamp,
  stampAfter,
} from '../record/index.ts';
import type { WaitingRow } from './device-storage.ts';

/** Below this a clock counts as right. */
export const clockToleranceMs = 2 * 60_000;

export interface ClockShift {
  /** Milliseconds that the hub is ahead of the device, as known now. */
  readonly offset: number;
  /** UTC milliseconds on the hub's clock. */
  readonly now: number;
  readonly replica: ReplicaId;
}

/**
 * Stamps rows anew that a wrong clock had stamped: moved by what the clock was wrong, their order kept, never later than
 * now, always above the stamp of the value that they replace.
 *
 * @param rows in the order in which they were written; none was ever sent
 */
export function shiftRows(rows: readonly WaitingRow[], shift: ClockShift): readonly WaitingRow[] {
  const renamed = new Map<Stamp, Stamp>();
  let last: Stamp | undefined;
  const rename = (stamp: Stamp, byMs: number, replaced: Stamp | undefined): Stamp => {
    const known = renamed.get(stamp);
    if (known !== undefined) return known;
    const ms = Math.min(Math.max(0, msOf(stamp) + byMs), shift.now);
    const moved = printStamp({ ms, counter: 0, replica: shift.replica });
    const floor = last === undefined ? replaced : laterStamp(last, replaced);
    last = floor === undefined || moved > floor ? moved : stampAfter(floor, shift.replica);
    renamed.set(stamp, last);
    return last;
  };
  return rows.map((row) => {
    const byMs = Math.round(shift.offset - row.offset);
    const replaced = row.replaced.map((stamps) =>
      stamps.map((stamp) => (stamp === null ? null : (renamed.get(stamp) ?? stamp))),
    );
    const changes = row.changes.map((change, at) => shiftChange(change, replaced[at] ?? [], byMs, rename));
    return { ...row, changes, replaced, offset: shift.offset };
  });
}

/** Whether the row's stamps come from a clock that is now known to have been wrong. */
export function wasWrong(row: WaitingRow, offset: number): boolean {
  return !row.offer && Math.abs(offset - row.offset) > clockToleranceMs;
}

function shiftChange(
  change: Change,
  replaced: readonly (Stamp | null)[],
  byMs: number,
  rename: (stamp: Stamp, byMs: number, replaced: Stamp | undefined) => Stamp,
): Change {
  const floor = replaced.reduce<Stamp | undefined>(
    (highest, stamp) => (stamp === null ? highest : laterStamp(stamp, highest)),
    undefined,
  );
  const fields = new Map<string, Field>();
  for (const [path, { value, stamp }] of change.fields) fields.set(path, { value, stamp: rename(stamp, byMs, floor) });
  const tombstone = change.tombstone === undefined ? {} : { tombstone: rename(change.tombstone, byMs, floor) };
  return { ...change, fields, ...tombstone };
}
