import { type EditorView, WidgetType } from '@codemirror/view';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';

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
    // Its place is kept free while it loads again, so that nothing below it jumps.
    if (size !== undefined) [image.width, image.height] = size;
    image.addEventListener('load', () => {
      sizeByHash.set(this.#hash, [image.naturalWidth, image.naturalHeight]);
      view.requestMeasure();
    });
    host.append(image);
    const show = async () => {
      const url = (await options?.image(this.#hash)) ?? null;
      if (url !== null) image.src = url;
      else host.replaceChildren(this.#absent(options?.words.imageNotHere ?? ''));
      view.requestMeasure();
    };
    show().catch(() => host.replaceChildren(this.#absent(options?.words.imageNotHere ?? '')));
    return host;
  }

  #absent(words: string): HTMLElement {
    const alt = element('span', { dir: 'auto' }, this.#alt);
    return element('span', { class: 'md-image-absent' }, icon('image'), ...(this.#alt ? [alt] : []), words);
  }

  // A press beside or on it sets the cursor to it, which shows its Markdown.
  override ignoreEvent(): boolean {
    return false;
  }
}

const sizeByHash = new Map<string, readonly [width: number, height: number]>();
