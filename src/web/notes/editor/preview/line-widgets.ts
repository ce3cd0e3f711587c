import { type EditorView, WidgetType } from '@codemirror/view';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { setTask } from './set-task.ts';

/** The bar of one quote, as high as its line, even if the line wraps. */
export class Bar extends WidgetType {
  readonly #look: string;

  constructor(quotes: number, items: number) {
    super();
    this.#look = `md-bar md-quotes${Math.min(quotes, 9)} md-items${Math.min(items, 9)}`;
  }

  override eq(other: Bar): boolean {
    return other.#look === this.#look;
  }

  toDOM(): HTMLElement {
    return element('span', { class: this.#look, 'aria-hidden': 'true' });
  }
}

export class Bullet extends WidgetType {
  readonly #sign: string;

  constructor(depth: number) {
    super();
    this.#sign = signs[depth % signs.length] ?? '•';
  }

  override eq(other: Bullet): boolean {
    return other.#sign === this.#sign;
  }

  toDOM(): HTMLElement {
    return element('span', { class: 'md-bullet' }, this.#sign);
  }

  // A press moves the cursor into the line.
  override ignoreEvent(): boolean {
    return false;
  }
}

const signs = ['•', '◦', '▪'];

export class TaskBox extends WidgetType {
  readonly #isDone: boolean;
  readonly #label: string;

  constructor(isDone: boolean, label: string) {
    super();
    this.#isDone = isDone;
    this.#label = label;
  }

  override eq(other: TaskBox): boolean {
    return other.#isDone === this.#isDone && other.#label === this.#label;
  }

  toDOM(view: EditorView): HTMLElement {
    const box = element('input', { type: 'checkbox', class: 'md-box', tabindex: '-1' });
    box.addEventListener('change', () => setTask(view, view.posAtDOM(host), box.checked));
    // Does not take focus, because on a phone that would open the keyboard.
    box.addEventListener('mousedown', (event) => event.preventDefault());
    const host = element('span', { class: 'md-task' }, box);
    this.#show(box, view);
    return host;
  }

  override updateDOM(host: HTMLElement, view: EditorView): boolean {
    const box = host.querySelector('input');
    if (box === null) return false;
    this.#show(box, view);
    return true;
  }

  #show(box: HTMLInputElement, view: EditorView): void {
    box.checked = this.#isDone;
    box.disabled = view.state.readOnly;
    box.setAttribute('aria-label', this.#label || (view.state.facet(previewOptions)?.words.task ?? ''));
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** The number before a footnote's text, which links back to where the footnote is referenced. */
export class FootnoteLabel extends WidgetType {
  readonly #label: string;

  constructor(label: string) {
    super();
    this.#label = label;
  }

  override eq(other: FootnoteLabel): boolean {
    return other.#label === this.#label;
  }

  toDOM(view: EditorView): HTMLElement {
    const words = view.state.facet(previewOptions)?.words;
    const link = element(
      'span',
      { role: 'link', class: 'md-footnote', 'data-footnote-back': this.#label },
      this.#label,
    );
    link.setAttribute('aria-label', words?.footnoteBack({ label: this.#label }) ?? this.#label);
    return element('span', { class: 'md-bullet' }, link);
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
