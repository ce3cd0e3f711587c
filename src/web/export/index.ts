export { ExportPart } from './export-part.tsx';
export { useExportOf } from './use-export-of.ts';
