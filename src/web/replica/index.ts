export { assign } from './assign.ts';
export { deviceZone } from './device-zone.ts';
export { DocumentProvider } from './document-provider.tsx';
export type { DocumentReader } from './document-reader.ts';
export {
  type DocumentActions,
  useBody,
  useDeletedIds,
  useDocument,
  useDocumentComplete,
  useDocumentRead,
  useDocumentReady,
  useFirstSync,
  useListReady,
  useOpenRecords,
  usePendingSince,
  useRecord,
  useRecords,
  useSaveStatusSource,
  useThrottledRecords,
} from './hooks.ts';
export { onceForAll } from './once-for-all.ts';
export { flushDocument } from './page-document.ts';
export type { RecordLeaves } from './record-actions.ts';
export type { RecordEntry } from './record-entry.ts';
export type { BodyView } from './shown-contents.ts';
export { exportAll, exportPending, prepareSignOut } from './sign-out.ts';
export { findUnsentData, type UnsentData } from './unsent-data.ts';
export { useProfileData } from './use-profile-data.ts';
