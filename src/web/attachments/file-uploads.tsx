import { useEffect, useSyncExternalStore } from 'react';
import type { SaveStatus } from '#sync/document/status.ts';
import { useDocument, useDocumentRead, useSaveStatusSource } from '../replica/index.ts';
import type { FileRow } from './file-storage.ts';
import { useFiles } from './use-attachments.ts';

/**
 * Uploads pending files, on every screen, as soon as the hub has acknowledged their records. Renders nothing. The save
 * state is not *Saved* until they are uploaded. Files that the server refused or the user held back do not count, since
 * the user knows about them.
 */
export function FileUploads() {
  const files = useFiles();
  const isRead = useDocumentRead();
  const saving = useSaveStatusSource();
  const document = useDocument();
  const isSending = useSyncExternalStore(files.subscribe, () => hasUnsent(files.shelf.rows.values()));
  useEffect(() => (isSending ? document.hold() : undefined), [document, isSending]);
  useEffect(() => {
    if (isRead)
      void files.shelf
        .opened()
        .then(() => files.askServer())
        .catch(() => {}); // offline: the next start asks again
  }, [files, isRead]);
  useEffect(() => {
    if (!isRead) return;
    let heard: SaveStatus | null = null;
    // any change of the status may mean that the hub has acknowledged a record
    const hear = () => {
      if (saving.status === heard) return;
      heard = saving.status;
      files.uploads.wake();
    };
    hear();
    return saving.subscribe(hear);
  }, [files, isRead, saving]);
  return null;
}

function hasUnsent(rows: Iterable<FileRow>): boolean {
  for (const { upload, refusal } of rows) if (upload === 'waiting' && refusal === null) return true;
  return false;
}
