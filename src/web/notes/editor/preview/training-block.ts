import { type EditorView, WidgetType } from '@codemirror/view';
import type { LocalDay } from '#domain/kernel/index.ts';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';

/** The training of a day within the text. The app renders it into the host element. */
export class TrainingBlock extends WidgetType {
  readonly #day: LocalDay | null;

  /** @param day null for the day of the note */
  constructor(day: LocalDay | null) {
    super();
    this.#day = day;
  }

  override eq(other: TrainingBlock): boolean {
    return other.#day === this.#day;
  }

  toDOM(view: EditorView): HTMLElement {
    const host = element('span', { class: 'md-training' });
    const remove = view.state.facet(previewOptions)?.showTraining(host, this.#day);
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

  /** Its rows and links handle presses and keys themselves. */
  override ignoreEvent(): boolean {
    return true;
  }
}

const endings = new WeakMap<HTMLElement, () => void>();
