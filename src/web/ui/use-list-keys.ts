import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isLetterKey } from './letter-key.ts';
import { rowInPlaceOf } from './row-in-place.ts';
import { goesOn, type RowRange, rangeAt, rangeTo } from './row-range.ts';
import { type ListSelection, toggled } from './use-list-selection.ts';

interface ListKeys<Item extends { readonly id: string }> {
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string | null;
  readonly onAction?: (id: string) => void;
  readonly onSpace?: (id: string) => void;
  readonly currentId?: string;
  readonly selection?: ListSelection;
  /** The range that Shift extends, together with a key or a press. */
  readonly range?: RefObject<RowRange | null>;
  readonly onShift?: (ids: Iterable<string>, by: -1 | 1) => void;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number) => void;
}

/** Letters typed within this interval form one search string. */
const typeAheadMs = 700;

/**
 * Handles the keyboard of a list. The arrow keys, Page Up, Page Down, Home and End move; letters search; Enter opens;
 * Space selects; Mod+A selects all. Alt with an arrow key moves the row, in a list whose order can be changed. One row
 * is the tab stop of the list: the last active one, falling back to the current one and then to the first. When the
 * active row leaves the list, the row that takes its position becomes active, and receives focus if the old row had it.
 */
export function useListKeys<Item extends { readonly id: string }>(list: ListKeys<Item>) {
  const { items, currentId, selection, range, scroller, scrollTo } = list;
  const [walkedTo, setWalkedTo] = useState<string | null>(null);
  const focusDue = useRef<string | null>(null);
  const isWithin = useRef(false);
  const itemsBefore = useRef(items);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
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

  const walk = (to: number, extends_: boolean) => {
    const index = Math.min(items.length - 1, Math.max(0, to));
    const item = items[index];
    if (item === undefined) return;
    if (selection !== undefined && range !== undefined) {
      range.current = extends_ ? rangeTo(rangeHere(selection), item.id, items) : rangeAt(item.id, selection.ids);
      if (extends_) selection.onChange(range.current.ids);
    }
    focusDue.current = item.id;
    setWalkedTo(item.id);
    scrollTo(index);
  };

  /** Returns the range that ends at the active row, or a new range that starts there. */
  const rangeHere = ({ ids }: ListSelection): RowRange => {
    const activeId = items[activeIndex]?.id ?? '';
    const begun = range?.current ?? null;
    return begun?.end === activeId && goesOn(begun, ids, items) ? begun : rangeAt(activeId, ids);
  };

  const typeAhead = (key: string): boolean => {
    const now = performance.now();
    const text = (now - typed.current.at < typeAheadMs ? typed.current.text : '') + key;
    typed.current = { text, at: now };
    const found = startingWith(list, text, text.length === 1 ? activeIndex + 1 : activeIndex);
    if (found !== null) walk(found, false);
    return found !== null;
  };

  const open = (row: HTMLElement) => {
    const link = row.querySelector<HTMLElement>('a[href]');
    if (link !== null) link.click();
    else if (row.dataset.key !== undefined) list.onAction?.(row.dataset.key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLElement && event.target.role === 'row' ? event.target : null;
    if (row === null || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.altKey ? shift(event, row) : handle(event, row)) event.preventDefault();
  };

  const shift = ({ key }: KeyboardEvent, { dataset }: HTMLElement): boolean => {
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
    if (list.onShift === undefined || by === null || dataset.key === undefined) return false;
    const isChosen = selection?.ids.has(dataset.key) ?? false;
    list.onShift(isChosen ? (selection?.ids ?? []) : [dataset.key], by);
    scrollTo(Math.min(items.length - 1, Math.max(0, activeIndex + by)));
    return true;
  };

  const handle = (event: KeyboardEvent, row: HTMLElement): boolean => {
    const isMod = event.ctrlKey || event.metaKey;
    // a list that does not scroll by itself may be taller than the window
    const seen = Math.min(scroller.current?.clientHeight ?? 0, window.innerHeight);
    const page = Math.max(1, Math.floor(seen / Math.max(1, row.clientHeight)) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + page,
      PageUp: activeIndex - page,
      Home: 0,
      End: items.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) walk(to, event.shiftKey);
    else if (event.key === 'Enter') open(row);
    else if (event.key === ' ' && typed.current.at < performance.now() - typeAheadMs) chooseOrOpen(row);
    else if (isMod && isLetterKey(event, 'a') && selection !== undefined) chooseAll(selection);
    else if (event.key === 'Escape' && selection !== undefined && selection.ids.size > 0) selection.onChange(new Set());
    else return !isMod && event.key.length === 1 && typeAhead(event.key);
    return true;
  };

  const chooseAll = ({ onChooseAll, onChange }: ListSelection) => {
    if (onChooseAll !== undefined) onChooseAll();
    else onChange(new Set(items.map(({ id }) => id)));
  };

  const chooseOrOpen = (row: HTMLElement) => {
    const id = row.dataset.key;
    if (id !== undefined && selection === undefined && list.onSpace !== undefined) return list.onSpace(id);
    if (selection === undefined || id === undefined) return open(row);
    const ids = toggled(selection.ids, id);
    if (range !== undefined) range.current = rangeAt(id, ids);
    selection.onChange(ids);
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

  return { activeIndex, onKeyDown, onFocus, onBlur, walkTo: (index: number) => walk(index, false) };
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

/**
 * Returns the first row whose text starts with `text`, ignoring case and accents. The search starts at `from` and wraps
 * around.
 */
function startingWith<Item extends { readonly id: string }>(
  { items, textOf }: Pick<ListKeys<Item>, 'items' | 'textOf'>,
  text: string,
  from: number,
): number | null {
  const collator = new Intl.Collator(undefined, { sensitivity: 'base', usage: 'search' });
  for (let step = 0; step < items.length; step++) {
    const index = (from + step) % items.length;
    const item = items[index];
    const beginning = item === undefined ? undefined : textOf(item)?.slice(0, text.length);
    if (beginning !== undefined && collator.compare(beginning, text) === 0) return index;
  }
  return null;
}
