import { type MouseEvent, type PointerEvent, useRef } from 'react';

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Whether a press chooses rather than opens, as on a screen that has no keys to hold. */
  readonly isChoosing: boolean;
}

interface Rows {
  readonly items: readonly { readonly id: string }[];
  readonly currentId: string | undefined;
}

/**
 * Choosing several rows with the pointer: Mod and a press adds or takes one, Shift and a press those from the last one
 * on. It comes before the row hears of the press, which would open it.
 */
export function useListSelection(selection: ListSelection | undefined, { items, currentId }: Rows) {
  const anchor = useRef<string | undefined>(undefined);
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
    event.preventDefault();
  };
  const choose = (event: MouseEvent) => {
    const row = rowOf(event);
    const id = row?.dataset.key;
    if (!row || id === undefined) return;
    event.stopPropagation();
    event.preventDefault();
    row.focus({ preventScroll: true }); // the keys go on from here
    if (event.shiftKey) return onChange(new Set([...ids, ...between(items, anchor.current ?? currentId ?? id, id)]));
    anchor.current = id;
    onChange(toggled(ids, id));
  };
  return { onPointerDownCapture: keepFromRow, onMouseDownCapture: keepFromRow, onClickCapture: choose };
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function between(items: Rows['items'], from: string, to: string): readonly string[] {
  const ends = [from, to].map((end) => items.findIndex(({ id }) => id === end));
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  return items.slice(first === -1 ? last : first, last + 1).map(({ id }) => id);
}
