import type { EditorView } from '@codemirror/view';
import { element, icon } from './element.ts';
import { previewOptions } from './preview-options.ts';
import { ShownWidget } from './shown-widget.ts';

/** Icon after a web link; pressing it opens the link in a new tab. */
export class OpenLink extends ShownWidget<[address: string]> {
  toDOM(view: EditorView): HTMLElement {
    const [address] = this.shown;
    const labels = view.state.facet(previewOptions)?.labels;
    const link = webLink(address, icon('outward'));
    link.classList.add('md-open');
    link.setAttribute('aria-label', labels?.openLink({ address: shortAddress(address) }) ?? '');
    return link;
  }
}

/** The URL of a remote image, which opens in a new tab when pressed. The image is not fetched. */
export class RemoteImage extends ShownWidget<[address: string, alt: string]> {
  toDOM(): HTMLElement {
    const [address, alt] = this.shown;
    const link = webLink(address, icon('image'), element('span', { dir: 'ltr' }, shortAddress(address)));
    link.classList.add('md-remote');
    if (alt !== '') link.title = alt;
    return link;
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
