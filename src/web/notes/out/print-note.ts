import { type HtmlNode, type NoteToPrint, notePageStyle, noteTree } from '#domain/notes/html/index.ts';
import styles from './out.module.css';

/**
 * Prints a note alone, from a frame that nobody sees. Its page is put together element by element: it has no script,
 * and the policy of this page holds in it too.
 */
export function printNote(note: NoteToPrint): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.className = styles.frame ?? '';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) throw new Error('a new frame has a document');
  fillPage(page, view, note);
  view.addEventListener('afterprint', () => window.setTimeout(() => frame.remove()));
  view.focus();
  view.print();
}

function fillPage(page: Document, view: Window, { title, tags, text, language }: NoteToPrint): void {
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
  append(main, [heading, ...(tags.length === 0 ? [] : [names]), ...noteTree(text)]);
  page.body.replaceChildren(main);
}

function append(parent: HTMLElement, nodes: readonly HtmlNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node);
      continue;
    }
    const element = parent.ownerDocument.createElement(node.tag);
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
    append(element, node.children);
    parent.append(element);
  }
}
