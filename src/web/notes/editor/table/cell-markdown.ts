import { noteMarkdownParser } from '#domain/notes/markdown/index.ts';
import { safeAddress } from '../preview/safe-address.ts';

export interface CellLinks {
  /** A wiki link was pressed. */
  readonly openNote: (target: string, heading: string | null) => void;
  /** A mention was pressed; `path` is what follows `mensana:`. */
  readonly openMention: (path: string) => void;
}

/** The inline Markdown of a cell as elements of the page. What is not known is shown as it is written. */
export function renderCell(text: string, links: CellLinks | undefined): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) fragment.append(document.createElement('br'));
    fragment.append(...nodesIn(parser.parse(line).topNode, { text: line, links }));
  }
  return fragment;
}

/** A cell is one line of text: nothing in it begins a block. */
const parser = noteMarkdownParser.configure({
  remove: [
    'LinkReference',
    'IndentedCode',
    'FencedCode',
    'Blockquote',
    'HorizontalRule',
    'BulletList',
    'OrderedList',
    'ATXHeading',
    'HTMLBlock',
    'SetextHeading',
    'Table',
    'TaskList',
    'FootnoteDefinition',
  ],
});

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

interface Rendering {
  readonly text: string;
  readonly links: CellLinks | undefined;
}

function nodesIn(parent: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let at = parent.from;
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    nodes.push(rendering.text.slice(at, child.from), ...rendered(child, rendering));
    at = child.to;
  }
  nodes.push(rendering.text.slice(at, parent.to));
  return nodes.filter((node) => node !== '');
}

function rendered(node: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const { text } = rendering;
  const tag = tagByNode[node.name];
  if (tag !== undefined) return [element(tag, nodesIn(node, rendering))];
  if (hidden.has(node.name)) return [];
  switch (node.name) {
    case 'Paragraph':
      return nodesIn(node, rendering);
    case 'Escape':
      return [text.slice(node.from + 1, node.to)];
    case 'Link':
      return [linkOf(node, rendering)];
    case 'Autolink':
    case 'URL':
      return [addressLink(text.slice(node.from, node.to).replace(/^<(.*)>$/, '$1'))];
    case 'WikiLink':
      return [wikiLinkOf(node, rendering)];
    default:
      return [text.slice(node.from, node.to)];
  }
}

const tagByNode: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 'del',
  Highlight: 'mark',
  InlineCode: 'code',
};

const hidden = new Set(['EmphasisMark', 'StrikethroughMark', 'HighlightMark', 'CodeMark', 'WikiLinkMark']);

function linkOf(node: SyntaxNode, rendering: Rendering): Node | string {
  const { text, links } = rendering;
  const url = node.getChild('URL');
  const [open, close] = node.getChildren('LinkMark');
  const whole = text.slice(node.from, node.to);
  if (url === null || open === undefined || close === undefined) return whole;
  const destination = text.slice(url.from, url.to).replace(/^<(.*)>$/, '$1');
  const words = text.slice(open.to, close.from);
  if (destination.startsWith('mensana:')) {
    return buttonLink(words, links && (() => links.openMention(destination.slice('mensana:'.length))));
  }
  const address = safeAddress(destination);
  return address === null ? whole : anchor(words === '' ? destination : words, address);
}

function wikiLinkOf(node: SyntaxNode, { text, links }: Rendering): Node {
  const part = (name: string) => {
    const child = node.getChild(name);
    return child === null ? null : text.slice(child.from, child.to).trim();
  };
  const target = part('WikiLinkTarget') ?? '';
  const heading = part('WikiLinkHeading');
  const shown = part('WikiLinkAlias') ?? (heading === null ? target : `${target} ${heading}`.trim());
  return buttonLink(shown, links && (() => links.openNote(target, heading)));
}

function addressLink(written: string): Node | string {
  const address = safeAddress(written);
  return address === null ? written : anchor(written, address);
}

function anchor(words: string, address: string): HTMLAnchorElement {
  const link = element('a', [words]);
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  return link;
}

/** A link to a place of the app, which has no address before it is looked up. */
function buttonLink(words: string, open: (() => void) | undefined): HTMLElement {
  const link = element('span', [words]);
  if (open === undefined) return link;
  link.setAttribute('role', 'link');
  link.addEventListener('click', open);
  return link;
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, children: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}
