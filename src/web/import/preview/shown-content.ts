import type { Leaves, RecordKey } from '#domain/kernel/index.ts';

/** A record, or an item as it would become one. */
export interface ShownContent {
  readonly leaves: Leaves;
  /** Null for a record type without a body. */
  readonly text: string | null;
  /** The names of records that are not here yet, by key. */
  readonly names: ReadonlyMap<RecordKey, string>;
}

/** Returns content with plain values as readers of records expect it. Nothing of it is compared by time. */
export function shownContent(
  values: Iterable<readonly [string, unknown]>,
  text: string | null,
  names: ReadonlyMap<RecordKey, string> = new Map(),
): ShownContent {
  return { leaves: new Map(Array.from(values, ([path, value]) => [path, { value, stamp: '' }])), text, names };
}
