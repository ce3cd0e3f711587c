import { type EditorView, WidgetType } from '@codemirror/view';
import { element, icon } from './element.ts';
import { type PreviewMessages, previewOptions } from './preview-options.ts';

/** An attached image, shown from verified bytes. */
export class AttachedImage extends WidgetType {
  readonly #hash: string;
  readonly #alt: string;

  constructor(hash: string, alt: string) {
    super();
    this.#hash = hash;
    this.#alt = alt;
  }

  override eq(other: AttachedImage): boolean {
    return other.#hash === this.#hash && other.#alt === this.#alt;
  }

  toDOM(view: EditorView): HTMLElement {
    const host = element('span', { class: 'md-image' });
    const options = view.state.facet(previewOptions);
    const size = sizeByHash.get(this.#hash);
    const image = element('img', { alt: this.#alt || (options?.words.image ?? ''), draggable: 'false' });
    // Reserves the space while the image loads again, so that the layout does not shift.
    if (size !== undefined) [image.width, image.height] = size;
    image.addEventListener('load', () => {
      sizeByHash.set(this.#hash, [image.naturalWidth, image.naturalHeight]);
      view.requestMeasure();
    });
    host.append(image);
    const ended = new AbortController();
    endings.set(host, ended);
    const show = async () => {
      const picture = (await options?.image(this.#hash)) ?? absent;
      if (picture.kind === 'image') {
        image.src = picture.url;
        host.replaceChildren(image);
      } else host.replaceChildren(this.#instead(picture.kind, options?.words));
      view.requestMeasure();
      if (picture.kind !== 'absent') return;
      await options?.imageArrival(this.#hash, ended.signal);
      if (!ended.signal.aborted) await show();
    };
    show().catch(() => host.replaceChildren(this.#instead('absent', options?.words)));
    return host;
  }

  override destroy(host: HTMLElement): void {
    endings.get(host)?.abort();
  }

  /** Returns a placeholder. If the file is not an image, pressing the placeholder saves the file. */
  #instead(kind: 'file' | 'absent', words: PreviewMessages | undefined): HTMLElement {
    const alt = this.#alt ? [element('span', { dir: 'auto' }, this.#alt)] : [];
    if (kind === 'absent') {
      return element('span', { class: 'md-image-absent' }, icon('image'), ...alt, words?.imageNotHere ?? '');
    }
    const link = element('span', { class: 'md-file', role: 'link', 'data-file': this.#hash }, words?.saveFile ?? '');
    return element('span', { class: 'md-image-absent' }, icon('file'), ...alt, link);
  }

  // A press on the image moves the cursor there, and the Markdown is shown.
  override ignoreEvent(): boolean {
    return false;
  }
}

const sizeByHash = new Map<string, readonly [width: number, height: number]>();

const absent = { kind: 'absent' } as const;

/** Controllers that stop waiting for a missing image, by host element. */
const endings = new WeakMap<HTMLElement, AbortController>();

/** Stops waiting for missing images in an element that is removed from the page. */
export function endImages(within: Element | null): void {
  for (const host of within?.querySelectorAll<HTMLElement>('.md-image') ?? []) endings.get(host)?.abort();
}
