import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { baseLook } from './base-look.ts';
import { calloutFolds } from './callout-folds.ts';
import { codeColours } from './code-colours.ts';
import { definitions } from './definitions.ts';
import { draw } from './draw.ts';
import type { Span } from './drawing.ts';
import { follow } from './follow.ts';
import { previewLook } from './preview-look.ts';
import { type LivePreviewOptions, previewOptions, refreshPreview } from './preview-options.ts';
import { textEndsKeys } from './text-ends.ts';

/**
 * Shows Markdown as what it means while it is written. Marks recede, and come back where the cursor is. Nothing but
 * decorations is made, and only for what is in view; the text is changed by a task's box alone.
 */
export function livePreview(options: LivePreviewOptions): Extension {
  return [
    previewOptions.of(options),
    // The earlier of two looks wins.
    previewLook,
    baseLook,
    codeColours,
    definitions,
    preview,
    calloutFolds,
    follow,
    textEndsKeys,
    EditorView.perLineTextDirection.of(true),
  ];
}

class Preview {
  decorations: DecorationSet;
  #touched: readonly Span[] = [];
  /** While a button of the mouse is down nothing may move under it. */
  #isHeld = false;
  #isBehind = false;

  constructor(view: EditorView) {
    this.#touched = touchedIn(view);
    this.decorations = draw(view.state, view.visibleRanges, this.#touched);
  }

  update(update: ViewUpdate): void {
    if (!this.#isBehind && !mayLookDifferent(update)) return;
    const { view, changes } = update;
    this.#touched = this.#touched.map(({ from, to }) => ({ from: changes.mapPos(from), to: changes.mapPos(to) }));
    // A decoration that appears around the text being composed would break the composition off.
    this.#isBehind = view.composing;
    if (this.#isBehind) {
      this.decorations = this.decorations.map(changes);
      return;
    }
    if (!this.#isHeld) this.#touched = touchedIn(view);
    this.decorations = draw(view.state, view.visibleRanges, this.#touched);
  }

  hold(view: EditorView): void {
    this.#isHeld = true;
    const release = () => {
      for (const name of releases) window.removeEventListener(name, release);
      // After the click, which must find the element that was pressed.
      setTimeout(() => {
        this.#isHeld = false;
        redraw(view);
      });
    };
    for (const name of releases) window.addEventListener(name, release);
  }
}

const releases = ['mouseup', 'dragend', 'blur'] as const;

function redraw(view: EditorView): void {
  if (view.dom.isConnected) view.dispatch({ effects: refreshPreview.of(null) });
}

function mayLookDifferent(update: ViewUpdate): boolean {
  return (
    update.docChanged ||
    update.selectionSet ||
    update.viewportChanged ||
    update.focusChanged ||
    syntaxTree(update.startState) !== syntaxTree(update.state) ||
    update.transactions.some(({ effects, reconfigured }) => reconfigured || effects.length > 0)
  );
}

/** Without the focus there is no cursor, and all marks recede. */
function touchedIn(view: EditorView): readonly Span[] {
  return view.hasFocus ? view.state.selection.ranges.map(({ from, to }) => ({ from, to })) : [];
}

const preview = ViewPlugin.fromClass(Preview, {
  decorations: (plugin) => plugin.decorations,
  eventObservers: {
    mousedown(event, view) {
      if (event.button === 0) this.hold(view);
    },
    compositionend(_, view) {
      setTimeout(() => redraw(view));
    },
  },
});
