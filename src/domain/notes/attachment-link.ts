import { type AttachmentHash, attachmentHash } from './attachment.ts';

const scheme = 'attachment:';

export interface AttachmentLink {
  readonly hash: AttachmentHash;
  /** What is shown for it: the name of the file. */
  readonly name: string;
  /** Shown in place as an image, rather than as a link. */
  readonly isImage: boolean;
}

/** The Markdown of an image or a file in a note, on one line whatever the name holds. */
export function attachmentMarkdown({ hash, name, isImage }: AttachmentLink): string {
  return `${isImage ? '!' : ''}[${escapedName(name)}](${scheme}${hash})`;
}

/** @returns the attachment that the destination of a link or image names; null where it names none */
export function attachmentOfDestination(destination: string): AttachmentHash | null {
  return destination.startsWith(scheme) ? attachmentHash(destination.slice(scheme.length)) : null;
}

/** Whatever could end the brackets, or mean something inside them, stands for itself. */
function escapedName(name: string): string {
  return name
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*~=[\]<>&#|]|^\^|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (mark) => `\\${mark}`);
}
