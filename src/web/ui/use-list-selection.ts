import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { goesOn, type RowRange, rangeAt, rangeTo } from './row-range.ts';

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Selects all items, for a list that contains only some of them. */
  readonly onChooseAll?: () => void;
  /** Whether a press selects a row instead of opening it, as on a touchscreen without modifier keys. */
  readonly isChoosing: boolean;
}

interface Rows {
  readonly items: readonly { readonly id: string }[];
  readonly currentId: string | undefined;
  /** The range that the keyboard extends. */
  readonly range: RefObject<RowRange | null>;
}

/**
 * Selects several rows with the pointer: a press with Mod toggles one row, and a press with Shift extends the range.
 * Handles the press in the capture phase, before the row would open.
 */
export function useListSelection(selection: ListSelection | undefined, { items, currentId, range }: Rows) {
  if (selection === undefined) return {};
  const { ids, onChange, isChoosing } = selection;

  const rowOf = (event: MouseEvent): HTMLElement | null => {
    const isMeant = event.shiftKey || event.ctrlKey || event.metaKey || isChoosing || ids.size > 0;
    const target = event.target instanceof Element ? event.target : null;
    if (!isMeant || event.button !== 0 || target?.closest('button, label, input')) return null;
    return target?.closest<HTMLElement>('[role="row"]') ?? null;
  };
  const keepFromRow = (event: MouseEvent | PointerEvent) => {
    if (rowOf(event) === null) return;
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault(); // a Shift press would select text; other presses may start a drag
  };
  const choose = (event: MouseEvent) => {
    const row = rowOf(event);
    const id = row?.dataset.key;
    if (!row || id === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    row.focus({ preventScroll: true }); // the keyboard continues from here
    // if nothing is selected, the range starts at the current row
    const begun = ids.size > 0 && goesOn(range.current, ids, items) ? range.current : rangeAt(currentId ?? id, ids);
    range.current = event.shiftKey ? rangeTo(begun, id, items) : rangeAt(id, toggled(ids, id));
    onChange(range.current.ids);
  };
  return { onPointerDownCapture: keepFromRow, onMouseDownCapture: keepFromRow, onClickCapture: choose };
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
