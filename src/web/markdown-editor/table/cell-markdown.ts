import type { EditorView } from '@codemirror/view';
import { linkDestination, plainTextOf, styledElementAt, wikiLinkName } from '#domain/notes/markdown/index.ts';
import { cellSourceFromText, type SourceRange } from '#domain/notes/markdown/table/index.ts';
import { htmlImageWidget, imageWidget } from '../preview/draw-images.ts';
import { element } from '../preview/element.ts';
import { formerTagTitle } from '../preview/former-tag-title.ts';
import { previewOptions } from '../preview/preview-options.ts';
import { ownHeading, pathAfter, safeAddress } from '../preview/safe-address.ts';
import { cellParser } from './cell-language.ts';
import type { Hit } from './table-hits.ts';

export interface CellContext {
  /** The editor that contains the table. */
  readonly view: EditorView;
  /** Search matches in the text of the cell, as positions in that text. */
  readonly hits: readonly Hit[];
}

/** Renders the inline Markdown of a cell as DOM nodes. Unknown syntax is shown as text. */
export function renderCell(text: string, context: CellContext): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const shownHits = new Set<Hit>();
  // In the table source a cell is a single line, so inline markup may span the cell's line breaks.
  const { topNode } = cellParser.parse(text.replaceAll('\n', ' '));
  fragment.append(...nodesIn(topNode, { ...context, text, shownHits, lineEnd: newLine, isInLink: false }));
  const unseen = context.hits.filter((hit) => !shownHits.has(hit));
  if (unseen.length > 0) wrapAll(fragment, unseen);
  return fragment;
}

/** Highlights the whole cell, because a match is in text that is hidden, such as the URL of a link. */
function wrapAll(fragment: DocumentFragment, hits: readonly Hit[]): void {
  const hit = hits.find(({ isSelected }) => isSelected) ?? hits[0];
  if (hit !== undefined) fragment.replaceChildren(hitElement(hit, [...fragment.childNodes]));
}

type SyntaxNode = ReturnType<typeof cellParser.parse>['topNode'];

interface Rendering extends CellContext {
  readonly text: string;
  readonly shownHits: Set<Hit>;
  readonly lineEnd: () => Node | string;
  readonly isInLink: boolean;
}

function newLine(): Node {
  return document.createElement('br');
}

function nodesIn(parent: SyntaxNode, rendering: Rendering): (Node | string)[] {
  return nodesBetween(parent, parent, rendering);
}

/** Renders the part of a node's content that is in a range. */
function nodesBetween(parent: SyntaxNode, { from, to }: SourceRange, rendering: Rendering): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let at = from;
  for (let child = parent.childAfter(from); child !== null && child.to <= to; child = child.nextSibling) {
    nodes.push(...textNodes(at, child.from, rendering), ...rendered(child, rendering));
    at = child.to;
  }
  return [...nodes, ...textNodes(at, to, rendering)];
}

/** Renders plain text, with search matches as elements. */
function textNodes(from: number, to: number, { text, hits, shownHits, lineEnd }: Rendering): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  const linesOf = (start: number, end: number) => linesBetween(text.slice(start, end), lineEnd);
  let at = from;
  for (const hit of hits) {
    const start = Math.max(at, hit.from);
    const end = Math.min(to, hit.to);
    if (start >= end) continue;
    shownHits.add(hit);
    nodes.push(...linesOf(at, start), hitElement(hit, linesOf(start, end)));
    at = end;
  }
  return [...nodes, ...linesOf(at, to)];
}

function linesBetween(text: string, lineEnd: () => Node | string): (Node | string)[] {
  const nodes = text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [lineEnd(), line]));
  return nodes.filter((node) => node !== '');
}

function hitElement({ isSelected }: Hit, children: (Node | string)[]): HTMLElement {
  const shown = element('span', {}, ...children);
  shown.className = isSelected ? 'cm-searchMatch cm-searchMatch-selected' : 'cm-searchMatch';
  return shown;
}

function rendered(node: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const tag = tagByNode[node.name];
  if (tag !== undefined) return [element(tag, {}, ...nodesIn(node, rendering))];
  if (hidden.has(node.name)) return [];
  switch (node.name) {
    case 'Paragraph':
      return nodesIn(node, rendering);
    case 'InlineCode':
      // A line break has no effect in inline code, so its source is shown.
      return [element('code', {}, ...nodesIn(node, { ...rendering, lineEnd: () => cellSourceFromText('\n') }))];
    case 'HTMLBreak':
      return [newLine()];
    case 'HTMLElement':
      return [elementOf(node, rendering)];
    case 'Hashtag':
      return [tagOf(node, rendering)];
    case 'Escape':
      return textNodes(node.from + 1, node.to, rendering);
    case 'Link':
      return linkOf(node, rendering);
    case 'Image':
      return imageOf(node, rendering);
    case 'HTMLImage':
      return htmlImageOf(node, rendering);
    case 'Autolink':
      return addressLink(node.from + 1, node.to - 1, rendering);
    case 'URL':
      return addressLink(node.from, node.to, rendering);
    case 'WikiLink':
    case 'WikiEmbed':
      return [wikiLinkOf(node, rendering)];
    default:
      return textNodes(node.from, node.to, rendering);
  }
}

