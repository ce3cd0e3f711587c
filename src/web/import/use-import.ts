import { useMemo, useSyncExternalStore } from 'react';
import { type DeviceFiles, useFiles } from '../attachments/index.ts';
import { type DocumentActions, deviceZone, useDocument } from '../replica/index.ts';
import { type ImportActivity, setImportActivity } from './import-activity.ts';
import { ImportSession } from './session/import-session.ts';
import type { ImportState } from './session/import-state.ts';
import { startWorker } from './worker/start-worker.ts';

/** Returns the import of this page. It goes on while other screens are open, and ends with the document. */
export function useImport(): { readonly session: ImportSession; readonly state: ImportState } {
  const document = useDocument();
  const files = useFiles();
  const session = useMemo(() => {
    const open = () => openSession(document, files);
    return document.companion('import', open) ?? open();
  }, [document, files]);
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return { session, state };
}

function openSession(document: DocumentActions, files: DeviceFiles): ImportSession {
  const session = new ImportSession({ document, files, startWorker, zone: deviceZone });
  session.subscribe(() => setImportActivity(activityOf(session.state)));
  return session;
}

function activityOf(state: ImportState): ImportActivity | null {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'unclear':
      return { kind: 'preview' };
    case 'applying':
      return { kind: 'applying', share: state.total === 0 ? null : state.done / state.total };
    default:
      return { kind: state.kind };
  }
}
