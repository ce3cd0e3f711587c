import type { Element } from 'domhandler';
import { attribute, findElement, isTag, nodesIn, textIn } from './elements.ts';
import { linkAddress } from './read-address.ts';
import { lostNames } from './read-media.ts';

export interface UnshownAddress {
  readonly address: string;
  readonly words: string;
}

/**
 * Returns the addresses of an element that is neither a link nor an image: where an area or a part of a drawing leads,
 * where a form without words is sent, or the source of a quotation.
 */
export function unshownAddresses(element: Element): readonly UnshownAddress[] {
  if (element.name === 'area')
    return [{ address: linkAddress(element), words: attribute(element, 'alt')?.trim() ?? '' }];
  if (lostNames.has(element.name)) return [...linksIn(element)];
  const address = otherAddress(element);
  if (address === '') return [];
  const isSource = attribute(element, 'cite') !== null && /^https?:/i.test(address);
  const hasWords = textIn(element).trim() !== '' || findElement(element, ({ name }) => name === 'img') !== null;
  return isSource || !hasWords ? [{ address, words: '' }] : [];
}

/** The attributes with an address of elements that are no links. */
const otherAddresses = new Map<string, readonly string[]>([
  ['form', ['action']],
  ['button', ['formaction']],
  ['input', ['formaction', 'src']],
  ['blockquote', ['cite']],
  ['q', ['cite']],
  ['ins', ['cite']],
  ['del', ['cite']],
  ['image', ['href', 'xlink:href']],
]);

/** Returns the address of an element that is neither a link nor an image; empty if it has none. */
function otherAddress(element: Element): string {
  const names = otherAddresses.get(element.name) ?? [];
  return names.map((name) => attribute(element, name)?.trim() ?? '').find((address) => address !== '') ?? '';
}

/** Yields the links in an element that a note cannot hold, such as a drawing, with their words. */
function* linksIn(element: Element): Generator<UnshownAddress> {
  const own = otherAddress(element);
  if (own !== '') yield { address: own, words: '' };
  for (const node of nodesIn(element)) {
    if (!isTag(node)) continue;
    const address = node.name === 'a' ? linkAddress(node) : otherAddress(node);
    if (address !== '') yield { address, words: node.name === 'a' ? textIn(node).replaceAll(/\s+/g, ' ').trim() : '' };
  }
}
