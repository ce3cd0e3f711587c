import type { Attachment } from '#domain/notes/index.ts';
import type { FileRow } from './file-storage.ts';
import type { ReadFile } from './read-file.ts';

/** Returns the row of a file that is to be uploaded. */
export function rowOf({ hash, name, mime, content, size }: ReadFile): Omit<FileRow, 'usedAt'> {
  return { hash, name, mime, bytes: content.size, ...size, upload: 'waiting', refusal: null, isKept: false };
}

/** Returns the record of a file. */
export function recordOf({ bytes, mime, name, widthPx, heightPx }: Omit<FileRow, 'usedAt'>): Attachment {
  const size = { ...(widthPx !== undefined && { widthPx }), ...(heightPx !== undefined && { heightPx }) };
  return { bytes, mime, name, ...size } as Attachment;
}
