import { type AttachmentLink, attachmentMarkdown, attachmentOfDestination } from '#domain/notes/index.ts';
import { imageOfData } from './data-image.ts';
import { unwrap } from './elements.ts';
import type { LeftOut } from './left-out.ts';

/** Stores a file as an attachment; resolves to null if that failed and the user was notified. */
export type TakeFile = (file: File) => Promise<AttachmentLink | null>;

/**
 * Keeps links and images whose URLs work from a note, in place. Images in `data:` URLs become files. Other URLs work
 * only at their source, for example within an email or on a disk. Their links are reduced to text, their images are
 * removed, and both are counted.
 */
export async function takeAddresses(body: HTMLElement, take: TakeFile): Promise<Omit<LeftOut, 'media'>> {
  const links = [...body.querySelectorAll('a[href]')].filter((link) => !isWebOrCall(link.getAttribute('href')));
  for (const link of body.querySelectorAll('a')) if (!isWebOrCall(link.getAttribute('href'))) unwrap(link);
  let images = 0;
  const taken = new Map<string, AttachmentLink | null>();
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

/** Returns the Markdown of an image that was stored as a file; null for any other. */
export function fileMarkdown(image: Element): string | null {
  const hash = attachmentOfDestination(image.getAttribute('src') ?? '');
  const name = image.getAttribute('alt') ?? '';
  return hash && attachmentMarkdown({ hash, name, isImage: true });
}

/** Replaces an image by its stored file, or removes it if it was not stored. */
function putFile(image: Element, added: AttachmentLink | null, words: string): void {
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
