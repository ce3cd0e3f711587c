import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { isLetterKey } from './letter-key.ts';
import { goesOn, type RowRange, rangeAt, rangeTo } from './row-range.ts';
import { useActiveRow } from './use-active-row.ts';
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

/**
 * Handles the keyboard of a list. The arrow keys, Page Up, Page Down, Home and End move; letters search; Enter opens;
 * Space selects; Mod+A selects all. Alt with an arrow key moves the row, in a list whose order can be changed.
 */
export function useListKeys<Item extends { readonly id: string }>(list: ListKeys<Item>) {
  const { items, selection, range, scroller, scrollTo } = list;
  const { activeIndex, activate, onFocus, onBlur } = useActiveRow(list);
  const typeAhead = useTypeAhead(list);

  const walk = (to: number, extends_: boolean) => {
    const index = Math.min(items.length - 1, Math.max(0, to));
    const item = items[index];
    if (item === undefined) return;
    if (selection !== undefined && range !== undefined) {
      range.current = extends_ ? rangeTo(rangeHere(selection), item.id, items) : rangeAt(item.id, selection.ids);
      if (extends_) selection.onChange(range.current.ids);
    }
    activate(item.id);
    scrollTo(index);
  };

  /** Returns the range that ends at the active row, or a new range that starts there. */
  const rangeHere = ({ ids }: ListSelection): RowRange => {
    const activeId = items[activeIndex]?.id ?? '';
    const begun = range?.current ?? null;
    return begun?.end === activeId && goesOn(begun, ids, items) ? begun : rangeAt(activeId, ids);
  };

  const search = (letter: string): boolean => {
    const found = typeAhead.find(letter, activeIndex);
    if (found !== null) walk(found, false);
    return found !== null;
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
    const page = pageOf(row, scroller.current);
    const to = destinationOf(event.key, { from: activeIndex, last: items.length - 1, page });
    if (to !== undefined) walk(to, event.shiftKey);
    else if (event.key === 'Enter') open(row, list.onAction);
    else if (event.key === ' ' && !typeAhead.isTyping()) chooseOrOpen(row);
    else if (isMod && isLetterKey(event, 'a') && selection !== undefined) chooseAll(selection);
    else if (event.key === 'Escape' && selection !== undefined && selection.ids.size > 0) selection.onChange(new Set());
    else return !isMod && event.key.length === 1 && search(event.key);
    return true;
  };

  const chooseAll = ({ onChooseAll, onChange }: ListSelection) => {
    if (onChooseAll !== undefined) onChooseAll();
    else onChange(new Set(items.map(({ id }) => id)));
  };

  const chooseOrOpen = (row: HTMLElement) => {
    const id = row.dataset.key;
    if (id !== undefined && selection === undefined && list.onSpace !== undefined) return list.onSpace(id);
    if (selection === undefined || id === undefined) return open(row, list.onAction);
    const ids = toggled(selection.ids, id);
    if (range !== undefined) range.current = rangeAt(id, ids);
    selection.onChange(ids);
  };

  return { activeIndex, onKeyDown, onFocus, onBlur, walkTo: (index: number) => walk(index, false) };
}

function open(row: HTMLElement, onAction: ((id: string) => void) | undefined): void {
  const link = row.querySelector<HTMLElement>('a[href]');
  if (link !== null) link.click();
  else if (row.dataset.key !== undefined) onAction?.(row.dataset.key);
}

interface Steps {
  readonly from: number;
  readonly last: number;
  /** The number of rows in a page. */
  readonly page: number;
}

/** Returns the index that a key moves to, which may lie outside the list; undefined for a key that does not move. */
function destinationOf(key: string, { from, last, page }: Steps): number | undefined {
  const destinations: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  return destinations[key];
}

/** Returns the number of rows that Page Up and Page Down move by. */
function pageOf(row: HTMLElement, scroller: HTMLElement | null): number {
  // a list that does not scroll by itself may be taller than the window
  const seen = Math.min(scroller?.clientHeight ?? 0, window.innerHeight);
  return Math.max(1, Math.floor(seen / Math.max(1, row.clientHeight)) - 1);
}

interface Searched<Item> {
  readonly items: readonly Item[];
  readonly textOf: (item: Item) => string | null;
}

/** Letters typed within this interval form one search string. */
const typeAheadMs = 700;

/** Searches the rows of a list for the letters that are typed there. */
function useTypeAhead<Item>(list: Searched<Item>) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  /** Returns whether a Space belongs to the letters typed before it. */
  const isTyping = () => typed.current.at >= performance.now() - typeAheadMs;

  /** Returns the row that the letters lead to, with one more letter typed at the active row. */
  const find = (letter: string, activeIndex: number): number | null => {
    const now = performance.now();
    const text = (now - typed.current.at < typeAheadMs ? typed.current.text : '') + letter;
    typed.current = { text, at: now };
    return startingWith(list, text, text.length === 1 ? activeIndex + 1 : activeIndex);
  };

  return { isTyping, find };
}

/**
 * Returns the first row whose text starts with `text`, ignoring case and accents. The search starts at `from` and wraps
 * around.
 */
function startingWith<Item>({ items, textOf }: Searched<Item>, text: string, from: number): number | null {
  const collator = new Intl.Collator(undefined, { sensitivity: 'base', usage: 'search' });
  for (let step = 0; step < items.length; step++) {
    const index = (from + step) % items.length;
    const item = items[index];
    const beginning = item === undefined ? undefined : textOf(item)?.slice(0, text.length);
    if (beginning !== undefined && collator.compare(beginning, text) === 0) return index;
  }
  return null;
}
