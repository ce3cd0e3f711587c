import type { AttachmentHash } from '../attachment.ts';
import type { ImageSize } from '../image-size.ts';
import type { RasterType } from '../raster-type.ts';

/**
 * A part of a page: text, an attached image, or one of the elements allowed in a note. The type cannot express anything
 * else.
 */
export type HtmlNode = string | HtmlElement | HtmlImage;

/** An attached image. If its content is not available, its alternative text is shown instead. */
export interface HtmlImage {
  readonly image: AttachmentHash;
  readonly words: string;
  /** By default, the size of the image itself. */
  readonly size?: ImageSize;
}

export interface HtmlElement {
  readonly tag: HtmlTag;
  readonly attributes: Readonly<Partial<Record<HtmlAttribute, string>>>;
  readonly children: readonly HtmlNode[];
}

/** Every element that a note can contain. None of them executes code or loads a resource. */
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
  'b',
  'del',
  'details',
  'i',
  'input',
  'ins',
  'kbd',
  'small',
  'sub',
  'summary',
  'u',
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
  'open',
  'title',
] as const;
export type HtmlAttribute = (typeof htmlAttributes)[number];

/** The content of an image in a self-contained page. */
export interface EmbeddedImage<Content> {
  readonly type: RasterType;
  /** Base64-encoded. */
  readonly base64: Content;
}

/**
 * Prints a tree as HTML source, in pieces to be concatenated. All text is escaped.
 *
 * @param images the available attached images, by digest. Each content is a separate piece, so that it never has to be
 * converted to a string.
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
        source = `"${sizeOf(step)} alt="${escapeHtml(step.words)}">`;
      }
    }
  }
  return [...pieces, source];
}

/** Returns the attached images of a tree, in order. */
export function imagesOf(nodes: readonly HtmlNode[]): readonly HtmlImage[] {
  return [...stepsThrough(nodes)].filter((step) => typeof step !== 'string' && 'image' in step);
}

type Step = string | HtmlImage | { readonly starts: HtmlElement } | { readonly ends: HtmlElement };

/**
 * Traverses a tree from start to end. It is iterative, because markup can be nested deeper than the call stack allows.
 */
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

function sizeOf({ size }: HtmlImage): string {
  if (size === undefined) return '';
  return ` width="${size.widthPx}"${size.heightPx === undefined ? '' : ` height="${size.heightPx}"`}`;
}

/** Returns the placeholder for an image whose content is not available. */
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
  'details',
  'summary',
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
