import MarkdownIt, { type Token } from 'markdown-it';
import { attachmentOfDestination } from '../attachment-link.ts';
import { imageSizeIn } from '../image-size.ts';
import { bareMailAddressEnd, bareWebAddressEnd } from '../markdown/bare-address.ts';
import { frontMatterEnd } from '../markdown/front-matter.ts';
import type { HtmlImage as HtmlImageTag } from '../markdown/html-image.ts';
import { withScheme } from '../markdown/link-destination.ts';
import { isTicked } from '../task-marker.ts';
import { taskStateMark, taskStateSign } from '../task-state.ts';
import { addressRule } from './address-rule.ts';
import { blockRules } from './block-rules.ts';
import { commentRule } from './comment-rule.ts';
import { detailsRule } from './details-rule.ts';
import { elementRule } from './element-rule.ts';
import { FootnoteList } from './footnote-list.ts';
import { footnoteRules } from './footnote-rules.ts';
import { type HtmlElement, type HtmlImage, type HtmlNode, type HtmlTag, htmlTags } from './html-tree.ts';
import { noteRules } from './note-rules.ts';
import type { OpenElement } from './open-element.ts';
import { tableRule } from './table-rule.ts';

/**
 * Converts a note's Markdown to a tree of elements that matches the editor: each line of the note stays a line. A few
 * HTML elements are elements here, without their attributes; all other HTML is shown as text. Links to web and email
 * addresses are kept. Other links, such as links to parts of the app and to files, become text. An attached image
 * becomes an image node. Any other image becomes a link to its address, which the reader can open.
 */
export function noteTree(text: string): readonly HtmlNode[] {
  const end = frontMatterEnd(text);
  // without properties and text, the two lines are all that the note has
  const textFrom = isBareFrontMatter(text, end) ? 0 : end;
  const root: OpenElement = { tag: 'section', attributes: {}, children: [] };
  const footnotes = new FootnoteList();
  build(markdown.parse(text.slice(textFrom), {}), root, footnotes);
  return [propertiesIn(text.slice(0, textFrom)), ...root.children, footnotes.section()].filter((node) => node !== null);
}

const markdown = new MarkdownIt('default', { html: true, linkify: true })
  .disable('html_inline')
  .use(footnoteRules)
  .use(tableRule)
  .use(commentRule)
  .use(noteRules)
  .use(detailsRule)
  .use(elementRule)
  .use(addressRule)
  .use(blockRules);
markdown.linkify.set({ fuzzyLink: false });
for (const prefix of ['www.', 'http:', 'https:'])
  markdown.linkify.add(prefix, {
    validate: (text, pos) => Math.max(0, (bareWebAddressEnd(text, pos - prefix.length, false) ?? 0) - pos),
  });
// the parser's own rule takes more for email addresses than GFM
const matchAll = markdown.linkify.match.bind(markdown.linkify);
markdown.linkify.match = (text) =>
  matchAll(text)?.filter(
    ({ schema, index, lastIndex }) => schema !== 'mailto:' || bareMailAddressEnd(text, index) === lastIndex,
  ) ?? null;
// `linkTo` decides which addresses can be opened. Here every link is accepted, so that none is left as source text.
markdown.validateLink = () => true;

function isBareFrontMatter(text: string, end: number): boolean {
  return text.slice(end).trim() === '' && text.slice(0, end).replaceAll(/[-.\s\ufeff]/g, '') === '';
}

function propertiesIn(frontMatter: string): HtmlElement | null {
  const lines = frontMatter.trimEnd().split('\n').slice(1, -1).join('\n');
  return lines === '' ? null : { tag: 'pre', attributes: { class: 'properties' }, children: [lines] };
}

