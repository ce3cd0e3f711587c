export { appVersion } from './app-version.ts';
export type { ExportedAccount, ExportedFile, ExportedRecord, ExportOptions } from './exported-account.ts';
export { exportedFiles } from './exported-files.ts';
export { referencesIn } from './references.ts';
export type { Spool } from './spool.ts';
export { defaultZipLimits, type ZipLimits, type ZippedBytes, zipped } from './zipped.ts';
