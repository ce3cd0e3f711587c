import type { Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type * as Y from 'yjs';
import type { OutsideChange } from '../../line-signs/index.ts';

export type StackItem = Y.UndoManager['undoStack'][number];

const changesByItem = new WeakMap<StackItem, readonly OutsideChange[]>();

/** Connects a change outside of the text to an undo step, so that undo and redo cover both. */
export function attachTo(item: StackItem, change: OutsideChange): void {
  changesByItem.set(item, [...(changesByItem.get(item) ?? []), change]);
}

/**
 * Drops the newest step if undo would take back only a part of a change that is attached to it. The text stays as it is,
 * the person is told, and the next undo is that of the step before.
 *
 * @returns whether it was dropped
 */
export function dropKeptStep({ undoStack }: Pick<Y.UndoManager, 'undoStack'>): boolean {
  const item = undoStack.at(-1);
  const kept = (item === undefined ? [] : (changesByItem.get(item) ?? [])).filter(
    ({ canUndo }) => canUndo?.() === false,
  );
  if (kept.length === 0) return false;
  undoStack.pop();
  for (const { tellKept } of kept) tellKept?.();
  return true;
}

/** Undoes and redoes the changes outside of the text with the steps to which they are attached. */
export function undoTogether(manager: Y.UndoManager): Extension {
  return ViewPlugin.define(() => ({ destroy: followSteps(manager) }));
}

/** @returns a function that stops it */
export function followSteps(manager: Y.UndoManager): () => void {
  const popped = ({ stackItem, type }: { readonly stackItem: StackItem; readonly type: 'undo' | 'redo' }) => {
    const changes = changesByItem.get(stackItem) ?? [];
    if (changes.length === 0) return;
    for (const change of type === 'undo' ? changes.toReversed() : changes) change[type]();
    const inverse = (type === 'undo' ? manager.redoStack : manager.undoStack).at(-1);
    if (inverse !== undefined) changesByItem.set(inverse, changes);
  };
  manager.on('stack-item-popped', popped);
  return () => manager.off('stack-item-popped', popped);
}
