export { DropToImport } from './drop-to-import.tsx';
export { ImportsPart } from './imports-part.tsx';
export { importMessages } from './messages/index.ts';
export { RunningImport } from './running-import.tsx';
