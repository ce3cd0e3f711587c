import { attachmentMarkdown, attachmentOfDestination } from '#domain/notes/index.ts';
import type { Added } from '../../../../attachments/index.ts';
import { imageOfData } from './data-image.ts';
import { unwrap } from './elements.ts';
import type { LeftOut } from './left-out.ts';

/** Takes in a file; null where it did not, and said why. */
export type TakeFile = (file: File) => Promise<Added | null>;

/**
 * Keeps, in place, the links and images whose addresses lead somewhere from a note. Images that a page holds in their
 * address become files. Others lead only to where they were copied, such as those within a mail or on a disk: such a
 * link is its words, such an image goes, and both are counted.
 */
export async function takeAddresses(body: HTMLElement, take: TakeFile): Promise<Omit<LeftOut, 'media'>> {
  const links = [...body.querySelectorAll('a[href]')].filter((link) => !isWebOrCall(link.getAttribute('href')));
  for (const link of body.querySelectorAll('a')) if (!isWebOrCall(link.getAttribute('href'))) unwrap(link);
  let images = 0;
  const taken = new Map<string, Added | null>();
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src')?.trim() ?? '';
    if (/^https?:\/\//i.test(address)) continue;
    const words = image.getAttribute('alt') ?? '';
    const file = taken.has(address) ? null : imageOfData(address, words);
    if (file !== null) taken.set(address, await take(file));
    const added = taken.get(address) ?? null;
    if (added === null) images += 1;
    putFile(image, added, words);
  }
  return { images, links: links.length };
}

/** The Markdown of an image that was taken in as a file; null for any other. */
export function fileMarkdown(image: Element): string | null {
  const hash = attachmentOfDestination(image.getAttribute('src') ?? '');
  const name = image.getAttribute('alt') ?? '';
  return hash && attachmentMarkdown({ hash, name, isImage: true });
}

/** Nothing comes in the place of an image that was not taken in. */
function putFile(image: Element, added: Added | null, words: string): void {
  const { ownerDocument } = image;
  if (added === null) return image.remove();
  const address = `attachment:${added.hash}`;
  const name = words.trim() || added.name;
  const put = ownerDocument.createElement(added.isImage ? 'img' : 'a');
  put.setAttribute(added.isImage ? 'src' : 'href', address);
  if (added.isImage) put.setAttribute('alt', name);
  else put.textContent = name;
  image.replaceWith(put);
}

function isWebOrCall(address: string | null): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(address?.trim() ?? '');
}
