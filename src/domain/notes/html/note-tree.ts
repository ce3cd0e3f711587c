import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { attachmentOfDestination } from '../attachment-link.ts';
import { isTicked, taskMarker } from '../task-marker.ts';
import { type HtmlElement, type HtmlImage, type HtmlNode, type HtmlTag, htmlTags } from './html-tree.ts';
import { noteRules } from './note-rules.ts';

/**
 * A note's Markdown as a tree of elements. HTML in it is text. A link leads to the web or writes a mail, or it is words:
 * so are the links to places of the app and to files. An attached image is itself; any other is the address where it
 * lies, to be opened by hand.
 */
export function noteTree(text: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: 'section', attributes: {}, children: [] };
  build(markdown.parse(text, {}), root);
  markTasks(root);
  markCallouts(root);
  return root.children;
}

const markdown = new MarkdownIt('default', { html: false, linkify: true }).use(footnotes).use(noteRules);
markdown.linkify.set({ fuzzyLink: false });
// What may be opened is decided below; here nothing that looks like a link is left as its source.
markdown.validateLink = () => true;

interface OpenElement {
  tag: HtmlTag;
  attributes: Record<string, string>;
  children: (HtmlNode | OpenElement)[];
}

function build(tokens: readonly Token[], root: OpenElement): void {
  const open: OpenElement[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.type === 'inline') build(token.children ?? [], parent);
    else if (token.hidden) continue;
    else if (token.nesting < 0) open.splice(Math.max(1, open.length - depthOf(token)));
    else if (token.nesting > 0) open.push(...opened(token, parent));
    else parent.children.push(...leaf(token));
  }
}

/** Footnotes stand in a list in a section; all else is one element. */
function depthOf(token: Token): number {
  return token.type === 'footnote_block_close' ? 2 : 1;
}

function opened(token: Token, parent: OpenElement): OpenElement[] {
  if (token.type === 'footnote_block_open') {
    const list: OpenElement = { tag: 'ol', attributes: {}, children: [] };
    const section: OpenElement = { tag: 'section', attributes: { class: 'footnotes' }, children: [list] };
    parent.children.push(section);
    return [section, list];
  }
  const made = elementOf(token);
  parent.children.push(made);
  return [made];
}

function elementOf(token: Token): OpenElement {
  if (token.type === 'link_open') return linkTo(attribute(token, 'href') ?? '', attribute(token, 'title'));
  if (token.type === 'footnote_open') {
    return { tag: 'li', attributes: { id: `fn${footnoteNumber(token)}` }, children: [] };
  }
  return { tag: tagOf(token), attributes: attributesOf(token), children: [] };
}

function attribute(token: Token, name: string): string | null {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

function tagOf({ tag, type }: Token): HtmlTag {
  const known = htmlTags.find((each) => each === tag);
  if (known === undefined) throw new Error(`a note has become an element that is not known: ${type}`);
  return known;
}

function attributesOf(token: Token): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (token.type === 'span_open') attributes.class = attribute(token, 'class') ?? '';
  if (token.type === 'ordered_list_open') {
    const start = attribute(token, 'start');
    if (start !== null) attributes.start = start;
  }
  const alignment = /text-align:(left|center|right)/.exec(attribute(token, 'style') ?? '')?.[1];
  if (alignment !== undefined) attributes.class = alignment;
  if (/^(?:p|h[1-6]|th|td)$/.test(token.tag)) attributes.dir = 'auto';
  return attributes;
}

function leaf(token: Token): (HtmlNode | OpenElement)[] {
  switch (token.type) {
    case 'softbreak':
      return ['\n'];
    case 'hardbreak':
      return [{ tag: 'br', attributes: {}, children: [] }];
    case 'hr':
      return [{ tag: 'hr', attributes: {}, children: [] }];
    case 'code_inline':
      return [{ tag: 'code', attributes: {}, children: [token.content] }];
    case 'fence':
    case 'code_block':
      return [{ tag: 'pre', attributes: {}, children: [{ tag: 'code', attributes: {}, children: [token.content] }] }];
    case 'image':
      return [imageOf(token)];
    case 'footnote_ref':
      return [footnoteReference(token)];
    case 'footnote_anchor':
      return [' ', { tag: 'a', attributes: { href: `#fnref${footnoteNumber(token)}` }, children: ['↩︎'] }];
    default:
      return [token.content];
  }
}

