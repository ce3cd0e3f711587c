type Items = readonly { readonly id: string }[];

/** A range of rows selected with Shift, from its anchor to its end. */
export interface RowRange {
  readonly anchor: string;
  readonly end: string;
  /**
   * All rows that were selected when the range was created or last extended. If the selection differs now, the range
   * has ended.
   */
  readonly ids: ReadonlySet<string>;
  /**
   * The rows that the range added. They are deselected when the range no longer covers them. Rows that were selected
   * before stay selected.
   */
  readonly added: ReadonlySet<string>;
}

/** Creates a range at a row that was pressed, selected or reached by keyboard. */
export function rangeAt(id: string, ids: ReadonlySet<string>): RowRange {
  return { anchor: id, end: id, ids, added: new Set() };
}

/** Returns whether a range can be extended: its anchor still exists, and the selection has not changed since. */
export function goesOn(range: RowRange | null, ids: ReadonlySet<string>, items: Items): range is RowRange {
  if (range === null || range.ids.size !== ids.size || !items.some(({ id }) => id === range.anchor)) return false;
  return [...ids].every((id) => range.ids.has(id));
}

export function rangeTo({ anchor, ids, added }: RowRange, end: string, items: Items): RowRange {
  const before = new Set([...ids].filter((id) => !added.has(id)));
  const covered = between(items, anchor, end);
  return {
    anchor,
    end,
    ids: new Set([...before, ...covered]),
    added: new Set(covered.filter((id) => !before.has(id))),
  };
}

function between(items: Items, from: string, to: string): readonly string[] {
  const ends = [from, to].map((end) => items.findIndex(({ id }) => id === end));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return items.slice(first === -1 ? last : first, last + 1).map(({ id }) => id);
}
