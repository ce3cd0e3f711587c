import type { EditorView } from '@codemirror/view';
import { element, icon } from './element.ts';
import type { PreviewMessages } from './messages/index.ts';
import { previewOptions } from './preview-options.ts';
import { TextWidget } from './shown-widget.ts';

/**
 * An attached image, sound or video, shown from verified bytes. An image has the size that is written with it, but is never
 * wider than the text. A press on it shows the Markdown.
 */
export class AttachedImage extends TextWidget<
  [hash: string, alt: string, width: number | null, height: number | null]
> {
  toDOM(view: EditorView): HTMLElement {
    const [hash, alt, width, height] = this.shown;
    const host = element('span', { class: 'md-image' });
    const options = view.state.facet(previewOptions);
    const size = sizeByHash.get(hash);
    const image = element('img', { alt: alt || (options?.labels.image ?? ''), draggable: 'false' });
    // Reserves the space while the image loads again, so that the layout does not shift.
    if (size !== undefined) [image.width, image.height] = size;
    if (width !== null) image.style.inlineSize = `${width}px`;
    if (width !== null && height !== null) image.style.aspectRatio = `${width} / ${height}`;
    image.addEventListener('load', () => {
      sizeByHash.set(hash, [image.naturalWidth, image.naturalHeight]);
      view.requestMeasure();
    });
    host.append(image);
    const ended = new AbortController();
    endings.set(host, ended);
    const show = async () => {
      const picture = (await options?.host().files.picture(hash)) ?? absent;
      if (picture.kind === 'image') {
        image.src = picture.url;
        host.replaceChildren(image);
      } else if (picture.kind === 'audio' || picture.kind === 'video') {
        host.replaceChildren(this.#player(picture, options?.labels));
      } else host.replaceChildren(this.#instead(picture.kind, options?.labels));
      view.requestMeasure();
      if (picture.kind !== 'absent') return;
      await options?.host().files.arrival(hash, ended.signal);
      if (!ended.signal.aborted) await show();
    };
    show().catch(() => host.replaceChildren(this.#instead('absent', options?.labels)));
    return host;
  }

  override ignoreEvent({ target }: Event): boolean {
    return target instanceof HTMLMediaElement;
  }

  override destroy(host: HTMLElement): void {
    endings.get(host)?.abort();
  }

  /** Returns a player, which the placeholder replaces if the browser cannot play the content. */
  #player(
    media: { readonly kind: 'audio' | 'video'; readonly url: string },
    labels: PreviewMessages | undefined,
  ): HTMLElement {
    const [, name] = this.shown;
    const player = element(media.kind, { controls: '', preload: 'metadata', 'aria-label': name });
    player.addEventListener('error', () => player.replaceWith(this.#instead('file', labels)));
    player.src = media.url;
    return player;
  }

  /** Returns a placeholder. If the file is not an image, pressing the placeholder saves the file. */
  #instead(kind: 'file' | 'absent', labels: PreviewMessages | undefined): HTMLElement {
    const [hash, written] = this.shown;
    const alt = written ? [element('span', { dir: 'auto' }, written)] : [];
    if (kind === 'absent') {
      return element('span', { class: 'md-image-absent' }, icon('image'), ...alt, labels?.fileNotHere ?? '');
    }
    const link = element('span', { class: 'md-file', role: 'link', 'data-file': hash }, labels?.saveFile ?? '');
    return element('span', { class: 'md-image-absent' }, icon('file'), ...alt, link);
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
