import type { EditorView } from '@codemirror/view';
import { type TaskState, taskStateSign } from '#domain/notes/index.ts';
import { setTask } from '../tasks/set-task.ts';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { ShownWidget, TextWidget } from './shown-widget.ts';

/** The bar of one quote, as high as its line, even if the line wraps. */
export class Bar extends ShownWidget<[quotes: number, items: number]> {
  toDOM(): HTMLElement {
    const [quotes, items] = this.shown.map((count) => Math.min(count, 9));
    return element('span', { class: `md-bar md-quotes${quotes} md-items${items}`, 'aria-hidden': 'true' });
  }
}

export class Bullet extends TextWidget<[depth: number]> {
  toDOM(): HTMLElement {
    const [depth] = this.shown;
    return element('span', { class: 'md-bullet' }, signs[depth % signs.length] ?? '•');
  }
}

/** The number of a list item as Markdown counts it, if another is written. */
export class CountedNumber extends TextWidget<[sign: string]> {
  toDOM(): HTMLElement {
    const [sign] = this.shown;
    return element('span', { class: 'md-list-sign md-number' }, sign);
  }
}

/** Replaces `<br>` by a line break. */
export class WrittenBreak extends TextWidget<[]> {
  toDOM(): HTMLElement {
    return element('span', {}, element('br'));
  }
}

const signs = ['•', '◦', '▪'];

export class TaskBox extends ShownWidget<[isDone: boolean, label: string]> {
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
    const [isDone, label] = this.shown;
    box.checked = isDone;
    box.disabled = view.state.readOnly;
    box.setAttribute('aria-label', label || (view.state.facet(previewOptions)?.labels.task ?? ''));
  }
}

/** The sign of a task whose state is neither open nor done, such as `[?]`. */
export class TaskStateSign extends TextWidget<[state: TaskState]> {
  toDOM(view: EditorView): HTMLElement {
    const [state] = this.shown;
    const name = view.state.facet(previewOptions)?.labels.taskStates[state] ?? '';
    return element('span', { class: 'md-task', role: 'img', 'aria-label': name, title: name }, taskStateSign(state));
  }
}

/** The number of a footnote where it is referenced, which links to its text. */
export class FootnoteSign extends TextWidget<[label: string, sign: string]> {
  toDOM(view: EditorView): HTMLElement {
    const [label, sign] = this.shown;
    const labels = view.state.facet(previewOptions)?.labels;
    const link = element('sup', { role: 'link', class: 'md-footnote', 'data-footnote': label }, sign);
    link.setAttribute('aria-label', labels?.footnote({ label: sign }) ?? sign);
    return link;
  }
}

/** The number before a footnote's text, which links back to where the footnote is referenced. */
export class FootnoteLabel extends TextWidget<[label: string, sign: string]> {
  toDOM(view: EditorView): HTMLElement {
    const [label, sign] = this.shown;
    const labels = view.state.facet(previewOptions)?.labels;
    const link = element('span', { role: 'link', class: 'md-footnote', 'data-footnote-back': label }, sign);
    link.setAttribute('aria-label', labels?.footnoteBack({ label: sign }) ?? sign);
    return element('span', { class: 'md-bullet' }, link);
  }
}
