import type { EditorView } from '@codemirror/view';
import { copyText } from '../../secure-context/index.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { ShownWidget, TextWidget } from './shown-widget.ts';

export class Rule extends TextWidget<[]> {
  toDOM(): HTMLElement {
    return element('span', { class: 'md-rule', role: 'separator' });
  }
}

/** Replaces the opening fence of a code block and shows the language. */
export class CodeHead extends TextWidget<[language: string]> {
  toDOM(): HTMLElement {
    return element('span', { class: 'md-code-language' }, ...this.shown);
  }
}

export class CopyCode extends ShownWidget<[]> {
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
}

const shownMilliseconds = 2000;

/** Returns the code of the fenced block whose first line contains `at`, without quote markers. */
function codeAt({ state }: EditorView, at: number): string {
  const code = enclosing(treeAt(state, at).resolveInner(state.doc.lineAt(at).to, -1), 'FencedCode');
  const texts = code?.getChildren('CodeText') ?? [];
  return texts.map(({ from, to }) => state.sliceDoc(from, to)).join('');
}
