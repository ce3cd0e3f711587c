import { imageOfDataUrl } from '#domain/import/html/index.ts';

/**
 * Returns the image in a `data:` URL as a file, with the type that its bytes show; null if it is not an image.
 *
 * @param words alternative text, used as the file name
 */
export function imageOfData(address: string, words: string): File | null {
  const image = imageOfDataUrl(address.trim(), words);
  return image && new File([image.bytes], image.name, { type: image.mime });
}
