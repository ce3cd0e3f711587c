import { foldedRanges, syntaxTree } from '@codemirror/language';
import { Facet, type Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { element, icon } from '../preview/element.ts';
import type { PreviewMessages } from '../preview/messages/index.ts';
import { ShownWidget } from '../preview/shown-widget.ts';
import { drawnRanges } from '../view/drawn-ranges.ts';
import { toggleFold } from './fold-commands.ts';
import { type Foldable, foldableName, foldablesIn } from './foldable.ts';
import { isFolded } from './folds.ts';

export type FoldWords = Pick<PreviewMessages, 'expand' | 'collapse' | 'expandSection' | 'collapseSection'>;

export const foldWords = Facet.define<FoldWords, FoldWords | null>({ combine: ([labels]) => labels ?? null });

/** Shows a button at each heading, list item and callout in view that can be folded. */
export const foldSigns = ViewPlugin.define((view) => new FoldSigns(view), {
  decorations: (signs) => signs.decorations,
});

class FoldSigns {
  decorations: DecorationSet;
  #isStale = false;

  constructor(view: EditorView) {
    this.decorations = signsIn(view);
  }

  update({
    view,
    state,
    startState,
    docChanged,
    viewportChanged,
    selectionSet,
    focusChanged,
    changes,
  }: ViewUpdate): void {
    const isOther = syntaxTree(startState) !== syntaxTree(state) || foldedRanges(startState) !== foldedRanges(state);
    if (!this.#isStale && !docChanged && !viewportChanged && !selectionSet && !focusChanged && !isOther) return;
    // A new decoration around the text being composed would abort the composition.
    this.#isStale = view.composing;
    this.decorations = this.#isStale ? this.decorations.map(changes) : signsIn(view);
  }
}

function signsIn(view: EditorView): DecorationSet {
  const { state, hasFocus } = view;
  const { head } = state.selection.main;
  const signs = new Map<number, Range<Decoration>>();
  const names: Range<Decoration>[] = [];
  for (const range of drawnRanges(view)) {
    for (const foldable of foldablesIn(state, range, syntaxTree(state))) {
      const { from, to } = foldable.line;
      if (to < range.from || from > range.to) continue;
      const name = foldableName(state, foldable);
      const isAtCursor = hasFocus && head >= from && head <= to;
      const sign = new FoldSign(foldable.kind, isFolded(state, foldable), name, isAtCursor);
      signs.set(to, Decoration.widget({ widget: sign, side: 1 }).range(to));
      if (foldable.kind === 'heading') names.push(headingName(name).range(from));
    }
  }
  return Decoration.set([...signs.values(), ...names], true);
}

/** Names a heading for screen readers, without the button in it. */
function headingName(name: string): Decoration {
  return Decoration.line({ attributes: { 'aria-label': name } });
}

type Shown = [kind: Foldable['kind'], isFolded: boolean, name: string, isAtCursor: boolean];

/** Button that folds and unfolds what begins on its line. */
class FoldSign extends ShownWidget<Shown> {
  toDOM(view: EditorView): HTMLElement {
    const button = element('button', { type: 'button', class: 'md-fold', tabindex: '-1' }, icon('chevron'));
    // Does not take focus, because on a phone that would open the keyboard.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => toggleFold(view, button));
    this.updateDOM(button, view);
    return button;
  }

  override updateDOM(button: HTMLElement, view: EditorView): boolean {
    const [kind, isFoldedNow, , isAtCursor] = this.shown;
    const labels = view.state.facet(foldWords);
    button.dataset.fold = kind;
    button.toggleAttribute('data-at-cursor', isAtCursor);
    button.setAttribute('aria-expanded', String(!isFoldedNow));
    button.setAttribute('aria-label', labels === null ? '' : labelOf(labels, this.shown));
    return true;
  }
}

function labelOf(labels: FoldWords, [kind, isFoldedNow, name]: Shown): string {
  // the title of a callout is beside its button, and may be empty
  if (kind === 'callout') return isFoldedNow ? labels.expand : labels.collapse;
  return (isFoldedNow ? labels.expandSection : labels.collapseSection)({ name });
}
