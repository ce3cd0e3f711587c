import { type AttachmentHash, attachmentHash } from './attachment.ts';
import { type ImageSize, sizeMark } from './image-size.ts';

const scheme = 'attachment:';

export interface AttachmentLink {
  readonly hash: AttachmentHash;
  /** The displayed file name. */
  readonly name: string;
  /** Whether it is shown inline as an image rather than as a link. */
  readonly isImage: boolean;
  /** The size that an image is shown in, if it is not its own. */
  readonly size?: ImageSize;
}

/** Returns the Markdown of an image or a file in a note, on one line whatever the name contains. */
export function attachmentMarkdown({ hash, name, isImage, size }: AttachmentLink): string {
  return `${isImage ? '!' : ''}[${escapedName(name)}${isImage ? sizeMark(size) : ''}](${scheme}${hash})`;
}

/** @returns the attachment that the destination of a link or image refers to; null if it refers to none */
export function attachmentOfDestination(destination: string): AttachmentHash | null {
  return destination.startsWith(scheme) ? attachmentHash(destination.slice(scheme.length)) : null;
}

/** Escapes everything that could close the brackets or is markup inside them. */
function escapedName(name: string): string {
  return name
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*~=[\]<>&#|]|^\^|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (mark) => `\\${mark}`);
}
