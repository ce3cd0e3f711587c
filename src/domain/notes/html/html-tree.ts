import type { AttachmentHash } from '../attachment.ts';
import type { RasterType } from '../raster-type.ts';

/** A part of a page: text, an attached image, or one of the elements that a note can become. There is no way to say anything else. */
export type HtmlNode = string | HtmlElement | HtmlImage;

/** An attached image. Where its content is not at hand, its words stand for it. */
export interface HtmlImage {
  readonly image: AttachmentHash;
  readonly words: string;
}

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

/** The content of an image for a page that stands alone. */
export interface EmbeddedImage<Content> {
  readonly type: RasterType;
  /** In Base64. */
  readonly base64: Content;
}

/**
 * The source of a tree in pieces, one after another; all text in it is escaped.
 *
 * @param images what is known of the attached images, by digest; each content is a piece of its own, so that none of
 *   them has to become a text
 */
export function printHtml<Content = never>(
  nodes: readonly HtmlNode[],
  images: ReadonlyMap<AttachmentHash, EmbeddedImage<Content>> = new Map(),
): readonly (string | Content)[] {
  const pieces: (string | Content)[] = [];
  let source = '';
  for (const step of stepsThrough(nodes)) {
    if (typeof step === 'string') source += escapeHtml(step);
    else if ('starts' in step) source += startOf(step.starts);
    else if ('ends' in step) source += endOf(step.ends);
    else {
      const embedded = images.get(step.image);
      if (embedded === undefined) source += printHtml([wordsOf(step.words)]).join('');
      else {
        pieces.push(`${source}<img src="data:${embedded.type};base64,`, embedded.base64);
        source = `" alt="${escapeHtml(step.words)}">`;
      }
    }
  }
  return [...pieces, source];
}

/** The attached images of a tree, in its order. */
export function imagesOf(nodes: readonly HtmlNode[]): readonly HtmlImage[] {
  return [...stepsThrough(nodes)].filter((step) => typeof step !== 'string' && 'image' in step);
}

type Step = string | HtmlImage | { readonly starts: HtmlElement } | { readonly ends: HtmlElement };

/** A tree from its start to its end. It may be deeper than functions can call each other: marks go within marks without a limit. */
function* stepsThrough(nodes: readonly HtmlNode[]): Generator<Step> {
  const open: { readonly element: HtmlElement | null; readonly children: Iterator<HtmlNode> }[] = [
    { element: null, children: nodes.values() },
  ];
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const { done, value: node } = inside.children.next();
    if (done === true) {
      open.pop();
      if (inside.element !== null) yield { ends: inside.element };
    } else if (typeof node === 'string' || 'image' in node) yield node;
    else {
      yield { starts: node };
      open.push({ element: node, children: node.children.values() });
    }
  }
}

/** What stands for an image that is not at hand. */
export function wordsOf(words: string): HtmlElement {
  return { tag: 'span', attributes: {}, children: [words] };
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function startOf({ tag, attributes }: HtmlElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>`;
}

function endOf({ tag }: HtmlElement): string {
  return `${voidTags.has(tag) ? '' : `</${tag}>`}${lineTags.has(tag) ? '\n' : ''}`;
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
