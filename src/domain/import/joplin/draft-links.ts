import type { FileLink, NoteLink } from '../draft/index.ts';
import { extensionOf, isMediaFile } from '../files/index.ts';
import { onOneLine } from '../text/index.ts';
import type { WrittenLink } from './linked-parts.ts';

interface LinkedNote {
  readonly sourceId: string;
  readonly title: string;
}

/** @param anchor the part of the address after `#`, percent-encoded; empty for none */
export function noteLinkTo({ sourceId, title }: LinkedNote, link: WrittenLink, anchor: string): NoteLink {
  const shown = onOneLine(link.shown ?? '');
  return {
    kind: 'note-link',
    to: { sourceId },
    ...(anchor !== '' && { place: percentDecoded(anchor) }),
    ...(shown !== '' && shown !== onOneLine(title) && { shown }),
    isEmbed: false,
    written: link.written,
  };
}

interface LinkedFile {
  readonly sourceId: string;
  readonly name: string;
  readonly mime: string | null;
}

/** Joplin also embeds documents as if they were images. */
export function fileLinkTo({ sourceId, name, mime }: LinkedFile, link: WrittenLink): FileLink {
  const { shown, widthPx, written } = link;
  return {
    kind: 'file-link',
    to: sourceId,
    ...(shown !== null && shown !== name && { shown }),
    isImage:
      link.isImage && (isMediaFile(name, mime) || (mime === null ? mayBeImage(name) : mime.startsWith('image/'))),
    ...(widthPx !== null && { widthPx }),
    written,
  };
}

function mayBeImage(name: string): boolean {
  const extension = extensionOf(name);
  return extension === '' || imageExtensions.has(extension);
}

const imageExtensions: ReadonlySet<string> = new Set(
  'apng avif bmp gif heic ico jfif jpeg jpg png svg tif tiff webp'.split(' '),
);

/** Returns the text as it is if it contains a `%` that encodes nothing. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
