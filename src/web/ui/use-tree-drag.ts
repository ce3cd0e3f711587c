import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { carry } from './carry.ts';
import type { ShownRow } from './tree-rows.ts';

/** Where something is dropped: onto a row, or beside it. */
export type DropPosition = 'on' | 'before' | 'after';

export interface TreeDrag {
  /** Returns the drag data of a row, by type. If it is omitted, rows cannot be dragged. */
  readonly carries?: (id: string) => Readonly<Record<string, string>>;
  /** Returns where data of these types can be dropped; null if it cannot. */
  readonly takes: (types: readonly string[]) => 'onto' | 'anywhere' | null;
  readonly onDrop: (carried: Pick<DataTransfer, 'types' | 'getData'>, id: string, position: DropPosition) => void;
}

interface Options {
  readonly drag: TreeDrag | undefined;
  readonly shown: readonly ShownRow[];
  readonly expandedIds: ReadonlySet<string>;
  readonly expand: (id: string, isExpanded: boolean) => void;
}

interface DropTarget {
  readonly id: string;
  readonly position: DropPosition;
}

/** How long a drag hovers over a collapsed row before the row expands. */
const openedAfterMs = 700;

/** Handles drag and drop by pointer, of rows in a tree and onto them. */
export function useTreeDrag({ drag, shown, expandedIds, expand }: Options) {
  const [target, setTarget] = useState<DropTarget | null>(null);
  const isOverClosed =
    target?.position === 'on' &&
    !expandedIds.has(target.id) &&
    shown.some(({ id, row }) => id === target.id && row.children.length > 0);
  const overClosed = isOverClosed ? target.id : null;
  const open = useEffectEvent((id: string) => expand(id, true));
  useEffect(() => {
    if (overClosed === null) return;
    const timer = setTimeout(() => open(overClosed), openedAfterMs);
    return () => clearTimeout(timer);
  }, [overClosed]);

  const aim = (event: DragEvent<HTMLElement>): DropTarget | null => {
    const taken = drag?.takes(event.dataTransfer.types) ?? null;
    const row = rowUnder(event);
    if (taken === null || row?.dataset.key === undefined) return null;
    return { id: row.dataset.key, position: taken === 'onto' ? 'on' : positionIn(row, event.clientY) };
  };

  const onDragStart = (event: DragEvent<HTMLElement>) => {
    const id = rowUnder(event)?.dataset.key;
    if (drag?.carries === undefined || id === undefined) return;
    carry(event, drag.carries(id));
  };

  const onDragOver = (event: DragEvent<HTMLElement>) => {
    const next = aim(event);
    if (next !== null) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    }
    if (next?.id !== target?.id || next?.position !== target?.position) setTarget(next);
  };

  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setTarget(null);
  };

  const onDrop = (event: DragEvent<HTMLElement>) => {
    const dropped = aim(event);
    setTarget(null);
    if (dropped === null) return;
    event.preventDefault();
    drag?.onDrop(event.dataTransfer, dropped.id, dropped.position);
  };

  const listeners = drag === undefined ? {} : { onDragStart, onDragOver, onDragLeave, onDrop };
  return { target, listeners };
}

/** Returns the row of an event; null for events from a row's menu or dialog, which is elsewhere in the DOM. */
function rowUnder({ target, currentTarget }: DragEvent<HTMLElement>): HTMLElement | null {
  const isWithin = target instanceof Element && currentTarget.contains(target);
  return isWithin ? target.closest<HTMLElement>('[role="row"]') : null;
}

/** Returns the drop position within a row. The top and bottom quarters mean beside the row. */
function positionIn(row: HTMLElement, y: number): DropPosition {
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'on';
}
