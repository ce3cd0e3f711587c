import { EditorView } from '@codemirror/view';
import { useSyncExternalStore } from 'react';

/** An editor and a subscription to its updates. */
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

/**
 * Returns a value of the editor and rerenders when it changes. `read` must return the same value as long as nothing
 * changed.
 */
export function useOfView<T>({ view, subscribe }: WatchedView, read: (view: EditorView) => T): T {
  return useSyncExternalStore(subscribe, () => read(view));
}
