import { type EditorView, WidgetType } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { copyText } from '../../../secure-context/index.ts';
import { treeAt } from '../tree-at.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';

export class Rule extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(): HTMLElement {
    return element('span', { class: 'md-rule', role: 'separator' });
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

/** Replaces the opening fence of a code block and shows the language. */
export class CodeHead extends WidgetType {
  readonly #language: string;

  constructor(language: string) {
    super();
    this.#language = language;
  }

  override eq(other: CodeHead): boolean {
    return other.#language === this.#language;
  }

  toDOM(): HTMLElement {
    return element('span', { class: 'md-code-language' }, this.#language);
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

export class CopyCode extends WidgetType {
  override eq(): boolean {
    return true;
  }

  toDOM(view: EditorView): HTMLElement {
    const words = view.state.facet(previewOptions)?.words;
    const said = element('span', { role: 'status', class: 'md-copied' });
    const button = element('button', { type: 'button', class: 'md-copy', tabindex: '-1' }, icon('copy'));
    button.setAttribute('aria-label', words?.copyCode ?? '');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    const host = element('span', { class: 'md-copy-place' }, said, button);
    button.addEventListener('click', async () => {
      if (!(await copyText(codeAt(view, view.posAtDOM(host))))) return;
      said.textContent = words?.copied ?? '';
      setTimeout(() => said.replaceChildren(), shownMilliseconds);
    });
    return host;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

const shownMilliseconds = 2000;

/** Returns the code of the fenced block whose first line contains `at`, without quote markers. */
function codeAt({ state }: EditorView, at: number): string {
  let node: SyntaxNode | null = treeAt(state, at).resolveInner(state.doc.lineAt(at).to, -1);
  while (node !== null && node.name !== 'FencedCode') node = node.parent;
  const texts = node?.getChildren('CodeText') ?? [];
  return texts.map(({ from, to }) => state.sliceDoc(from, to)).join('');
}
