import type { AttachmentLink } from '#domain/notes/index.ts';

/** Stores a file as an attachment; resolves to null if that failed and the user was notified. */
export type TakeFile = (file: File) => Promise<AttachmentLink | null>;

/** What is at the addresses in a document. */
interface TakenAddresses {
  /** The stored images, by their `data:` URLs; null for one that could not be stored. */
  readonly files: ReadonlyMap<string, AttachmentLink | null>;
  /** The numbers of images and links whose URLs work only at their source. */
  readonly images: number;
  readonly links: number;
}

/**
 * Keeps links and images whose URLs work from a note. Images in `data:` URLs become files. Other URLs work only at their
 * source, for example within an email or on a disk: their links are reduced to text and their images are removed, in
 * place.
 */
export async function takeAddresses(body: HTMLElement, take: TakeFile): Promise<TakenAddresses> {
  const files = new Map<string, AttachmentLink | null>();
  let images = 0;
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src')?.trim() ?? '';
    if (/^https?:\/\//i.test(address)) continue;
    if (!files.has(address)) files.set(address, await stored(image, address, take));
    if (files.get(address) != null) continue;
    images += 1;
    image.remove();
  }
  return { files, images, links: takeLinks(body) };
}

async function stored(image: Element, address: string, take: TakeFile): Promise<AttachmentLink | null> {
  if (!/^data:/i.test(address)) return null;
  // the decoder is loaded only for the few pastes with such an image
  const { imageOfData } = await import('./data-image.ts');
  const file = imageOfData(address, image.getAttribute('alt') ?? '');
  return file && take(file);
}

function takeLinks(body: HTMLElement): number {
  let lost = 0;
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href')?.trim();
    const isKept = /^(?:https?:\/\/|mailto:|tel:)/i.test(address ?? '');
    if (address !== undefined && !isKept) lost += 1;
    if (!isKept || isEmpty(link)) link.replaceWith(...link.childNodes);
  }
  // an item with nothing but an icon would be an empty one
  for (const item of body.querySelectorAll('li')) if (isEmpty(item)) item.remove();
  return lost;
}

/** Elements that a note shows although they have no text. */
const objects = 'img, input, hr, iframe, video, audio, embed, object';

function isEmpty(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector(objects) === null;
}
