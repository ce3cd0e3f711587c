import { type EditorView, WidgetType } from '@codemirror/view';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';

/** Icon after a web link; pressing it opens the link in a new tab. */
export class OpenLink extends WidgetType {
  readonly #address: string;

  constructor(address: string) {
    super();
    this.#address = address;
  }

  override eq(other: OpenLink): boolean {
    return other.#address === this.#address;
  }

  toDOM(view: EditorView): HTMLElement {
    const words = view.state.facet(previewOptions)?.words;
    const link = webLink(this.#address, icon('outward'));
    link.classList.add('md-open');
    link.setAttribute('aria-label', words?.openLink({ address: shortAddress(this.#address) }) ?? '');
    return link;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

/** The URL of a remote image, which opens in a new tab when pressed. The image is not fetched. */
export class RemoteImage extends WidgetType {
  readonly #address: string;
  readonly #alt: string;

  constructor(address: string, alt: string) {
    super();
    this.#address = address;
    this.#alt = alt;
  }

  override eq(other: RemoteImage): boolean {
    return other.#address === this.#address && other.#alt === this.#alt;
  }

  toDOM(): HTMLElement {
    const link = webLink(this.#address, icon('image'), element('span', { dir: 'ltr' }, shortAddress(this.#address)));
    link.classList.add('md-remote');
    if (this.#alt !== '') link.title = this.#alt;
    return link;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function webLink(address: string, ...children: readonly (Node | string)[]): HTMLAnchorElement {
  const attributes = {
    href: address,
    target: '_blank',
    rel: 'noopener noreferrer',
    tabindex: '-1',
    draggable: 'false',
  };
  return element('a', attributes, ...children);
}

function shortAddress(address: string): string {
  return address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '').replace(/\/$/, '');
}
