import MarkdownIt, { type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { attachmentOfDestination } from '../attachment-link.ts';
import { isTicked } from '../task-marker.ts';
import { blockRules } from './block-rules.ts';
import { type HtmlElement, type HtmlImage, type HtmlNode, type HtmlTag, htmlTags } from './html-tree.ts';
import { noteRules } from './note-rules.ts';
import type { OpenElement } from './open-element.ts';

/**
 * A note's Markdown as a tree of elements, which says what the editor shows: so a line of the note is a line here, and
 * HTML in it is text. A link leads to the web or writes a mail, or it is words: so are the links to places of the app
 * and to files. An attached image is itself; any other is the address where it lies, to be opened by hand.
 */
export function noteTree(text: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: 'section', attributes: {}, children: [] };
  build(markdown.parse(text, {}), root);
  return root.children;
}

const markdown = new MarkdownIt('default', { html: false, linkify: true })
  .use(footnotes)
  .use(noteRules)
  .use(blockRules);
markdown.linkify.set({ fuzzyLink: false });
// What may be opened is decided below; here nothing that looks like a link is left as its source.
markdown.validateLink = () => true;

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
  const look = attribute(token, 'class');
  if (look !== null) attributes.class = look;
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
    case 'hardbreak':
      return [lineBreak()];
    case 'task_box':
      return [taskBox(token.content), ' '];
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

function lineBreak(): HtmlElement {
  return { tag: 'br', attributes: {}, children: [] };
}

function taskBox(mark: string): HtmlElement {
  const checked: HtmlElement['attributes'] = isTicked(mark) ? { checked: '' } : {};
  return { tag: 'input', attributes: { type: 'checkbox', disabled: '', ...checked }, children: [] };
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
