import type { DeviceFiles } from '../attachments/index.ts';
import { type DocumentActions, deviceZone } from '../replica/index.ts';
import type { ChosenFile } from './files/chosen-file.ts';
import { importByItself, type OwnImport } from './session/import-by-itself.ts';
import { ImportSession } from './session/import-session.ts';
import { startWorker } from './worker/start-worker.ts';

/** Imports recordings without questions, beside an import that the user may be making. */
export function importRecordings(
  document: DocumentActions,
  files: DeviceFiles,
  chosen: readonly ChosenFile[],
  writes: (own: OwnImport) => void,
): Promise<ReadonlySet<string>> {
  return importByItself(new ImportSession({ document, files, startWorker, zone: deviceZone }), chosen, writes);
}
