export { type ImportBatch, importBatch, maxSkippedListed } from './import-batch.ts';
