import { type HtmlTag, startTags } from './html-tags.ts';

/** An HTML element that refers to something, such as an image or a link. */
export interface LinkedElement {
  readonly address: string;
  readonly isImage: boolean;
  /** The text to display; null if there is none. */
  readonly shown: string | null;
  readonly widthPx: number | null;
  readonly from: number;
  /** The end of the element. Of an element that contains others, the end of its start tag. */
  readonly to: number;
}

/** Finds the elements of a part of HTML that refer to something, in order. */
export function* linkedElements(html: string): Generator<LinkedElement> {
  for (const tag of startTags(html)) {
    const address = tag.attributes.get(addressAttributes.get(tag.name) ?? '')?.trim() ?? '';
    if (address !== '') yield elementOf(html, tag, address);
  }
}

/** The attribute that contains the address, by element. */
const addressAttributes: ReadonlyMap<string, string> = new Map([
  ['a', 'href'],
  ['audio', 'src'],
  ['embed', 'src'],
  ['iframe', 'src'],
  ['img', 'src'],
  ['object', 'data'],
  ['source', 'src'],
  ['video', 'src'],
]);

const voidElements: ReadonlySet<string> = new Set(['embed', 'img', 'source']);

function elementOf(html: string, tag: HtmlTag, address: string): LinkedElement {
  const { name, attributes, from } = tag;
  const content = voidElements.has(name) ? null : contentOf(html, tag);
  const shown = content?.text ?? attributes.get('alt') ?? '';
  return {
    address,
    isImage: name !== 'a',
    shown: shown.trim() || null,
    widthPx: pixelsIn(attributes.get('width') ?? ''),
    from,
    to: content?.end ?? tag.to,
  };
}

/** Returns null if the element has no end tag nearby, or contains other elements with an address. */
function contentOf(html: string, { name, to }: HtmlTag): { readonly text: string; readonly end: number } | null {
  const near = html.slice(to, to + maxContentLength);
  const at = near.toLowerCase().indexOf(`</${name}>`);
  if (at < 0) return null;
  const content = near.slice(0, at);
  if (/<(?:a|audio|embed|iframe|img|object|source|video)\s/i.test(content)) return null;
  return { text: content.replaceAll(/<[^<>]*>/g, ''), end: to + at + name.length + 3 };
}

const maxContentLength = 2000;

function pixelsIn(width: string): number | null {
  const pixels = Number(/^\s*(\d{1,5})(?:px)?\s*$/i.exec(width)?.[1]);
  return pixels > 0 ? pixels : null;
}
