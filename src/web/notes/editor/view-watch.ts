import { EditorView } from '@codemirror/view';
import { useSyncExternalStore } from 'react';

/** An editor that parts around it follow. */
export interface WatchedView {
  readonly view: EditorView;
  readonly subscribe: (listener: () => void) => () => void;
}

export class ViewWatch {
  readonly #listeners = new Set<() => void>();

  readonly extension = EditorView.updateListener.of(({ docChanged, selectionSet, focusChanged, transactions }) => {
    const hasEffects = transactions.some(({ effects }) => effects.length > 0);
    if (docChanged || selectionSet || focusChanged || hasEffects) for (const listener of this.#listeners) listener();
  });

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Reads something of the editor, and renders again when it is another. What is read must be the same while it is. */
export function useOfView<T>({ view, subscribe }: WatchedView, read: (view: EditorView) => T): T {
  return useSyncExternalStore(subscribe, () => read(view));
}
