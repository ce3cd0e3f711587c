import type { LinkTarget } from './link-target.ts';

export interface TreeRow {
  readonly id: string;
  /** The row's name for type-ahead and screen readers. */
  readonly text: string;
  readonly link?: LinkTarget;
  readonly children: readonly TreeRow[];
}

/** A row whose ancestors are all expanded, and its position among its siblings. */
export interface ShownRow<Row extends TreeRow = TreeRow> {
  readonly id: string;
  readonly row: Row;
  readonly parentId: string | null;
  /** The level, counted from 1. */
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
}

/** Returns the rows whose ancestors are all expanded, from top to bottom. */
export function shownRows<Row extends TreeRow>(
  rows: readonly Row[],
  expandedIds: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): readonly ShownRow<Row>[] {
  return rows.flatMap((row, index) => [
    { id: row.id, row, parentId, level, position: index + 1, siblings: rows.length },
    // the children of a row have the same type as the row
    ...(expandedIds.has(row.id) ? shownRows(row.children as readonly Row[], expandedIds, row.id, level + 1) : []),
  ]);
}
