import { type EditorView, WidgetType } from '@codemirror/view';
import type { AnswerCode } from '#domain/notes/markdown/index.ts';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';

type Shown = Pick<AnswerCode, 'kind' | 'line'> & { readonly isEdited: boolean };

/** The answer to a line within the text. The app renders it into the host element. */
export class AnswerWidget extends WidgetType {
  readonly #shown: Shown;

  constructor(shown: Shown) {
    super();
    this.#shown = shown;
  }

  override eq(other: AnswerWidget): boolean {
    const [mine, theirs] = [this.#shown, other.#shown];
    return mine.kind === theirs.kind && mine.line === theirs.line && mine.isEdited === theirs.isEdited;
  }

  toDOM(view: EditorView): HTMLElement {
    const { kind, line, isEdited } = this.#shown;
    const host = element('span', { class: kind === 'block' ? 'md-answer' : 'md-answer-inline' });
    const edit = view.state.readOnly ? null : () => editAbove(view, host);
    const remove = view.state.facet(previewOptions)?.showAnswer(host, { kind, line, isEdited, edit });
    const resized = new ResizeObserver(() => view.requestMeasure());
    resized.observe(host);
    endings.set(host, () => {
      resized.disconnect();
      remove?.();
    });
    return host;
  }

  override destroy(host: HTMLElement): void {
    endings.get(host)?.();
  }

  /** Its rows, links and buttons handle presses and keys themselves. */
  override ignoreEvent(): boolean {
    return true;
  }
}

const endings = new WeakMap<HTMLElement, () => void>();

/** Puts the cursor at the end of the line above the closing fence, which the widget replaces. */
function editAbove(view: EditorView, host: HTMLElement): void {
  const closing = view.state.doc.lineAt(view.posAtDOM(host));
  view.dispatch({ selection: { anchor: Math.max(closing.from - 1, 0) }, scrollIntoView: true });
  view.focus();
}
