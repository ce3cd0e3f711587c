export { DropToImport } from './drop-to-import.tsx';
export { dropFiles } from './files/dropped-files.ts';
export { ImportsPart } from './imports-part.tsx';
export { LaunchedFiles } from './launched-files.tsx';
export { RunningImport } from './running-import.tsx';
