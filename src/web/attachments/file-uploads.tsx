import { useEffect } from 'react';
import { useDocumentReady, useSaveStatus } from '../replica/index.ts';
import { useFiles } from './use-attachments.ts';

/** Sends files that wait, whatever is open, as soon as the hub has acknowledged their records. Shows nothing. */
export function FileUploads() {
  const files = useFiles();
  const isReady = useDocumentReady();
  const status = useSaveStatus();
  useEffect(() => {
    if (isReady)
      void files.shelf
        .opened()
        .then(() => files.askServer())
        .catch(() => {}); // offline: asked by the next start
  }, [files, isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the status may be the word that was waited for
  useEffect(() => {
    if (isReady) files.uploads.wake();
  }, [files, isReady, status]);
  return null;
}
