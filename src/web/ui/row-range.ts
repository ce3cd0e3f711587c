type Items = readonly { readonly id: string }[];

/** The rows that Shift chooses, from the one it began at to the one it has come to. */
export interface RowRange {
  readonly anchor: string;
  readonly end: string;
  /** All that is chosen since; where something else is by now, the range is over. */
  readonly ids: ReadonlySet<string>;
  /** Those that the range chose. It gives them back where it no longer covers them; those chosen before stay. */
  readonly added: ReadonlySet<string>;
}

/** A range that begins at a row: it was pressed, chosen or walked to. */
export function rangeAt(id: string, ids: ReadonlySet<string>): RowRange {
  return { anchor: id, end: id, ids, added: new Set() };
}

/** Whether the range can go on: its first row is still there, and nothing else was chosen or taken out since. */
export function goesOn(range: RowRange | null, ids: ReadonlySet<string>, items: Items): range is RowRange {
  if (range === null || range.ids.size !== ids.size || !items.some(({ id }) => id === range.anchor)) return false;
  return [...ids].every((id) => range.ids.has(id));
}

/** The same range, to another row. */
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
