export type { SaveStatus } from '#sync/document/status.ts';
export { deviceZone } from './device-zone.ts';
export { DocumentProvider, type DocumentProviderProps } from './document-provider.tsx';
export type { DocumentReader } from './document-reader.ts';
export {
  type DocumentActions,
  useBody,
  useDeletedIds,
  useDocument,
  useDocumentReady,
  useFirstSyncEnded,
  useFrozen,
  useOpenRecords,
  usePendingSince,
  useRecord,
  useRecords,
  useSaveStatusSource,
  useThrottledRecords,
} from './hooks.ts';
export { onceForAll } from './once-for-all.ts';
export { flushDocument } from './page-document.ts';
export type { CreateOptions, RecordLeaves } from './record-actions.ts';
export type { EditError } from './record-edit.ts';
export type { RecordEntry } from './record-entry.ts';
export type { RecordView } from './record-views.ts';
export type { BodyView } from './shown-contents.ts';
export { exportAll, exportPending, type PreparedSignOut, prepareSignOut, wipeDocuments } from './sign-out.ts';
export { findUnsentData, type UnsentData } from './unsent-data.ts';
export { useExerciseData } from './use-exercise-data.ts';
export { useNotesData } from './use-notes-data.ts';
export { useProfileData } from './use-profile-data.ts';
