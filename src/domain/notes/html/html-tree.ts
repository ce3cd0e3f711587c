/** A part of a page: text, or one of the elements that a note can become. There is no way to say anything else. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: Readonly<Partial<Record<HtmlAttribute, string>>>;
  readonly children: readonly HtmlNode[];
}

/** Every element that a note can become: none runs, none fetches. */
export const htmlTags = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'section',
  'span',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  's',
  'mark',
  'code',
  'a',
  'sup',
  'input',
] as const;
export type HtmlTag = (typeof htmlTags)[number];

export const htmlAttributes = [
  'href',
  'rel',
  'id',
  'class',
  'dir',
  'start',
  'type',
  'checked',
  'disabled',
  'title',
] as const;
export type HtmlAttribute = (typeof htmlAttributes)[number];

/** The source of a tree; all text in it is escaped. */
export function printHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : printElement(node))).join('');
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function printElement({ tag, attributes, children }: HtmlElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  const end = voidTags.has(tag) ? '' : `</${tag}>`;
  return `${start}${printHtml(children)}${end}${lineTags.has(tag) ? '\n' : ''}`;
}

const voidTags = new Set(['hr', 'br', 'input']);
const lineTags = new Set([
  'p',
  'blockquote',
  'pre',
  'hr',
  'ul',
  'ol',
  'li',
  'section',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
]);