function linkTo(address: string, title: string | null): OpenElement {
  if (!openable.test(address)) return { tag: 'span', attributes: {}, children: [] };
  const attributes = { href: address, rel: 'noopener noreferrer', ...(title !== null && { title }) };
  return { tag: 'a', attributes, children: [] };
}

const openable = /^(?:https?:\/\/|mailto:)/i;

function imageOf(token: Token): OpenElement | HtmlImage {
  const address = attribute(token, 'src') ?? '';
  const words = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
  const image = attachmentOfDestination(address);
  if (image !== null) return { image, words };
  const link = linkTo(address, attribute(token, 'title'));
  link.children.push(words === '' && link.tag === 'a' ? address : words);
  return link;
}

function footnoteReference(token: Token): HtmlElement {
  const number = footnoteNumber(token);
  const again = Number(token.meta?.subId ?? 0);
  const id = again > 0 ? `fnref${number}-${again}` : `fnref${number}`;
  const link: HtmlElement = { tag: 'a', attributes: { href: `#fn${number}`, id }, children: [`${number}`] };
  return { tag: 'sup', attributes: {}, children: [link] };
}

function footnoteNumber(token: Token): number {
  return Number(token.meta?.id ?? 0) + 1;
}

/** `[ ]` and `[x]` at the start of a list item are a box. */
function markTasks(element: OpenElement): void {
  for (const child of openElements(element)) {
    if (child.tag === 'li') markTask(child);
    markTasks(child);
  }
}

function markTask(item: OpenElement): void {
  const [first] = item.children;
  const line = typeof first === 'object' && 'tag' in first && first.tag === 'p' ? (first as OpenElement) : item;
  const [words] = line.children;
  const box = typeof words === 'string' ? markerAtStart.exec(words) : null;
  if (typeof words !== 'string' || box === null) return;
  item.attributes.class = 'task';
  const checked: Record<string, string> = isTicked(box[0]) ? { checked: '' } : {};
  const input: OpenElement = { tag: 'input', attributes: { type: 'checkbox', disabled: '', ...checked }, children: [] };
  line.children.splice(0, 1, input, ` ${words.slice(box[0].length)}`);
}

const markerAtStart = new RegExp(`^${taskMarker.source}\\s`);

/** `[!note]` at the start of a quote makes it a callout, with what follows on the line as its title. */
function markCallouts(element: OpenElement): void {
  for (const child of openElements(element)) {
    if (child.tag === 'blockquote') markCallout(child);
    markCallouts(child);
  }
}

function markCallout(quote: OpenElement): void {
  const [paragraph] = openElements(quote);
  const [words] = paragraph?.children ?? [];
  const mark = typeof words === 'string' ? /^\[!([\p{L}\p{N}_-]{1,40})\][+-]?(?=\s|$)[ \t]*/u.exec(words) : null;
  if (paragraph?.tag !== 'p' || typeof words !== 'string' || mark === null) return;
  const lineEnd = paragraph.children.indexOf('\n');
  const title = paragraph.children.splice(0, lineEnd < 0 ? paragraph.children.length : lineEnd);
  title[0] = words.slice(mark[0].length) || (title.length > 1 ? '' : (mark[1] ?? ''));
  quote.attributes.class = 'callout';
  const heading: OpenElement = { tag: 'p', attributes: { class: 'title', dir: 'auto' }, children: title };
  paragraph.children.splice(0, 1);
  const isEmpty = paragraph.children.length === 0;
  quote.children.splice(quote.children.indexOf(paragraph), isEmpty ? 1 : 0, heading);
}

function openElements(element: OpenElement): OpenElement[] {
  return element.children.filter((child): child is OpenElement => typeof child === 'object' && 'tag' in child);
}