function build(tokens: readonly Token[], root: OpenElement, footnotes: FootnoteList): void {
  const open: OpenElement[] = [root];
  for (const [index, token] of tokens.entries()) {
    const parent = open.at(-1) ?? root;
    if (token.type === 'inline') build(token.children ?? [], parent, footnotes);
    else if (token.hidden) continue;
    else if (token.nesting < 0) open.splice(Math.max(1, open.length - 1));
    else if (token.type === 'footnote_definition_open') open.push(footnotes.define(footnoteLabel(token)));
    else if (token.nesting > 0) {
      const element = elementOf(token, tokens[index + 1]);
      parent.children.push(element);
      open.push(element);
    } else if (token.type === 'footnote_ref') parent.children.push(footnotes.refer(footnoteLabel(token)));
    else parent.children.push(...leaf(token));
  }
}

function elementOf(token: Token, next: Token | undefined): OpenElement {
  if (token.type !== 'link_open') return { tag: tagOf(token), attributes: attributesOf(token), children: [] };
  const address = attribute(token, 'href') ?? '';
  const link = linkTo(address, attribute(token, 'title'));
  if (next?.type === 'link_close') link.children.push(address);
  return link;
}

function attribute(token: Token, name: string): string | null {
  const value = token.attrGet(name);
  return value === null ? null : String(value);
}

function tagOf({ tag, type }: Token): HtmlTag {
  const known = htmlTags.find((each) => each === tag);
  if (known === undefined) throw new Error(`no known element for ${type}`);
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
  if (/^(?:p|h[1-6]|ul|ol|th|td|summary)$/.test(token.tag)) attributes.dir = 'auto';
  if (token.attrGet('open') !== null) attributes.open = '';
  const direction = attribute(token, 'dir');
  if (direction !== null) attributes.dir = direction;
  return attributes;
}

function leaf(token: Token): (HtmlNode | OpenElement)[] {
  switch (token.type) {
    case 'softbreak':
    case 'hardbreak':
    case 'line_break':
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
    case 'html_block':
      return [sourceOf(token.content)];
    case 'html_image':
      return [htmlImageOf(token.meta?.image as HtmlImageTag)];
    case 'image':
      return [imageOf(token)];
    default:
      return [token.content];
  }
}

function lineBreak(): HtmlElement {
  return { tag: 'br', attributes: {}, children: [] };
}

/** Returns the source of an HTML block, in which nothing is parsed as Markdown. */
function sourceOf(html: string): HtmlElement {
  const lines = html.trimEnd().split('\n');
  const children = lines.flatMap((line, index) => (index > 0 ? [lineBreak(), line] : [line]));
  return { tag: 'p', attributes: { dir: 'auto' }, children };
}

function taskBox(mark: string): HtmlElement {
  const other = taskStateMark(mark);
  if (other !== null) return { tag: 'span', attributes: { class: 'state' }, children: [taskStateSign(other.state)] };
  const checked: HtmlElement['attributes'] = isTicked(mark) ? { checked: '' } : {};
  return { tag: 'input', attributes: { type: 'checkbox', disabled: '', ...checked }, children: [] };
}

function linkTo(written: string, title: string | null): OpenElement {
  const address = withScheme(written);
  if (!openable.test(address)) return { tag: 'span', attributes: {}, children: [] };
  const attributes = { href: address, rel: 'noopener noreferrer', ...(title !== null && { title }) };
  return { tag: 'a', attributes, children: [] };
}

const openable = /^(?:https?:\/\/|mailto:)/i;

function imageOf(token: Token): OpenElement | HtmlImage {
  const address = attribute(token, 'src') ?? '';
  const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {});
  const { words, size } = imageSizeIn(alt);
  const image = attachmentOfDestination(address);
  if (image !== null) return { image, words, ...(size !== null && { size }) };
  const link = linkTo(address, attribute(token, 'title'));
  link.children.push(words || address);
  return link;
}

function htmlImageOf({ hash, words, size }: HtmlImageTag): HtmlImage {
  return { image: hash, words, ...(size !== null && { size }) };
}

function footnoteLabel(token: Token): string {
  return String(token.meta?.label ?? '');
}
