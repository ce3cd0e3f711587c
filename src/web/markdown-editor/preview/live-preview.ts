import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Span } from '../text/span.ts';
import { drawnPart, drawnRanges } from '../view/drawn-ranges.ts';
import { baseLook } from './base-look.ts';
import { codeColours } from './code-colours.ts';
import { definitions } from './definitions.ts';
import { draw } from './draw.ts';
import { follow } from './follow.ts';
import { footnoteNumbers } from './footnote-numbers.ts';
import './preview-look.css';
import { type PreviewOptions, previewOptions, refreshPreview } from './preview-options.ts';
import { textEndsKeys } from './text-ends.ts';

/**
 * Renders Markdown while it is edited. Markup is hidden except around the cursor. Only decorations are added, and only
 * to visible text; the text itself changes only when a task is ticked.
 */
export function livePreview(options: PreviewOptions): Extension {
  return [
    previewOptions.of(options),
    EditorView.editorAttributes.of({ class: 'md-preview' }),
    baseLook,
    codeColours,
    definitions,
    footnoteNumbers,
    drawnPart,
    preview,
    follow,
    textEndsKeys,
    EditorView.perLineTextDirection.of(true),
  ];
}

class Preview {
  decorations: DecorationSet;
  #touched: readonly Span[] = [];
  /** While a mouse button is down, nothing may move under the pointer. */
  #isHeld = false;
  #isStale = false;

  constructor(view: EditorView) {
    this.#touched = touchedIn(view);
    this.decorations = draw(view.state, drawnRanges(view), this.#touched);
  }

  update(update: ViewUpdate): void {
    if (!this.#isStale && !mayLookDifferent(update)) return;
    const { view, changes } = update;
    this.#touched = this.#touched.map(({ from, to }) => ({ from: changes.mapPos(from), to: changes.mapPos(to) }));
    // A new decoration around the text being composed would abort the composition.
    this.#isStale = view.composing;
    if (this.#isStale) {
      this.decorations = this.decorations.map(changes);
      return;
    }
    if (!this.#isHeld && !isAnswerFocused(view)) this.#touched = touchedIn(view);
    this.decorations = draw(view.state, drawnRanges(view), this.#touched);
  }

  hold(view: EditorView): void {
    this.#isHeld = true;
    const release = () => {
      for (const name of releases) window.removeEventListener(name, release);
      // Waits for the click, which must still find the pressed element.
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

/** Returns the selected ranges. Without focus there are none, so all markup is hidden. */
function touchedIn(view: EditorView): readonly Span[] {
  return view.hasFocus ? view.state.selection.ranges.map(({ from, to }) => ({ from, to })) : [];
}

/** While a figure of an answer is pressed or explained, nothing may move, or the press would be lost. */
function isAnswerFocused(view: EditorView): boolean {
  const focused = view.root.activeElement;
  return view.contentDOM.contains(focused) && focused?.closest('.md-answer, .md-answer-inline') !== null;
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
