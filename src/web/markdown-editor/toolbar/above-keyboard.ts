import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import { writingView } from '../view/edited-cell.ts';
import { keyboardInset } from './keyboard-inset.ts';

/**
 * Keeps the cursor in view when the on-screen keyboard opens or grows by a row, because browsers do not scroll then.
 */
export const aboveKeyboard: Extension = ViewPlugin.fromClass(
  class {
    readonly #view: EditorView;
    readonly #end: () => void;
    #height = visibleHeight();
    #frame = 0;

    constructor(view: EditorView) {
      this.#view = view;
      this.#end = keyboardInset.subscribe(() => this.#follow());
    }

    destroy(): void {
      this.#end();
      cancelAnimationFrame(this.#frame);
    }

    #follow(): void {
      const before = this.#height;
      this.#height = visibleHeight();
      if (this.#height >= before) return;
      cancelAnimationFrame(this.#frame);
      // By the next frame the toolbar has moved up.
      this.#frame = requestAnimationFrame(() => {
        const isInCell = writingView(this.#view) !== this.#view;
        if (!isInCell && !this.#view.hasFocus) return;
        const { main } = this.#view.state.selection;
        this.#view.dispatch({ effects: EditorView.scrollIntoView(main.head, { y: 'nearest' }) });
      });
    }
  },
);

function visibleHeight(): number {
  const { visualViewport } = window;
  // While the page is pinch-zoomed, the viewport is smaller even without a keyboard.
  return visualViewport === null || visualViewport.scale !== 1 ? 0 : visualViewport.height;
}
