/**
 * One field of a record, the unit of last-writer-wins.
 *
 * The value is plain data and is never mutated; `null` means cleared. The stamp is opaque: the one that is larger as
 * text was written later.
 */
export interface Leaf {
  readonly value: unknown;
  readonly stamp: string;
}

/** The leaves of one record by printed path. */
export type Leaves = ReadonlyMap<string, Leaf>;
