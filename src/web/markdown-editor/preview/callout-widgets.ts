import { foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import type { Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { calloutLook, unknownCallout } from './callouts.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { ShownWidget, TextWidget } from './shown-widget.ts';

/** Replaces `[!type]` by its icon, and by its name if the callout has no title. */
export class CalloutHead extends TextWidget<[type: string, isNamed: boolean]> {
  toDOM(view: EditorView): HTMLElement {
    const [type, isNamed] = this.shown;
    const look = calloutLook(type);
    const words = view.state.facet(previewOptions)?.words.callouts;
    const name = (look && words?.[look.word]) ?? type;
    // the title has its own direction, so that it does not affect the direction of its line
    const named = isNamed
      ? element('span', { class: 'md-callout-title', dir: 'auto' }, name)
      : element('span', { class: 'md-unseen', dir: 'auto' }, `${name}: `);
    return element('span', { class: 'md-callout-head' }, icon((look ?? unknownCallout).icon), named);
  }
}

/** Button below the title of a callout that folds and unfolds it. */
export class FoldSign extends ShownWidget<[isFolded: boolean]> {
  toDOM(view: EditorView): HTMLElement {
    const button = element('button', { type: 'button', class: 'md-fold', tabindex: '-1' }, icon('chevron'));
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => toggleFold(view, view.posAtDOM(button)));
    this.updateDOM(button, view);
    return button;
  }

  override updateDOM(button: HTMLElement, view: EditorView): boolean {
    const [isFolded] = this.shown;
    const words = view.state.facet(previewOptions)?.words;
    button.setAttribute('aria-expanded', String(!isFolded));
    button.setAttribute('aria-label', (isFolded ? words?.expand : words?.collapse) ?? '');
    return true;
  }
}

function toggleFold(view: EditorView, at: number): void {
  const { state } = view;
  const line = state.doc.lineAt(at);
  let folded: Span | null = null;
  foldedRanges(state).between(line.to, line.to, (from, to) => {
    if (from === line.to) folded = { from, to };
  });
  const quote = enclosing(treeAt(state, state.doc.length).resolveInner(line.to, -1), 'Blockquote');
  if (folded !== null) view.dispatch({ effects: unfoldEffect.of(folded) });
  else if (quote !== null && quote.to > line.to)
    view.dispatch({ effects: foldEffect.of({ from: line.to, to: quote.to }) });
}
