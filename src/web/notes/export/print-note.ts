import { type HtmlImage, type HtmlNode, type NoteToPrint, notePageStyle, wordsOf } from '#domain/notes/html/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { Raster } from '../../attachments/index.ts';
import styles from './export.module.css';

/**
 * Prints a single note from a hidden frame. The document is built element by element, so it contains no script, and
 * this page's CSP applies to it.
 *
 * @param images attached images to print
 */
export async function printNote(note: NoteToPrint, images: ReadonlyMap<AttachmentHash, Raster>): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.className = styles.frame ?? '';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) throw new Error('the new frame has no document');
  const addresses = new Map([...images].map(([hash, content]) => [hash, URL.createObjectURL(content)] as const));
  fillPage(page, view, { note, addresses });
  await Promise.all(Array.from(page.images, whenLoaded));
  view.addEventListener('afterprint', () =>
    window.setTimeout(() => {
      frame.remove();
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    }),
  );
  view.focus();
  view.print();
}

interface Page {
  readonly note: NoteToPrint;
  /** URLs of the images, by hash. */
  readonly addresses: ReadonlyMap<AttachmentHash, string>;
}

function fillPage(page: Document, view: Window, { note, addresses }: Page): void {
  const { title, tags, body, language } = note;
  page.documentElement.lang = language;
  page.title = title;
  const style = new (view as Window & typeof globalThis).CSSStyleSheet();
  style.replaceSync(notePageStyle);
  page.adoptedStyleSheets = [style];
  const heading: HtmlNode = { tag: 'h1', attributes: { dir: 'auto' }, children: [title] };
  const names: HtmlNode = {
    tag: 'ul',
    attributes: { class: 'tags' },
    children: tags.map((tag) => ({ tag: 'li' as const, attributes: { dir: 'auto' }, children: [tag] })),
  };
  const main = page.createElement('main');
  append(main, [heading, ...(tags.length === 0 ? [] : [names]), ...body], addresses);
  page.body.replaceChildren(main);
}

function append(parent: HTMLElement, nodes: readonly HtmlNode[], addresses: Page['addresses']): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    if ('image' in node) {
      const src = addresses.get(node.image);
      if (src === undefined) append(parent, [wordsOf(node.words)], addresses);
      else parent.append(imageOf(parent.ownerDocument, node, src));
      continue;
    }
    const element = parent.ownerDocument.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    append(element, node.children, addresses);
    parent.append(element);
  }
}

function imageOf(document: Document, { words, size }: HtmlImage, src: string): HTMLImageElement {
  const image = Object.assign(document.createElement('img'), { src, alt: words });
  if (size !== undefined) image.width = size.widthPx;
  if (size?.heightPx) image.height = size.heightPx;
  return image;
}

/** Resolves when an image has loaded or failed to load. If it failed, its alternative text is shown. */
function whenLoaded(image: HTMLImageElement): Promise<void> {
  if (image.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const event of ['load', 'error']) image.addEventListener(event, () => resolve(), { once: true });
  });
}
