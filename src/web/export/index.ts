export { ExportPart } from './export-part.tsx';
export { useExport } from './use-export.ts';
