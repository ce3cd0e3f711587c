export { DropToImport } from './drop-to-import.tsx';
export { dropFiles } from './dropped-files.ts';
export { ImportsPart } from './imports-part.tsx';
export { LaunchedFiles } from './launched-files.tsx';
export { importMessages } from './messages/index.ts';
export { RunningImport } from './running-import.tsx';
