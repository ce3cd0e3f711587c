import { useMemo, useSyncExternalStore } from 'react';
import { useFiles } from '../attachments/index.ts';
import { saveFile } from '../page/index.ts';
import { useDocument } from '../replica/index.ts';
import { ExportSession, type ExportState } from './export-session.ts';
import { startWorker } from './start-worker.ts';

/** Returns the export of this page. It goes on while other screens are open, and ends with the document. */
export function useExportSession(): ExportSession {
  const document = useDocument();
  const files = useFiles();
  return useMemo(() => {
    const open = () => new ExportSession({ document, files, startWorker, save: saveFile });
    return document.companion('export', open) ?? open();
  }, [document, files]);
}

/** Returns the export of this page and follows its progress. */
export function useExport(): { readonly session: ExportSession; readonly state: ExportState } {
  const session = useExportSession();
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { session, state };
}
