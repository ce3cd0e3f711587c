import { useMemo, useSyncExternalStore } from 'react';
import { useFiles } from '../attachments/index.ts';
import { deviceZone, useDocument } from '../replica/index.ts';
import { ImportSession, type ImportState } from './import-session.ts';
import { startWorker } from './start-worker.ts';

/** Returns the import of this page. It goes on while other screens are open, and ends with the document. */
export function useImport(): { readonly session: ImportSession; readonly state: ImportState } {
  const document = useDocument();
  const files = useFiles();
  const session = useMemo(() => {
    const open = () => new ImportSession({ document, files, startWorker, zone: deviceZone });
    return document.companion('import', open) ?? open();
  }, [document, files]);
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { session, state };
}
