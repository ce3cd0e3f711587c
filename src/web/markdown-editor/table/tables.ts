import type { CellPosition, Table } from '#domain/notes/markdown/table/index.ts';
import type { Span } from '../text/span.ts';
import type { ListPlace } from './list-position.ts';

/** A table and its position in the note. */
export interface TableAt extends Span {
  /** Stable for as long as the table exists, whatever changes in it or before it. */
  readonly id: number;
  readonly table: Table;
  readonly list: ListPlace;
}

export interface ActiveCell extends CellPosition {
  /** The table that contains it. */
  readonly id: number;
  /** Range of the cell's text, as positions in the table. If the row lacks the cell, both are the end of the row. */
  readonly from: number;
  readonly to: number;
  readonly isMissing: boolean;
  /** Stable while the same cell is edited, even if its row or column index changes. */
  readonly key: number;
}

/** The tables that are displayed as such, and the cell that is edited. */
export interface Tables {
  /** In the order of the note. */
  readonly all: readonly TableAt[];
  readonly active: ActiveCell | null;
  /** Position up to which the tables match the syntax tree, which may lag behind the text on a busy device. */
  readonly readTo: number;
  /**
   * A table that the user is typing as text. It is displayed as a table once the cursor has left both the table and the
   * line below.
   */
  readonly typed: TypedTable | null;
  /** Whether the editor has focus, so that the user types at its cursor. */
  readonly isFocused: boolean;
}

export interface TypedTable extends Span {
  readonly hasLeadingPipe: boolean;
}

/** Returns the tables that touch a range, in order. */
export function tablesIn({ all }: Pick<Tables, 'all'>, from: number, to: number): readonly TableAt[] {
  return all.filter((at) => at.from <= to && at.to >= from);
}

export function tableOf({ all }: Pick<Tables, 'all'>, id: number | undefined): TableAt | undefined {
  return all.find((at) => at.id === id);
}

/** Returns where the text of the edited cell is in the note; null if none is edited. */
export function activeText(tables: Tables): Span | null {
  const { active } = tables;
  const at = tableOf(tables, active?.id);
  if (active === null || at === undefined) return null;
  return { from: at.from + active.from, to: at.from + active.to };
}

let lastId = 0;

/** Returns an id for a table, or a key for a cell. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}
