import { EditorView } from '@codemirror/view';
import { useSyncExternalStore } from 'react';
import { Emitter } from '../../lifecycle/index.ts';

/** An editor and a subscription to its updates. */
export interface WatchedView {
  readonly view: EditorView;
  readonly subscribe: (listener: () => void) => () => void;
}

export class ViewWatch {
  readonly #updates = new Emitter();

  readonly extension = EditorView.updateListener.of(({ docChanged, selectionSet, focusChanged, transactions }) => {
    const hasEffects = transactions.some(({ effects }) => effects.length > 0);
    if (docChanged || selectionSet || focusChanged || hasEffects) this.#updates.emit();
  });

  readonly subscribe = this.#updates.subscribe;
}

/**
 * Returns a value of the editor and rerenders when it changes. `read` must return the same value as long as nothing
 * changed.
 */
export function useOfView<T>({ view, subscribe }: WatchedView, read: (view: EditorView) => T): T {
  return useSyncExternalStore(subscribe, () => read(view));
}
