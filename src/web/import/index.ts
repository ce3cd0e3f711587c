export { DropToImport } from './drop-to-import.tsx';
export type { ChosenFile } from './files/chosen-file.ts';
export { dropFiles } from './files/dropped-files.ts';
export { ImportsPart } from './imports-part.tsx';
export { LaunchedFiles } from './launched-files.tsx';
export { RunningImport } from './running-import.tsx';
export type { OwnImport } from './session/import-by-itself.ts';
export { ImportFailed } from './session/import-failed.ts';
export { writtenSessions } from './words/batch-summary.ts';

/** Loads the import that asks no questions. */
export const loadOwnImport = () => import('./open-own-import.ts');
