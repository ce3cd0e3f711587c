export { type ImportBatch, importBatch, mostSkippedListed } from './import-batch.ts';
