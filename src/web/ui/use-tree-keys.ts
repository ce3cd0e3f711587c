import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import type { ShownRow } from './tree-rows.ts';
import { useListKeys } from './use-list-keys.ts';

/** A move of a row: up or down among its siblings, into the row above, or out to its parent's level. */
export type TreeMove = 'up' | 'down' | 'in' | 'out';

interface TreeKeys {
  readonly tree: RefObject<HTMLElement | null>;
  readonly shown: readonly ShownRow[];
  readonly expandedIds: ReadonlySet<string>;
  readonly expand: (id: string, isExpanded: boolean) => void;
  readonly currentId?: string;
  readonly onAction?: (id: string) => void;
  readonly onMove?: (id: string, move: TreeMove) => void;
  readonly scrollTo: (index: number) => void;
}

const focusable = 'button:not(:disabled)';

/**
 * Handles the keyboard of a tree, in addition to that of a list. The inward arrow key expands a row, then moves through
 * its buttons. The outward arrow key moves back, collapses the row, then moves to its parent. Alt with an arrow key
 * moves the row.
 */
export function useTreeKeys(options: TreeKeys) {
  const { tree, shown, expandedIds, expand, onMove } = options;
  const rowOf = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`) ?? null;
  const list = useListKeys({
    ...options,
    items: shown,
    textOf: ({ row }) => row.text,
    scroller: tree,
  });

  // a row that moves in the DOM loses focus, which is restored after the move
  const moving = useRef<ShownRow | null>(null);
  useLayoutEffect(() => {
    const before = moving.current;
    const now = shown.find(({ id }) => id === before?.id);
    if (before === null || now === undefined) return;
    if (now.parentId === before.parentId && now.position === before.position) return;
    moving.current = null;
    if (document.activeElement === document.body) rowOf(now.id)?.focus();
  });

  const walkIn = (at: number, element: HTMLElement) => {
    const each = shown[at];
    if (each === undefined) return;
    if (element.role === 'row' && each.row.children.length > 0 && !expandedIds.has(each.id)) expand(each.id, true);
    else neighbour(element, 1)?.focus();
  };

  const walkOut = (at: number, element: HTMLElement) => {
    const each = shown[at];
    if (each === undefined) return;
    if (element.role !== 'row') neighbour(element, -1)?.focus();
    else if (each.row.children.length > 0 && expandedIds.has(each.id)) expand(each.id, false);
    else if (each.parentId !== null) list.walkTo(shown.findIndex(({ id }) => id === each.parentId));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isWithin(event) || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const key = event.target.closest<HTMLElement>('[role="row"]')?.dataset.key;
    const at = shown.findIndex(({ id }) => id === key);
    if (key === undefined || at === -1 || event.ctrlKey || event.metaKey) return;
    moving.current = null;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [keyIn, keyOut] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.altKey) {
      const moves: Readonly<Record<string, TreeMove>> = {
        ArrowUp: 'up',
        ArrowDown: 'down',
        [keyIn as string]: 'in',
        [keyOut as string]: 'out',
      };
      const move = moves[event.key];
      if (move === undefined || onMove === undefined || event.target.role !== 'row') return;
      event.preventDefault(); // Alt with an arrow key navigates in the browser history
      moving.current = shown[at] ?? null;
      onMove(key, move);
    } else if (event.key === keyIn || event.key === keyOut) {
      event.preventDefault();
      (event.key === keyIn ? walkIn : walkOut)(at, event.target);
    } else list.onKeyDown(event);
  };

  return { activeIndex: list.activeIndex, onKeyDown, onFocus: list.onFocus, onBlur: list.onBlur };
}

/**
 * Returns whether an event comes from the tree itself. A row's menu or dialog is elsewhere in the DOM, but its events
 * bubble to the tree through React.
 */
function isWithin<E extends SyntheticEvent<HTMLElement>>(event: E): event is E & { readonly target: HTMLElement } {
  return event.target instanceof HTMLElement && event.currentTarget.contains(event.target);
}

/** Returns the button of the same row at this offset. The row itself comes before its first button. */
function neighbour(element: HTMLElement, by: -1 | 1): HTMLElement | null {
  const row = element.closest<HTMLElement>('[role="row"]');
  if (row === null) return null;
  const stops = [row, ...row.querySelectorAll<HTMLElement>(focusable)];
  return stops[stops.indexOf(element) + by] ?? null;
}
