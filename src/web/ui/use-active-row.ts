import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowInPlaceOf } from './row-in-place.ts';

interface Rows {
  readonly items: readonly { readonly id: string }[];
  readonly currentId?: string;
  readonly scroller: RefObject<HTMLElement | null>;
}

/**
 * Returns the active row of a list, which is its tab stop: the last active one, falling back to the current one and
 * then to the first. When the active row leaves the list, the row that takes its position becomes active, and receives
 * focus if the old row had it.
 */
export function useActiveRow({ items, currentId, scroller }: Rows) {
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  const focusDue = useRef<string | null>(null);
  const isWithin = useRef(false);
  const itemsBefore = useRef(items);
  const activeIndex = indexOf(items, walkedTo) ?? indexOf(items, currentId ?? null) ?? 0;

  useLayoutEffect(() => {
    const before = itemsBefore.current;
    itemsBefore.current = items;
    if (walkedTo === null || before === items || indexOf(items, walkedTo) !== null) return;
    const next = rowInPlaceOf(walkedTo, before, items);
    if (isWithin.current && document.activeElement === document.body) focusDue.current = next;
    setWalkedTo(next);
  }, [items, walkedTo]);

  useEffect(() => {
    if (focusDue.current === null || focusDue.current !== walkedTo) return;
    const row = rowOf(scroller.current, focusDue.current);
    focusDue.current = null;
    row?.focus({ preventScroll: true });
  });

  /** Makes a row active and focuses it once it is rendered. */
  const activate = (id: string) => {
    focusDue.current = id;
    setWalkedTo(id);
  };

  /**
   * A row's menu or dialog is elsewhere in the DOM, but its focus events bubble here through React, so the list still
   * counts as focused.
   */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    isWithin.current = true;
    focusDue.current = null;
    if (!currentTarget.contains(target)) return;
    if (target instanceof HTMLAnchorElement) return passFocusOn(target);
    const key = target.closest<HTMLElement>('[role="row"]')?.dataset.key;
    if (key !== undefined) setWalkedTo(key);
  };

  /** A row that is removed from the page fires no event, and a window that loses focus keeps its active element. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    isWithin.current = currentTarget.contains(relatedTarget ?? document.activeElement);
  };

  return { activeIndex, activate, onFocus, onBlur };
}

/**
 * Moves focus from a link to its row after a delay, since the browser would not start a drag if focus moved during the
 * press.
 */
function passFocusOn(link: HTMLAnchorElement): void {
  setTimeout(() => {
    if (document.activeElement === link) link.closest<HTMLElement>('[role="row"]')?.focus({ preventScroll: true });
  });
}

function indexOf(items: readonly { readonly id: string }[], id: string | null): number | null {
  const index = id === null ? -1 : items.findIndex((item) => item.id === id);
  return index === -1 ? null : index;
}

function rowOf(scroller: HTMLElement | null, id: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`) ?? null;
}
