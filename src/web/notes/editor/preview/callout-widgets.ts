import { foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { treeAt } from '../tree-at.ts';
import { calloutLook, unknownCallout } from './callouts.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';

/** Replaces `[!type]` by its icon, and by its name if the callout has no title. */
export class CalloutHead extends WidgetType {
  readonly #name: string;
  readonly #isNamed: boolean;

  constructor(name: string, isNamed: boolean) {
    super();
    this.#name = name;
    this.#isNamed = isNamed;
  }

  override eq(other: CalloutHead): boolean {
    return other.#name === this.#name && other.#isNamed === this.#isNamed;
  }

  toDOM(view: EditorView): HTMLElement {
    const look = calloutLook(this.#name);
    const words = view.state.facet(previewOptions)?.words.callouts;
    const name = (look && words?.[look.word]) ?? this.#name;
    // the title has its own direction, so that it does not affect the direction of its line
    const named = this.#isNamed
      ? element('span', { class: 'md-callout-title', dir: 'auto' }, name)
      : element('span', { class: 'md-unseen', dir: 'auto' }, `${name}: `);
    return element('span', { class: 'md-callout-head' }, icon((look ?? unknownCallout).icon), named);
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Button below the title of a callout that folds and unfolds it. */
export class FoldSign extends WidgetType {
  readonly #isFolded: boolean;

  constructor(isFolded: boolean) {
    super();
    this.#isFolded = isFolded;
  }

  override eq(other: FoldSign): boolean {
    return other.#isFolded === this.#isFolded;
  }

  toDOM(view: EditorView): HTMLElement {
    const button = element('button', { type: 'button', class: 'md-fold', tabindex: '-1' }, icon('chevron'));
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => toggleFold(view, view.posAtDOM(button)));
    this.#show(button, view);
    return button;
  }

  override updateDOM(button: HTMLElement, view: EditorView): boolean {
    this.#show(button, view);
    return true;
  }

  #show(button: HTMLElement, view: EditorView): void {
    const words = view.state.facet(previewOptions)?.words;
    button.setAttribute('aria-expanded', String(!this.#isFolded));
    button.setAttribute('aria-label', (this.#isFolded ? words?.expand : words?.collapse) ?? '');
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function toggleFold(view: EditorView, at: number): void {
  const line = view.state.doc.lineAt(at);
  let folded: { readonly from: number; readonly to: number } | null = null;
  foldedRanges(view.state).between(line.to, line.to, (from, to) => {
    if (from === line.to) folded = { from, to };
  });
  if (folded !== null) {
    view.dispatch({ effects: unfoldEffect.of(folded) });
    return;
  }
  let node: SyntaxNode | null = treeAt(view.state, view.state.doc.length).resolveInner(line.to, -1);
  while (node !== null && node.name !== 'Blockquote') node = node.parent;
  if (node !== null && node.to > line.to) view.dispatch({ effects: foldEffect.of({ from: line.to, to: node.to }) });
}