const tagByNode: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Strikethrough: 'del',
  Highlight: 'mark',
};

function elementOf(node: SyntaxNode, rendering: Rendering): HTMLElement {
  const shown = element(styledElementAt(rendering.text, node.from) ?? 'span', {}, ...nodesIn(node, rendering));
  if (shown.localName === 'kbd') shown.className = 'md-key';
  return shown;
}

const hidden = new Set([
  'EmphasisMark',
  'StrikethroughMark',
  'HighlightMark',
  'CodeMark',
  'WikiLinkMark',
  'HTMLElementMark',
]);

interface WrittenLink extends SourceRange {
  readonly destination: string;
}

/** Returns the text and destination of a link or image; null if it refers to a definition elsewhere in the note. */
function writtenLink(node: SyntaxNode, { text }: Rendering): WrittenLink | null {
  const url = linkDestination(node);
  const [open, close] = node.getChildren('LinkMark');
  if (url === null || open === undefined || close === undefined) return null;
  return { from: open.to, to: close.from, destination: text.slice(url.from, url.to).replace(/^<(.*)>$/, '$1') };
}

function linkOf(node: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const link = writtenLink(node, rendering);
  if (link === null) return textNodes(node.from, node.to, rendering);
  const { destination } = link;
  const words = nodesBetween(node, link, { ...rendering, isInLink: true });
  const mention = pathAfter('mensana', destination);
  if (mention !== null) return [buttonLink('md-mention', words, () => hostOf(rendering)?.links.openMention(mention))];
  const file = pathAfter('attachment', destination);
  if (file !== null) return [buttonLink('md-file', words, (name) => hostOf(rendering)?.files.open(file, name))];
  const heading = ownHeading(destination);
  if (heading !== null) return [buttonLink('md-wiki', words, () => hostOf(rendering)?.links.openNote(heading))];
  const address = safeAddress(destination);
  if (address === null) return textNodes(node.from, node.to, rendering);
  return [anchor(words.length === 0 ? [destination] : words, address)];
}

function imageOf(node: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const { text, view } = rendering;
  const link = writtenLink(node, rendering);
  const image = link === null ? null : imageWidget(link.destination, plainTextOf(text, node, link));
  return image === null ? textNodes(node.from, node.to, rendering) : [image.toDOM(view)];
}

function htmlImageOf(node: SyntaxNode, rendering: Rendering): (Node | string)[] {
  const image = htmlImageWidget(rendering.text.slice(node.from, node.to));
  return image === null ? textNodes(node.from, node.to, rendering) : [image.toDOM(rendering.view)];
}

function wikiLinkOf(node: SyntaxNode, rendering: Rendering): Node {
  const { text } = rendering;
  const target = node.getChild('WikiLinkTarget');
  const heading = node.getChild('WikiLinkHeading');
  const first = node.getChild('WikiLinkAlias') ?? target ?? heading ?? node;
  const last = first.name === 'WikiLinkTarget' ? (heading ?? first) : first;
  const words = textNodes(first.from, last.to, rendering);
  return buttonLink('md-wiki', words, () =>
    hostOf(rendering)?.links.openNote(wikiLinkName(text.slice(node.from, node.to))),
  );
}

function hostOf({ view }: Rendering) {
  return view.state.facet(previewOptions)?.host();
}

function tagOf({ from, to }: SyntaxNode, rendering: Rendering): Node {
  const tag = element('span', {}, ...textNodes(from, to, rendering));
  tag.className = 'md-tag';
  tag.title = formerTagTitle(rendering.view.state, rendering.text.slice(from, to)) ?? '';
  return tag;
}

function addressLink(from: number, to: number, rendering: Rendering): (Node | string)[] {
  const words = textNodes(from, to, rendering);
  const address = rendering.isInLink ? null : safeAddress(rendering.text.slice(from, to));
  return address === null ? words : [anchor(words, address)];
}

function anchor(words: (Node | string)[], address: string): HTMLAnchorElement {
  const link = element('a', {}, ...words);
  link.className = 'md-link';
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  return link;
}

/** Creates an in-app link, whose URL is resolved only when it is opened. */
function buttonLink(look: string, words: (Node | string)[], open: (shown: string) => void): HTMLElement {
  const link = element('span', {}, ...words);
  link.className = look;
  link.setAttribute('role', 'link');
  link.addEventListener('click', () => open(link.textContent));
  return link;
}
