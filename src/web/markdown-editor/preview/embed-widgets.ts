import type { EditorView } from '@codemirror/view';
import type { LocalDay } from '#domain/kernel/index.ts';
import { element } from './element.ts';
import { type PreviewHost, previewOptions, type ShownAnswer } from './preview-options.ts';
import { ShownWidget } from './shown-widget.ts';

/** A place in the text into which the app renders. */
abstract class EmbedWidget<Shown extends readonly unknown[]> extends ShownWidget<Shown> {
  protected abstract readonly look: string;

  protected abstract show(host: PreviewHost, place: HTMLElement, view: EditorView): () => void;

  toDOM(view: EditorView): HTMLElement {
    const place = element('span', { class: this.look });
    const host = view.state.facet(previewOptions)?.host();
    const remove = host && this.show(host, place, view);
    const resized = new ResizeObserver(() => view.requestMeasure());
    resized.observe(place);
    endings.set(place, () => {
      resized.disconnect();
      remove?.();
    });
    return place;
  }

  override destroy(place: HTMLElement): void {
    endings.get(place)?.();
  }
}

const endings = new WeakMap<HTMLElement, () => void>();

/** The training of a day; null for the day of the text. */
export class TrainingBlock extends EmbedWidget<[day: LocalDay | null]> {
  protected readonly look = 'md-training';

  protected show(host: PreviewHost, place: HTMLElement): () => void {
    return host.showTraining(place, ...this.shown);
  }
}

/** The answer to a line within the text. */
export class AnswerWidget extends EmbedWidget<[kind: ShownAnswer['kind'], line: string, isEdited: boolean]> {
  protected get look(): string {
    return this.shown[0] === 'block' ? 'md-answer' : 'md-answer-inline';
  }

  protected show(host: PreviewHost, place: HTMLElement, view: EditorView): () => void {
    const [kind, line, isEdited] = this.shown;
    const edit = view.state.readOnly ? null : () => editAbove(view, place);
    return host.showAnswer(place, { kind, line, isEdited, edit });
  }
}

/** Puts the cursor at the end of the line above the closing fence, which the widget replaces. */
function editAbove(view: EditorView, place: HTMLElement): void {
  const closing = view.state.doc.lineAt(view.posAtDOM(place));
  view.dispatch({ selection: { anchor: Math.max(closing.from - 1, 0) }, scrollIntoView: true });
  view.focus();
}
