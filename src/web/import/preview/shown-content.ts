import type { Leaves } from '#domain/kernel/index.ts';

/** A record, or an item as it would become one. */
export interface ShownContent {
  readonly leaves: Leaves;
  /** Null for a record type without a body. */
  readonly text: string | null;
}

/** Returns content with plain values as readers of records expect it. Nothing of it is compared by time. */
export function shownContent(values: Iterable<readonly [string, unknown]>, text: string | null): ShownContent {
  return { leaves: new Map(Array.from(values, ([path, value]) => [path, { value, stamp: '' }])), text };
}
